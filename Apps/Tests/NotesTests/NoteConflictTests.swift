import Foundation
import Larder
import LarderSimulation
import Testing

@testable import Notes

/// What two sides change at once, until somebody settles it.
@Suite(.timeLimit(.minutes(15))) struct `A conflict in a note` {
    let folder: NotesFolder

    init() throws { folder = try NotesFolder() }

    /// A note in which two sides changed the time, and its conflict.
    private func meeting(
        _ book: NoteBook, around text: (String) -> String = { $0 }
    ) async throws -> (note: Note, conflict: NoteConflict) {
        let id = try await book.create(text("Meeting at 10")).id
        try await book.edit(id, base: 1, text: text("Meeting at 11"))
        let note = try await book.edit(id, base: 1, text: text("Meeting at 14")).note
        return (note, try #require(note.conflicts.first))
    }

    @Test(arguments: NotesFolder.Kind.allCases)
    func `is kept with the note, and in the list`(kind: NotesFolder.Kind) async throws {
        let (book, storage) = try folder.open(kind)
        let (note, conflict) = try await meeting(book)
        #expect(note.text == "Meeting at 11\nMeeting at 14" && note.version == 3)
        #expect(note.lines(conflict.earlier) == "Meeting at 11")
        #expect(note.lines(conflict.later) == "Meeting at 14")
        #expect(conflict.base == 1 && conflict.date == folder.clock.date)
        try await storage.close()
        let again = try folder.open(kind).book
        #expect(try await again.note(note.id) == note)
        #expect(try await again.all().map(\.conflicts) == [1])
    }

    @Test(arguments: [
        (NoteConflict.Choice.earlier, "a\nMeeting at 11\nb"), (.later, "a\nMeeting at 14\nb"),
        (.both, "a\nMeeting at 11\nMeeting at 14\nb"),
    ])
    func `is settled with one choice`(choice: NoteConflict.Choice, text: String) async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book) { "a\n\($0)\nb" }
        let settled = try await book.settle(
            note.id, conflict: conflict.id, keeping: choice, seen: 3)
        #expect(settled.text == text && settled.conflicts.isEmpty && settled.version == 4)
        #expect(settled.text(ofVersion: 3) == note.text)
        #expect(try await book.all().map(\.conflicts) == [0])
        let again = await #expect(throws: LarderError.self) {
            try await book.settle(note.id, conflict: conflict.id, keeping: choice)
        }
        #expect(again?.code == .notFound && again?.message.contains("settled") == true)
    }

    /// What two larders write beside a conflict, of which each then keeps another side.
    static let besides: [(before: String, one: (String, String), other: (String, String))] = [
        ("a\n11\n14\nb", ("", ""), ("", "")),
        ("a\n11\nor\n14\nb", ("", ""), ("", "")),
        ("11\na\n14\nb", ("", ""), ("", "")),
        ("head x\n11\n14\ntail x", ("tail x", "tail x more"), ("head x", "head x more")),
        ("a\n11\n14\nb", ("a\n", "a\nnew\n"), ("b", "new\nb")),
    ]

    @Test(arguments: besides)
    func `has both sides again if two larders choose opposite ones`(
        before: String, one: (String, String), other: (String, String)
    ) async throws {
        let book = try folder.open(.memory).book
        func text(_ short: String) -> String {
            short.replacing("11", with: "Meeting at 11").replacing("14", with: "Meeting at 14")
        }
        let made = try await meeting(book) { "a\n\($0)\nb" }.note
        let note = try await book.edit(made.id, base: made.version, text: text(before)).note
        let conflict = try #require(note.conflicts.first)
        #expect(note.lines(conflict.earlier) == "Meeting at 11")
        var larders = [note, note]
        for (index, (choice, edit)) in [
            (NoteConflict.Choice.earlier, one), (.later, other),
        ].enumerated() {
            let date = folder.clock.date.addingTimeInterval(Double(index + 1))
            larders[index].settle(conflict, keeping: choice, at: date)
            larders[index].type(
                larders[index].text.replacing(
                    edit.0, with: edit.1, maxReplacements: edit.0.isEmpty ? 0 : 1),
                at: date.addingTimeInterval(0.5))
        }
        let shared = larders.map { SharedNote($0) }
        larders[0].merge(shared[1])
        larders[1].merge(shared[0])
        #expect(larders[0].text == larders[1].text && larders[0].conflicts == larders[1].conflicts)
        #expect(larders[0].conflicts.count == 1)
        let found = try #require(larders[0].conflicts.first)
        #expect(larders[0].lines(found.earlier) == "Meeting at 11")
        #expect(larders[0].lines(found.later) == "Meeting at 14")
        let wanted = text(before).replacing(one.0.isEmpty ? "\u{0}" : one.0, with: one.1)
            .replacing(other.0.isEmpty ? "\u{0}" : other.0, with: other.1)
        #expect(larders[0].text == wanted)
    }

    @Test func `has both sides again if two people remove opposite ones at once`() async throws {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book) { "c\n\($0)\nb" }
        try await book.edit(note.id, base: 3, text: "c\nMeeting at 11\nb")
        let both = try await book.edit(note.id, base: 3, text: "c\nMeeting at 14\nb").note
        #expect(both.text == note.text && both.conflicts.count == 1)
        let found = try #require(both.conflicts.first)
        #expect(both.lines(found.earlier) == "Meeting at 11")
        #expect(both.lines(found.later) == "Meeting at 14")
    }

    @Test(arguments: [
        ("a\nMeeting at 14 sharp\nwith pie\nb", "Meeting at 14 sharp"),
        ("a\nMeeting at 11 sharp\nwith pie\nb", "Meeting at 11 sharp"),
    ])
    func `is settled by who removes one side and writes on in the other`(
        text: String, kept: String
    ) async throws {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book) { "a\n\($0)\nb" }
        let edited = try await book.edit(note.id, base: 3, text: text).note
        #expect(edited.text == text && edited.conflicts.isEmpty)
        #expect(edited.settled.map(\.choice) == [kept.contains("14") ? "later" : "earlier"])
    }

    @Test func `has no line from beside it, if that was changed as a side was removed`()
        async throws
    {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book) { "a\n\($0)\nBring cake\nb" }
        #expect(note.text == "a\nMeeting at 11\nMeeting at 14\nBring cake\nb")
        let text = "a\nMeeting at 11\nBring cake and tea\nBring pie\nb"
        let edited = try await book.edit(note.id, base: 3, text: text).note
        #expect(edited.text == text && edited.conflicts.isEmpty)
    }

    @Test(arguments: NoteConflict.Choice.allCases)
    func `is there again when its choice is taken back at once`(
        choice: NoteConflict.Choice
    ) async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book) { "a\n\($0)\nb" }
        try await book.settle(note.id, conflict: conflict.id, keeping: choice)
        let open = try await book.reopen(
            note.id, conflict, version: "3", base: 4, change: "undo-1")
        #expect(open.text == note.text && open.version == 5)
        let found = try #require(open.conflicts.first)
        #expect(open.conflicts.count == 1 && found.identity != conflict.identity)
        #expect(open.lines(found.earlier) == "Meeting at 11")
        #expect(open.lines(found.later) == "Meeting at 14")
        // The same request once more, and another one.
        #expect(
            try await book.reopen(note.id, conflict, version: "3", base: 4, change: "undo-1")
                == open)
        let again = await #expect(throws: LarderError.self) {
            try await book.reopen(note.id, conflict, version: "3", base: 4)
        }
        #expect(again?.code == .conflict)
        let other = try await book.settle(note.id, conflict: found.id, keeping: .later)
        #expect(other.text == "a\nMeeting at 14\nb" && other.conflicts.isEmpty)
    }

    /// Two conflicts beside each other whose lines begin alike: a comparison of texts takes the lines of one for the other's.
    private func neighbours(_ book: NoteBook) async throws -> Note {
        let id = try await book.create("k1\nk2\nend\n").id
        try await book.edit(id, base: 1, text: "a1\nk2\nend\n")
        let one = try await book.edit(id, base: 1, text: "- Milk\n- Bread\nk2\nend\n").note
        let changed = one.text.replacing("k2\n", with: "- Milk\n- Eggs\n")
        try await book.edit(id, base: one.version, text: changed)
        let other = one.text.replacing("k2\n", with: "r\n")
        let note = try await book.edit(id, base: one.version, text: other).note
        #expect(note.text == "a1\n- Milk\n- Bread\n- Milk\n- Eggs\nr\nend\n")
        #expect(note.conflicts.count == 2)
        return note
    }

    @Test func `keeps its lines when the one before it is settled`() async throws {
        let book = try folder.open(.memory).book
        let note = try await neighbours(book)
        let ids = note.conflicts.map(\.id)
        let one = try await book.settle(note.id, conflict: ids[0], keeping: .earlier)
        #expect(one.conflicts.map { one.lines($0.earlier) } == ["- Milk\n- Eggs"])
        let both = try await book.settle(note.id, conflict: ids[1], keeping: .later)
        #expect(both.text == "a1\nr\nend\n" && both.conflicts.isEmpty)
    }

    @Test func `keeps its lines when the choice before it is taken back`() async throws {
        let book = try folder.open(.memory).book
        let note = try await neighbours(book)
        let first = note.conflicts[0]
        for choice in NoteConflict.Choice.allCases {
            let book = try folder.open(.memory).book
            let open = try await book.note(note.id)
            let conflict = try #require(
                open.conflicts.first { open.lines($0.earlier) == "a1" })
            let settled = try await book.settle(
                note.id, conflict: conflict.id, keeping: choice)
            let again = try await book.reopen(
                note.id, conflict, version: "\(open.version)", base: settled.version)
            #expect(again.text == note.text)
            let lines = Set(again.conflicts.map { [$0.earlier, $0.later] })
            #expect(lines == Set(note.conflicts.map { [$0.earlier, $0.later] }))
        }
        #expect(first.earlier == 0..<1)
    }

    @Test func `brings a removed note back when its choice is taken back`() async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book)
        try await book.settle(note.id, conflict: conflict.id, keeping: .later)
        try await book.remove(note.id)
        let open = try await book.reopen(note.id, conflict, version: "3", base: 4)
        #expect(open.removed == nil && open.conflicts.count == 1)
    }

    @Test func `is not there again where it has no lines`() async throws {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book)
        let lines = NoteConflict(earlier: 7..<9, later: 9..<Int.max, base: 1)
        await #expect(throws: LarderError.self) {
            try await book.reopen(note.id, lines, version: "77", base: 3)
        }
        await #expect(throws: LarderError.self) {
            try await book.reopen(note.id, lines, version: "1", base: 3)
        }
    }

    @Test(arguments: ["small", ""])
    func `is kept if it was met where the text was typed`(typed: String) async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create("Trip\nbags\n").id
        try await book.edit(id, base: 1, text: "Trip\nbig\n")
        let first = try await book.edit(id, base: 1, text: "Trip 2027\nbags\n")
        #expect(first.text == "Trip 2027\nbig\n" && first.version == 3)
        // What was typed behind that is merged with the answer before it is sent.
        let merge = NoteMerge(
            version: 3, base: "Trip 2027\nbags\n", text: "Trip 2027\n\(typed)\n")
        let both = typed.isEmpty ? "Trip 2027\nbig\n\n" : "Trip 2027\nbig\nsmall\n"
        let note = try await book.edit(id, base: 3, text: both, after: [merge]).note
        let conflict = try #require(note.conflicts.first)
        #expect(note.conflicts.count == 1 && note.lines(conflict.earlier) == "big")
        #expect(note.lines(conflict.later) == typed)
    }

    @Test func `is none if who met it has removed one side since`() async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create("bags\n").id
        try await book.edit(id, base: 1, text: "big\n")
        let merge = NoteMerge(version: 2, base: "bags\n", text: "small\n")
        let note = try await book.edit(id, base: 2, text: "small\n", after: [merge]).note
        #expect(note.text == "small\n" && note.conflicts.isEmpty)
        let missing = NoteMerge(version: 9, base: "bags\n", text: "small\n")
        #expect(
            try await book.edit(id, base: 3, text: "tiny\n", after: [missing]).note.conflicts
                .isEmpty)
    }

    @Test func `stays while people type around it and in it`() async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book) { "a\n\($0)\nb" }
        var edit = try await book.edit(note.id, base: 3, text: "new\n" + note.text)
        edit = try await book.edit(
            note.id, base: 4, text: edit.text.replacing("at 14", with: "at 14 sharp"))
        edit = try await book.edit(note.id, base: 2, text: "a\nMeeting at 11\nb\nend")
        let now = try #require(edit.note.conflicts.first)
        #expect(edit.note.lines(now.earlier) == "Meeting at 11")
        #expect(edit.note.lines(now.later) == "Meeting at 14 sharp")
        let stale = await #expect(throws: LarderError.self) {
            try await book.settle(note.id, conflict: conflict.id, keeping: .earlier, seen: 3)
        }
        #expect(stale?.code == .conflict)
        let settled = try await book.settle(
            note.id, conflict: conflict.id, keeping: .later, seen: 5)
        #expect(settled.text == "new\na\nMeeting at 14 sharp\nb\nend")
    }

    @Test func `is one of its own for each who comes later`() async throws {
        let book = try folder.open(.memory).book
        let (note, first) = try await meeting(book)
        let third = try await book.edit(note.id, base: 1, text: "Meeting at 16").note
        #expect(third.text == "Meeting at 11\nMeeting at 14\nMeeting at 16")
        #expect(third.conflicts.map(\.id).count == 2)
        let second = try #require(third.conflicts.last)
        #expect(third.lines(second.earlier) == "Meeting at 11\nMeeting at 14")
        let settled = try await book.settle(note.id, conflict: first.id, keeping: .later)
        #expect(settled.text == "Meeting at 14\nMeeting at 16")
        let left = try #require(settled.conflicts.first)
        #expect(settled.lines(left.earlier) == "Meeting at 14" && left.id == second.id)
        #expect(
            try await book.settle(note.id, conflict: left.id, keeping: .earlier).text
                == "Meeting at 14")
    }

    @Test func `is also what one removed and the other changed`() async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create("a\nb\nc").id
        try await book.edit(id, base: 1, text: "a\nB\nc")
        let note = try await book.edit(id, base: 1, text: "a\nc").note
        let conflict = try #require(note.conflicts.first)
        #expect(note.text == "a\nB\nc" && note.version == 3 && conflict.later.isEmpty)
        let settled = try await book.settle(id, conflict: conflict.id, keeping: .later)
        #expect(settled.text == "a\nc")
    }

    @Test func `comes of equal words too, when two typed them`() async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create("teh cat").id
        try await book.edit(id, base: 1, text: "the cat", change: "one")
        try await book.edit(id, base: 1, text: "the cat", change: "one")
        #expect(try await book.note(id).conflicts.isEmpty)
        let other = try await book.edit(id, base: 1, text: "the cat", change: "another")
        #expect(other.text == "the cat\nthe cat" && other.note.conflicts.count == 1)
    }

    @Test func `is none where lines are added at one place`() async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create("Taxi").id
        for line in ["Taxi 12", "Taxi 1", "Taxi 1"] {
            try await book.edit(id, base: 1, text: "Taxi\n" + line)
        }
        let note = try await book.append("Taxi 1\n", to: id)
        try await book.append("end", to: id)
        #expect(note.text == "Taxi\nTaxi 12\nTaxi 1\nTaxi 1\nTaxi 1\n" && note.conflicts.isEmpty)
        #expect(try await book.note(id).text == note.text + "end")
    }

    @Test(arguments: [
        ("a\nMeeting at 11\nb", "earlier"), ("a\nMeeting at 14\nb", "later"),
        ("a\nMeeting at 11\nBring pie", "earlier"), ("a\nMeeting at 14\nb\nmore", "later"),
        ("a\nMeeting at 14", "later"), ("a\n \nMeeting at 14\nb", "later"),
        ("a\nMeeting at 11\n\nb", "earlier"),
    ])
    func `is settled by removing one side`(text: String, choice: String) async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book) { "a\n\($0)\nb" }
        let edited = try await book.edit(note.id, base: note.version, text: text).note
        #expect(edited.text == text && edited.conflicts.isEmpty)
        // Other larders are told.
        #expect(edited.settled == [.init(conflict: conflict.identity, choice: choice)])
    }

    @Test(arguments: [
        "a\nMeeting at 14\nMeeting at 11\nb", "Meeting at 11\na\nMeeting at 14\nb",
        "a\nMeeting at 11\nMeeting at 14 with Anna and Bob at eight\nb",
    ])
    func `stays when lines of it are moved or written on`(text: String) async throws {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book) { "a\n\($0)\nb" }
        let edited = try await book.edit(note.id, base: note.version, text: text).note
        let conflict = try #require(edited.conflicts.first)
        #expect(edited.lines(conflict.earlier) == "Meeting at 11")
        #expect(edited.lines(conflict.later).hasPrefix("Meeting at 14"))
    }

    @Test(arguments: [
        "a\nAt 14\nAt 11\nwith pie\nb", "a\nAt 14\nAt 11\nwith pie\nand tea\nb",
        "a\nAt 14\nwith pie\nAt 11\nand tea\nb",
    ])
    func `loses no line of the side that is kept, though a person mixed both`(text: String)
        async throws
    {
        for choice in [NoteConflict.Choice.earlier, .later] {
            let book = try folder.open(.memory).book
            let id = try await book.create("a\nAt 10\nb").id
            let sides = (earlier: "At 11", later: "At 14\nwith pie\nand tea")
            try await book.edit(id, base: 1, text: "a\n\(sides.earlier)\nb")
            let note = try await book.edit(id, base: 1, text: "a\n\(sides.later)\nb").note
            let edited = try await book.edit(id, base: note.version, text: text).note
            let conflict = try #require(edited.conflicts.first)
            #expect(!conflict.earlier.overlaps(conflict.later))
            let settled = try await book.settle(id, conflict: conflict.id, keeping: choice)
            let kept = (choice == .earlier ? sides.earlier : sides.later).split(separator: "\n")
            let lines = Set(settled.text.split(separator: "\n"))
            #expect(lines.isSuperset(of: kept.filter { text.contains($0) } + ["a", "b"]))
            #expect(lines.count < Set(text.split(separator: "\n")).count)
        }
    }

    @Test(arguments: [
        // What stood elsewhere and took the place of a side.
        ("top\na\nAt 10\nb\nend", "At 11", "At 14", "a\nend\nAt 14\nb", "end"),
        ("top\na\nAt 10\nb\nend", "At 11", "At 14", "a\nAt 11 or so\nend\nAt 14\nb", "end"),
    ])
    func `takes no line with it that stood elsewhere`(
        base: String, earlier: String, later: String, text: String, stays: String
    ) async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create(base).id
        func side(_ line: String) -> String { base.replacingOccurrences(of: "At 10", with: line) }
        try await book.edit(id, base: 1, text: side(earlier))
        let note = try await book.edit(id, base: 1, text: side(later)).note
        let edited = try await book.edit(id, base: note.version, text: text).note
        guard let conflict = edited.conflicts.first else { return }
        let settled = try await book.settle(id, conflict: conflict.id, keeping: .later)
        #expect(settled.text.split(separator: "\n").contains(Substring(stays)))
    }

    @Test func `stays when only a blank line of it is moved`() async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create("a\nAt 10\nb").id
        try await book.edit(id, base: 1, text: "a\nAt 11\nb")
        let note = try await book.edit(id, base: 1, text: "a\nAt 14\n\nb").note
        let edited = try await book.edit(
            id, base: note.version, text: "a\nAt 11\n\nAt 14\nb"
        ).note
        let conflict = try #require(edited.conflicts.first)
        #expect(edited.lines(conflict.later).contains("At 14"))
    }

    @Test(arguments: ["a\nb", "b"])
    func `is there again when the removal of both sides is undone`(text: String) async throws {
        for later in ["a\nAt 14\nb", "a\nb"] {
            let book = try folder.open(.memory).book
            let id = try await book.create("a\nAt 10\nb").id
            try await book.edit(id, base: 1, text: "a\nAt 11\nb")
            let note = try await book.edit(id, base: 1, text: later).note
            #expect(note.conflicts.count == 1)
            let removed = try await book.edit(id, base: note.version, text: text).note
            #expect(removed.conflicts.isEmpty)
            let back = try await book.edit(id, base: removed.version, text: note.text).note
            #expect(back.conflicts.map(\.sides) == note.conflicts.map(\.sides))
        }
    }

    @Test func `is no trap if its lines are damaged`() throws {
        var note = Note(id: "a", text: "a\nb", date: Date(timeIntervalSince1970: 0))
        note.conflicts = [
            NoteConflict(earlier: (Int.max - 1)..<Int.max, later: Int.min..<0, base: 1),
            NoteConflict(earlier: 0..<1, later: 1..<2, base: 1),
        ]
        let read = try Note.codec.decode(Note.codec.encode(note))
        #expect(read.conflicts.map(\.earlier) == [0..<1] && read.text == "a\nb")
    }

    @Test func `is left out if it is damaged in the storage, and the others are not`() async throws
    {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book) { "a\n\($0)\nb" }
        var two = note
        two.conflicts += [NoteConflict(earlier: 0..<1, later: 3..<4, base: 1)]
        let stored = String(decoding: try Note.codec.encode(two), as: UTF8.self)
        #expect(stored.contains("\"later\":[2,3]},{"))
        let damaged = stored.replacingOccurrences(of: "[2,3]},{", with: "[3,2]},{")
        let read = try Note.codec.decode(Data(damaged.utf8))
        #expect(read.text == note.text && read.conflicts.map(\.earlier) == [0..<1])
    }

    @Test func `is there again when the removal of a side is undone`() async throws {
        let (book, storage) = try folder.open(.sqlite)
        let (note, _) = try await meeting(book) { "a\n\($0)\nb" }
        let settled = try await book.edit(
            note.id, base: note.version, text: "a\nMeeting at 14\nb"
        ).note
        try await storage.close()
        let again = try folder.open(.sqlite).book
        // Something else is typed, and undone as well.
        let typed = try await again.edit(
            note.id, base: settled.version, text: "a\nMeeting at 14\nb and more"
        ).note
        #expect(typed.conflicts.isEmpty)
        let back = try await again.edit(note.id, base: typed.version, text: note.text).note
        let conflict = try #require(back.conflicts.first)
        #expect(back.lines(conflict.earlier) == "Meeting at 11")
        #expect(back.lines(conflict.later) == "Meeting at 14")
        let chosen = try await again.settle(note.id, conflict: conflict.id, keeping: .later)
        #expect(chosen.text == "a\nMeeting at 14\nb" && chosen.conflicts.isEmpty)
    }

    @Test
    func
        `is there again with all its lines when a removal that was stored piece by piece is undone`()
        async throws
    {
        for pieces in [
            ["a\nAt 11\nAt 14\nb", "a\nAt 14\nb"],
            ["a\nAt\nAt 14\nwith pie\nb", "a\nwith pie\nb", "a\nb"],
            ["a\nAt 11\nAt 14\nb"],
        ] {
            let (book, storage) = try folder.open(.sqlite)
            let id = try await book.create("a\nAt 10\nb").id
            try await book.edit(id, base: 1, text: "a\nAt 11\nb")
            let note = try await book.edit(id, base: 1, text: "a\nAt 14\nwith pie\nb").note
            for piece in pieces {
                try await book.edit(id, base: book.note(id).version, text: piece)
            }
            try await storage.close()
            let again = try folder.open(.sqlite).book
            let base = try await again.note(id).version
            let back = try await again.edit(id, base: base, text: note.text).note
            #expect(back.conflicts.map(\.sides) == note.conflicts.map(\.sides))
        }
    }

    @Test func `is one again when a removal is undone piece by piece`() async throws {
        let book = try folder.open(.memory).book
        let id = try await book.create("a\nAt 10\nb").id
        try await book.edit(id, base: 1, text: "a\nAt 11\nb")
        let note = try await book.edit(id, base: 1, text: "a\nAt 14\nwith pie\nb").note
        let pieces = ["a\nAt 11\nAt 14\nb", "a\nAt 14\nb", "a\nAt 11\nAt 14\nb", note.text]
        for round in 0..<3 {
            for piece in pieces {
                let base = try await book.note(id).version
                try await book.edit(id, base: base, text: piece)
            }
            let back = try await book.note(id)
            #expect(back.conflicts.map(\.sides) == note.conflicts.map(\.sides), "round \(round)")
        }
    }

    @Test(arguments: [NoteConflict.Choice.earlier, .later, .both])
    func `is open again for who goes back to the version before one side was chosen`(
        choice: NoteConflict.Choice
    ) async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book) { "a\n\($0)\nb" }
        let settled = try await book.settle(note.id, conflict: conflict.id, keeping: choice)
        let typed = try await book.edit(
            note.id, base: settled.version, text: settled.text + "\nmore"
        ).note
        let back = try await book.edit(note.id, base: typed.version, text: note.text).note
        // Who kept both sides has them in the text anyway.
        #expect(back.conflicts.map(\.sides) == (choice == .both ? [] : [conflict.sides]))
        guard let again = back.conflicts.first else { return }
        let chosen = try await book.settle(note.id, conflict: again.id, keeping: .both)
        let more = try await book.edit(note.id, base: chosen.version, text: note.text + "c").note
        let last = try await book.edit(note.id, base: more.version, text: note.text).note
        #expect(last.conflicts.isEmpty)
    }

    @Test func `is not open again because a line that was not chosen is appended`() async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book)
        let settled = try await book.settle(note.id, conflict: conflict.id, keeping: .earlier)
        let appended = try await book.append("Meeting at 14", to: note.id)
        #expect(appended.text == note.text && appended.version == settled.version + 1)
        #expect(appended.conflicts.isEmpty)
    }

    @Test func `that never was is told apart from one that was settled`() async throws {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book)
        let error = await #expect(throws: LarderError.self) {
            try await book.settle(note.id, conflict: "99", keeping: .later)
        }
        #expect(error?.message == "“Meeting at 11” has no conflict 99.")
    }

    @Test func `is not open again by typing after it was settled as it is`() async throws {
        let book = try folder.open(.memory).book
        let (note, conflict) = try await meeting(book) { "a\n\($0)\nb" }
        let removed = try await book.edit(
            note.id, base: note.version, text: "a\nMeeting at 14\nb"
        ).note
        let back = try await book.edit(note.id, base: removed.version, text: note.text).note
        #expect(back.conflicts.count == 1 && back.conflicts != [conflict])
        let settled = try await book.settle(
            note.id, conflict: #require(back.conflicts.first).id, keeping: .both)
        let typed = try await book.edit(
            note.id, base: settled.version, text: settled.text + "c"
        ).note
        let undone = try await book.edit(note.id, base: typed.version, text: note.text).note
        #expect(undone.text == note.text && undone.conflicts.isEmpty)
    }

    @Test func `is settled by going back to a version with one side, and takes no other line`()
        async throws
    {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book) { "a\n\($0)\nb" }
        let typed = try await book.edit(
            note.id, base: note.version, text: note.text + " and more"
        ).note
        #expect(typed.conflicts.map { typed.lines($0.later) } == ["Meeting at 14"])
        let old = try #require(typed.text(ofVersion: 2))
        let back = try await book.edit(note.id, base: typed.version, text: old).note
        #expect(back.text == "a\nMeeting at 11\nb" && back.conflicts.isEmpty)
    }

    @Test func `goes when both its sides are removed`() async throws {
        let book = try folder.open(.memory).book
        let (note, _) = try await meeting(book) { "a\n\($0)\nb" }
        #expect(try await book.edit(note.id, base: 3, text: "a\nb").note.conflicts.isEmpty)
    }
}

@Suite struct `What was typed into a note` {
    @Test(arguments: [
        "line one\r\nline two\r\nlast", "\u{FEFF}a\r\nb", "no end", "an end\n", "\r", "\n\r\n\r",
        "",
        "\u{FEFF}", "e\u{301}\r\u{E9}\n", "a\u{2028}b\u{85}c\0d",
    ])
    func `survives in storage and in the history, byte for byte`(text: String) async throws {
        let storage = MemoryStorage(durability: .precious)
        let book = NoteBook(storage: storage, environment: ManualClock().environment())
        let id = try await book.create(text).id
        let versions = [
            text, text + "toast", "line one\r\nline two\r\ntoast", text + "\r", "x" + text,
        ]
        for (number, version) in versions.dropFirst().enumerated() {
            try await book.edit(id, base: number + 1, text: version)
        }
        let other = NoteBook(storage: storage, environment: ManualClock().environment())
        let note = try await other.note(id)
        for (number, version) in versions.enumerated() {
            #expect(note.text(ofVersion: number + 1).map { Array($0.utf8) } == Array(version.utf8))
        }
    }

    @Test func `opens as it was stored before there were conflicts`() throws {
        let stored = """
            {"bytes":3,"changed":0,"created":0,"id":"a","title":"new","version":2}
            new
            {"changes":["c-1"],"steps":[[0,3,"old"]]}
            """
        let note = try Note.codec.decode(Data(stored.utf8))
        #expect(note.text(ofVersion: 1) == "old" && note.conflicts.isEmpty)
        #expect(try Note.codec.encode(note) == Data(stored.utf8))
    }
}
