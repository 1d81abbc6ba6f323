import Foundation
import Larder
import LarderSimulation
import Testing

@testable import Notes

@Suite struct `Notes that were mended` {
    private func book() -> NoteBook {
        NoteBook(
            storage: MemoryStorage(durability: .precious),
            environment: ManualClock().environment())
    }

    @Test func `a stored length that is none is an error, not a crash`() throws {
        for bytes in ["-1", "-9223372036854775808", "9223372036854775807", "5"] {
            let head =
                "{\"id\":\"a\",\"title\":\"\",\"version\":1,\"created\":0,\"changed\":0,\"bytes\":\(bytes)}"
            #expect(throws: (any Error).self) {
                try Note.codec.decode(Data((head + "\nabc\n{}").utf8))
            }
        }
    }

    @Test(arguments: [Int.min, -1, 0, 99, Int.max])
    func `an edit made from a version that never was is an error`(base: Int) async throws {
        let book = book()
        let note = try await book.create("one")
        let error = await #expect(throws: LarderError.self) {
            try await book.edit(note.id, base: base, text: "two")
        }
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("has no version \(base)") == true)
        #expect(try await book.note(note.id) == note)
    }

    @Test func `the version before a large replacement is known`() async throws {
        let book = book()
        let note = try await book.create(String(repeating: "old line\n", count: 60_000))
        let replaced = try await book.edit(
            note.id, base: 1, text: String(repeating: "new line\n", count: 60_000))
        let late = try await book.edit(
            note.id, base: 1, text: String(repeating: "old line\n", count: 60_000) + "and more")
        #expect(replaced.version == 2)
        #expect(late.text == replaced.text + "and more" && late.note.conflicts.isEmpty)
    }

    @Test func `a large text that was there for a moment pushes no other version out`() async throws
    {
        let clock = ManualClock()
        let book = NoteBook(
            storage: MemoryStorage(durability: .precious), environment: clock.environment())
        let id = try await book.create("zero").id
        var texts = ["zero"]
        func type(_ text: String) async throws {
            texts.append(text)
            clock.advance(by: .seconds(1))
            let note = try await book.edit(id, base: texts.count - 1, text: text).note
            #expect(note.version == texts.count)
        }
        for word in ["one", "two", "three"] { try await type(texts[texts.count - 1] + " " + word) }
        for _ in 0..<3 {
            let before = texts[texts.count - 1]
            try await type(before + String(repeating: " pasted", count: 50_000))
            #expect(try await book.note(id).text(ofVersion: texts.count - 1) == before)
            try await type(before)
            // Who pasted it can still go back to it.
            let pasted = texts.count - 1
            #expect(try await book.note(id).text(ofVersion: pasted) == texts[pasted - 1])
            for word in ["and", "more"] { try await type(texts[texts.count - 1] + " " + word) }
        }
        let note = try await book.note(id)
        for (number, text) in texts.enumerated() where text.utf8.count < 1_000 {
            #expect(note.text(ofVersion: number + 1) == text)
        }
        // What was pasted is gone, but not that it was there.
        #expect(note.steps.dropFirst().reduce(0) { $0 + $1.size } <= Note.mostStepBytes)
        #expect(note.versionNames == (1...texts.count).reversed().map(String.init))
        let pasted = try #require(texts.firstIndex { $0.utf8.count > 1_000 }) + 1
        #expect(try note.base("\(pasted)") == (pasted, nil))
        let error = #expect(throws: LarderError.self) { try note.version(chosen: "\(pasted)") }
        #expect(error?.message.contains("is no longer stored") == true)
        let changes = note.changes(0..<note.versionCount)
        #expect(
            changes.count < texts.count && changes.allSatisfy { $0.version.text.utf8.count < 1_000 }
        )
        // The deletion seems to be of what was there before.
        #expect(changes.contains { $0.index == texts.count - pasted - 1 && $0.isNone })
        // Another larder takes it as it is.
        try SharedNote(note).check()
        var other = Note(SharedNote(note), id: id)
        other.merge(SharedNote(note))
        #expect(SharedNote(other) == SharedNote(note))
    }

    @Test(arguments: [(1, 40), (1, 300), (12, 40), (5, 100)])
    func `a large text that was stored several times before it was deleted pushes no other out`(
        times: Int, kilobytes: Int
    ) {
        var note = Note(id: "a", text: "zero", date: Date(timeIntervalSinceReferenceDate: 0))
        var texts = ["zero"]
        func type(_ text: String) {
            texts.append(text)
            note.type(text, at: Date(timeIntervalSinceReferenceDate: Double(texts.count)))
        }
        for number in 1...10 { type("\(texts[texts.count - 1]) \(number)") }
        for round in 0..<(kilobytes < 50 ? 8 : 4) {
            let before = texts[texts.count - 1]
            let pasted = String(repeating: "\(round)", count: kilobytes << 10)
            for number in 1...times { type(before + pasted + "\(number)") }
            type(before)
            for _ in 0..<4 { type(texts[texts.count - 1] + "!") }
        }
        for (number, text) in texts.enumerated() where text.utf8.count < 1_000 {
            #expect(note.text(ofVersion: number + 1) == text)
        }
        #expect(note.versionCount == texts.count)
    }

    @Test func `a paste goes before paragraphs that were replaced and put back`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var note = Note(id: "a", text: "zero", date: start)
        var texts = ["zero"]
        func type(_ text: String) {
            texts.append(text)
            note.type(text, at: start.addingTimeInterval(Double(texts.count)))
        }
        for number in 0..<10 {
            let paragraph = String(repeating: "\(number) ", count: 3_000)
            for text in ["zero " + paragraph, "zero", "zero \(number)"] { type(text) }
        }
        let pasted = String(repeating: "pasted ", count: 40_000)
        for text in ["zero" + pasted, "zero" + pasted + "!", "zero", "zero.", "zero.."] {
            type(text)
        }
        let missing = texts.indices.filter { note.text(ofVersion: $0 + 1) != texts[$0] }
        #expect(missing == texts.indices.filter { texts[$0].hasPrefix("zeropasted") })
    }

    @Test func `a text that was long for long goes only when there is no room for it`() async throws
    {
        let book = book()
        let long = String(repeating: "a line of the text\n", count: 10_000)
        let id = try await book.create(long).id
        for number in 1...20 {
            try await book.edit(id, base: number, text: long + "and \(number)")
        }
        var note = try await book.edit(id, base: 21, text: "short").note
        for number in 1...5 {
            note = try await book.edit(id, base: note.version, text: "short \(number)").note
        }
        #expect(note.text(ofVersion: 21) == long + "and 20" && note.text(ofVersion: 1) == long)
        // Now there is one too many, and the older one goes with what stands behind it.
        note = try await book.edit(id, base: note.version, text: "new " + long).note
        note = try await book.edit(id, base: note.version, text: "shorter").note
        note = try await book.edit(id, base: note.version, text: "shortest").note
        #expect(note.text(ofVersion: 27) == "short 5" && note.text(ofVersion: 22) == "short")
        #expect(note.text(ofVersion: 28) == nil && note.text(ofVersion: 29) == "shorter")
        #expect(note.text(ofVersion: 21) == long + "and 20" && note.text(ofVersion: 1) == long)
    }

    @Test(arguments: [Int.min, -1, 0, Int.max])
    func `a stored number that no version can have is no trap`(number: Int) async throws {
        let stored = """
            {"bytes":3,"changed":0,"created":0,"id":"a","title":"new","version":\(number)}
            new
            {"changes":[],"steps":[[0,3,"old",0,\(number)],[0,3,"older",0,\(number)]]}
            """
        var note = try Note.codec.decode(Data(stored.utf8))
        note.type("newer", at: Date(timeIntervalSinceReferenceDate: 1))
        #expect(note.version > 1 && note.versionCount == 4 && !note.versionNames.isEmpty)
        #expect(throws: LarderError.self) { try note.version(chosen: "987654321") }
        var other = Note(id: "a", text: "other", date: Date(timeIntervalSinceReferenceDate: 2))
        other.merge(SharedNote(note))
        note.merge(SharedNote(other))
        #expect(note.text == other.text)
    }

    @Test func `a stored note with more versions than its number is no trap`() throws {
        for number in [Int.min, 0, 1, 2] {
            let stored = """
                {"bytes":3,"changed":0,"created":0,"id":"a","title":"new","version":\(number)}
                new
                {"changes":[],"steps":[[0,3,"old"],[0,3,"older"],[0,5,"oldest"]]}
                """
            let note = try Note.codec.decode(Data(stored.utf8))
            for name in ["0", "-1", "1", "2", "9", "1-abcdef"] {
                _ = try? note.version(chosen: name)
                _ = try? note.base(name)
            }
            #expect(note.oldestVersion >= 1 && note.text(ofVersion: note.version) == "new")
        }
    }

    /// A stored note with merges, conflicts, distances and dropped texts.
    private static func stored() throws -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var note = Note(id: "a", text: "a\nAt 10\nb", date: start)
        var other = note
        note.type("a\nAt 11\nb", at: start.addingTimeInterval(1))
        other.type("a\nAt 14\nb", at: start.addingTimeInterval(2))
        note.merge(SharedNote(other))
        note.type(
            note.text + String(repeating: "x", count: 300_000), at: start.addingTimeInterval(3))
        note.type("a\nAt 11\nAt 14\nb", at: start.addingTimeInterval(4))
        for number in 5..<9 {
            note.type("a\nAt 11\nAt 14\nb \(number)", at: start.addingTimeInterval(Double(number)))
        }
        return String(decoding: try Note.codec.encode(note), as: UTF8.self)
    }

    @Test(arguments: [
        "-9223372036854775808", "-1", "0", "7", "9223372036854775807", "1e300", "null",
    ])
    func `a stored note in which a number is damaged is an error or a note that works`(
        number: String
    ) throws {
        let stored = try Self.stored()
        let other = Note(id: "a", text: "other", date: Date(timeIntervalSinceReferenceDate: 9))
        let tokens = stored.matches(of: /-?[0-9]+(\.[0-9]+)?/).map(\.range)
        #expect(tokens.count > 30 && stored.utf8.count < 10_000)
        for token in tokens {
            let damaged = stored.replacingCharacters(in: token, with: number)
            guard var note = try? Note.codec.decode(Data(damaged.utf8)) else { continue }
            for change in note.changes(-1..<20) { _ = note.versionNames[change.index] }
            for name in note.versionNames { _ = try? note.version(chosen: name) }
            _ = (note.origins, note.oldestVersion, Array(note.allVersions).count)
            try? SharedNote(note).check()
            for conflict in note.conflicts {
                _ = note.lines(conflict.earlier) + note.lines(conflict.later)
            }
            var merged = other
            merged.merge(SharedNote(note))
            note.type(note.text + " more", at: Date(timeIntervalSinceReferenceDate: 10))
            note.merge(SharedNote(other))
            if let conflict = note.conflicts.first {
                note.settle(conflict, keeping: .later, at: Date(timeIntervalSinceReferenceDate: 11))
            }
            #expect(try Note.codec.decode(Note.codec.encode(note)).text == note.text)
        }
    }

    @Test func `an endless identity of a change is refused`() async throws {
        let book = book()
        let note = try await book.create("one")
        await #expect(throws: LarderError.self) {
            try await book.edit(
                note.id, base: 1, text: "two", change: String(repeating: "x", count: 1_000))
        }
    }
}
