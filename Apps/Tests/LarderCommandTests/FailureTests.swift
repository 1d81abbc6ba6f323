import Foundation
import Testing

/// Exit codes and errors in JSON: one system, as `larder --help` lists it.
@Suite struct `Failures` {
    let home: Household

    init() throws { home = try Household() }

    static let table: [(arguments: [String], status: Int32, code: String)] = [
        (["rates", "nonsense"], 64, "bad-input"),
        (["rates", "list", "--nonsense"], 64, "bad-input"),
        (["rates", "convert", "1", "USD"], 64, "bad-input"),
        (["rates", "list", "--source", "nope"], 64, "bad-input"),
        (["rates", "convert", "one", "USD", "JPY"], 64, "bad-input"),
        (["rates", "convert", "1,250", "USD", "JPY"], 64, "bad-input"),
        (["rates", "convert", "1", "USD", "QQQ"], 65, "unknown-currency"),
        (["rates", "convert", "1", "DEM", "EUR", "--on", "2026-10-30"], 65, "unknown-currency"),
        (["rates", "convert", "1", "USD", "JPY", "--on", "1990-01-02"], 65, "out-of-bounds"),
        (["rates", "convert", "1", "USD", "JPY", "--on", "2027-10-30"], 65, "no-rate"),
        (["rates", "list", "--source", "cnb"], 65, "bad-data"),
        (["rates", "list", "--data", "/proc/nowhere"], 78, "bad-configuration"),
        (["rates", "import", "/nowhere/rates.xml"], 65, "bad-data"),
        (["rates", "refresh", "--offline"], 69, "unavailable"),
        (["feeds", "refresh", "--offline"], 69, "unavailable"),
        (["feeds", "show", "x"], 64, "bad-input"), (["feeds", "show", "99999"], 65, "bad-data"),
        (["feeds", "undo"], 65, "bad-data"),
        (["feeds", "add", "http://127.0.0.1:1/"], 69, "unavailable"),
        (["rates", "refresh", "--rates-url", "http://127.0.0.1:1/"], 69, "unavailable"),
        (["feeds", "add", ""], 64, "bad-input"),
        (["places", "show"], 65, "bad-data"), (["places", "convert", "x1"], 65, "unreadable"),
        (["places", "convert", "40.1 - 74.2"], 65, "ambiguous"),
        (["places", "convert", "95N 10E"], 65, "latitudeRange"),
        (["places", "direct", "1 2", "x", "y"], 64, "bad-input"),
        (["places", "locate", "--nmea", "/nowhere"], 65, "bad-data"),
        (["notes", "show", "nothing"], 65, "bad-data"), (["notes", "new"], 64, "bad-input"),
        (["tokens", "end", "nobody"], 65, "bad-data"),
        (["backup"], 65, "bad-data"), (["restore"], 65, "bad-data"),
        (["backup", "--list", "x"], 64, "bad-input"), (["serve", "--port", "x"], 64, "bad-input"),
    ]

    @Test(arguments: Self.table)
    func `have an exit code, and with JSON an object`(
        arguments: [String], status: Int32, code: String
    ) async throws {
        let plain = try await home.run(arguments)
        #expect(plain.status == status, "\(plain.errors)")
        #expect(plain.data.isEmpty && !plain.errors.isEmpty)
        let outcome = try await home.run(arguments + ["--json"])
        #expect(outcome.status == status)
        #expect(outcome.errors == plain.errors)
        let objects = try outcome.objects
        let error = try #require(objects.first?["error"] as? [String: any Sendable])
        #expect(objects.count == 1)
        #expect(error["code"] as? String == code)
        let message = try #require(error["message"] as? String)
        #expect(message.count > 10)
        // A sentence, and not the lines of a terminal.
        #expect(!message.contains("\n") && !message.contains("  "), "\(message)")
        #expect(message.first?.isLowercase == false, "\(message)")
        // In the terminal, it follows the name of the program and a colon.
        let first = plain.errors.dropFirst("larder: ".count).prefix { $0.isLetter }
        #expect(
            first.first?.isUppercase != true || first.dropFirst().contains(where: \.isUppercase),
            "\(plain.errors)")
    }

    @Test(arguments: [
        (["places", "convert", "Meet me at 40.5, -74.2"], ": only part of this text"),
        (["notes", "show"], "larder: give <note>\n"),
        (["rates", "convert", "1"], "larder: give AMOUNT FROM TO"),
        (["feeds", "items", "Weather"], "write --feed before its name"),
        (["rates", "history", "EUR"], "1 EUR is always 1 EUR"),
        (["rates", "history", "usd", "--base", "usd"], "1 USD is always 1 USD"),
    ])
    func `go on behind a colon in small letters, and say what to write`(
        arguments: [String], words: String
    ) async throws {
        let outcome = try await home.run(arguments)
        #expect(outcome.status == 64 || outcome.status == 65)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test func `about one reading of a position ask for that only`() async throws {
        let errors = try await home.run("places", "convert", "Meet me at 40.5, -74.2").errors
        #expect(errors.contains("        ^\n"), "\(errors)")
        #expect(errors.contains("Did you mean:") && errors.contains("If so, type it like that."))
        #expect(!errors.contains("1. ") && !errors.contains("only one of these"))
        let read = try await home.run("places", "convert", "Meet me at 47.3769, 8.5417 tomorrow")
        #expect(read.status == 0 && read.output.hasPrefix("47.37690, 8.54170\n"), "\(read.errors)")
        #expect(read.output.contains("Words around the coordinates were ignored"))
    }

    @Test func `about a saved place that was mistyped name it`() async throws {
        _ = try await home.run("places", "save", "Eiffel Tower", "--at", "48.858, 2.294")
        for command in ["to", "convert"] {
            let outcome = try await home.run("places", command, "Eiffel Towr")
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("Did you mean “Eiffel Tower”?"), "\(outcome.errors)")
        }
    }

    /// What is opened first would take the place of the stream, and receive the output.
    @Test func `say when the output is closed`() async throws {
        let process = try home.process([])
        let command = try #require(process.executableURL).path
        let errors = try home.file("errors")
        (process.executableURL, process.arguments) = (
            URL(filePath: "/bin/sh"), ["-c", "'\(command)' rates list >&- 2>'\(errors.path)'"]
        )
        try await home.finish(process)
        #expect(process.terminationStatus == 1)
        #expect(
            try String(contentsOf: errors, encoding: .utf8)
                == "larder: can't write the output: its stream is closed.\n")
    }

    @Test func `about an empty address name nothing that was not typed`() async throws {
        for address in ["", " ", "feed:"] {
            let errors = try await home.run("feeds", "add", address).errors
            #expect(
                errors.contains("the address is empty") && !errors.contains("https"), "\(errors)")
        }
    }

    @Test func `about a path in place of an address name nothing that was not typed`() async throws
    {
        let outcome = try await home.run("feeds", "add", "/etc/feed.xml")
        #expect(outcome.status == 64 && !outcome.errors.contains("https"), "\(outcome.errors)")
        #expect(outcome.errors.contains("names no server"))
    }

    @Test(arguments: [
        ["feeds", "add", "https://no.such.server.invalid/"],
        ["notes", "list", "--storage", "postgres://u@no.such.server.invalid/x"],
    ])
    func `about a server that nobody knows say what to check`(arguments: [String]) async throws {
        let outcome = try await home.run(arguments)
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("could not find the server"), "\(outcome.errors)")
        #expect(
            outcome.errors.contains("no.such.server.invalid")
                && outcome.errors.contains("Check the spelling of its name, and the connection."))
    }

    @Test(arguments: [
        (["serve", "--host", "::", "--port", "0"], "can reach [::], but"),
        (["feeds", "add", "http://[::1]:1/"], "[::1] is an address"),
        (
            ["places", "locate", "--once", "--gpsd", "2001:db8::1", "--offline"],
            "gpsd at [2001:db8::1]:2947"
        ),
    ])
    func `write addresses of the sixth version in brackets`(arguments: [String], words: String)
        async throws
    {
        let outcome = try await home.run(arguments)
        #expect(outcome.status != 0 && outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test(arguments: [
        ["serve", "--host", "0.0.0.0", "--port", "0"],
        ["serve", "--host", "198.51.100.1", "--port", "0"],
        ["serve", "--data", "/proc/nowhere"],
    ])
    func `of what the server was told to use have the code of a setting`(arguments: [String])
        async throws
    {
        let outcome = try await home.run(arguments)
        #expect(outcome.status == 78 && !outcome.errors.isEmpty, "\(outcome)")
    }

    @Test func `of the settings have a code as well`() async throws {
        let outcome = try await home.run(
            ["rates", "list", "--json"], environment: ["LARDER_OFFLINE": "perhaps"])
        #expect(outcome.status == 78 && outcome.output.contains(#""code":"bad-configuration""#))
    }

    @Test func `are listed in the help`() async throws {
        let help = try await home.run("--help").output
        for line in [
            "0", "1 failure", "64 bad-input", "65 bad-data", "69 unavailable", "75 try-again",
            "78 bad-configuration",
        ] {
            let words = line.split(separator: " ").map(String.init)
            let pattern = try Regex("(?m)^ +" + words.joined(separator: " +") + " +[a-zA-Z]")
            #expect(help.contains(pattern), "\(line)\n\(help)")
        }
        #expect(help.contains("--yes") && help.contains("unknown-currency"))
    }

    @Test func `of lines are objects in their order`() async throws {
        for (command, bad) in [
            (["rates", "convert"], "nonsense"), (["rates", "due"], "nonsense"),
            (["places", "convert"], "x1"), (["places", "inverse"], "1 2 3"),
            (["places", "direct"], "1 2 3 x"), (["feeds", "sanitize"], "x"),
        ] {
            let outcome = try await home.run(command + ["--json"], input: Data((bad + "\n").utf8))
            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            let error = try outcome.objects.first?["error"] as? [String: any Sendable]
            #expect(error?["code"] is String && error?["message"] is String, "\(command)")
        }
    }

    /// Keys are in lower case with `_`, whatever the command.
    @Test func `have keys like those of answers`() async throws {
        _ = try await home.run("places", "save", "Home", "--at", "1, 2")
        _ = try await home.run("notes", "new", "Milk")
        _ = try await home.run("tokens", "new", "script")
        let key = /^[a-z][a-z0-9_]*$/
        for command in [
            ["rates", "list"], ["rates", "convert", "1", "USD", "JPY"],
            ["rates", "history", "USD"],
            ["rates", "sources"], ["feeds", "list"], ["feeds", "items"], ["feeds", "show", "1"],
            ["places", "list"], ["places", "convert", "Home"],
            ["places", "inverse", "Home", "3 4"],
            ["places", "share", "Home"], ["places", "set", "Home"], ["notes", "list"],
            ["notes", "show", "Milk"], ["tokens", "list"], ["inspect"], ["config"], ["backup"],
            ["backup", "--list"], ["feeds", "undo"],
        ] {
            for object in try await home.run(command + ["--json"]).objects {
                for name in object.keys {
                    #expect(name.wholeMatch(of: key) != nil, "\(command): \(name)")
                }
            }
        }
    }
}
