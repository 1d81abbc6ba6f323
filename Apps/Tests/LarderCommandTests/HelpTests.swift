import Foundation
import Testing

/// What the command says about itself: suggestions, the manual, completions.
@Suite struct `Help` {
    let home: Household

    init() throws { home = try Household() }

    @Test(arguments: [
        (["feds"], "`larder feeds`"), (["rates", "lst"], "`larder rates list`"),
        (["feeds", "itms"], "`larder feeds items`"), (["notes", "ls"], "`larder notes list`"),
        (["help", "palces"], "`larder places`"),
        (["feeds", "serch", "--help"], "`larder feeds search`"),
        (["places", "rm"], "`larder places remove`"),
        (["feeds", "subscribe"], "`larder feeds add`"),
        (["rates", "histroy", "USD"], "`larder rates history`"),
        (["rates", "conver", "100", "USD", "EUR"], "`larder rates convert`"),
        (["feeds", "serch", "kittens"], "`larder feeds search`"),
        (["notes", "sohw", "Milk", "--at", "3"], "`larder notes show`"),
        (["places", "convrt", "40, 5"], "`larder places convert`"),
        (["places", "convrt", "-40 h, 5"], "`larder places convert`"),
    ])
    func `names the command that was meant`(arguments: [String], suggestion: String) async throws {
        let outcome = try await home.run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("Did you mean \(suggestion)?"), "\(outcome.errors)")
        #expect(outcome.data.isEmpty)
    }

    @Test func `suggests nothing for what is like no command`() async throws {
        let outcome = try await home.run("xyzzy\u{1B}[2J", "--json")
        #expect(outcome.status == 64)
        #expect(!outcome.errors.contains("mean"))
        #expect(!outcome.errors.contains("\u{1B}"))
        let mistyped = try await home.run("--", "feds")
        #expect(mistyped.status == 64)
    }

    @Test func `names every source of rates where one is chosen`() async throws {
        let help = try await home.run("rates", "list", "--help", environment: ["COLUMNS": "200"])
        let sources = try await home.run("rates", "sources", "--json").lines.count
        let text = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let listed = try #require(
            text.firstMatch(of: /The source: (.*?) or (\S+)\. \[LARDER_SOURCE/))
        #expect(listed.1.split(separator: ", ").count + 1 == sources)
        #expect(
            text.contains("ecb, cnb, frankfurter, er-api or forex. [LARDER_SOURCE; default: ecb]"))
    }

    @Test func `lists the exit codes as the manual does`() async throws {
        let guide = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Docs/Terminal.md")
        let text = try String(contentsOf: guide, encoding: .utf8)
        let help = try await home.run("--help", environment: ["COLUMNS": "200"]).lines
        let codes = help.compactMap { line -> [String]? in
            let words = line.split(separator: " ", maxSplits: 2).map {
                $0.trimmingPrefix { $0 == " " }
            }
            guard words.count == 3, Int32(words[0]) ?? 0 > 0 else { return nil }
            return words.map(String.init)
        }
        #expect(codes.map(\.first) == ["1", "64", "65", "69", "75", "78"])
        for code in codes {
            #expect(
                text.contains("| \(code[0]) | `\(code[1])` | \(code[2]) |"), "\(code)")
        }
    }

    @Test func `begins every error with the name of the program`() async throws {
        for arguments in [
            ["rates", "list", "--jsn"], ["notes", "show"], ["rates", "convert", "1"],
        ] {
            let errors = try await home.run(arguments).errors
            #expect(errors.hasPrefix("larder: "), "\(errors)")
        }
    }

    @Test func `is one manual page with every command and option`() async throws {
        let page = try await home.run("manual")
        #expect(page.status == 0)
        #expect(page.output.hasPrefix(".Dd "))
        #expect(page.output.utf8.allSatisfy { $0 < 0x80 })
        for name in [
            "larder rates convert", "larder feeds search", "larder places locate", "larder manual",
        ] {
            #expect(page.lines.contains(".Ss \(name)"))
        }
        #expect(page.output.contains(".It Fl \\-maximum\\-age Ar maximum\\-age"))
        // Nothing of a text may be taken for a request.
        let requests = Set(page.lines.filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
        let known = [
            "Dd", "Dt", "Os", "Sh", "Nm", "Nd", "Ar", "Ss", "Pp", "Bd", "Ed", "Bl", "It", "El",
        ]
        #expect(requests.isSubset(of: known.map { "." + $0[...] }), "\(requests)")
        let count = { (name: String) in page.lines.count { $0 == name || $0.hasPrefix(name + " ") }
        }
        #expect(count(".Bd") == count(".Ed") && count(".Bl") == count(".El"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completes in a shell what its files and stores hold`(shell: String) async throws {
        let script = try await home.run("--generate-completion-script", shell)
        #expect(script.status == 0)
        _ = try await home.run("places", "save", "Eiffel Tower", "--at", "48.86, 2.29")
        _ = try await home.run("notes", "new", "Buy milk")
        _ = try await home.run("feeds", "list")
        for (words, name) in [
            (["places", "to", "--", "positional@0"], "Eiffel Tower"),
            (["notes", "show", "--", "positional@0"], "Buy milk"),
            (["feeds", "remove", "--", "positional@0"], "First steps with Larder"),
            (["feeds", "items", "--", "--feed"], "First steps with Larder"),
            (["rates", "history", "--", "positional@0"], "CZK"),
        ] {
            let more = ["larder"] + words.prefix(2) + [""]
            let outcome = try await home.run(
                ["---completion"] + words + ["3", "0"] + more,
                environment: ["SAP_SHELL": shell])
            #expect(outcome.status == 0, "\(outcome.errors)")
            // Each shell quotes in its own way.
            let plain = outcome.output.filter { !"\\'\"".contains($0) }
            #expect(plain.contains(name), "\(words): \(outcome.output)")
        }
        #expect(script.output.contains("ecb"))
    }

    @Test func `completes nothing, and stores nothing, where there is no data`() async throws {
        let outcome = try await home.run(
            "---completion", "notes", "show", "--", "positional@0", "3", "0", "larder", "notes",
            "show", "")
        #expect(outcome.output.allSatisfy { $0.isWhitespace })
        #expect(!FileManager.default.fileExists(atPath: home.folder.appending(path: "data").path))
    }
}
