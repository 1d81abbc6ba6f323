import Foundation
import Larder
import TestSupport
import Testing

/// A person at a terminal in which the built command runs: types keys and reads the screen.
final class TerminalUser: Sendable {
    private let main: Int32
    private let terminal: Int32
    private let screen: Watched<Screen>
    private let process: Process
    private let ended = Watched(false)

    /// How long a test waits for what must come, on a machine that is busy with others.
    private static let patience = Duration.seconds(90)

    struct Screen: Sendable {
        var model: ScreenModel
        /// Everything that was written, for what a screen doesn't tell.
        var text = ""
        private var unread = Data()

        init(columns: Int, rows: Int) { model = ScreenModel(columns: columns, rows: rows) }

        /// Takes bytes; a character or sequence that is divided between reads waits for its rest.
        mutating func take(_ bytes: Data) {
            unread += bytes
            for cut in 0..<4 where cut <= unread.count {
                guard let new = String(validating: unread.dropLast(cut), as: UTF8.self) else {
                    continue
                }
                unread = unread.suffix(cut)
                text += new
                model.write(new)
                return
            }
        }

        mutating func resize(columns: Int, rows: Int) {
            model = ScreenModel(columns: columns, rows: rows)
        }
    }

    /// Starts the command with a terminal as its input and output.
    init(
        _ home: Household, _ arguments: [String], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        var ends: (Int32, Int32) = (-1, -1)
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&ends.0, &ends.1, nil, nil, &size) == 0)
        (main, terminal) = ends
        screen = Watched(Screen(columns: columns, rows: rows))
        process = try home.process(
            arguments, environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
        let handle = FileHandle(fileDescriptor: terminal)
        (process.standardInput, process.standardOutput, process.standardError) =
            (handle, handle, handle)
        process.terminationHandler = { [ended] _ in ended.change { $0 = true } }
        try process.start()
        try Descriptor(main).read { [screen] bytes in screen.change { $0.take(bytes) } }
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(terminal)
        close(main)
    }

    var id: Int32 { process.processIdentifier }

    /// What was written since the start.
    var text: String { screen.state.text }
    var lines: [String] { screen.state.model.lines }
    var model: ScreenModel { screen.state.model }

    /// Types keys.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(main, bytes, bytes.count)
    }

    /// Waits until the screen is as wanted; a command that never gets there fails the test.
    func sees(
        _ isMet: @escaping @Sendable (ScreenModel) -> Bool,
        _ location: SourceLocation = #_sourceLocation
    ) async {
        await waits({ isMet($0.model) }, location)
    }

    private func waits(
        _ isMet: @escaping @Sendable (Screen) -> Bool, _ location: SourceLocation
    ) async {
        let isLate = Locked(false)
        let limit = Task { [screen] in
            try await Task.sleep(for: Self.patience)
            isLate.withLock { $0 = true }
            screen.change { _ in }
        }
        await screen.wait { screen in isMet(screen) || isLate.withLock { $0 } }
        limit.cancel()
        guard isLate.withLock({ $0 }), !isMet(screen.state) else { return }
        Issue.record(
            "the screen shows:\n\(lines.joined(separator: "\n"))", sourceLocation: location)
        kill(id, SIGKILL)
    }

    /// Waits until a text was written, whether it is still on the screen or not.
    func reads(_ text: String, _ location: SourceLocation = #_sourceLocation) async {
        await waits({ $0.text.contains(text) }, location)
    }

    /// Waits until a text is on the screen.
    func sees(_ text: String, _ location: SourceLocation = #_sourceLocation) async {
        await sees({ $0.contains(text) }, location)
    }

    func resize(columns: Int, rows: Int) {
        screen.change { $0.resize(columns: columns, rows: rows) }
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(main, UInt(TIOCSWINSZ), &size)
        // The command doesn't own the terminal here, so the kernel doesn't tell it.
        kill(id, SIGWINCH)
    }

    /// Waits until the command has ended, and returns its exit code; one that goes on is killed.
    func end() async -> Int32 {
        let limit = Task { [id] in
            try await Task.sleep(for: Self.patience)
            kill(id, SIGKILL)
        }
        await ended.wait { $0 }
        limit.cancel()
        return process.terminationStatus
    }

    /// Whether the terminal shows typed keys and has line editing, as before the command.
    var isAsBefore: Bool {
        var now = termios()
        tcgetattr(terminal, &now)
        let usual = tcflag_t(ECHO | ICANON | ISIG)
        return now.c_lflag & usual == usual && !model.isOtherScreen && model.isCursorShown
    }

    /// Waits until the process is stopped; returns false if it isn't in a while.
    func isStopped() async throws -> Bool {
        for _ in 0..<3_000 {
            let stat = try String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
            // The state follows the name, which is in parentheses.
            if stat.split(separator: ")").last?.first(where: \.isLetter) == "T" { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }
}
