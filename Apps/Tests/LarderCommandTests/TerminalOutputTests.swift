import Foundation
import Terminal
import Testing

/// What the command writes on a terminal and elsewhere.
@Suite struct `Output on a terminal` {
    /// Runs the command with a terminal as its standard output.
    private func show(
        _ home: Household, _ arguments: [String], _ environment: [String: String]
    ) async throws -> [String] {
        var (main, other): (Int32, Int32) = (-1, -1)
        try #require(openpty(&main, &other, nil, nil, nil) == 0)
        let terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        let process = try home.process(arguments, environment: environment)
        process.standardOutput = terminal
        let reader = FileHandle(fileDescriptor: main, closeOnDealloc: true)
        let read = Task.detached {
            var data = Data()
            // A terminal ends with an error when the last writer has gone.
            while let more = try? reader.read(upToCount: 4_096), !more.isEmpty { data += more }
            return data
        }
        try await home.finish(process)
        try terminal.close()
        return String(decoding: await read.value, as: UTF8.self)
            .replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)
    }

    @Test func `has colours unless they are not wanted`() async throws {
        let home = try Household()
        let usual = try await show(home, ["rates"], ["TERM": "xterm", "COLUMNS": "80"])
        #expect(usual.contains { $0.contains("\u{1B}[") })
        for unwanted in [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]] {
            let plain = try await show(home, ["rates"], unwanted)
            #expect(plain.count > 29)
            #expect(!plain.contains { $0.contains("\u{1B}") })
        }
    }

    @Test(arguments: [80, 40])
    func `fits the terminal`(columns: Int) async throws {
        let home = try Household()
        _ = try await home.run("rates", "favourite", "JPY")
        for command in [
            ["rates"], ["rates", "due"], ["rates", "history", "USD"], ["rates", "sources"],
            ["rates", "convert", "100", "USD", "JPY"], ["inspect", "--data", home.folder.path],
        ] {
            let lines = try await show(
                home, command, ["NO_COLOR": "1", "TERM": "xterm", "COLUMNS": "\(columns)"])
            let widest = lines.filter { !$0.contains("/") }.map(\.displayWidth).max()
            #expect((widest ?? 0) <= columns, "\(command): \(lines)")
        }
    }

    @Test func `has no control sequences elsewhere`() async throws {
        let home = try Household()
        for command in [["rates"], ["rates", "history", "USD"], ["rates", "sources"], ["inspect"]] {
            let outcome = try await home.run(command, environment: ["TERM": "xterm"])
            #expect(!outcome.output.contains("\u{1B}"))
            #expect(!outcome.errors.contains("\u{1B}"))
        }
    }
}
