import Foundation
import Larder
import Terminal
import Testing

/// What the command writes on a terminal and elsewhere.
@Suite struct `Output on a terminal` {
    /// Runs the command with a terminal as its standard output.
    private func show(
        _ home: Household, _ arguments: [String], _ environment: [String: String]
    ) async throws -> [String] {
        var ends: (Int32, Int32) = (-1, -1)
        try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
        let (main, other) = ends
        let terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        let process = try home.process(arguments, environment: environment)
        (process.standardOutput, process.standardError) = (terminal, terminal)
        let data = Collected()
        try Descriptor(main).read({ data.add($0) }, end: { data.end() })
        close(main)
        try await home.finish(process)
        try terminal.close()
        return String(decoding: await data.all(), as: UTF8.self)
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

    @Test func `has every form of a place whole, to be copied`() async throws {
        let home = try Household()
        for columns in ["80", "40"] {
            let lines = try await show(
                home, ["places", "convert", "48.858222, 2.294500"],
                ["NO_COLOR": "1", "TERM": "xterm", "COLUMNS": columns, "PAGER": "cat"])
            let link =
                "https://www.openstreetmap.org/?mlat=48.858222&mlon=2.2945#map=16/48.858222/2.2945"
            #expect(lines.contains("  " + link), "\(lines)")
            #expect(!lines.contains { $0.contains("…") })
        }
    }

    @Test func `has nothing in it that controls a terminal, and columns where there were tabs`()
        async throws
    {
        let home = try Household()
        let input = try home.file("page.html", "<pre>a\tb\u{9B}31mc</pre>")
        let lines = try await show(
            home, ["feeds", "sanitize", input.path], ["TERM": "xterm", "PAGER": "cat"])
        #expect(lines == ["<pre>a  b31mc</pre>"])
        let piped = try await home.run("feeds", "sanitize", input.path)
        #expect(piped.output == "<pre>a\tb\u{9B}31mc</pre>\n")
        _ = try await home.run("notes", "new", "1\t2\u{9B}")
        let note = try await show(home, ["notes", "show", "1"], ["TERM": "xterm", "PAGER": "cat"])
        #expect(note == ["1       2"])
        let json = try await home.run("notes", "list", "--json")
        #expect(json.output.contains("\\u009b") && !json.output.contains("\u{9B}"))
    }

    @Test func `wraps messages at words`() async throws {
        let home = try Household()
        _ = try await home.run("notes", "new", "Meeting at 10")
        _ = try await home.run("notes", "edit", "Meeting at 10", "Meeting at 11")
        _ = try await home.run("notes", "edit", "Meeting at 11", "Meeting at 14", "--base", "1")
        let terminal = ["NO_COLOR": "1", "TERM": "xterm", "COLUMNS": "40"]
        for command in [
            ["notes", "list"], ["notes", "show", "Meeting at 11"],
            ["rates", "convert", "1,250", "EUR", "USD"],
            ["rates", "convert", "1.250", "EUR", "USD"], ["feeds", "add", "ftp://host.example/"],
            ["places", "to", "nowhere"],
        ] {
            let lines = try await show(home, command, terminal)
            #expect(lines.allSatisfy { $0.displayWidth <= 40 }, "\(command): \(lines)")
            let all = lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
            let outcome = try await home.run(command)
            if command[1] != "list", !outcome.errors.contains("|") {
                let words = outcome.errors.split { $0.isWhitespace }.joined(separator: " ")
                #expect(all.contains(words), "\(all)")
            }
        }
    }

    @Test func `has no control sequences elsewhere`() async throws {
        let home = try Household()
        for command in [
            ["rates"], ["rates", "history", "USD"], ["rates", "sources"], ["inspect"],
        ] {
            let outcome = try await home.run(command, environment: ["TERM": "xterm"])
            #expect(!outcome.output.contains("\u{1B}"))
            #expect(!outcome.errors.contains("\u{1B}"))
        }
    }
}

/// What a thread has read so far, for the task that waits for all of it.
private final class Collected: Sendable {
    private let state = Locked((data: Data(), isWhole: false))

    func add(_ more: Data) { state.withLock { $0.data += more } }
    func end() { state.withLock { $0.isWhole = true } }

    func all() async -> Data {
        while !state.withLock({ $0.isWhole }) { await Task.yield() }
        return state.withLock { $0.data }
    }
}
