import Foundation
import Testing

/// What every command does with words that begin with a minus sign.
@Suite struct `Words that begin with a minus` {
    let home: Household

    init() throws { home = try Household() }

    @Test(arguments: [
        ["rates", "convert", "-5", "USD", "JPY"],
        ["rates", "convert", "--", "-5", "USD", "JPY"],
        ["rates", "convert", "-5", "USD", "JPY", "--on", "2026-10-30"],
        ["rates", "convert", "--on", "2026-10-30", "--", "-5", "USD", "JPY"],
        ["places", "convert", "-33.8", "151.2"], ["places", "convert", "--", "-33.8", "151.2"],
        ["places", "convert", "--near", "-33.8 151", "--", "-33.8", "151.2"],
        ["places", "inverse", "--", "-33.8 151.2", "-34 151"],
        ["places", "direct", "--", "-33.8 151.2", "-90", "1000"],
        ["places", "set", "--", "-33.8", "151.2"], ["places", "share", "--", "-33.8", "151.2"],
        ["places", "to", "--from", "-34 151", "--", "-33.8", "151.2"],
        ["places", "map", "--svg", "-", "--", "-33.8 151.2", "-34 151"],
        ["places", "save", "--at", "-33.8, 151.2", "--", "-S-"],
        ["notes", "new", "--", "-5 degrees"], ["feeds", "search", "--", "welcome"],
        ["feeds", "export", "--", "-"],
    ])
    func `are numbers, or stand behind two of them`(command: [String]) async throws {
        let outcome = try await home.run(command)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: [
        "- eggs with ham", "-oh well", "-y, yes", "-- signed, Hugh", "---", "-5 degrees",
        "-http://host",
    ])
    func `are text unless they look like an option`(text: String) async throws {
        _ = try await home.run("notes", "new", "Log")
        let added = try await home.run("notes", "append", "Log", text, "--json")
        #expect(added.status == 0 && added.output.hasPrefix("{"), "\(added)")
        #expect(try await home.run("notes", "show", "Log").output == "Log\n\(text)")
        #expect(try await home.run("notes", "new", text).status == 0)
        let edited = try await home.run("notes", "edit", "Log", text, "--base", "1")
        #expect(edited.status == 0, "\(edited.errors)")
    }

    @Test(arguments: ["to", "in", "TO"])
    func `of a conversion may be a sentence`(word: String) async throws {
        let plain = try await home.run("rates", "convert", "1 250,50", "USD", "JPY")
        #expect(plain.status == 0 && plain.output.contains("JPY"))
        let sentence = try await home.run("rates", "convert", "1 250,50", "USD", word, "JPY")
        #expect(sentence.output == plain.output)
    }

    @Test(arguments: [
        (["places", "save", "-Hill-", "--at", "-33.8, 151.2"], "-Hill-"),
        (["places", "convert", "-33.8 south, 151.2 east"], "can't read"),
        (["feeds", "add", "-http://x"], "can't"),
        (["feeds", "search", "- hash"], "No articles match"),
        (["feeds", "read", "-1"], "is not the number"),
        (["feeds", "prune", "--keep", "-1"], "must be numbers from 0"),
        (["rates", "history", "USD", "--days", "-1"], "must be at least 1"),
    ])
    func `reach every command that takes words`(command: [String], answer: String) async throws {
        let outcome = try await home.run(command)
        #expect((outcome.output + outcome.errors).contains(answer), "\(outcome)")
        #expect(!outcome.output.contains("USAGE"))
    }

    @Test(arguments: [
        (["offline", "-refresh"], false), (["offline -refresh"], false),
        (["offline", "-unheard", "--limit", "9"], true), (["offline -unheard"], true),
        (["offline", "read"], true), (["\"read offline\""], true),
        (["\"offline read\""], false), (["read offline"], true), (["offline read"], false),
    ])
    func `exclude words from a search`(words: [String], isFound: Bool) async throws {
        let found = try await home.run(["feeds", "search"] + words + ["--json"])
        #expect(found.status == 0, "\(found.words)")
        let titles = try found.objects.compactMap { $0["title"] as? String }
        #expect(titles.contains("Refresh, and read offline") == isFound, "\(titles)")
    }

    @Test func `are explained behind a word too if an option is meant`() async throws {
        let outcome = try await home.run("feeds", "search", "welcome", "-json")
        #expect(outcome.status == 64 && outcome.errors.contains("Did you mean --json?"))
    }

    @Test(arguments: [
        ["notes", "new", "-dash"], ["notes", "append", "Log", "-h-"], ["feeds", "add", "-feed"],
        ["feeds", "search", "-hash"], ["notes", "list", "-json"], ["notes", "new", "-yh"],
    ])
    func `are explained where they look like an option and are none`(
        command: [String]
    ) async throws {
        let outcome = try await home.run(command)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("begins with a minus"), "\(outcome.errors)")
        #expect(outcome.errors.contains("`--`"))
        #expect(outcome.errors.contains("mean --json") == command.contains("-json"))
    }

    @Test func `name a place after the end of options`() async throws {
        _ = try await home.run("places", "save", "--at", "1, 2", "--", "--home")
        let shared = try await home.run("places", "share", "--form", "text", "--", "--home")
        #expect(shared.output.contains("home"), "\(shared.errors)")
        #expect(try await home.run("places", "share", "--home").status == 64)
    }
}
