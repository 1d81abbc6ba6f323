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
        abstract: "The tokens by which programs use the API of `larder serve` from elsewhere.",
        discussion: """
            A program sends its token with each request, as in

                curl -H "Authorization: Bearer larder_…" http://host:8080/api/items

            It opens /api, /events and /metrics, nothing else. On this machine, where nobody has to \
            sign in, no token is needed.
            """,
        subcommands: [TokensList.self, TokensNew.self, TokensEnd.self],
        defaultSubcommand: TokensList.self)
}

/// `larder tokens list`.
struct TokensList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the programs that have a token.")

    @OptionGroup var common: CommonOptions

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
                return Console.error("No tokens yet: `larder tokens new NAME` makes one.")
            }
            var table = TextTable(columns: [
                .init("Program", isFlexible: true), .init("May"), .init("Made"),
            ])
            table.rows = tokens.map { token in
                [
                    .init(token.name.printable, .bold),
                    .init(token.mayWrite ? "read and write" : "read"),
                    .init(DateFormatting.local(token.made), .dim),
                ]
            }
            for line in table.lines(width: Console.width, colours: Console.hasColours) {
                Console.print(line)
            }
        }
    }
}

/// `larder tokens new`.
struct TokensNew: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a token for a program; it is shown this once.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "A token that only reads.")
    var readOnly = false

    @Argument(help: "What you call the program.")
    var name: String

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let text = try await attempt("make a token") {
                try await ProgramTokens(resources: composition.resources)
                    .make(name: name, mayWrite: !readOnly)
            }
            Console.print(
                common.json
                    ? JSONText.object([("name", .string(name)), ("token", .string(text))]).line
                    : text)
            Console.error(
                "Keep it where the program finds it: it is not shown again. "
                    + "`larder tokens end` takes it back.")
        }
    }
}

/// `larder tokens end`.
struct TokensEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "End a program's token; a running server refuses it at once.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The program, as `larder tokens list` calls it.")
    var name: String

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            try await attempt("end the token") {
                try await ProgramTokens(resources: composition.resources).end(name: name)
            }
            Console.text("The token of \(name.printable) has ended.")
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
