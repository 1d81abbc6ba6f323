import Foundation
import Testing

/// Keeping in step, the outbox, export and import by the built command.
@Suite(.timeLimit(.minutes(15))) struct `Sync by the command` {
    let home: Household

    init() throws { home = try Household() }

    /// Runs the body with a served larder, which has data of its own.
    private func serve(
        _ options: [String] = ["--quiet"], errors: FileHandle = .nullDevice,
        password: String? = nil,
        _ body: (_ url: String, _ server: Household) async throws -> Void
    ) async throws {
        let server = try Household()
        if let password {
            let set = try await server.run(
                "serve", "--set-password", input: Data("\(password)\n".utf8))
            #expect(set.status == 0, "\(set)")
        }
        let process = try server.process(["serve", "--port", "0", "--no-refresh"] + options)
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, errors)
        try process.start()
        defer { process.terminate() }
        var line = ""
        while !line.contains("(") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            line += String(decoding: data, as: UTF8.self)
        }
        let url = try #require(line.firstMatch(of: /http:\/\/[0-9.]+:[0-9]+/)).output
        try await body(String(url), server)
    }

    @Test func `is served on when the log can't be written`() async throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        try await serve([], errors: full) { url, _ in
            #expect(try await home.run("notes", "new", "Milk").status == 0)
            for _ in 0..<2 {
                let synced = try await home.run("sync", url)
                #expect(synced.status == 0, "\(synced)")
            }
        }
    }

    @Test func `has the same at both ends, and says what went`() async throws {
        try await serve { url, server in
            let other = try Household()
            #expect(try await home.run("places", "save", "Home", "--at", "50, 14").status == 0)
            #expect(try await home.run("notes", "new", "Milk").status == 0)
            let sent = try await home.run("sync", url)
            #expect(sent.output.contains("2 sent, 0 received"), "\(sent)")
            let taken = try #require(try await other.run("sync", url + "/", "--json").objects.first)
            #expect(taken["received"] as? Int == 2 && taken["waiting"] as? Int == 0)
            #expect(try await other.run("notes", "list").output.contains("Milk"))
            #expect(try await other.run("notes", "append", "Milk", "Bread").status == 0)
            #expect(try await other.run("sync", url).status == 0)
            #expect(try await home.run("sync", url).output.contains("1 received"))
            #expect(try await home.run("notes", "show", "Milk").output.contains("Bread"))
            let exports = [
                try await home.run("export").data, try await other.run("export").data,
            ]
            #expect(exports[0].count > 100 && !exports[1].isEmpty)
        }
        let away = try await home.run("sync", "http://127.0.0.1:1")
        #expect(away.status == 69 && away.errors.contains("could not be reached"))
    }

    @Test func `ends with the code of a setting where the token is refused`() async throws {
        try await serve(["--name", "larder.example"], password: "a long enough password") {
            url, _ in
            let refused = try await home.run("sync", url)
            #expect(refused.status == 78 && refused.errors.contains("token"), "\(refused)")
        }
    }

    @Test func `brings what is said in a copied folder to the folder it was copied from`()
        async throws
    {
        try await serve { url, _ in
            #expect(try await home.run("notes", "new", "Milk").status == 0)
            #expect(try await home.run("sync", url).status == 0)
            let copy = try Household()
            try? FileManager.default.removeItem(at: copy.folder.appending(path: "data"))
            try FileManager.default.copyItem(
                at: home.folder.appending(path: "data"),
                to: copy.folder.appending(path: "data"))
            #expect(try await copy.run("notes", "new", "Typed in the copy").status == 0)
            #expect(try await home.run("notes", "new", "Typed at home").status == 0)
            for _ in 0..<2 {
                for larder in [home, copy] {
                    let synced = try await larder.run("sync", url)
                    #expect(synced.status == 0, "\(synced)")
                }
            }
            for larder in [home, copy] {
                let notes = try await larder.run("notes", "list").output
                #expect(notes.contains("Typed in the copy") && notes.contains("Typed at home"))
            }
        }
    }

    @Test func `keeps what could not be sent until the next time`() async throws {
        var address = ""
        try await serve { url, _ in
            address = url
            #expect(try await home.run("places", "save", "Home", "--at", "50, 14").status == 0)
            let synced = try await home.run("sync", url)
            #expect(synced.status == 0, "\(synced)")
        }
        #expect(try await home.run("outbox").errors.contains("Nothing is waiting"))
        #expect(try await home.run("places", "remove", "Home").status == 0)
        #expect(try await home.run("sync", address).status == 69)
        let item = try #require(try await home.run("outbox", "list", "--json").objects.first)
        #expect(item["what"] as? String == "place home" && item["state"] as? String == "waiting")
        let id = try #require(item["id"] as? String)
        let shown = try await home.run("outbox", "show", String(id.prefix(6)).lowercased())
        #expect(shown.output.contains("place home, removed"))
        let states = [
            try await home.run("outbox", "retry", id, "--json"),
            try await home.run("outbox", "drop", id, "--json"),
        ]
        #expect(
            try states.map { try $0.objects.first?["state"] as? String } == ["waiting", "dropped"])
        #expect(try await home.run("outbox", "drop", "nothing").status == 65)
        #expect(try await home.run("outbox", "list", "--dropped").output.contains("given up"))
    }

    @Test func `gets back what a restored backup lacks, and keeps what is said since`() async throws
    {
        try await serve { url, server in
            func save(_ name: String) async throws {
                let saved = try await home.run("places", "save", name, "--at", "50, 14")
                try #require(saved.status == 0, "\(saved)")
            }
            try await save("Before")
            #expect(try await home.run("sync", url).status == 0)
            #expect(try await home.run("backup").status == 0)
            try await save("Lost")
            #expect(try await home.run("sync", url).status == 0)
            let restored = try await home.run("restore")
            #expect(restored.status == 0, "\(restored)")
            try await save("After")
            #expect(try await home.run("sync", url).status == 0)
            #expect(try await home.run("places", "list", "--json").objects.count == 3)
            #expect(try await server.run("places", "list", "--json").objects.count == 3)
        }
    }

    @Test func `exports everything, and importing it twice changes nothing`() async throws {
        let other = try Household()
        #expect(try await home.run("places", "save", "Home", "--at", "50, 14").status == 0)
        #expect(try await home.run("rates", "favourite", "SEK").status == 0)
        let file = home.folder.appending(path: "all.json").path
        let exported = try await home.run("export", file)
        #expect(exported.output.contains("2 records exported"), "\(exported)")
        let first = try await other.run("import", file)
        #expect(first.output == "2 imported, 0 already known.\n")
        let second = try await other.run("import", file)
        #expect(second.output == "Nothing new, 2 already known.\n")
        #expect(try await other.run("export").data == home.run("export").data)
    }

    @Test func `says of a cut export that it ends in the middle`() async throws {
        for text in 1...30 { _ = try await home.run("notes", "new", "Note \(text)") }
        let whole = try await home.run("export").data
        let cut = try await home.run("import", "-", input: whole.prefix(whole.count / 2))
        #expect(cut.status == 65 && cut.errors.contains("ends in the middle"), "\(cut)")
    }

    @Test(arguments: [
        ("[]", "is not a file that `larder export` wrote"), ("", "is not a file"),
        ("{\"larder\":\"personal data\",\"version\":2,\"records\":[]}", "Update Larder"),
        ("{\"larder\":\"personal data\",\"version\":1}", "records"),
        ("{\"larder\":\"personal data\",\"version\":1,\"records\":{}}", "list of records"),
    ])
    func `refuses to import what is not an export`(text: String, words: String) async throws {
        let outcome = try await home.run("import", "-", input: Data(text.utf8))
        #expect(outcome.status == 65 && outcome.errors.contains(words), "\(outcome)")
    }

    @Test(arguments: [
        ("ftp://x", 64), ("larder.example", 64), ("http://a:b@x", 64), ("http://x/?a", 64),
    ])
    func `takes only addresses of larders`(url: String, status: Int32) async throws {
        #expect(try await home.run("sync", url).status == status)
    }

    @Test func `reads the token from a file or the environment, and never shows it`() async throws {
        let file = home.folder.appending(path: "token")
        try Data("two words\n".utf8).write(to: file)
        let bad = try await home.run("sync", "http://127.0.0.1:1", "--token-file", file.path)
        #expect(bad.status == 78 && !bad.errors.contains("two words"))
        let none = try await home.run("sync", "http://127.0.0.1:1", "--token-file", "/nonexistent")
        #expect(none.status == 78)
        let open = try await home.run(
            "sync", "http://larder.invalid", environment: ["LARDER_TOKEN": "larder_secret"])
        #expect(open.errors.contains("is not encrypted") && !open.errors.contains("larder_secret"))
    }
}
