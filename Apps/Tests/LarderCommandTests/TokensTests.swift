import Foundation
import Testing

/// The tokens of programs by the built command.
@Suite(.timeLimit(.minutes(15))) struct `Tokens of the command` {
    let home: Household

    init() throws { home = try Household() }

    @Test func `asks before it ends a token`() async throws {
        _ = try await home.run("tokens", "new", "Screen")
        let end = ["tokens", "end", "Screen"]
        let refused = try await home.run(end, typing: "\n")
        #expect(refused.status == 1 && refused.errors.contains("Revoke the token of Screen? [y/N]"))
        #expect(try await home.run("tokens", "list").output.contains("Screen"))
        #expect(try await home.run(end + ["-y", "--json"], typing: "").objects.count == 1)
        #expect(try await home.run(end, typing: "").status == 65)
    }

    @Test func `makes, lists and ends tokens, and shows each once`() async throws {
        #expect(try await home.run("tokens").errors.contains("larder tokens new"))
        let made = try await home.run("tokens", "new", "Backup at home")
        #expect(made.status == 0 && made.output.hasPrefix("larder_"))
        #expect(made.output.trimmingCharacters(in: .newlines).count == 50)
        let reading = try await home.run("tokens", "new", "Screen", "--read-only", "--json")
        #expect(try reading.objects.first?["name"] as? String == "Screen")
        let list = try await home.run("tokens", "list")
        #expect(list.output.contains("Backup at home") && list.output.contains("read and write"))
        #expect(!list.output.contains("larder_"))
        let objects = try await home.run("tokens", "list", "--json").objects
        #expect(objects.map { $0["write"] as? Bool } == [true, false])
        #expect(try await home.run("tokens", "new", "Screen").status == 64)
        #expect(try await home.run("tokens", "new", " ").status != 0)
        #expect(try await home.run("tokens", "end", "Screen").status == 0)
        #expect(try await home.run("tokens", "end", "Screen").status == 65)
        #expect(try await home.run("tokens", "list").lines.count == 2)
    }
}
