import Foundation
import Testing

/// `larder backup` and `larder restore`.
@Suite struct `Backups by command` {
    let home: Household
    var data: URL { home.folder.appending(path: "data", directoryHint: .isDirectory) }
    var file: URL { data.appending(path: "user.sqlite") }

    init() throws { home = try Household() }

    private func note(_ text: String) async throws {
        let outcome = try await home.run("notes", "new", text)
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    private func notes() async throws -> Set<String> {
        let outcome = try await home.run("notes", "list", "--json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return Set(try outcome.objects.compactMap { $0["title"] as? String })
    }

    private func backup(_ arguments: String...) async throws -> [String: any Sendable] {
        let outcome = try await home.run(["backup", "--json"] + arguments)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try #require(try outcome.objects.first)
    }

    /// Starts a server, and waits until it answers.
    private func serve() throws -> Process {
        let server = try home.process(["serve", "--port", "0", "--no-refresh", "--quiet"])
        let output = Pipe()
        server.standardOutput = output
        try server.start()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(line.contains("Larder is at"))
        return server
    }

    /// The files that are there, with what is in them, except for locks and what SQLite keeps for
    /// itself.
    private func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: data.path)
        where name.hasPrefix("user.sqlite") && !name.hasSuffix(".open") && !name.hasSuffix("-shm") {
            contents[name] = try Data(contentsOf: data.appending(path: name))
        }
        return contents
    }

    @Test func `are made where the command says, and put in place again`() async throws {
        try await note("first")
        let made = try await home.run("backup")
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.output.contains("Backed up to \(data.path)/backups/user.sqlite.backup-"))
        #expect(made.output.contains("kB)"))
        try await note("second")

        let restored = try await home.run("restore", "--json").objects.first
        #expect(try await notes() == ["first"])
        let kept = try #require(restored?["kept"] as? String)
        #expect(kept.hasPrefix(file.path + ".damaged-"))

        let back = try await home.run("restore", kept)
        #expect(back.status == 0, "\(back.errors)")
        #expect(back.output.contains("The previous data is in \(file.path).damaged-"))
        #expect(back.errors.contains("larder restore \(file.path).damaged-"))
        #expect(try await notes() == ["first", "second"])
    }

    @Test func `keep the name that an earlier version gave the file`() async throws {
        try await note("first")
        let old = data.appending(path: "said.sqlite")
        for name in try FileManager.default.contentsOfDirectory(atPath: data.path)
        where name.hasPrefix("user.sqlite") {
            let target = name.replacingOccurrences(of: "user.sqlite", with: "said.sqlite")
            try FileManager.default.moveItem(
                at: data.appending(path: name), to: data.appending(path: target))
        }
        try await note("second")
        #expect(try await notes() == ["first", "second"])
        #expect(!FileManager.default.fileExists(atPath: file.path))

        let made = try await backup()
        #expect((made["file"] as? String)?.contains("/backups/said.sqlite.backup-") == true)
        try FileManager.default.removeItem(at: old)
        let restored = try await home.run("restore")
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(try await notes() == ["first", "second"])
        #expect(FileManager.default.fileExists(atPath: old.path))
    }

    @Test func `are listed, the newest first, and named by how they begin`() async throws {
        #expect(try await home.run("backup", "--list").errors.contains("No backups yet"))
        try await note("first")
        let first = try await backup()
        try await note("second")
        let second = try await backup()
        for command in ["backup", "restore"] {
            let listed = try await home.run(command, "--list", "--json").objects
            let own = listed.filter { $0["automatic"] as? Bool == false }
            #expect(
                own.compactMap { $0["file"] as? String }
                    == [second, first].map { $0["file"] as? String })
            #expect(own.allSatisfy { $0["bytes"] as? Int ?? 0 > 0 && $0["date"] is String })
            // The one that the second command found due.
            #expect(listed.contains { $0["automatic"] as? Bool == true })
        }
        let table = try await home.run("restore", "--list")
        #expect(table.output.contains("Larder") && table.output.contains("you"))
        let several = try await home.run("restore", "2")
        #expect(several.status == 64)
        #expect(several.errors.contains("matches several backups"))
        let path = try #require(first["file"] as? String)
        let name = try #require(path.split(separator: ".backup-").last)
        let restored = try await home.run("restore", String(name))
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(restored.output.contains("ago)") && restored.output.contains("It holds 1 note, 0 "))
        #expect(try await notes() == ["first"])
        let none = try await home.run("restore", "yesterday")
        #expect(none.status == 65)
        #expect(none.errors.contains("larder restore --list"))
    }

    @Test func `go to a file of choice, and replace nothing unless told to`() async throws {
        try await note("first")
        let target = try home.file("elsewhere/my copy", "precious")
        let refused = try await home.run("backup", target.path)
        #expect(refused.status == 64)
        #expect(refused.errors.contains("--overwrite"))
        #expect(try Data(contentsOf: target) == Data("precious".utf8))
        let made = try await home.run("backup", target.path, "--overwrite")
        #expect(made.output.hasPrefix("Backed up to \(target.path) ("), "\(made.errors)")
        let inFolder = try await backup(target.deletingLastPathComponent().path)
        #expect((inFolder["file"] as? String)?.contains("/elsewhere/user.sqlite.backup-") == true)

        let before = try contents()
        for name in ["", "user.sqlite", "user.sqlite-wal", "user.sqlite.backup-1", "cache.sqlite"] {
            let own = try await home.run(
                "backup", data.appending(path: name).path, "--overwrite")
            #expect(own.status == 64, "\(name)")
        }
        #expect(try await home.run("restore", data.path + "/cache.sqlite").status == 64)
        #expect(try contents() == before)

        // As on another machine.
        try FileManager.default.removeItem(at: data)
        let restored = try await home.run("restore", target.path, "--json")
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(try restored.objects.first?["kept"] is NSNull)
        #expect(try await notes() == ["first"])
    }

    @Test func `are made while a server runs, and refused to be put in its place`() async throws {
        try await note("first")
        let server = try serve()
        defer { server.terminate() }
        _ = try await backup()
        let refused = try await home.run("restore")
        #expect(refused.status == 75)
        #expect(refused.data.isEmpty)
        #expect(refused.errors.contains("is open in another program"))
        #expect(refused.errors.contains("larder serve"))
        #expect(!(try contents().keys.contains { $0.contains("damaged") }))
        server.terminate()
        server.waitUntilExit()
        #expect(try await home.run("restore").status == 0)
    }

    /// What can become of a file, by name.
    static let wrecks: [(name: String, wreck: @Sendable (URL) throws -> Void)] = [
        ("gone", { try FileManager.default.removeItem(at: $0) }),
        ("empty", { try Data().write(to: $0) }),
        ("another", { try Data("This is no database.".utf8).write(to: $0) }),
        ("cut", { try Data(try Data(contentsOf: $0).dropLast(9_000)).write(to: $0) }),
        (
            "changed",
            { url in
                var bytes = try Data(contentsOf: url)
                for place in stride(from: 5_000, to: bytes.count, by: 700) { bytes[place] ^= 0x55 }
                try bytes.write(to: url)
            }
        ),
    ]

    @Test(arguments: wrecks.indices)
    func `repair a damaged file, as its message says`(index: Int) async throws {
        try await note("first")
        let made = try await backup()
        try await note("second")
        let (name, wreck) = Self.wrecks[index]
        try wreck(file)
        for arguments in [["notes", "list"], ["backup"], ["rates", "favourite", "USD"]] {
            let failed = try await home.run(arguments)
            #expect(failed.status == 65, "\(name) \(arguments): \(failed.errors)")
            #expect(failed.errors.contains("run `larder restore "), "\(name): \(failed.errors)")
            #expect(!failed.errors.contains("SQLiteStorage"))
        }
        let path = try #require(made["file"] as? String)
        let restored = try await home.run("restore", path)
        #expect(restored.status == 0, "\(name): \(restored.errors)")
        #expect(restored.output.contains("The previous data is in") == (name != "gone"))
        #expect(try await notes() == ["first"])
    }

    @Test(arguments: wrecks.indices)
    func `that are damaged change nothing`(index: Int) async throws {
        try await note("first")
        let made = try await backup()
        let path = try #require(made["file"] as? String)
        try await note("second")
        let before = try contents()
        try Self.wrecks[index].wreck(URL(fileURLWithPath: path))
        let refused = try await home.run("restore", path)
        #expect(refused.status == 65)
        #expect(refused.data.isEmpty)
        #expect(refused.errors.contains(path))
        #expect(try contents() == before)
        #expect(try await notes() == ["first", "second"])
    }

    @Test func `go on from the file itself when its last commits are lost`() async throws {
        try await note("first")
        let server = try serve()
        try await note("second")
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        try #require(FileManager.default.fileExists(atPath: file.path + "-wal"))
        try FileManager.default.removeItem(atPath: file.path + "-wal")
        let failed = try await home.run("notes", "list")
        #expect(failed.status == 65)
        let word = "larder restore \(file.path)`"
        #expect(failed.errors.contains("to go on without them, run `\(word)"), "\(failed.errors)")
        #expect(try await home.run("restore", file.path).status == 0)
        #expect(try await notes() == ["first"])
    }

    @Test func `are named with the folder that was asked for, as a shell reads it`() async throws {
        let other = home.folder.appending(path: "it's here")
        _ = try await home.run("notes", "new", "first", "--data", other.path)
        _ = try await home.run("notes", "new", "second", "--data", other.path)
        try FileManager.default.removeItem(at: other.appending(path: "user.sqlite"))
        let failed = try await home.run("notes", "list", "--data", other.path)
        let folder = other.path.replacing("'", with: "'\\''")
        #expect(failed.errors.contains("`larder restore --data '\(folder)' 2"), "\(failed.errors)")
    }

    @Test(arguments: ["", "missing/", "missing/copy", "link"])
    func `are files, in folders that are there, and replace nothing else`(
        target: String
    ) async throws {
        try await note("first")
        let link = home.folder.appending(path: "link")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: home.folder.appending(path: "nowhere"))
        let path = target.isEmpty ? target : home.folder.path + "/" + target
        let refused = try await home.run("backup", "--overwrite", "--", path)
        #expect(refused.status == 64, "\(refused.errors)")
        for name in ["missing", "nowhere"] {
            let left = home.folder.appending(path: name).path
            #expect(!FileManager.default.fileExists(atPath: left))
        }
        let end = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
        #expect(end.hasSuffix("nowhere"))
    }

    @Test func `go through pipes, and to the files behind links`() async throws {
        try await note("first")
        let piped = try await home.run("backup", "-")
        #expect(piped.status == 0 && piped.errors.hasPrefix("Backed up"), "\(piped.errors)")
        #expect(!FileManager.default.fileExists(atPath: "-"))
        let (target, link) = (try home.file("target", "old"), home.folder.appending(path: "link"))
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        #expect(try await home.run("backup", link.path).status == 64)
        #expect(try await home.run("backup", link.path, "--overwrite").status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)

        let other = try home.file("piped", piped.data)
        for backup in [other, target] {
            try FileManager.default.removeItem(at: data)
            #expect(try await home.run("restore", backup.path).status == 0)
            #expect(try await notes() == ["first"])
        }
        // A link must not lead a backup into the data itself.
        let own = home.folder.appending(path: "own")
        try FileManager.default.createSymbolicLink(
            at: own, withDestinationURL: data.appending(path: "user.sqlite"))
        #expect(try await home.run("backup", own.path, "--overwrite").status == 64)
        #expect(try await notes() == ["first"])
    }

    @Test func `are named by a damaged file, once, and in commands that work as they are`()
        async throws
    {
        let other = home.folder.appending(path: "other")
        _ = try await home.run("notes", "new", "first", "--data", other.path)
        #expect(try await home.run("backup", "--data", other.path).status == 0)
        try Data("no database".utf8).write(to: other.appending(path: "user.sqlite"))
        // An automatic backup of the same content may be the newest one.
        let listed = try await home.run("restore", "--list", "--json", "--data", other.path)
        let paths = try listed.objects.compactMap { $0["file"] as? String }
        let names = paths.compactMap { $0.split(separator: ".backup-").last }
        let failed = try await home.run("places", "list", "--data", other.path)
        let start = "`larder restore --data \(other.path) "
        #expect(names.contains { failed.errors.contains("\(start)\($0)`") })
        #expect(failed.errors.contains("`larder restore --data \(other.path) --list`"))
        #expect(failed.errors.components(separatedBy: "is damaged").count == 2, "\(failed.errors)")
    }

    @Test func `of nothing are refused, and make nothing`() async throws {
        let outcome = try await home.run("backup")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("nothing to back up"))
        #expect(try await home.run("restore").status == 65)
        #expect(!FileManager.default.fileExists(atPath: data.path))
    }
}
