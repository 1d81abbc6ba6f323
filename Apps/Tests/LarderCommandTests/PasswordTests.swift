import Foundation
import Testing

/// Questions for what nobody else may see.
@Suite struct `Passwords` {
    @Test func `are not shown while they are typed`() async throws {
        let home = try Household()
        let command = ["serve", "--set-password"]
        let outcome = try await home.run(command, typing: "secret phrase\n")
        #expect(outcome.status == 0 && outcome.output.contains("Password set"), "\(outcome.errors)")
        #expect(outcome.errors.contains("Type the password"))
        #expect(!outcome.echo.contains("secret") && !outcome.errors.contains("secret"))
        let question = try await home.run(
            ["notes", "remove", "x", "--forever"], typing: "visible\n")
        #expect(question.status != 0)
        let piped = try await home.run(command, input: Data("another phrase\n".utf8))
        #expect(piped.status == 0)
    }
}
