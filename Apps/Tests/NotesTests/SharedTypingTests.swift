import Foundation
import Larder
import LarderSimulation
import Notes
import TestSupport
import Testing

/// Text typed in one place and seen in another.
@Suite(.timeLimit(.minutes(15))) struct `Typing in two places` {
    let folder: NotesFolder

    init() throws { folder = try NotesFolder() }

    @MainActor private static func model(of id: String, in book: NoteBook) -> ValueModel<Note> {
        ValueModel(store: book.notes, key: book.key(id), loading: .cacheOnly)
    }

    @Test(arguments: NotesFolder.Kind.allCases) @MainActor
    func `shows in every model and is stored`(kind: NotesFolder.Kind) async throws {
        let (book, storage) = try folder.open(kind)
        let id = try await book.create("").id
        let (here, there) = (Self.model(of: id, in: book), Self.model(of: id, in: book))
        try await here.load(.cacheOnly)
        for text in ["h", "he", "hello"] {
            var note = try #require(here.value)
            note.type(text, at: folder.clock.date)
            here.value = note
        }
        #expect(here.value?.text == "hello")
        while there.value?.text != "hello" { await Task.yield() }
        await book.flush()
        try await storage.close()
        let stored = try await folder.open(kind).book.note(id)
        #expect(stored.text == "hello" && stored.version == 4)
        #expect(stored.text(ofVersion: 2) == "h")
    }

    @Test(arguments: NotesFolder.Kind.allCases) @MainActor
    func `shows what another process typed`(kind: NotesFolder.Kind) async throws {
        let (mine, other) = (try folder.open(kind), try folder.open(kind))
        let id = try await mine.book.create("Dear ").id
        let model = Self.model(of: id, in: mine.book)
        try await model.load(.cacheOnly)
        let seen = Watched("")
        let token = mine.book.notes.observe(mine.book.key(id)) { snapshot in
            seen.change { $0 = snapshot.value?.text ?? "" }
        }
        try await other.book.edit(id, base: 1, text: "Dear Anna")
        await seen.wait { $0 == "Dear Anna" }
        while model.value?.text != "Dear Anna" { await Task.yield() }
        let edit = try await mine.book.edit(id, base: 1, text: "My Dear ")
        #expect(edit.text == "My Dear Anna" && edit.didMerge)
        token.cancel()
        try await mine.storage.close()
        try await other.storage.close()
    }

    @Test(arguments: NotesFolder.Kind.allCases)
    func `loses no line of several people at once`(kind: NotesFolder.Kind) async throws {
        let opened = try (0..<3).map { _ in try folder.open(kind) }
        let id = try await opened[0].book.create("Lines\n").id
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (person, (book, _)) in opened.enumerated() {
                group.addTask {
                    var (base, text) = (1, "Lines\n")
                    for number in 0..<20 {
                        let edit = try await book.edit(
                            id, base: base, text: text + "Person \(person) says \(number).\n",
                            change: "\(person)-\(number)")
                        // Some go on from an old text of theirs for a while.
                        if number % (person + 1) == 0 { (base, text) = (edit.version, edit.text) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let lines = try await opened[0].book.note(id).text.split(separator: "\n")
        for person in 0..<3 {
            for number in 0..<20 {
                #expect(lines.contains("Person \(person) says \(number)."))
            }
        }
        for (_, storage) in opened { try await storage.close() }
    }

    @Test func `says of a storage's change which note it is`() async throws {
        let (book, storage) = try folder.open(.memory)
        var changes = storage.changes(after: try await storage.position()).makeAsyncIterator()
        let id = try await book.create("x").id
        #expect(try await changes.next()?.changes.keys == [Key("notes", id)])
    }
}

@Suite struct `A note's versions` {
    let date = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func `are all there, of whatever letters`() {
        let texts = ["", "é", "e\u{301}", "🍎🍏", "🍏", "a🍏b\n日本", "日本", "日本日本", "x"]
        var note = Note(id: "n", text: texts[0], date: date)
        for text in texts.dropFirst() { note.type(text, at: date) }
        #expect(note.version == texts.count)
        for (index, text) in texts.enumerated() {
            #expect(note.text(ofVersion: index + 1).map { Array($0.utf8) } == Array(text.utf8))
        }
        #expect(note.text(ofVersion: 0) == nil && note.text(ofVersion: 10) == nil)
        #expect(note.text(ofVersion: .min) == nil && note.text(ofVersion: .max) == nil)
    }

    @Test func `end where their differences grow too large`() {
        var note = Note(id: "n", text: "", date: date)
        for letter in ["a", "b", "c", "d", "e"] {
            note.type(String(repeating: letter, count: 100_000), at: date)
        }
        #expect(note.version == 6)
        let stored = (1...6).filter { note.text(ofVersion: $0) != nil }
        #expect(stored == [1, 3, 4, 5, 6])
    }

    @Test(arguments: [
        ("", "Empty note"), ("\n \n", "Empty note"), ("one\ntwo", "one"), ("\n\n a  b \n", "a b"),
        ("\u{FEFF}one\r\ntwo", "one"),
        (String(repeating: "x", count: 100), String(repeating: "x", count: 79) + "…"),
    ])
    func `have a title`(text: String, title: String) {
        #expect(Note(id: "n", text: text, date: date).title == title)
    }
}
