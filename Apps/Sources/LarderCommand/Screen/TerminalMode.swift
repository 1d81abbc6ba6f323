internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The terminal while a program fills it: keys arrive one by one, and the screen that was there comes back.
///
/// However the program ends, by a signal or by a crash too, the terminal is as it was before.
enum TerminalMode {
    /// How the terminal was, for signal handlers too. It is written only while none is installed.
    nonisolated(unsafe) private static var before = termios()
    nonisolated(unsafe) private static var isEntered = false

    /// Another screen, no cursor, and pasted text marked as such.
    private static let beginning: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"
    /// The opposite of all that.
    private static let ending: StaticString =
        "\u{1B}[r\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// Enters the mode; returns false if standard input is not a terminal.
    static func enter() -> Bool {
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
        var raw = before
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT)
        withUnsafeMutableBytes(of: &raw.c_cc) { codes in
            codes[Int(VMIN)] = 1
            codes[Int(VTIME)] = 0
        }
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return false }
        isEntered = true
        for number in crashes {
            signal(number) { number in
                TerminalMode.leave()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        write(beginning)
        return true
    }

    /// Leaves the mode, if it was entered; safe in a signal handler.
    static func leave() {
        guard isEntered else { return }
        isEntered = false
        write(ending)
        _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
        for number in crashes { signal(number, SIG_DFL) }
    }

    private static func write(_ text: StaticString) {
        var rest = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        while !rest.isEmpty {
            let count = sendBytes(rest)
            guard count > 0 else { return }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// Writes bytes to the terminal; returns how many it took, or a negative number if it is gone.
    static func sendBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
        while true {
            #if canImport(Darwin)
            let count = Darwin.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
            #elseif canImport(Glibc)
            let count = Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
            #else
            let count = Musl.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
            #endif
            if count >= 0 { return count }
            if errno == EAGAIN {
                var ready = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if errno != EINTR {
                return -1
            }
        }
    }
}
