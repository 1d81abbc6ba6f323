import Foundation
import TestSupport
import Testing

/// What `larder feeds`, `places` and `notes` are on a terminal.
@Suite struct `The whole terminal` {
    let home: Household

    init() throws { home = try Household() }

    private func user(
        _ arguments: String..., columns: Int = 80, environment: [String: String] = [:]
    ) throws -> TerminalUser {
        try TerminalUser(home, arguments, columns: columns, environment: environment)
    }

    @Test func `reads the packaged feed and marks it as read`() async throws {
        let user = try user("feeds")
        await user.sees("4/4  First steps with Larder")
        user.type("n")
        await user.sees("Add your feeds")
        user.type("q")
        await user.sees("First steps with Larder · unread")
        user.type("qq")
        #expect(await user.end() == 0)
        #expect(user.isAsBefore)
        #expect(user.model.unknown.isEmpty, "\(user.model.unknown)")
        #expect(try await home.run("feeds", "items", "--unread", "--json").objects.count == 3)
    }

    @Test func `follows what other commands change`() async throws {
        let user = try user("feeds")
        await user.sees("4/4  First")
        _ = try await home.run("feeds", "read", "1", "2")
        await user.sees("2/4  First")
        user.type("jj\r")
        await user.sees("All articles")
        _ = try await home.run("feeds", "star", "3")
        await user.sees { $0.lines.contains { $0.contains("●★") } }
        user.type("Q")
        #expect(await user.end() == 0)
    }

    @Test func `undoes, searches and stars`() async throws {
        let user = try user("feeds", columns: 40)
        await user.sees("4/4  First")
        user.type("A")
        await user.sees("4 articles marked as read.")
        user.type("u")
        await user.sees("4 articles are unread again.")
        user.type("/offline\r")
        await user.sees("Search: offline")
        await user.sees("Refresh, and read offline")
        user.type("s")
        await user.sees { $0.lines.contains { $0.contains("★") } }
        user.type("Q")
        #expect(await user.end() == 0)
        #expect(try await home.run("feeds", "items", "--starred", "--json").objects.count == 1)
    }

    @Test func `goes on through everything that a search finds`() async throws {
        let origin = try RatesOrigin()
        let items = (1...250).map {
            "<item><title>Storm \($0)</title><guid>\($0)</guid><link>https://example.org/\($0)</link></item>"
        }
        let feed =
            "<rss version=\"2.0\"><channel><title>Weather</title>"
            + "<link>https://example.org/</link>\(items.joined())</channel></rss>"
        origin.publish(.init(body: feed), at: "feed")
        let added = try await home.run("feeds", "add", origin.address + "feed", "--allow-private")
        #expect(added.status == 0, "\(added)")
        let user = try user("feeds")
        await user.sees("250/250  Weather")
        user.type("/storm\r")
        await user.sees("200+")
        user.type("G")
        await user.sees { $0.lines[0].hasSuffix("250") || $0.lines[0].contains("250 ") }
        user.type("Q")
        #expect(await user.end() == 0)
    }

    @Test func `brings back every note that was removed, the last one first`() async throws {
        for title in ["One", "Two", "Three"] { _ = try await home.run("notes", "new", title) }
        let user = try user("notes")
        await user.sees("One")
        for _ in 0..<3 {
            user.type("d")
            await user.sees("Removed")
        }
        for _ in 0..<3 {
            user.type("u")
            await user.sees("is back.")
        }
        await user.sees { $0.contains("One") && $0.contains("Two") && $0.contains("Three") }
        user.type("u")
        await user.sees("Nothing to undo.")
        user.type("Q")
        #expect(await user.end() == 0)
    }

    @Test func `fills another size at once`() async throws {
        let user = try user("feeds")
        await user.sees("4/4  First")
        user.resize(columns: 40, rows: 10)
        await user.sees {
            $0.rows == 10 && $0.contains("4/4  First") && $0.lines[9].contains("?:Keys")
        }
        user.type("Q")
        #expect(await user.end() == 0)
        #expect(user.model.unknown.isEmpty, "\(user.model.unknown)")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGABRT, SIGSEGV, SIGILL])
    func `gives the terminal back when a signal ends it`(signal: Int32) async throws {
        let user = try user("feeds")
        await user.sees("4/4  First")
        #expect(user.model.isOtherScreen)
        kill(user.id, signal)
        let code = await user.end()
        #expect(code == 128 + signal || code == signal)
        await user.sees { !$0.isOtherScreen }
        #expect(user.isAsBefore)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat")))
    func `leaves the terminal while it is suspended`() async throws {
        let user = try user("feeds")
        await user.sees("4/4  First")
        user.type("\u{1A}")
        await user.sees { !$0.isOtherScreen }
        #expect(try await user.isStopped())
        #expect(user.isAsBefore)
        kill(user.id, SIGCONT)
        await user.sees { $0.isOtherScreen && $0.contains("4/4  First") }
        user.type("Q")
        #expect(await user.end() == 0)
        #expect(user.isAsBefore)
    }

    @Test func `goes from feeds to places to notes`() async throws {
        _ = try await home.run("places", "save", "Prague", "--at", "50.08, 14.42")
        _ = try await home.run("notes", "new", "Buy milk")
        let user = try user("feeds")
        await user.sees("4/4  First")
        user.type("gp")
        await user.sees("Prague")
        user.type("\r")
        await user.sees("33U VR")
        user.type("gn")
        await user.sees("Buy milk")
        let appended = try await home.run("notes", "append", "Buy milk", "and eggs")
        #expect(appended.status == 0)
        user.type("\r")
        await user.sees("and eggs")
        user.type("Q")
        #expect(await user.end() == 0)
    }

    @Test func `saves places, removes them and brings them back`() async throws {
        let user = try user("places")
        await user.sees("No saved places yet.")
        user.type("aHome: nonsense\r")
        await user.sees("Can't")
        // What was typed is there still.
        user.type("\u{15}Home: 50.08, 14.42\r")
        await user.sees("1 place")
        user.type("aWork: 1, 2\r")
        await user.sees("2 places")
        user.type("e\u{15}Cabin\r")
        await user.sees("Home is called Cabin now.")
        for name in ["Cabin", "Work"] {
            user.type("dy")
            await user.sees("Removed \(name). u: bring it back")
        }
        for words in ["Work is back.", "Cabin is back.", "Cabin is called Home again."] {
            user.type("u")
            await user.sees(words)
        }
        user.type("ggm")
        await user.sees("You are at Home.")
        user.type("q")
        #expect(await user.end() == 0)
        let places = try await home.run("places", "list", "--json").objects
        #expect(places.map { $0["name"] as? String } == ["Home", "Work"])
        #expect(try await home.run("places", "list", "--removed", "--json").objects.isEmpty)
    }

    @Test func `hands the terminal to the editor of a note`() async throws {
        _ = try await home.run("notes", "new", "Buy milk")
        let editor = try home.file(
            "editor.sh", "#!/bin/sh\necho in the editor\nread answer\necho \"$answer\" >> \"$1\"\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: editor.path)
        let user = try user("notes", environment: ["EDITOR": editor.path])
        await user.sees("Buy milk")
        user.type("e")
        await user.sees("in the editor")
        #expect(user.isAsBefore)
        user.type("and eggs\n")
        await user.sees("Saved.")
        user.type("\r")
        await user.sees("and eggs")
        user.type("Q")
        #expect(await user.end() == 0)
    }

    @Test func `settles a conflict with one key`() async throws {
        let id = try await home.run("notes", "new", "Meeting at 10", "--json").objects[0]["id"]
        let note = try #require(id as? String)
        _ = try await home.run("notes", "edit", note, "Meeting at 11", "--base", "1")
        _ = try await home.run("notes", "edit", note, "Meeting at 14", "--base", "1")
        let user = try user("notes")
        await user.sees("1 conflict")
        user.type("\r")
        await user.sees("Keep which?")
        user.type("1")
        await user.sees("Kept the lines that arrived first. u: undo")
        user.type("u")
        await user.sees("Both sides are back. Choose again.")
        user.type("2")
        await user.sees("Kept the lines that arrived second. u: undo")
        user.type("Q")
        #expect(await user.end() == 0)
        #expect(try await home.run("notes", "show", note).output == "Meeting at 14")
    }

    @Test func `is in ASCII in a locale that has nothing else`() async throws {
        _ = try await home.run("notes", "new", "Žluťoučký kůň … 日本")
        let user = try user("notes", environment: ["LC_ALL": "C"])
        await user.sees("Zlutoucky kun")
        user.type("Q")
        #expect(await user.end() == 0)
        #expect(user.text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: ["feeds", "places", "notes"])
    func `is a list where there is no terminal`(section: String) async throws {
        _ = try await home.run("places", "save", "Prague", "--at", "50.08, 14.42")
        _ = try await home.run("notes", "new", "Buy milk")
        let piped = try await home.run(section)
        let listed = try await home.run(section, "list")
        #expect(piped.status == 0)
        #expect(piped.output == listed.output && !piped.output.isEmpty)
        #expect(!piped.output.contains("\u{1B}"))
        let json = try await home.run(section, "--json")
        #expect(try json.objects.count >= 1)
    }

    @Test func `is a list on a terminal that can't be filled`() async throws {
        let user = try user("feeds", environment: ["TERM": "dumb"])
        #expect(await user.end() == 0)
        await user.sees("First steps with Larder")
        #expect(!user.text.contains("\u{1B}"))
    }
}
