internal import Foundation
internal import Terminal

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The two streams of a command, and what the terminal behind them can show.
enum Console {
    /// Writes data.
    static func print(_ line: String) {
        write(line + "\n", to: FileHandle.standardOutput)
    }

    /// Writes data as it is, without adding a line feed.
    static func exactly(_ text: String) {
        write(text, to: FileHandle.standardOutput)
    }

    /// Writes bytes as they are.
    static func exactly(_ data: Data) { write(data, to: FileHandle.standardOutput) }

    /// Writes everything that is not data.
    static func error(_ line: String) {
        write(line + "\n", to: FileHandle.standardError)
    }

    private static func write(_ text: String, to handle: FileHandle) {
        write(Data(text.utf8), to: handle)
    }

    private static func write(_ data: Data, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: data)
        } catch {
            // The reader has closed the pipe, as `| head` does, so there is nobody to tell.
            if isBrokenPipe(error) { exit(0) }
            let words = "larder: can't write the output: \(error.reason).\n"
            if handle !== FileHandle.standardError {
                // If this fails too, only the exit code can report it.
                try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
            }
            exit(CommandFailure.Code.failure.rawValue)
        }
    }

    private static func isBrokenPipe(_ error: any Error) -> Bool {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
        return [error, underlying].contains {
            $0?.domain == NSPOSIXErrorDomain && $0?.code == Int(EPIPE)
        }
    }

    /// Turns a write to a closed pipe into an error instead of ending the program.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Writes text for a person, wrapped to the width of the terminal.
    static func text(_ line: String, _ style: Style = .plain) {
        for line in line.wrapped(to: width) {
            print(style.applied(to: line, colours: hasColours))
        }
    }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Writes part of a line that is not data.
    static func errorPart(_ text: String) { write(text, to: FileHandle.standardError) }

    /// Whether standard error is a terminal.
    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether standard input is a terminal, so nothing was piped in.
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// The width of the terminal in columns, or nil if the output is not a terminal.
    static var width: Int? {
        guard isTerminal else { return nil }
        if let text = ProcessInfo.processInfo.environment["COLUMNS"], let columns = Int(text),
            columns > 0
        {
            return columns
        }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Whether to use colours: only on a terminal that is not dumb, and never with `NO_COLOR`.
    static var hasColours: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let none = environment["NO_COLOR"], !none.isEmpty { return false }
        return isTerminal && environment["TERM"] != "dumb"
    }
}
