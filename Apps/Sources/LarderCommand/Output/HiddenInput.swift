internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A line of standard input that a terminal doesn't show while it is typed.
enum HiddenInput {
    /// How the terminal was, for the signal handler. It is written before the handler is installed and not
    /// changed until the handler is gone.
    nonisolated(unsafe) private static var before = termios()

    /// Asks, reads a line and shows the terminal's input again, even if Ctrl-C ends the program.
    static func line(asking question: String) -> String? {
        guard Console.inputIsTerminal, tcgetattr(STDIN_FILENO, &before) == 0 else {
            Console.error(question)
            return readLine()
        }
        let signals = [SIGINT, SIGTERM, SIGHUP]
        for number in signals {
            signal(number) { number in
                _ = tcsetattr(STDIN_FILENO, TCSANOW, &HiddenInput.before)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO)
        _ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer {
            _ = tcsetattr(STDIN_FILENO, TCSANOW, &before)
            for number in signals { signal(number, SIG_DFL) }
            // The Enter that ended the line was not shown either.
            Console.error("")
        }
        Console.errorPart(question)
        return readLine()
    }
}
