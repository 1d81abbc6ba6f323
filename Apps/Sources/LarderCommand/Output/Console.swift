#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif
internal import Foundation

/// The two streams of a command, and what the terminal behind them can show.
enum Console {
    /// Writes data.
    static func print(_ line: String) {
        write(line + "\n", to: FileHandle.standardOutput)
    }

    /// Writes everything that is not data.
    static func error(_ line: String) {
        write(line + "\n", to: FileHandle.standardError)
    }

    private static func write(_ text: String, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            // The reader has gone, as `| head` does; there is nobody left to tell.
            exit(0)
        }
    }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard input is a terminal, so that nobody has piped lines in.
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// The columns of the terminal, or nil when the output goes elsewhere.
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

    /// Whether colours are wanted: on a terminal, and not under `NO_COLOR` or a dumb terminal.
    static var hasColours: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let none = environment["NO_COLOR"], !none.isEmpty { return false }
        return isTerminal && environment["TERM"] != "dumb"
    }
}
