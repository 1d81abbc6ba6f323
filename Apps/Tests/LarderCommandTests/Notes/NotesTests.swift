import Foundation
import Larder
import Testing

/// Notes by the built command, in one process and in several.
@Suite(.timeLimit(.minutes(15))) struct `Notes of the command` {
    let home: Household

    init() throws { home = try Household() }

    private func id(of outcome: Household.Outcome) throws -> String {
        String(try #require(outcome.output.split(separator: " ").first))
    }

    /// A title may come from another larder.
    @Test func `with titles that could control a terminal are named without that`() async throws {
        for end in ["one", "two"] {
            let text = "evil \u{1B}[31mred\u{7}\u{202E}abc \(end)"
            #expect(try await home.run("notes", "new", text).status == 0)
        }
        for words in [
            ["notes", "show", "evil"], ["notes", "show", "zzz"], ["notes", "restore", "zzz"],
        ] {
            let errors = try await home.run(words).errors
            #expect(
                errors.count > 10
                    && errors
                        == errors.split(separator: "\n", omittingEmptySubsequences: false)
                        .filter { line in
                            !line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }
                        }
                        .joined(separator: "\n"),
                "\(errors)")
        }
    }

    @Test func `go back to an earlier version, which a list tells from others`() async throws {
        _ = try await home.run("notes", "new", "Milk\nand eggs")
        _ = try await home.run("notes", "edit", "Milk", "Milk\nand bread")
        let versions = try await home.run("notes", "versions", "Milk").output
        #expect(versions.contains("added “bread”, removed “eggs”"), "\(versions)")
        #expect(versions.contains("added “Milk and eggs”"))
        #expect(try await home.run("notes", "restore", "Milk", "--at", "1").status == 0)
        #expect(try await home.run("notes", "show", "Milk").output == "Milk\nand eggs")
        let none = try await home.run("notes", "restore", "Milk", "--at", "9")
        #expect(none.status == 65 && none.errors.contains("the newest is 3"), "\(none)")
        #expect(try await home.run("notes", "restore", "Milk").errors.contains("--at VERSION"))
    }

    @Test func `are found by their words`() async throws {
        for text in ["Milk\nand eggs", "Trip\nmilk for the cat", "Bread"] {
            _ = try await home.run("notes", "new", text)
        }
        let found = try await home.run("notes", "search", "milk", "--json").objects
        #expect(found.map { $0["title"] as? String } == ["Milk", "Trip"])
        #expect(found[1]["snippet"] as? String == "milk for the cat")
        let shown = try await home.run("notes", "search", "cat")
        #expect(shown.output.contains("milk for the cat") && shown.status == 0)
        let none = try await home.run("notes", "search", "mouse")
        #expect(none.output.isEmpty && none.errors.contains("No notes match mouse."))
        #expect(try await home.run("notes", "search").status == 64)
    }

    @Test func `whose text an edit empties can be brought back, and say how`() async throws {
        _ = try await home.run("notes", "new", "Milk and eggs")
        let edited = try await home.run("notes", "edit", "Milk", "")
        #expect(edited.status == 0 && edited.errors.contains("is empty now"), "\(edited)")
        #expect(edited.errors.contains(" --at 1 | larder notes edit "))
    }

    @Test func `leave nothing behind when the editor fails and nothing was written`() async throws {
        _ = try await home.run("notes", "new", "Milk")
        let failed = try await home.run(
            ["notes", "edit", "Milk"], environment: ["EDITOR": "false"])
        #expect(failed.status == 1 && !failed.errors.contains("What you wrote"), "\(failed)")
    }

    @Test func `makes, lists, shows, removes and restores notes`() async throws {
        #expect(try await home.run("notes", "list").errors.contains("larder notes new"))
        let made = try await home.run("notes", "new", "Buy milk\nand eggs")
        let id = try id(of: made)
        #expect(made.output == "\(id)  Buy milk\n")
        let piped = try await home.run(["notes", "new", "-"], input: Data("Plans\n\n".utf8))
        #expect(piped.status == 0)
        #expect(try await home.run("notes", "show", "buy milk").output == "Buy milk\nand eggs")
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
        #expect(try await home.run("notes", "show", id, "--at", "1").output == "one two three")
        #expect(try await home.run("notes", "show", id, "--at", "9").status == 65)
    }

    @Test func `takes a version made elsewhere by its name, and refuses names of none`()
        async throws
    {
        let id = try id(of: try await home.run("notes", "new", "Meeting\nat ten\n"))
        let other = try Household()
        func give(_ one: Household, to other: Household) async throws {
            let file = try await one.run("export").data
            #expect(try await other.run(["import"], input: file).status == 0)
        }
        try await give(home, to: other)
        _ = try await home.run("notes", "edit", id, "Meeting\nat eleven\n")
        _ = try await other.run("notes", "edit", id, "Meeting\nat noon\n")
        try await give(other, to: home)
        let names = try await home.run("notes", "versions", id, "--json").objects
            .compactMap { $0["name"] as? String }.filter { $0.hasPrefix("2-") }
        #expect(names.count == 2)
        for name in names {
            let text = try await home.run("notes", "show", id, "--at", name).output
            #expect(["Meeting\nat eleven\n", "Meeting\nat noon\n"].contains(text))
            let capital = try await home.run("notes", "show", id, "--at", name.uppercased())
            #expect(capital.output == text)
        }
        // Here, the number keeps its meaning; who got both versions at once has to choose.
        for option in ["--at", "--version"] {
            let own = try await home.run("notes", "show", id, option, "2")
            #expect(own.output == "Meeting\nat eleven\n", "\(own.errors)")
        }
        let third = try Household()
        try await give(home, to: third)
        let several = try await third.run("notes", "show", id, "--at", "2")
        #expect(several.status == 64 && several.output.isEmpty)
        #expect(
            several.errors.contains("2 versions with the number 2")
                && names.allSatisfy(several.errors.contains), "\(several.errors)")
        let before = try await home.run("notes", "show", id).output
        let name = try #require(names.first)
        for base in ["2-zz", "2-", name + "junk", "2-x-" + name.dropFirst(2), "-2", ""] {
            let outcome = try await home.run("notes", "edit", id, "new", "--base", base)
            #expect(outcome.status == 65 && outcome.errors.contains("has no version"), "\(base)")
        }
        #expect(try await home.run("notes", "show", id).output == before)
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
        let failing = try home.file("fail.sh", "#!/bin/sh\necho 'Written, too' > \"$1\"\nexit 1\n")
        let failed = try await home.run(
            ["notes", "new"],
            environment: ["EDITOR": "sh \(failing.path)", "TMPDIR": home.folder.path])
        #expect(failed.status == 1 && failed.errors.contains("What you wrote is in"))
        let nothing = try await home.run(["notes", "new"], environment: ["EDITOR": "true"])
        #expect(nothing.status == 0 && nothing.errors.contains("No note made"))
        #expect(try await home.run("notes", "new").status == 64)
        #expect(try await home.run("notes", "new", "").status == 64)
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

    @Test func `shows what two sides changed until somebody settles it`() async throws {
        let id = try id(of: try await home.run("notes", "new", "Meeting at 10"))
        _ = try await home.run("notes", "edit", id, "Meeting at 11")
        let edited = try await home.run("notes", "edit", id, "Meeting at 14", "--base", "1")
        #expect(edited.status == 0 && edited.errors.contains("larder notes settle \(id)"))
        #expect(try await home.run("notes", "list").output.contains("conflict"))
        let shown = try await home.run("notes", "show", id)
        #expect(shown.output == "Meeting at 11\nMeeting at 14")
        #expect(shown.errors.contains("first, line 1\n      | Meeting at 11"))
        #expect(shown.errors.contains("second, line 2\n      | Meeting at 14"))
        let object = try #require(try await home.run("notes", "show", id, "--json").objects.first)
        let conflict = try #require((object["conflicts"] as? [[String: any Sendable]])?.first)
        #expect(
            (conflict["later"] as? [String: any Sendable])?["text"] as? String == "Meeting at 14")
        _ = try await home.run("notes", "edit", id, "Meeting at 11\nMeeting at 14\nBring cake")
        #expect(try await home.run("notes", "show", id).errors.contains("Meeting at 11"))
        let kept = try await home.run("notes", "settle", id, "second")
        #expect(kept.status == 0 && kept.errors.contains("Kept the lines that arrived second."))
        #expect(kept.errors.contains("`larder notes show \(id) --at 4`"))
        let settled = try await home.run("notes", "show", id)
        #expect(settled.output == "Meeting at 14\nBring cake" && settled.errors.isEmpty)
        let again = try await home.run("notes", "settle", id, "second")
        #expect(again.status == 65 && again.errors.contains("has no conflicts"))
        let none = try await home.run("notes", "edit", id, "x", "--base", "99")
        #expect(none.status == 65 && none.errors.contains("has no version 99"))
    }

    @Test func `lists its versions, which are shown by their numbers`() async throws {
        _ = try await home.run("notes", "new", "Milk")
        _ = try await home.run("notes", "append", "Milk", "and eggs")
        _ = try await home.run("notes", "edit", "Milk", "Bread")
        let listed = try await home.run("notes", "versions", "Bread", "--json").objects
        #expect(listed.map { $0["version"] as? Int } == [3, 2, 1])
        #expect(listed.map { $0["title"] as? String } == ["Bread", "Milk", "Milk"])
        #expect(listed.map { $0["lines"] as? Int } == [1, 2, 1])
        #expect(
            try await home.run("notes", "show", "Bread", "--at", "2").output == "Milk\nand eggs")
        let table = try await home.run("notes", "versions", "Bread").lines
        #expect(table.count == 4)
        let moment = /20\d\d-\d\d-\d\d \d\d:\d\d UTC/
        #expect(table.dropFirst().allSatisfy { $0.contains(moment) }, "\(table)")
        #expect(listed.allSatisfy { ($0["written"] as? String)?.hasSuffix("Z") == true })
        #expect(try await home.run("notes", "versions", "nothing").status == 65)
    }

    @Test func `says what there is in place of a version or a note that never was`() async throws {
        let id = try id(of: try await home.run("notes", "new", "Milk"))
        for name in ["0", "-1", "7", "x", "1-1f09ab"] {
            let outcome = try await home.run("notes", "show", "Milk", "--at=\(name)")
            #expect(outcome.status == 65, "\(outcome.errors)")
            #expect(
                outcome.errors.contains(
                    "“Milk” has no version \(name); it has only version 1. To see its versions: "
                        + "`larder notes versions \(id)`"), "\(outcome.errors)")
        }
        let outcome = try await home.run("notes", "show", "Mlik")
        #expect(
            outcome.errors.contains(
                "can't find the note: no note has a title or an id that begins with “Mlik”. The notes "
                    + "are: \(id) “Milk”."), "\(outcome.errors)")
    }

    @Test func `finds a note by the beginning of its title, if that is clear`() async throws {
        _ = try await home.run("notes", "new", "Long note")
        _ = try await home.run("notes", "new", "Lunch")
        let shown = try await home.run("notes", "show", "long")
        #expect(shown.output.hasPrefix("Long note"), "\(shown.errors)")
        // One that has the whole title is meant, even if it was removed.
        _ = try await home.run("notes", "new", "Long")
        #expect(try await home.run("notes", "remove", "Long").status == 0)
        let again = try await home.run("notes", "remove", "Long", "--forever")
        #expect(again.status == 0 && again.errors.contains("Long for good"), "\(again.errors)")
        #expect(try await home.run("notes", "show", "Long note").status == 0)
        let unclear = try await home.run("notes", "show", "L")
        #expect(unclear.status == 64 && unclear.errors.contains("could be any of 2 notes"))
    }

    @Test func `in a list that is empty point to those that were removed`() async throws {
        #expect(try await home.run("notes", "list").errors.hasPrefix("No notes yet."))
        let id = try id(of: try await home.run("notes", "new", "Milk"))
        _ = try await home.run("notes", "remove", id)
        #expect(
            try await home.run("notes", "list").errors
                == "No notes; 1 removed: `larder notes list --removed`\n")
    }

    @Test func `says when a note was removed already, or never was`() async throws {
        _ = try await home.run("notes", "new", "Milk")
        #expect(try await home.run("notes", "remove", "Milk").status == 0)
        let again = try await home.run("notes", "remove", "Milk")
        #expect(again.status == 65 && again.errors.contains("“Milk” is already removed"))
        #expect(try await home.run("notes", "restore", "Milk").status == 0)
        let restored = try await home.run("notes", "restore", "Milk")
        #expect(restored.status == 65 && restored.errors.contains("“Milk” is not removed"))
        #expect(try await home.run("notes", "remove", "Milk", "--forever").status == 0)
    }

    @Test func `says how many more there are than it names`() async throws {
        for number in 1...8 { _ = try await home.run("notes", "new", "Note \(number)") }
        let outcome = try await home.run("notes", "show", "nothing")
        #expect(outcome.errors.contains(", and 3 more."), "\(outcome.errors)")
        _ = try await home.run("notes", "new", "Twin")
        _ = try await home.run("notes", "new", "Twin")
        let twins = try await home.run("notes", "show", "twin")
        #expect(twins.status == 64 && twins.errors.contains("any of 2 notes"))
        #expect(!twins.errors.contains("more"))
    }

    @Test func `says which conflicts there are where a choice means several`() async throws {
        let id = try id(of: try await home.run("notes", "new", "one\n\ntwo"))
        _ = try await home.run("notes", "edit", id, "1\n\n2")
        _ = try await home.run("notes", "edit", id, "I\n\nII", "--base", "1")
        let several = try await home.run("notes", "settle", id, "both")
        #expect(several.status == 64 && several.errors.contains("3, 3-2"))
        let settled = try await home.run("notes", "settle", id, "second", "--conflict", "3-2")
        #expect(settled.errors.contains("Conflict 3,"))
        #expect(try await home.run("notes", "show", id).output == "1\nI\n\nII")
    }

    @Test(arguments: [
        "line one\r\nline two\r\nlast", "\u{FEFF}a\r\nb\r\n", "no end", "an end\n", "many\n\n\n",
    ])
    func `gives back what it was given, byte for byte`(text: String) async throws {
        let id = try id(of: try await home.run(["notes", "new", "-"], input: Data(text.utf8)))
        let edited = text.replacing("a", with: "oa")
        _ = try await home.run(["notes", "edit", id, "-"], input: Data(edited.utf8))
        let append = ["EDITOR": "sed -i -e s/oa/toa/"]
        _ = try await home.run(["notes", "edit", id], environment: append)
        #expect(try await home.run("notes", "show", id, "--at", "1").data == Data(text.utf8))
        let last = Data(edited.replacing("oa", with: "toa").utf8)
        #expect(try await home.run("notes", "show", id).data == last)
    }

    /// How a program adds a line.
    enum Way: CaseIterable { case editor, base, append }

    @Test(arguments: Way.allCases)
    func `loses no line of twelve programs that add one each`(way: Way) async throws {
        let id = try id(of: try await home.run("notes", "new", "Taxi"))
        let editor = try home.file("add.sh", "#!/bin/sh\necho \"$LINE\" >> \"$1\"\n")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...12 {
                group.addTask { [home] in
                    let line = "Taxi \(number)"
                    let outcome =
                        switch way {
                        case .editor:
                            try await home.run(
                                ["notes", "edit", id],
                                environment: ["EDITOR": "sh \(editor.path)", "LINE": line])
                        case .base:
                            try await home.run("notes", "edit", id, "Taxi\n\(line)", "--base", "1")
                        case .append: try await home.run("notes", "append", id, line)
                        }
                    #expect(outcome.status == 0, "\(outcome.errors)")
                }
            }
            try await group.waitForAll()
        }
        let shown = try await home.run("notes", "show", id)
        #expect(shown.lines.sorted() == (["Taxi"] + (1...12).map { "Taxi \($0)" }).sorted())
        #expect(shown.errors.isEmpty)
    }

    @Test func `watches what other processes type`() async throws {
        let id = try id(of: try await home.run("notes", "new", "first"))
        let process = try home.process(["notes", "watch", id, "--json"])
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.start()
        defer { process.terminate() }
        var lines = try pipe.fileHandleForReading.texts().makeAsyncIterator()
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
            try process.start()
            var lines = try pipe.fileHandleForReading.texts().makeAsyncIterator()
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
    fileprivate func texts() throws -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        let unread = Locked(Data())
        try Descriptor(fileDescriptor).read(
            { bytes in
                unread.withLock { unread in
                    unread.append(bytes)
                    while let feed = unread.firstIndex(of: 0x0A) {
                        continuation.yield(String(decoding: unread[..<feed], as: UTF8.self))
                        unread = Data(unread[unread.index(after: feed)...])
                    }
                }
            }, end: { continuation.finish() })
        return stream
    }
}
