import Foundation
import Larder
import Notes
import Sync
import Testing

/// Each larder shows the same earlier versions of a note, whoever made them.
@Suite(.timeLimit(.minutes(10))) struct `The history of a note in several larders` {
    private let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))

    private func larders(_ errors: [TimeInterval] = [0, 0]) -> [TestLarder] {
        zip(["one", "two", "three"], errors).map { name, error in
            TestLarder(name, clock: WrongClock(moment, error: error))
        }
    }

    private func pass(_ seconds: TimeInterval = 10) { moment.withLock { $0 += seconds } }

    private func history(_ id: String, in larder: TestLarder) async throws -> [String] {
        TestLarder.history(of: try await larder.parts.notes.note(id))
    }

    @Test func `has the versions of both, with those that were made from one version side by side`()
        async throws
    {
        let larders = larders()
        let (one, two) = (larders[0].parts.notes, larders[1].parts.notes)
        let id = try await one.create("a\nb\nc\n").id
        _ = try await larders[0].client(to: larders[1]).sync()
        pass()
        try await one.edit(id, base: 1, text: "A\nb\nc\n")
        pass()
        try await two.edit(id, base: 1, text: "a\nb\nC\n")
        pass()
        try await two.edit(id, base: 2, text: "a\nb\nC\nd\n")
        pass()
        _ = try await larders[0].client(to: larders[1]).sync()
        let note = try await one.note(id)
        #expect(note.text == "A\nb\nC\nd\n" && note.version == 4)
        #expect(try await history(id, in: larders[0]) == history(id, in: larders[1]))
        let names = note.versionNames
        #expect(names.map { String($0.prefix { $0 != "-" }) } == ["4", "3", "2", "2", "1"])
        #expect(Set(names).count == 5 && names[2] != "2")
        let texts = names.compactMap { note.version(named: $0)?.note.text }
        #expect(texts[1] == "a\nb\nC\nd\n" && Set(texts[2...3]) == ["A\nb\nc\n", "a\nb\nC\n"])
        #expect(note.origins == [1, texts[2] == "a\nb\nC\n" ? 2 : 3, 4, 4, nil])
    }

    @Test func `leaves numbers that were given out with the texts that they meant here`()
        async throws
    {
        let larders = larders()
        let (one, two) = (larders[0].parts.notes, larders[1].parts.notes)
        let id = try await one.create("a\nb\nc\n").id
        _ = try await larders[0].client(to: larders[1]).sync()
        for (book, text) in [(one, "A\nb\nc\n"), (two, "a\nb\nC\n")] {
            pass()
            try await book.edit(id, base: 1, text: text)
        }
        _ = try await larders[0].client(to: larders[1]).sync()
        #expect(try await one.note(id).text(ofVersion: 2) == "A\nb\nc\n")
        #expect(try await two.note(id).text(ofVersion: 2) == "a\nb\nC\n")
        #expect(try await one.note(id).version(chosen: "2").text == "A\nb\nc\n")
        #expect(try await two.note(id).version(chosen: "2").text == "a\nb\nC\n")
        // Somebody had the second version of each open all the time, and types now.
        pass()
        try await one.edit(id, base: 2, text: "A\nb\nc\none\n")
        try await two.edit(id, base: 2, text: "two\na\nb\nC\n")
        _ = try await larders[0].client(to: larders[1]).sync()
        for book in [one, two] {
            #expect(try await book.note(id).text == "two\nA\nb\nC\none\n")
        }
        larders[1].restart()
        #expect(try await larders[1].parts.notes.note(id).text(ofVersion: 2) == "a\nb\nC\n")
        let name = try #require(
            try await one.note(id).versionNames.last { $0.hasPrefix("2-") })
        let based = try await one.note(id).base(name)
        #expect(based.number == 2 && based.text != nil)
    }

    @Test func `gets back versions that a larder lacks, as one before identities did`() async throws
    {
        let larders = larders()
        let one = larders[0].parts.notes
        let id = try await one.create("1\n").id
        for number in 2...6 {
            pass()
            try await one.edit(id, base: number - 1, text: "\(number)\n")
        }
        _ = try await larders[0].client(to: larders[1]).sync()
        // The other has counted by itself, and has only the newest one and the one before.
        let stored = try #require(
            try await larders[1].parts.storage.entry(for: Key("notes", id)))
        let old = String(decoding: stored.value, as: UTF8.self)
            .replacing("\"version\":6", with: "\"version\":2")
        var lines = old.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        let last = try #require(lines.last)
        let object = try JSONSerialization.jsonObject(with: Data(last.utf8))
        var tail = try #require(object as? [String: Any])
        let steps = try #require(tail["steps"] as? [Any])
        tail["steps"] = Array(steps.prefix(1))
        lines.removeLast()
        let cut = String(
            decoding: try JSONSerialization.data(withJSONObject: tail), as: UTF8.self)
        var entry = stored
        entry.value = Data((lines + [cut]).joined(separator: "\n").utf8)
        try await larders[1].parts.storage.commit([.put(entry, expecting: stored.revision)])
        larders[1].restart()
        let short = try await larders[1].parts.notes.note(id)
        #expect(short.versionCount == 2 && short.version == 2)
        pass()
        try await larders[1].parts.notes.edit(id, base: 2, text: "7\n")
        for _ in 0..<2 { _ = try await larders[0].client(to: larders[1]).sync() }
        let texts = (try await one.note(id)).allVersions.map(\.note.text)
        #expect(texts == (1...7).reversed().map { "\($0)\n" })
        #expect(try await history(id, in: larders[0]) == history(id, in: larders[1]))
        // Nobody gets a number again that was given out.
        pass()
        let next = try await larders[1].parts.notes.edit(id, base: 3, text: "8\n")
        #expect(next.text == "8\n" && next.version == 8)
        #expect(next.note.text(ofVersion: 3) == "7\n" && next.note.text(ofVersion: 2) == "6\n")
    }

    @Test func `is handed over once more when the other side has learned to keep it`() async throws
    {
        let larders = larders()
        let id = try await larders[0].parts.notes.create("a\n").id
        pass()
        try await larders[0].parts.notes.edit(id, base: 1, text: "b\n")
        _ = try await larders[0].client(to: larders[1]).sync()
        let before = try await history(id, in: larders[0])
        let key = Key("sync", "peers", "two")
        var peer = try #require(try await larders[0].parts.storage.entry(for: key))
        peer.value = Data(
            String(decoding: peer.value, as: UTF8.self)
                .replacing("\"formats\":{\"note\":3},", with: "").utf8)
        try await larders[0].parts.storage.commit([.put(peer, expecting: peer.revision)])
        #expect(try await larders[0].client(to: larders[1]).sync().sent == 1)
        #expect(try await larders[0].client(to: larders[1]).sync().sent == 0)
        for larder in larders { #expect(try await history(id, in: larder) == before) }
    }

    @Test func `is shortened in all larders at once`() async throws {
        let larders = larders()
        let (one, two) = (larders[0].parts.notes, larders[1].parts.notes)
        let id = try await one.create("0\n").id
        for number in 1...Note.mostSteps + 5 {
            pass(1)
            try await one.edit(id, base: number, text: "\(number)\n")
            if number == 300 { _ = try await larders[0].client(to: larders[1]).sync() }
        }
        pass()
        try await two.edit(id, base: 301, text: "mine\n300\n")
        _ = try await larders[0].client(to: larders[1]).sync()
        let notes = try await [one.note(id), two.note(id)]
        #expect(notes[0].versionCount == Note.mostSteps + 1 && notes[0].oldestVersion > 1)
        #expect(try await history(id, in: larders[0]) == history(id, in: larders[1]))
    }

    @Test(arguments: 1...(Int(ProcessInfo.processInfo.environment["LARDER_SYNC_SEEDS"] ?? "") ?? 6))
    func `is the same in three that are typed into at random and synced at random`(
        seed: Int
    ) async throws {
        var random = SeededRandom(seed: UInt64(seed) &+ 7_000)
        let larders = larders([0, 86_400, -86_400])
        let wire = Wire(seed: UInt64(seed), trouble: 0.3)
        var typed: [String: Set<String>] = [:]
        /// Until which step a larder is offline.
        var away = [0, 0, 0]
        for step in 0..<150 {
            pass(.random(in: 1...5_000, using: &random))
            let number = Int.random(in: 0..<3, using: &random)
            let larder = larders[number]
            let dice = Int.random(in: 0..<20, using: &random)
            if dice == 0 { away[number] = step + 30 }
            if dice == 1 { larder.restart() }
            if dice < 13 {
                if let (id, text) = try await type(step, larder.parts.notes, &random) {
                    typed[id, default: []].insert(text)
                }
                continue
            }
            let other = Int.random(in: 0..<3, using: &random)
            guard other != number, max(away[number], away[other]) <= step else { continue }
            do {
                _ = try await larder.client(to: larders[other], over: wire, batch: 5).sync()
            } catch is LarderError {
                continue
            }
        }
        for _ in 0..<5 {
            for larder in larders {
                for other in larders where other !== larder {
                    pass(100)
                    _ = try await larder.client(to: other).sync()
                }
            }
        }
        let ends = try await [larders[0].lines(), larders[1].lines(), larders[2].lines()]
        #expect(ends[0] == ends[1] && ends[1] == ends[2])
        for (id, texts) in typed {
            let note = try await larders[0].parts.notes.note(id)
            let kept = Set(note.allVersions.map(\.note.text))
            #expect(kept.isSuperset(of: texts), "every version that was typed is there")
        }
        for larder in larders {
            for other in larders where other !== larder {
                let again = try await larder.client(to: other).sync()
                #expect(again.sent == 0 && again.taken == 0)
            }
        }
    }

    /// Changes a note in some way, or makes one; returns the text that is stored then.
    private func type(
        _ step: Int, _ book: NoteBook, _ random: inout SeededRandom
    ) async throws -> (id: String, text: String)? {
        let notes = try await (book.all() + book.removed()).sorted { $0.id < $1.id }
        guard notes.count > 2, let chosen = notes.randomElement(using: &random) else {
            let note = try await book.create("Title \(step)\none\ntwo\nthree\n")
            return (note.id, note.text)
        }
        let note = try await book.note(chosen.id)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: try await book.remove(note.id)
        case 1: try await book.restore(note.id)
        case 2:
            guard let conflict = note.conflicts.first else { return nil }
            try await book.settle(note.id, conflict: conflict.id, keeping: .later)
        case 3:
            // Back to an earlier version.
            guard let old = note.at(Int.random(in: 0..<note.versionCount, using: &random)) else {
                return nil
            }
            try await book.edit(note.id, base: note.version, text: old.text)
        default:
            var lines = note.text.split(separator: "\n").map(String.init)
            let place = Int.random(in: 0...lines.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0 where place < lines.count: lines[place] = "changed \(step)"
            case 1 where place < lines.count: lines.remove(at: place)
            default: lines.insert("line \(step)", at: place)
            }
            // Sometimes from the version that somebody had open for long.
            let base = note.version - Int.random(in: 0...1, using: &random)
            guard base == note.version || note.text(ofVersion: base) != nil else { return nil }
            try await book.edit(
                note.id, base: base, text: lines.map { "\($0)\n" }.joined())
        }
        return (note.id, try await book.note(note.id).text)
    }
}
