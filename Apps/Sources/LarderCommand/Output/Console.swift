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
    /// Writes a line of data, unchanged whatever the locale.
    static func print(_ line: String) { write(Data((line + "\n").utf8), to: .standardOutput) }

    /// Writes data as it is, without adding a line feed.
    static func exactly(_ text: String) { write(Data(text.utf8), to: .standardOutput) }

    /// Writes bytes as they are.
    static func exactly(_ data: Data) { write(data, to: .standardOutput) }

    /// Writes everything that is not data, wrapped to the width of the terminal, without what could control that:
    /// messages quote what came from elsewhere.
    ///
    /// Lines go on below the program's name, or below the beginning of their text.
    static func error(_ text: String) {
        let lines = shown(text, isTerminal: errorIsTerminal)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { $0.printable.hanging(errorWidth) }
        write(Data((lines.joined(separator: "\n") + "\n").utf8), to: .standardError)
    }

    /// Writes text for a person, wrapped to the width of the terminal, without what could control that.
    static func text(_ line: String, _ style: Style = .plain) {
        for line in shown(line.printable).wrapped(to: width) {
            print(style.applied(to: line, colours: hasColours))
        }
    }

    /// Writes a line for a person, as wide as it is.
    static func line(_ line: String) { print(shown(line)) }

    /// Writes a text as it is, ending its last line; on a terminal without what could control that, and with spaces for
    /// tabs.
    static func lines(of text: String) {
        guard isTerminal else {
            return exactly(text + ([0x0A, 0x0D].contains(text.utf8.last) ? "" : "\n"))
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for text in lines.last == "" ? lines.dropLast() : lines[...] {
            line(text.withoutTabs.printable)
        }
    }

    /// Writes a table, fitted to the terminal, with a text below each row; elsewhere nothing in it is cut.
    static func table(_ table: TextTable, below: [StyledText] = []) {
        var lines = shown(table).lines(
            width: width, colours: hasColours, ellipsis: charset.ellipsis)[...]
        if lines.count > table.rows.count, let heading = lines.popFirst() { print(heading) }
        for (index, line) in lines.enumerated() {
            print(line)
            guard below.indices.contains(index), !below[index].pieces.isEmpty else { continue }
            let text = StyledText(below[index].pieces.map { .init(shown($0.text), $0.style) })
            for line in text.wrapped(to: width.map { max(20, $0 - 4) }) {
                print("    " + line.applied(colours: hasColours))
            }
        }
    }

    /// Writes part of a line that is not data, at once.
    static func errorPart(_ text: String) {
        send(Data(shown(text, isTerminal: errorIsTerminal).utf8), to: .standardError)
    }

    /// The table in the characters of the locale.
    static func shown(_ table: TextTable) -> TextTable {
        guard charset == .ascii else { return table }
        var table = table
        for index in table.columns.indices {
            table.columns[index].title = shown(table.columns[index].title)
        }
        table.rows = table.rows.map { $0.map { .init(shown($0.text), $0.style) } }
        return table
    }

    /// The text in the characters of the locale. In ASCII, signs are replaced; on a terminal, which couldn't
    /// show them, letters too. A pipe gets them unchanged, so that nothing is lost.
    static func shown(_ text: String, isTerminal: Bool = Console.isTerminal) -> String {
        guard charset == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        let text = charset.signs(in: text)
        guard isTerminal else { return text }
        let latin = text.applyingTransform(
            StringTransform("Any-Latin; Latin-ASCII"), reverse: false)
        return String((latin ?? text).map { $0.isASCII ? $0 : "?" })
    }

    /// The characters of the locale.
    static let charset = Charset(environment: ProcessInfo.processInfo.environment)

    private static func write(_ data: Data, to handle: FileHandle) {
        if !Pager.hold(data, isError: handle === FileHandle.standardError) {
            send(data, to: handle)
        }
    }

    /// Writes to a stream now.
    static func send(_ data: Data, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: data)
        } catch {
            // The reader has closed the pipe, as `| head` does, so there is nobody to tell.
            if isBrokenPipe(error) { exit(0) }
            let reason =
                isClosed(handle) ? "its stream is closed" : error.reason
            let words = "larder: can't write the output: \(reason).\n"
            if handle !== FileHandle.standardError {
                // If this fails too, only the exit code can report it.
                try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
            }
            exit(CommandFailure.Code.failure.rawValue)
        }
    }

    /// Whether nothing can be written to a stream, because the shell closed it.
    private static func isClosed(_ handle: FileHandle) -> Bool {
        let flags = fcntl(handle.fileDescriptor, F_GETFL)
        return flags < 0 || flags & O_ACCMODE == O_RDONLY
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

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard error is a terminal.
    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether standard input is a terminal, so nothing was piped in.
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// The width of the terminal in columns, or nil if the output is not a terminal.
    static var width: Int? { size?.columns }

    /// The size of the terminal, or nil if the output is not a terminal; zero rows if unknown.
    static var size: (columns: Int, rows: Int)? { isTerminal ? size(of: STDOUT_FILENO) : nil }

    /// The width of the terminal behind standard error, or nil if that is not a terminal.
    private static var errorWidth: Int? {
        errorIsTerminal ? size(of: STDERR_FILENO).columns : nil
    }

    private static func size(of terminal: Int32) -> (columns: Int, rows: Int) {
        var size = winsize()
        if ioctl(terminal, UInt(TIOCGWINSZ), &size) != 0 { size = winsize() }
        func number(_ variable: String, _ measured: UInt16, _ usual: Int) -> Int {
            if let text = ProcessInfo.processInfo.environment[variable], let number = Int(text),
                number > 0
            {
                return number
            }
            return measured > 0 ? Int(measured) : usual
        }
        return (number("COLUMNS", size.ws_col, 80), number("LINES", size.ws_row, 0))
    }

    /// Whether the terminal understands control sequences.
    static var isSmart: Bool {
        let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
        return isTerminal && !kind.isEmpty && kind != "dumb"
    }

    /// Whether to use colours: only on a terminal that is not dumb, and never with `NO_COLOR`.
    static var hasColours: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let none = environment["NO_COLOR"], !none.isEmpty { return false }
        return isTerminal && environment["TERM"] != "dumb"
    }
}

extension StringProtocol {
    /// The line wrapped at words, each further line set in like the text of the first.
    fileprivate func hanging(_ columns: Int?) -> [String] {
        let name = "larder: "
        let margin = hasPrefix(name) ? name.count : prefix { $0 == " " }.count
        guard let columns, displayWidth > columns, columns > margin + 16 else {
            return [String(self)]
        }
        let lines = dropFirst(margin).wrapped(to: columns - margin)
        return lines.enumerated().map { index, line in
            (index == 0 ? String(prefix(margin)) : String(repeating: " ", count: margin)) + line
        }
    }
}
