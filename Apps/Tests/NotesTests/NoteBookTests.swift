import Foundation
import Larder
import LarderSimulation
import Notes
import Testing

@Suite(.timeLimit(.minutes(15))) struct `A book of notes` {
    let folder: NotesFolder

    init() throws { folder = try NotesFolder() }

    @Test(arguments: NotesFolder.Kind.allCases)
    func `keeps notes, and lists the one changed last first`(kind: NotesFolder.Kind) async throws {
        let (book, storage) = try folder.open(kind)
        let milk = try await book.create("Milk\nand eggs")
        folder.clock.advance(by: .seconds(60))
        let plan = try await book.create("\n\n  The   plan \nis simple")
        #expect(try await book.all().map(\.title) == ["The plan", "Milk"])
        folder.clock.advance(by: .seconds(60))
        try await book.edit(milk.id, base: 1, text: "Milk\nand ten eggs")
        #expect(try await book.all().map(\.id) == [milk.id, plan.id])
        #expect(try await book.all().map(\.version) == [2, 1])
        try await storage.close()
        let again = try folder.open(kind).book
        #expect(try await again.note(milk.id).text == "Milk\nand ten eggs")
        #expect(try await again.note(milk.id).text(ofVersion: 1) == "Milk\nand eggs")
        #expect(try await again.all().map(\.title) == ["Milk", "The plan"])
    }

    @Test(arguments: NotesFolder.Kind.allCases)
    func `keeps when each version was written`(kind: NotesFolder.Kind) async throws {
        let (book, storage) = try folder.open(kind)
        var note = try await book.create("one")
        var dates = [note.created]
        for text in ["two", "three"] {
            folder.clock.advance(by: .seconds(60))
            note = try await book.edit(note.id, base: note.version, text: text).note
            dates.append(note.changed)
        }
        folder.clock.advance(by: .seconds(60))
        try await book.remove(note.id)
        try await storage.close()
        let again = try await folder.open(kind).book.note(note.id)
        #expect((1...3).map { again.inVersion($0)?.written } == dates)
        #expect(Set(dates).count == 3 && again.changed > again.written ?? again.changed)
    }

    @Test func `is found by the words in it, those with them in the title first`() async throws {
        let book = try folder.open(.memory).book
        for text in [
            "Trip\nTake the café key along", "Keys\nwhere they are", "Shopping\nmilk",
            "Key, café\nof the house",
        ] {
            try await book.create(text)
            folder.clock.advance(by: .seconds(1))
        }
        let removed = try await book.create("A key that is gone")
        try await book.remove(removed.id)
        func titles(_ words: String) async throws -> [String] {
            try await book.search(words).map(\.note.title)
        }
        #expect(try await titles("CAFE key") == ["Key, café", "Trip"])
        #expect(try await titles("key") == ["Key, café", "Trip", "Keys"])
        #expect(try await titles("\"café key\"") == ["Trip"])
        #expect(try await titles("key -trip") == ["Key, café", "Keys"])
        #expect(try await titles("nothing").isEmpty)
        #expect(try await titles(" ").count == 4)
        let snippet = try await book.search("along").first?.snippet
        #expect(snippet?.parts.first(where: \.isFound)?.text == "along")
    }

    @Test func `is made once though its first text is no longer stored`() async throws {
        let book = try folder.open(.memory).book
        let long = String(repeating: "a long line\n", count: 25_000)
        let id = try await book.create(long, change: "make-1").id
        for (base, text) in [(1, "small"), (2, "small 2")] {
            try await book.edit(id, base: base, text: text)
        }
        #expect(try await book.note(id).text(ofVersion: 1) == nil)
        #expect(try await book.create(long, change: "make-1").text == "small 2")
    }

    @Test func `merges edits made from one version`() async throws {
        let book = try folder.open().book
        let note = try await book.create("one two three")
        let ours = try await book.edit(note.id, base: 1, text: "one 2 three")
        #expect(!ours.didMerge && ours.version == 2)
        let theirs = try await book.edit(note.id, base: 1, text: "one two 3")
        #expect(theirs.didMerge && theirs.text == "one 2 3" && theirs.version == 3)
        #expect(theirs.note.text(ofVersion: 1) == "one two three")
    }

    @Test func `counts an edit once, however often it is sent`() async throws {
        let book = try folder.open().book
        let first = try await book.create("a", change: "c-1")
        #expect(try await book.create("a", change: "c-1") == first)
        let edit = try await book.edit(first.id, base: 1, text: "a b", change: "c-2")
        try await book.edit(first.id, base: 2, text: "a", change: "c-3")
        let again = try await folder.open().book.edit(first.id, base: 1, text: "a b", change: "c-2")
        #expect(edit.text == "a b")
        #expect(again.text == "a" && again.version == 3 && again.didMerge)
        #expect(try await book.create("a", change: "c-1").text == "a")
        #expect(try await book.all().count == 1)
    }

    @Test func `keeps what is typed into a new note that was made elsewhere meanwhile`()
        async throws
    {
        let book = try folder.open().book
        let first = try await book.create("Milk", change: "c-1")
        try await book.edit(first.id, base: 1, text: "Milk\nBread")
        let both = try await book.create("Eggs", change: "c-1")
        #expect(both.id == first.id && both.text == "Milk\nBread\nEggs")
        #expect(try await book.create("Eggs", change: "c-1") == both)
        #expect(try await book.create("Milk", change: "c-1") == both)
        #expect(try await book.create("", change: "c-1") == both)
    }

    @Test func `knows the identities of the last edits only`() async throws {
        let book = try folder.open(.memory).book
        let note = try await book.create("0")
        for number in 1...Note.mostChanges {
            try await book.edit(note.id, base: number, text: "\(number)", change: "c\(number)")
        }
        let version = Note.mostChanges + 1
        let old = try await book.edit(note.id, base: version, text: "new", change: "c1")
        #expect(old.version == version)
        try await book.edit(note.id, base: version, text: "new", change: "another")
        let forgotten = try await book.edit(note.id, base: version + 1, text: "newer", change: "c1")
        #expect(forgotten.text == "newer")
    }

    @Test func `keeps both texts as a conflict where the older version is gone`() async throws {
        let book = try folder.open(.memory).book
        let note = try await book.create("first")
        for number in 1...(Note.mostSteps + 1) {
            try await book.edit(note.id, base: number, text: "text \(number)")
        }
        let late = try await book.edit(note.id, base: 1, text: "first, and more")
        #expect(late.text == "text \(Note.mostSteps + 1)\nfirst, and more")
        #expect(late.didMerge && late.note.conflicts.map(\.base) == [1])
    }

    @Test func `brings a removed note back with an edit, and only with one`() async throws {
        let book = try folder.open().book
        let note = try await book.create("text", change: "made")
        try await book.edit(note.id, base: 1, text: "text 2", change: "sent")
        try await book.remove(note.id)
        #expect(try await book.all().isEmpty)
        #expect(try await book.removed().map(\.id) == [note.id])
        try await book.edit(note.id, base: 1, text: "text 2", change: "sent")
        try await book.edit(note.id, base: 1, text: "text", change: "nothing new")
        #expect(try await book.all().isEmpty)
        let edit = try await book.edit(note.id, base: 2, text: "text 2 and more")
        #expect(edit.note.removed == nil && edit.text == "text 2 and more")
        #expect(try await book.all().count == 1)
        try await book.remove(note.id)
        try await book.restore(note.id)
        #expect(try await book.all().map(\.version) == [3])
    }

    @Test func `forgets only what was removed`() async throws {
        let book = try folder.open().book
        let note = try await book.create("text")
        await #expect(throws: LarderError.self) { try await book.forget(note.id) }
        try await book.remove(note.id)
        try await book.forget(note.id)
        let gone = await #expect(throws: LarderError.self) { try await book.note(note.id) }
        #expect(gone?.code == .notFound)
        await #expect(throws: LarderError.self) {
            try await book.edit(note.id, base: 1, text: "x")
        }
    }

    @Test func `finds by id, title, or the beginning of an id`() async throws {
        let book = try folder.open(.memory).book
        let milk = try await book.create("Buy Milk", change: "1")
        try await book.create("Plans", change: "2")
        #expect(try await book.find(milk.id).title == "Buy Milk")
        #expect(try await book.find("buy  milk").id == milk.id)
        #expect(try await book.find(String(milk.id.prefix(6))).id == milk.id)
        let none = await #expect(throws: LarderError.self) { try await book.find("bread") }
        #expect(none?.message.contains("Buy Milk") == true)
        try await book.create("Plans", change: "3")
        let two = await #expect(throws: LarderError.self) { try await book.find("Plans") }
        #expect(two?.message.contains("2 notes") == true)
        try await book.remove(milk.id)
        await #expect(throws: LarderError.self) { try await book.find(milk.id) }
        #expect(try await book.find(milk.id, removed: nil).removed != nil)
    }

    @Test func `finds no other note for the title of a removed one`() async throws {
        let book = try folder.open(.memory).book
        let other = try await book.create("Other", change: "1")
        let title = String(other.id.prefix(3))
        let note = try await book.create(title, change: "2")
        try await book.remove(note.id)
        let error = await #expect(throws: LarderError.self) { try await book.find(title) }
        #expect(error?.message.contains("\(note.id) “\(title)” is removed") == true)
        #expect(try await book.find(title, removed: true).id == note.id)
        try await book.restore(note.id)
        let back = await #expect(throws: LarderError.self) {
            try await book.find(title, removed: true)
        }
        #expect(back?.message.contains("is not removed") == true)
    }

    @Test func `refuses a text that is too large, by itself or merged`() async throws {
        let book = try folder.open(.memory).book
        let half = String(repeating: "x", count: Note.largestText / 2 + 1)
        let whole = await #expect(throws: LarderError.self) { try await book.create(half + half) }
        #expect(whole?.code == .tooLarge)
        let note = try await book.create("")
        try await book.edit(note.id, base: 1, text: half)
        let other = half.replacing("x", with: "y")
        let merged = await #expect(throws: LarderError.self) {
            try await book.edit(note.id, base: 1, text: other)
        }
        #expect(merged?.message.contains("Merged") == true)
        #expect(try await book.note(note.id).text == half)
    }

    @Test func `shows the other notes when one cannot be read`() async throws {
        let (book, storage) = try folder.open(.memory)
        try await book.create("good")
        let facts = EntryMetadata(
            times: Timestamps(fetched: Date(timeIntervalSince1970: 0)), origin: .local)
        try await storage.commit([
            .put(
                StoredEntry(
                    key: "notes/bad", value: Data("?".utf8), format: "note/1", metadata: facts))
        ])
        #expect(try await book.all().map(\.title) == ["good"])
        let bad = await #expect(throws: LarderError.self) { try await book.note("bad") }
        #expect(bad?.code == .damaged)
        await #expect(throws: LarderError.self) {
            try await book.edit("bad", base: 1, text: "overwritten")
        }
        #expect(try await storage.entry(for: "notes/bad")?.value == Data("?".utf8))
    }
}
