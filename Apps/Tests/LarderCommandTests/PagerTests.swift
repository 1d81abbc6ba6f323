import Foundation
import TestSupport
import Testing

/// Output that is longer than the screen, wider than it, or in other characters.
@Suite struct `Output` {
    let home: Household

    init() throws { home = try Household() }

    private func user(
        _ arguments: [String], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws -> TerminalUser {
        try TerminalUser(home, arguments, columns: columns, rows: rows, environment: environment)
    }

    /// A pager that marks what went through it.
    private func pager() throws -> [String: String] {
        let script = try home.file("pager.sh", "#!/bin/sh\necho '<paged>'\ncat\necho '</paged>'\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: script.path)
        return ["PAGER": script.path]
    }

    @Test(arguments: [
        (["rates", "list"], 24, true), (["rates", "list"], 60, false), (["--help"], 24, true),
        (["config"], 24, false),
    ])
    func `goes through the pager if it is longer than the screen`(
        arguments: [String], rows: Int, isPaged: Bool
    ) async throws {
        let user = try user(arguments, rows: rows, environment: try pager())
        #expect(await user.end() == 0)
        await user.sees { !$0.lines.allSatisfy { $0.isEmpty } }
        #expect(user.text.contains("<paged>") == isPaged)
    }

    @Test func `of the versions of a note goes through the pager too`() async throws {
        _ = try await home.run("notes", "new", "Milk")
        for text in ["Milk 2", "Milk 3"] {
            _ = try await home.run("notes", "edit", "Milk", text, "--base", "1")
        }
        let user = try user(["notes", "versions", "Milk"], rows: 3, environment: try pager())
        #expect(await user.end() == 0)
        await user.sees("</paged>")
    }

    @Test(arguments: [
        ["PAGER": "cat"], ["PAGER": ""], ["LARDER_PAGER": "cat", "PAGER": "false"],
        ["TERM": "dumb"], ["PAGER": "/nowhere/pager"],
    ])
    func `is written as it is without a pager, or if that can't be started`(
        environment: [String: String]
    ) async throws {
        let user = try user(["rates", "list"], rows: 10, environment: environment)
        #expect(await user.end() == 0)
        // One comes from standard output, the other one from standard error.
        await user.reads("ZAR")
        await user.reads("European Central Bank")
    }

    @Test func `never goes through the pager in a pipe`() async throws {
        let outcome = try await home.run(["rates", "list"], environment: try pager())
        #expect(!outcome.output.contains("<paged>"))
    }

    @Test func `has failures after what went through the pager`() async throws {
        let user = try user(
            ["feeds", "items", "--limit", "2"], rows: 3, environment: try pager())
        #expect(await user.end() == 0)
        await user.sees("shown.")
        let (page, words) = (user.text.range(of: "</paged>"), user.text.range(of: "2 of 4 shown."))
        #expect(try #require(page).upperBound <= #require(words).lowerBound)
    }

    private func addFeed(_ name: String, _ title: String) async throws {
        let origin = try RatesOrigin()
        let body = """
            <rss version="2.0"><channel><title>\(name)</title><item><guid>1</guid><title>\(title)</title>\
            <description>Something about kernels, which are in the middle of this text</description>\
            </item><item><guid>2</guid><title>Another about kernels</title></item></channel></rss>
            """
        origin.publish(.init(body: body), at: "feed")
        let added = try await home.run("feeds", "add", origin.address + "feed", "--allow-private")
        try #require(added.status == 0, "\(added.errors)")
    }

    private let longName = "A feed whose name is much longer than twenty-four columns"
    private let longTitle = String(repeating: "Very long title ", count: 15) + "end"

    @Test func `is cut on a terminal only as far as it must be, and never in a pipe`() async throws
    {
        try await addFeed(longName, longTitle)
        let piped = try await home.run("feeds", "items")
        #expect(piped.output.contains(longTitle) && piped.output.contains(longName))
        #expect(!piped.output.contains("…"))
        let wide = try user(["feeds", "items"], columns: 500)
        _ = await wide.end()
        await wide.sees("end")
        #expect(wide.text.contains(longName) && wide.text.contains(longTitle))
        for columns in [40, 80, 120] {
            let user = try user(["feeds", "items"], columns: columns)
            _ = await user.end()
            await user.sees("Another about kernels")
            #expect(user.model.unknown.isEmpty)
            #expect(user.lines.contains { $0.contains("Very long") })
        }
    }

    @Test func `is whole in a pipe, however long a title is`() async throws {
        let title = String(repeating: "Longer than most ", count: 100) + "end"
        try await addFeed("Feed", title)
        #expect(try await home.run("feeds", "items").output.contains(title))
        #expect(
            try await home.run("feeds", "items", "--json").objects.contains {
                $0["title"] as? String == title
            })
    }

    @Test func `has one heading for all articles found, and below each what was found`()
        async throws
    {
        try await addFeed("Feed", "First title")
        let found = try await home.run("feeds", "search", "kernels")
        #expect(found.lines.count { $0.contains("Title") && $0.contains("Age") } == 1)
        let text = "    Something about kernels, which are in the middle of this text"
        #expect(found.lines.contains(text), "\(found.output)")
        // A title is not repeated below itself.
        #expect(found.lines.count { $0.contains("Another about kernels") } == 1)
    }

    @Test(arguments: [
        ["rates"], ["rates", "history", "USD"], ["places", "convert", "50.08 14.42"],
        ["feeds", "items"], ["rates", "convert", "1", "USD", "JPY"], ["--help"],
        ["places", "--help"],
    ])
    func `is ASCII in a locale that has nothing else`(arguments: [String]) async throws {
        let outcome = try await home.run(arguments, environment: ["LC_ALL": "C"])
        #expect(outcome.status == 0)
        let foreign = outcome.output.filter { !$0.isASCII }
        #expect(foreign.isEmpty, "\(foreign)")
        #expect(outcome.errors.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `keeps other people's letters in a pipe, and writes them in Latin on a terminal`()
        async throws
    {
        try await addFeed("Žluťoučký", "Москва – 日本")
        let piped = try await home.run(["feeds", "items"], environment: ["LC_ALL": "C"])
        #expect(piped.output.contains("Žluťoučký") && piped.output.contains("Москва - 日本"))
        let user = try user(["feeds", "items"], environment: ["LC_ALL": "C"])
        _ = await user.end()
        await user.sees("Zlutoucky")
        await user.sees("Moskva - ")
        #expect(user.text.utf8.allSatisfy { $0 < 0x80 })
        let json = try await home.run(["feeds", "items", "--json"], environment: ["LC_ALL": "C"])
        #expect(json.output.contains("日本"))
    }

    @Test func `reads in the same form that it has in ASCII`() async throws {
        let forms = try await home.run(
            ["places", "convert", "50.08 14.42"], environment: ["LC_ALL": "C"])
        let seconds = try #require(forms.lines.first { $0.hasPrefix("Seconds") })
        let back = try await home.run("places", "convert", String(seconds.dropFirst(8)))
        #expect(back.lines.first == "50.08000, 14.42000", "\(back.errors)")
    }
}
