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
        ["notes", "new", "-5 degrees"], ["feeds", "read", "-1"],
        ["feeds", "prune", "--keep", "-1"],
        ["rates", "history", "USD", "--days", "-1"], ["feeds", "add", "-feed"],
    ])
    func `are explained where they can't be told from options`(command: [String]) async throws {
        let outcome = try await home.run(command)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("begins with a minus"), "\(outcome.errors)")
        #expect(outcome.errors.contains("`--`") || outcome.errors.contains("=-1"))
    }

    @Test func `name a place after the end of options`() async throws {
        _ = try await home.run("places", "save", "--at", "1, 2", "--", "--home")
        let shared = try await home.run("places", "share", "--form", "text", "--", "--home")
        #expect(shared.output.contains("home"), "\(shared.errors)")
        #expect(try await home.run("places", "share", "--home").status == 64)
    }
}
