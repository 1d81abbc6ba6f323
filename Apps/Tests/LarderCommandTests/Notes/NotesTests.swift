import Foundation
import Testing

/// Notes by the built command, in one process and in several.
@Suite(.timeLimit(.minutes(15))) struct `Notes of the command` {
    let home: Household

    init() throws { home = try Household() }

    private func id(of outcome: Household.Outcome) throws -> String {
        String(try #require(outcome.output.split(separator: " ").first))
    }

    @Test func `makes, lists, shows, removes and restores notes`() async throws {
        #expect(try await home.run("notes", "list").errors.contains("larder notes new"))
        let made = try await home.run("notes", "new", "Buy milk\nand eggs")
        let id = try id(of: made)
        #expect(made.output == "\(id)  Buy milk\n")
        let piped = try await home.run(["notes", "new", "-"], input: Data("Plans\n\n".utf8))
        #expect(piped.status == 0)
        #expect(try await home.run("notes", "show", "buy milk").output == "Buy milk\nand eggs\n")
        #expect(try await home.run("notes", "show", "Plans").output == "Plans\n\n")
        #expect(
            try await home.run("notes", "list", "--json").objects.map { $0["title"] as? String }
                == ["Plans", "Buy milk"])
        let prefix = String(id.prefix(8))
        #expect(try await home.run("notes", "remove", prefix).errors.contains("Buy milk"))
        #expect(try await home.run("notes", "list").lines.count == 2)
        #expect(try await home.run("notes", "list", "--removed").output.contains("Buy milk"))
        #expect(try await home.run("notes", "restore", "Buy milk").output == "\(id)  Buy milk\n")
        #expect(try await home.run("notes", "remove", id, "--forever").status == 0)
        #expect(try await home.run("notes", "restore", id).status == 65)
    }

    @Test func `merges with what was changed meanwhile`() async throws {
        let id = try id(of: try await home.run("notes", "new", "one two three"))
        #expect(try await home.run("notes", "edit", id, "one 2 three").status == 0)
        let merged = try await home.run("notes", "edit", id, "one two 3", "--base", "1")
        #expect(merged.output == "\(id)  one 2 3\n")
        #expect(merged.errors.contains("Merged"))
        let object = try await home.run("notes", "edit", id, "-", "--json").objects.first
        #expect(object?["version"] as? Int == 4 && object?["merged"] as? Bool == false)
        #expect(try await home.run("notes", "show", id, "--at", "1").output == "one two three\n")
        #expect(try await home.run("notes", "show", id, "--at", "9").status == 65)
    }

    @Test func `opens an editor, and keeps what was written when it fails`() async throws {
        let editor = ["VISUAL": "", "EDITOR": "sed -i -e s/milk/bread/"]
        _ = try await home.run("notes", "new", "Buy milk")
        let edited = try await home.run(
            ["notes", "edit", "Buy milk"], environment: editor)
        #expect(edited.output.hasSuffix("  Buy bread\n"), "\(edited.errors)")
        let script = try home.file("write.sh", "#!/bin/sh\necho 'Written here' > \"$1\"\n")
        let made = try await home.run(
            ["notes", "new"], environment: ["VISUAL": "sh \(script.path)", "EDITOR": "false"])
        #expect(made.output.hasSuffix("  Written here\n"))
        let failed = try await home.run(
            ["notes", "new"], environment: ["EDITOR": "false", "TMPDIR": home.folder.path])
        #expect(failed.status == 1 && failed.errors.contains("What you wrote is in"))
        let nothing = try await home.run(["notes", "new"], environment: ["EDITOR": "true"])
        #expect(nothing.status == 0 && nothing.errors.contains("Nothing was written"))
        #expect(try await home.run("notes", "new").status == 64)
        #expect(try await home.run("notes", "list").lines.count == 3)
    }

    @Test func `refuses what is no text, and what is too large`() async throws {
        let binary = try await home.run(["notes", "new", "-"], input: Data([0xFF, 0xFE, 0x00]))
        #expect(binary.status == 65 && binary.errors.contains("UTF-8"))
        let large = try await home.run(
            ["notes", "new", "-"], input: Data(repeating: 0x61, count: 1 << 21))
        #expect(large.status == 65)
        #expect(try await home.run("notes", "show", "nothing").status == 65)
    }

    @Test func `loses no line of two processes that edit one note`() async throws {
        let id = try id(of: try await home.run("notes", "new", "Lines"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for person in ["Anna", "Ben"] {
                group.addTask { [home] in
                    for number in 0..<8 {
                        // Both always start from the first version.
                        let outcome = try await home.run(
                            "notes", "edit", id, "Lines\n\(person) \(number).", "--base", "1")
                        #expect(outcome.status == 0, "\(outcome.errors)")
                    }
                }
            }
            try await group.waitForAll()
        }
        let text = try await home.run("notes", "show", id).output
        for person in ["Anna", "Ben"] {
            for number in 0..<8 { #expect(text.contains("\(person) \(number)."), "\(text)") }
        }
    }

    @Test func `watches what other processes type`() async throws {
        let id = try id(of: try await home.run("notes", "new", "first"))
        let process = try home.process(["notes", "watch", id, "--json"])
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        var lines = pipe.fileHandleForReading.texts.makeAsyncIterator()
        #expect(await lines.next()?.contains("\"text\":\"first\"") == true)
        #expect(try await home.run("notes", "edit", id, "second").status == 0)
        #expect(await lines.next()?.contains("\"text\":\"second\"") == true)
        #expect(try await home.run("notes", "remove", id).status == 0)
        #expect(await lines.next()?.contains("\"removed\":\"") == true)
    }

    @Test func `loses nothing that was acknowledged when it is killed`() async throws {
        let id = try id(of: try await home.run("notes", "new", "Lines"))
        for round in 0..<6 {
            // A shell writes one edit after the other and says which are done, until it is killed.
            let command = try #require(try home.process([]).executableURL?.path)
            let script = """
                n=0; while :; do n=$((n+1))
                '\(command)' notes edit \(id) "Lines
                Round \(round) number $n." --base 1 >/dev/null && echo $n
                done
                """
            let process = try home.process([])
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", script]
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardInput = FileHandle.nullDevice
            try process.run()
            var lines = pipe.fileHandleForReading.texts.makeAsyncIterator()
            var acknowledged = 0
            for _ in 0...(round % 3) {
                acknowledged = await lines.next().flatMap { Int($0) } ?? 0
            }
            // The command that runs at this moment is killed in the middle, and then the shell.
            _ = try await run("/usr/bin/pkill", "-KILL", "-P", "\(process.processIdentifier)")
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(acknowledged == round % 3 + 1)
            let text = try await home.run("notes", "show", id).output
            for number in 1...acknowledged {
                #expect(text.contains("Round \(round) number \(number)."), "\(text)")
            }
        }
    }

    private func run(_ path: String, _ arguments: String...) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        try await home.finish(process)
        return process.terminationStatus
    }
}

extension FileHandle {
    /// The lines that arrive, each as soon as it is there.
    fileprivate var texts: AsyncStream<String> {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        let handle = self
        Thread.detachNewThread {
            var unread = Data()
            while true {
                let chunk = handle.availableData
                if chunk.isEmpty { break }
                unread.append(chunk)
                while let feed = unread.firstIndex(of: 0x0A) {
                    continuation.yield(String(decoding: unread[..<feed], as: UTF8.self))
                    unread = Data(unread[unread.index(after: feed)...])
                }
            }
            continuation.finish()
        }
        return stream
    }
}
