internal import ArgumentParser
internal import Foundation
internal import Larder
internal import LarderServer
internal import Records
internal import Terminal
internal import WebSafety

/// `larder tokens`.
struct TokensCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens",
        abstract: "Manage tokens, which let programs use the API of `larder serve` from elsewhere.",
        discussion: """
            A program sends its token with each request:

                curl -H "Authorization: Bearer larder_…" http://host:8080/api/items

            A token gives access to /api, /events and /metrics only. When no sign-in is needed, as on \
            this machine, no token is needed either.
            """,
        subcommands: [TokensList.self, TokensNew.self, TokensEnd.self],
        defaultSubcommand: TokensList.self)
}

/// `larder tokens list`.
struct TokensList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the programs that have a token.")

    @OptionGroup var common: CommonOptions

    /// The names of the programs that have a token.
    static func names(_ composition: Composition) async throws -> [String] {
        try await ProgramTokens(resources: composition.resources).all().map(\.name)
    }

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let tokens = try await attempt("list the tokens") {
                try await ProgramTokens(resources: composition.resources).all()
            }
            if common.json {
                for token in tokens { Console.print(JSONText.token(token).line) }
                return
            }
            if tokens.isEmpty {
                return Console.error("No tokens yet. Make one: `larder tokens new NAME`")
            }
            var table = TextTable(columns: [
                .init("Program", isFlexible: true), .init("Can"), .init("Made"),
            ])
            table.rows = tokens.map { token in
                [
                    .init(token.name.printable, .bold),
                    .init(token.mayWrite ? "read and write" : "read"),
                    .init(DateFormatting.local(token.made), .dim),
                ]
            }
            Console.table(table)
        }
    }
}

/// `larder tokens new`.
struct TokensNew: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a token for a program and show it, once.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "Make a token that can only read.")
    var readOnly = false

    @Argument(help: "Your name for the program.")
    var name: String

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let text = try await attempt("make a token", refused: composition.refusal) {
                try await ProgramTokens(resources: composition.resources)
                    .make(name: name, mayWrite: !readOnly)
            }
            Console.print(
                common.json
                    ? JSONText.object([("name", .string(name)), ("token", .string(text))]).line
                    : text)
            Console.error(
                "Store it now: Larder doesn't show it again. To revoke it, run `larder tokens end`."
            )
        }
    }
}

/// `larder tokens end`.
struct TokensEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end",
        abstract: "Revoke a program's token; a running server rejects it at once.",
        discussion: "On a terminal, it asks first."
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: "The program's name in `larder tokens list`.", completion: .tokens)
    var name: String

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            try await attempt("revoke the token") {
                let tokens = ProgramTokens(resources: composition.resources)
                if try await tokens.all().contains(where: { $0.name == name }) {
                    try confirmation.ask("Revoke the token of \(name.printable)?")
                }
                try await tokens.end(name: name)
            }
            if common.json {
                return Console.print(
                    JSONText.object([("name", .string(name)), ("revoked", true)]).line)
            }
            Console.text("Revoked the token of \(name.printable).")
        }
    }
}

extension JSONText {
    fileprivate static func token(_ token: AccessToken) -> JSONText {
        .object([
            ("name", .string(token.name)), ("made", .date(token.made)),
            ("write", .bool(token.mayWrite)),
        ])
    }
}
