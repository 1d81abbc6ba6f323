import Foundation
import Testing

/// Flags over the environment over the config file over defaults.
@Suite struct `Settings of the command` {
    let home: Household

    init() throws { home = try Household() }

    private func setting(
        _ name: String, _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) async throws -> String? {
        let outcome = try await home.run(
            ["config", "--json"] + arguments, environment: environment)
        let entry = try outcome.objects.first { $0["name"] as? String == name }
        return entry?["value"] as? String
    }

    @Test func `come from flag, environment, file and default, in this order`() async throws {
        #expect(try await setting("offline") == "false")
        try home.file("config/larder/config", "# mine\noffline = true # no network\nsource=cnb\n")
        #expect(try await setting("offline") == "true")
        #expect(try await setting("source") == "cnb")
        #expect(try await setting("source", [], ["LARDER_SOURCE": "er-api"]) == "er-api")
        #expect(
            try await setting("data", ["--data", "/tmp/x"], ["LARDER_DATA": "/tmp/y"]) == "/tmp/x")
        let list = try await home.run("rates", "list", "--source", "ecb", "--json")
        #expect(list.lines.first?.contains(#""source":"ecb""#) == true)
    }

    @Test func `keep data under XDG_DATA_HOME`() async throws {
        let data = home.folder.appending(path: "xdg").path
        let environment = ["LARDER_DATA": "", "XDG_DATA_HOME": data]
        #expect(try await setting("data", [], environment) == data + "/larder")
        let outcome = try await home.run("rates", "favourite", "USD", environment: environment)
        #expect(outcome.status == 0)
        #expect(FileManager.default.fileExists(atPath: data + "/larder/user.sqlite"))
    }

    @Test(arguments: [
        "colour = red\n", "offline\n", "offline = perhaps\n", "base = dollars\n",
        "rates-url = ftp://x/\n", "source = nope\n", "= x\n", "\u{0}\n",
    ])
    func `that make no sense end with 78`(file: String) async throws {
        try home.file("config/larder/config", file)
        let outcome = try await home.run("config")
        #expect(outcome.status == 78, "\(file)\(outcome.errors)")
        #expect(outcome.data.isEmpty)
        #expect(outcome.errors.contains("config/larder/config"))
    }

    @Test func `that are not text end with 78`() async throws {
        try home.file("config/larder/config", Data([0xFF, 0xFE, 0x00]))
        #expect(try await home.run("rates", "list").status == 78)
        let folder = home.folder.path
        #expect(try await home.run("config", environment: ["LARDER_CONFIG": folder]).status == 78)
        let wrong = try await Household().run("config", environment: ["LARDER_SOURCE": "nope"])
        #expect(wrong.status == 78)
        #expect(wrong.errors.contains("LARDER_SOURCE"))
    }

    @Test(arguments: [
        "postgres://u:hunter2@127.0.0.1:1/x", "postgres://do/main:hunter2@127.0.0.1:1/x",
        "u:hunter2@127.0.0.1/x", "postgres:/u:hunter2@127.0.0.1/x", "postgres://u:hunter2",
        "postgres://u@127.0.0.1:1/x?pass%77ord=hunter2",
        "postgres://u@127.0.0.1:1/x?sslpassword=hunter2",
        "postgres://127.0.0.1:1/x?user=u&password=a hunter2",
        "host=127.0.0.1 port=1 password = hunter2", "host=127.0.0.1 port=1 password='a hunter2'",
        "postgres://u:hunter2#@127.0.0.1:1/x", "mysql://u:hunter2@127.0.0.1/x", "hunter2",
    ])
    func `never show a password of the database`(address: String) async throws {
        for command in [["config"], ["notes", "list", "--json"]] {
            let outcome = try await home.run(command + ["--storage", address])
            #expect(!outcome.words.contains("hunter2"), "\(command)")
            if command != ["config"] { #expect([64, 69].contains(outcome.status)) }
        }
        for line in ["storage = \(address)", "storag \(address)"] {
            try home.file("config/larder/config", line + "\n")
            let outcome = try await home.run("notes", "list")
            #expect(!outcome.words.contains("hunter2"), "\(line)")
            #expect([69, 78].contains(outcome.status), "\(line)")
        }
    }

    @Test(arguments: ["mysql://u:hunter2@127.0.0.1/x", "/var/lib/notes", "files"])
    func `name the storages that there are where an address is for another`(address: String)
        async throws
    {
        let outcome = try await home.run("notes", "list", "--storage", address)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("does not begin with postgres://"), "\(outcome.errors)")
        #expect(outcome.errors.contains("sqlite"))
    }

    @Test func `refuse a port of the database that cannot be`() async throws {
        for (address, port) in [
            ("postgres://u@127.0.0.1:99999/x", "99999"), ("postgres://u@127.0.0.1:0/x", "0"),
            ("host=127.0.0.1,127.0.0.1 port=1,70000", "70000"),
        ] {
            let outcome = try await home.run(
                "notes", "list", environment: ["LARDER_STORAGE": address])
            #expect(outcome.status == 78)
            #expect(outcome.errors.contains("the port \(port)"), "\(outcome.errors)")
        }
        let right = try await home.run("notes", "list", "--storage", "postgres://u@[::1]:1/x")
        #expect(right.status == 69, "\(right.errors)")
    }

    @Test func `that the database refuses end with 78`() async throws {
        let outcome = try await home.run(
            "notes", "list", "--json", "--storage", "postgres://u@127.0.0.1:1/x",
            environment: ["LARDER_STORAGE_PASSWORD_FILE": "/nowhere/password"])
        #expect(outcome.status == 78, "\(outcome.errors)")
        #expect(outcome.output.contains(#""code":"bad-configuration""#))
    }

    @Test(arguments: [
        ["notes", "list", "--storage", ""], ["notes", "list", "--storage", " "],
        ["notes", "list", "--data", ""], ["rates", "list", "--rates-url", ""],
        ["rates", "list", "--source", ""], ["migrate", "--from", "sqlite", "--to", ""],
    ])
    func `given without a value are refused`(arguments: [String]) async throws {
        let database = ["LARDER_STORAGE": "postgres://u@127.0.0.1:1/x"]
        let outcome = try await home.run(arguments, environment: database)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("empty value"), "\(outcome.errors)")
    }

    @Test(arguments: [
        "https://me:hunter2@example.org/x", "ftp://me:hunter2@example.org/x",
        "me:hunter2@example.org", "https://me:hun/hunter2@example.org/",
    ])
    func `never show a password for rates`(address: String) async throws {
        for command in [["config"], ["config", "--json"], ["rates", "list"]] {
            let outcome = try await home.run(command, environment: ["LARDER_RATES_URL": address])
            #expect(outcome.status == 78)
            #expect(!outcome.words.contains("hunter2"), "\(command)")
            #expect(outcome.errors.contains("password"))
        }
        #expect(
            try await setting("rates-url", [], ["LARDER_RATES_URL": "https://example.org/@me"])
                == "https://example.org/@me")
    }

    @Test(arguments: [
        "https://example.org/rates?key=hunter2&day=1", "https://example.org/?a=b;api_key=hunter2",
        "https://example.org/?p%61ssword=hunter2#x", "https://example.org/?app_id=hunter2",
        "https://example.org/#access_token=hunter2", "ftp://example.org/?X-Amz-Signature=hunter2",
    ])
    func `never show the keys in an address`(address: String) async throws {
        for command in [
            ["config"], ["config", "--json"], ["rates", "list", "--offline"],
            ["rates", "sources", "--json"],
            ["inspect"], ["rates", "refresh", "--offline"],
        ] {
            let outcome = try await home.run(command, environment: ["LARDER_RATES_URL": address])
            #expect(!outcome.words.contains("hunter2"), "\(command): \(outcome)")
            #expect(command[0] != "config" || outcome.words.contains("=***"), "\(outcome)")
        }
    }

    @Test func `are shown in full on a narrow terminal`() async throws {
        let value = "https://rates.example.org/a/rather/long/path/to/the/daily/figures.xml"
        let user = try TerminalUser(
            home, ["config"], columns: 40,
            environment: ["LARDER_RATES_URL": value, "NO_COLOR": "1"])
        await user.sees("A line in it")
        #expect(await user.end() == 0)
        #expect(user.text.contains("rates-url = \(value)\r\n    LARDER_RATES_URL"), "\(user.text)")
        #expect(user.text.contains("storage-password-file\r\n"))
        #expect(!user.text.contains("…"))
    }

    @Test func `show the address of a database as it was understood`() async throws {
        let socket = "postgres:///notes?host=/run/x&user=me&password=hunter2"
        #expect(
            try await setting("storage", ["--storage", socket])
                == "postgres://me@/notes?host=/run/x")
        let host = "postgres://me:hunter2@db.example:5433/notes"
        #expect(
            try await setting("storage", [], ["LARDER_STORAGE": host])
                == "postgres://me@db.example:5433/notes")
        #expect(try await setting("storage", ["--storage", "sqlite"]) == "sqlite")
        for several in ["postgres://u@[::1]:1/x", "postgres://u@a.example:1,[::1]:2/x"] {
            #expect(try await setting("storage", ["--storage", several]) == several)
        }
    }

    @Test func `may contain a # that does not begin a word`() async throws {
        try home.file("config/larder/config", "source = cnb# not\n")
        #expect(try await home.run("config").status == 78)
        try home.file("config/larder/config", "#mine\ndata = /tmp/a#1\t# here\n")
        let environment = ["LARDER_DATA": ""]
        #expect(try await setting("data", [], environment) == "/tmp/a#1")
    }
}
