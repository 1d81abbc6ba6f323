import Foundation
import Larder
import LarderSimulation
import Testing

@testable import Notes

/// Two larders that take each other's note, also at the same moment.
@Suite(.timeLimit(.minutes(15))) struct `Notes that two larders merge` {
    private let here: NoteBook
    private let there: NoteBook
    private let clocks: [ManualClock]
    private let id = "a"

    init() throws {
        let folders = [try NotesFolder(), try NotesFolder()]
        // Their clocks differ, as those of two machines do.
        folders[1].clock.shiftWall(by: .seconds(40))
        clocks = folders.map(\.clock)
        (here, there) = (try folders[0].open(.memory).book, try folders[1].open(.memory).book)
    }

    private func shared(_ book: NoteBook) async throws -> SharedNote {
        try #require(try await book.shared(id)).note
    }

    private func take(_ note: SharedNote, in book: NoteBook) async throws {
        let taken = try await book.taking(note, as: id, isConcurrent: true)
        if let change = taken.change { try await book.storage.commit([change]) }
    }

    /// What each has goes to the other at once.
    private func cross() async throws {
        let (one, other) = (try await shared(here), try await shared(there))
        try await take(other, in: here)
        try await take(one, in: there)
    }

    /// One takes what the other has, which then takes that.
    private func sync() async throws {
        try await take(try await shared(here), in: there)
        try await take(try await shared(there), in: here)
    }

    private func begin(_ text: String) async throws {
        let note = Note(id: id, text: text, date: clocks[0].date)
        for book in [here, there] {
            let change = try await book.taking(SharedNote(note), as: id, isConcurrent: false).change
            try await book.storage.commit([try #require(change)])
        }
    }

    private func edit(_ book: NoteBook, _ text: String) async throws {
        for clock in clocks { clock.advance(by: .seconds(1)) }
        let note = try await book.note(id)
        try await book.edit(id, base: note.versionNames[0], text: text)
    }

    private func expectSame() async throws {
        #expect(try await shared(here) == shared(there))
    }

    @Test func `at the same moment have one conflict, however often they meet`() async throws {
        try await begin("a\nMeeting at 9\nb")
        try await edit(here, "a\nMeeting at 10\nb")
        try await edit(there, "a\nMeeting at 11\nb")
        for _ in 0..<5 {
            try await cross()
            try await expectSame()
            let note = try await here.note(id)
            #expect(note.text == "a\nMeeting at 10\nMeeting at 11\nb")
            #expect(note.conflicts.count == 1)
        }
    }

    @Test(arguments: ["Meeting at 10", "Meeting at 10\nBring cake\nBring tea"])
    func `have no conflict again that was settled by removing a side`(anna: String) async throws {
        try await begin("Meeting at 9\nCall\nPay")
        try await edit(here, "\(anna)\nCall\nPay")
        try await edit(there, "Meeting at 11\nCall\nPay")
        try await sync()
        let both = try await here.note(id).text
        #expect(try await there.note(id).conflicts.count == 1)
        try await edit(there, "Meeting at 11\nCall\nPay")
        // The other types something and takes it back.
        try await edit(here, both + "x")
        try await edit(here, both)
        try await sync()
        try await expectSame()
        let note = try await here.note(id)
        #expect(note.text == "Meeting at 11\nCall\nPay" && note.conflicts.isEmpty)
    }

    @Test func `have one conflict after each has removed what the other kept`() async throws {
        try await begin("Dup\nAda\nBob\n")
        try await edit(here, "Dup\nAda1\nBob\n")
        try await edit(there, "Dup\nAda2\nBob\n")
        try await sync()
        try await edit(here, "Dup\nAda1\nBob\n")
        try await edit(there, "Dup\nAda2\nBob\n")
        try await sync()
        try await expectSame()
        let note = try await there.note(id)
        #expect(note.text == "Dup\nAda1\nAda2\nBob\n" && note.conflicts.count == 1)
        let settled = try await there.settle(id, conflict: note.conflicts[0].id, keeping: .both)
        #expect(settled.text == note.text && settled.conflicts.isEmpty)
    }

    /// Both took what the other had first, one of them after another edit: none of the common versions is the last one.
    private func crissCross(_ first: String, _ second: String, _ third: String) async throws {
        try await begin("List\nmilk\nbread\nend")
        try await edit(here, first)
        try await edit(there, second)
        let (one, other) = (try await shared(here), try await shared(there))
        try await edit(there, third)
        try await take(other, in: here)
        try await take(one, in: there)
    }

    @Test(arguments: ["insert", "delete", "put back", "word"])
    func `after crossing each other have every change once`(what: String) async throws {
        let added = "List\nmilk\nbread\nend\nfrom here"
        let first =
            switch what {
            case "put back": "List\nmilk\nend"
            case "word": "List\nmilk\nbrown bread\nend"
            default: added
            }
        try await crissCross(
            first, "List\nmilk\nfrom there\nbread\nend",
            "List of today\nmilk\nfrom there\nbread\nend")
        let text = try await here.note(id).text
        var expected = try await there.note(id).text
        if what == "delete" {
            try await edit(here, text.replacingOccurrences(of: "\nfrom here", with: ""))
            expected = "List of today\nmilk\nfrom there\nbread\nend"
        }
        if what == "put back" {
            try await edit(here, text.replacingOccurrences(of: "there", with: "there\nbread"))
            expected = "List of today\nmilk\nfrom there\nbread\nend"
        }
        for _ in 0..<3 {
            try await sync()
            try await expectSame()
            let note = try await here.note(id)
            #expect(note.text == expected && note.conflicts.isEmpty)
        }
    }

    @Test(arguments: [false, true])
    func `lose nothing that both had typed alike`(isNearForBoth: Bool) async throws {
        try await begin("List\nmilk\nend")
        for book in [here, there] { try await edit(book, "List\nmilk\nbread\nend") }
        try await sync()
        try await edit(here, "List\nmilk\nbutter\nbread\nend")
        try await edit(
            there, isNearForBoth ? "List\nmilk\nbread\njam\nend" : "Food\nmilk\nbread\nend")
        for _ in 0..<3 { try await sync() }
        try await expectSame()
        #expect(
            try await here.note(id).text
                == (isNearForBoth
                    ? "List\nmilk\nbutter\nbread\njam\nend" : "Food\nmilk\nbutter\nbread\nend"))
    }

    @Test(arguments: [-86_400, 0, 86_400])
    func `stay removed if who removed it knew of all, whatever the clocks show`(
        skew: Int
    ) async throws {
        try await begin("a")
        clocks[0].shiftWall(by: .seconds(skew))
        clocks[0].advance(by: .seconds(1))
        try await here.remove(id)
        let outdated = try await shared(here)
        clocks[0].advance(by: .seconds(1))
        try await here.restore(id)
        try await edit(here, "a\nb")
        let known = try await there.taking(try await shared(here), as: id, isConcurrent: false)
        try await there.storage.commit([try #require(known.change)])
        clocks[1].advance(by: .seconds(1))
        try await there.remove(id)
        // Meanwhile somebody who was away tells of the removal that is over.
        try await take(outdated, in: here)
        #expect(try await here.note(id).removed == nil)
        for _ in 0..<3 {
            try await sync()
            try await expectSame()
            #expect(try await here.note(id).removed != nil)
        }
    }

    @Test func `stay if one removed them without knowing an edit that a merge brings`() async throws
    {
        try await begin("List\nmilk\nbread\nend")
        try await edit(here, "List\nmilk\nbread\nend here")
        try await edit(there, "List there\nmilk\nbread\nend")
        try await take(try await shared(here), in: there)
        for clock in clocks { clock.advance(by: .seconds(10)) }
        try await here.remove(id)
        for _ in 0..<3 {
            try await sync()
            try await expectSame()
            let note = try await here.note(id)
            #expect(note.removed == nil && note.text == "List there\nmilk\nbread\nend here")
        }
    }

    @Test(arguments: [false, true])
    func `stay if one went back to the first text, or restored it last`(
        isRestored: Bool
    ) async throws {
        try await begin("a")
        if isRestored {
            clocks[0].advance(by: .seconds(1))
            try await here.remove(id)
        } else {
            try await edit(here, "b")
        }
        for clock in clocks { clock.advance(by: .seconds(10)) }
        try await there.remove(id)
        for clock in clocks { clock.advance(by: .seconds(100)) }
        if isRestored { try await here.restore(id) } else { try await edit(here, "a") }
        for _ in 0..<3 {
            try await sync()
            try await expectSame()
            #expect(try await here.note(id).removed == nil)
        }
    }

    @Test func `at the same moment have each line once that both put at one place`() async throws {
        try await begin("a\nb")
        try await edit(here, "a\nAA\nb")
        try await edit(there, "a\nBB\nb")
        for _ in 0..<5 {
            try await cross()
            try await expectSame()
            #expect(try await here.note(id).text == "a\nAA\nBB\nb")
        }
    }

    @Test func `of one version that was made twice come out the same wherever they are merged`()
        throws
    {
        let start = clocks[0].date
        let first = Note(id: id, text: "1\n2\n3\n", date: start)
        var other = first
        other.type("1\n2\n3 B\n", at: start.addingTimeInterval(9))
        var mine = first
        mine.type("1 A\n2\n3\n", at: start.addingTimeInterval(1))
        // The same text again, later, but before the other one.
        var again = mine
        again.type("1 tmp\n2\n3\n", at: start.addingTimeInterval(2))
        again.type("1 A\n2\n3\n", at: start.addingTimeInterval(3))
        mine.merge(SharedNote(other))
        again.merge(SharedNote(other))
        #expect(mine.identity == again.identity && mine.parents != again.parents)
        var (one, two) = (mine, again)
        one.merge(SharedNote(again))
        two.merge(SharedNote(mine))
        #expect(one.parents == two.parents && one.version == two.version)
        #expect(one.steps == two.steps && one.text == two.text)
    }

    @Test func `keep an edit when older versions without dates have one text twice`() throws {
        let (a, b) = ("alpha\nbeta\ngamma\n", "alpha\nbeta\ndelta\ngamma\n")
        let start = clocks[0].date
        var first = Note(id: id, version: 4, text: a, created: start, changed: start, removed: nil)
        first.steps = [Step(from: a, to: b), Step(from: b, to: a), Step(from: a, to: "first\n")]
        #expect(NoteHistory(first).ids.count == 4)
        var (one, other) = (first, first)
        one.type(b, at: start.addingTimeInterval(1))
        other.type(a + "END\n", at: start.addingTimeInterval(2))
        let (mine, theirs) = (SharedNote(one), SharedNote(other))
        one.merge(theirs)
        other.merge(mine)
        #expect(one.text == b + "END\n" && other.text == one.text)
    }

    @Test func `have two conflicts when each was merged with another one at the same moment`()
        throws
    {
        let first = Note(id: id, text: "a\nMeeting at 9\nb", date: clocks[0].date)
        func edited(_ hour: Int, after seconds: Double) -> Note {
            var note = first
            note.type("a\nMeeting at \(hour)\nb", at: clocks[0].date.addingTimeInterval(seconds))
            return note
        }
        let newest = edited(10, after: 9)
        var (one, other) = (newest, newest)
        one.merge(SharedNote(edited(11, after: 1)))
        other.merge(SharedNote(edited(12, after: 2)))
        #expect(one.conflicts.count == 1 && other.conflicts.count == 1)
        #expect(one.conflicts[0].identity != other.conflicts[0].identity)
        one.merge(SharedNote(other))
        #expect(one.conflicts.count >= 2)
        for hour in [10, 11, 12] { #expect(one.text.contains("Meeting at \(hour)")) }
    }

    /// A handing over as in an ordinary comparison: one has typed nothing since.
    private func hand(from one: NoteBook, to other: NoteBook) async throws {
        let (new, known) = (try await shared(one), try await shared(other))
        let taken = try await other.taking(
            new, as: id, isConcurrent: new.lacksNewest(of: known))
        if let change = taken.change { try await other.storage.commit([change]) }
    }

    @Test func `keep what was deleted deleted when its text is no longer stored`() async throws {
        try await begin("a\nb")
        try await edit(here, "a\n" + String(repeating: "pasted ", count: 50_000) + "\nb")
        try await hand(from: here, to: there)
        try await edit(here, "a\nb")
        for number in 1...3 { try await edit(here, "a\nb\n\(number)") }
        #expect(try await here.note(id).text(ofVersion: 2) == nil)
        try await hand(from: here, to: there)
        try await expectSame()
        #expect(try await there.note(id).text == "a\nb\n3")
        try await hand(from: there, to: here)
        try await expectSame()
    }

    @Test func `merge an edit of a version that the other one no longer has the text of`()
        async throws
    {
        try await begin("a\nb")
        let pasted = String(repeating: "pasted ", count: 50_000)
        try await edit(here, "a\n\(pasted)\nb")
        try await hand(from: here, to: there)
        try await edit(here, "a\npasted once\nb")
        for number in 1...3 { try await edit(here, "a\npasted once\nb\n\(number)") }
        try await edit(there, "a\n\(pasted)\nb and more")
        for _ in 0..<3 { try await cross() }
        try await expectSame()
        #expect(try await there.note(id).text == "a\npasted once\nb and more\n3")
    }

    @Test func `keep both texts if neither has that of the version that both had last`()
        async throws
    {
        try await begin("x: one\nend\n")
        let pasted = String(repeating: "pasted ", count: 50_000)
        try await edit(here, "x: two\nend\n\(pasted)\n")
        try await hand(from: here, to: there)
        // One goes back to what was there before.
        for text in ["x: two\nend\n", "x: one\nend\n", "x: one\nend\n!", "x: one\nend\n"] {
            try await edit(here, text)
        }
        for text in ["x: two\nend\n", "x: two\nend\nmore\n", "x: two\nend\nmore\n!\n"] {
            try await edit(there, text)
        }
        for book in [here, there] { #expect(try await book.note(id).text(ofVersion: 2) == nil) }
        for _ in 0..<3 { try await cross() }
        try await expectSame()
        let note = try await here.note(id)
        #expect(note.text.contains("x: one") && note.text.contains("x: two"))
        #expect(!note.conflicts.isEmpty && note.text.utf8.count < 1_000)
    }

    @Test func `refuse a dropped text that says more than that it was`() throws {
        let start = clocks[0].date
        var note = Note(id: id, text: "one", date: start)
        for number in 1...3 {
            note.type("one \(number)", at: start.addingTimeInterval(Double(number)))
        }
        let sound = Step(dropped: "0123456789abcdef", written: start)
        note.steps[1] = sound
        try SharedNote(note).check()
        for identity in ["", "x", "0123456789ABCDEF", "0123456789abcde/"] {
            var other = note
            other.steps[1] = Step(dropped: identity, written: start)
            #expect(throws: LarderError.self) { try SharedNote(other).check() }
        }
        note.steps[0] = sound
        #expect(throws: LarderError.self) { try SharedNote(note).check() }
        let step = try JSONDecoder().decode(
            Step.self, from: Data(#"[[[0,9,"other"]],1,null,null,3,"0123456789abcdef"]"#.utf8))
        var bytes = Array("text".utf8)
        #expect(step.apply(to: &bytes) && bytes == Array("text".utf8) && step.distance == nil)
        // Earlier versions do not read it for a version with the text above.
        let encoded = String(decoding: try JSONEncoder().encode(sound), as: UTF8.self)
        #expect(encoded.hasPrefix(#"[[[0,0,""]],"#))
    }

    @Test(arguments: 0..<4)
    func `keep the same versions whatever large texts came and went`(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed))
        try await begin("a\nb\nc")
        for round in 0..<16 {
            let book = Bool.random(using: &random) ? here : there
            let text = try await book.note(id).text
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let count = Int.random(in: 60_000...200_000, using: &random)
                try await edit(book, text + String(repeating: "\(round)", count: count / 2))
                if Bool.random(using: &random) { try await hand(from: here, to: there) }
                try await edit(book, text)
            case 2: try await sync()
            case 3: try await cross()
            default: try await edit(book, "\(text)\n\(round)")
            }
        }
        for _ in 0..<6 { try await cross() }
        try await expectSame()
        let note = try await here.note(id)
        try SharedNote(note).check()
        #expect(note.steps.dropFirst().reduce(0) { $0 + $1.size } <= Note.mostStepBytes)
        #expect(note.version > 5 && note.text(ofVersion: 1) == "a\nb\nc")
    }

    @Test func `have one of two conflicts at the same lines, and both the same one`() throws {
        var one = Note(id: id, text: "a\nAt 11\nAt 14\nb", date: clocks[0].date)
        var other = one
        for (number, seconds) in [(9, 2.0), (10, 1.0)] {
            let conflict = NoteConflict(
                id: "\(number)", base: 1, date: clocks[0].date.addingTimeInterval(seconds),
                earlier: 1..<2, later: 2..<3)
            if number == 9 { one.conflicts = [conflict] } else { other.conflicts = [conflict] }
        }
        let (mine, theirs) = (SharedNote(one), SharedNote(other))
        one.merge(theirs)
        other.merge(mine)
        #expect(one.conflicts == other.conflicts && one.conflicts.count == 1)
    }

    @Test func `call a conflict the same when one of them gave it a number`() throws {
        var one = Note(id: id, text: "a\nAt 11\nAt 14\nb", date: clocks[0].date)
        let conflict = NoteConflict(
            id: "4.2", base: 1, date: clocks[0].date, earlier: 1..<2, later: 2..<3)
        one.conflicts = [conflict]
        var other = one
        other.conflicts = [conflict.named("4")]
        let (mine, theirs) = (SharedNote(one), SharedNote(other))
        one.merge(theirs)
        other.merge(mine)
        #expect(one.conflicts == other.conflicts && one.conflicts == [conflict])
    }

    @Test func `that have the most conflicts under one name are still taken by others`() throws {
        let lines = (0..<4_000).map { "line \($0)" }.joined(separator: "\n")
        let first = Note(id: id, text: lines, date: clocks[0].date)
        func note(_ start: Int, _ line: String) -> Note {
            var note = first
            note.type(lines + "\n" + line, at: clocks[0].date.addingTimeInterval(Double(start)))
            note.conflicts = (0..<1_000).map { number in
                let place = start + number * 2
                return NoteConflict(
                    id: number == 0 ? "1" : "1.\(number + 1)", base: 1,
                    date: clocks[0].date.addingTimeInterval(Double(place)),
                    earlier: place..<(place + 1), later: (place + 1)..<(place + 2))
            }
            return note
        }
        var (one, other) = (note(1, "one"), note(2_000, "other"))
        let (mine, theirs) = (SharedNote(one), SharedNote(other))
        one.merge(theirs)
        other.merge(mine)
        #expect(one.conflicts.count == 1_000)
        try SharedNote(one).check()
        #expect(SharedNote(one) == SharedNote(other))
        // The clock here is behind those that found the others.
        let base = "\(one.version)"
        func changed(_ line: String) -> String {
            one.text.replacingOccurrences(of: "line 7\n", with: line + "\n")
        }
        let (mine1, mine2) = (changed("new here"), changed("new there"))
        one.type(mine1, at: clocks[0].date)
        try one.take(mine2, madeFrom: base, at: clocks[0].date.addingTimeInterval(-9))
        #expect(one.conflicts.count == 1_000)
        #expect(one.conflicts.contains { one.lines($0.later).contains("new there") })
    }

    @Test(arguments: 0..<60)
    func `agree after any edits, choices and meetings, and no word is there twice or gone`(
        seed: Int
    ) async throws {
        var random = SeededRandom(seed: UInt64(seed))
        try await begin((0..<6).map { "start\($0)" }.joined(separator: "\n"))
        var words = Set((0..<6).map { "start\($0)" })
        for step in 0..<30 {
            let book = Bool.random(using: &random) ? here : there
            let note = try await book.note(id)
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                var lines = note.text.split(separator: "\n").map(String.init)
                lines.insert("word\(step)", at: Int.random(in: 0...lines.count, using: &random))
                words.insert("word\(step)")
                try await edit(book, lines.joined(separator: "\n"))
            case 2:
                var lines = note.text.split(separator: "\n").map(String.init)
                let index = Int.random(in: 0..<lines.count, using: &random)
                lines[index] += " more\(step)"
                words.insert("more\(step)")
                try await edit(book, lines.joined(separator: "\n"))
            case 3:
                if let conflict = note.conflicts.randomElement(using: &random) {
                    try await book.settle(id, conflict: conflict.id, keeping: .both)
                }
            case 4: try await sync()
            default: try await cross()
            }
        }
        for _ in 0..<3 { try await cross() }
        try await expectSame()
        let note = try await here.note(id)
        let found = note.text.split { $0 == "\n" || $0 == " " }.map(String.init)
        #expect(Set(found) == words)
        #expect(note.conflicts.count <= 30)
        // A conflict shows a line once for each side; lines that nobody changed since stand once.
        if note.conflicts.isEmpty, !note.text.contains("more") {
            #expect(found.count == words.count)
        }
    }

    // MARK: - Choices

    /// A conflict that both have.
    private func conflict() async throws -> NoteConflict {
        try await begin("Title\nmid\nend")
        try await edit(here, "Title\nCLIENT\nend")
        try await edit(there, "Title\nSERVER\nend")
        try await sync()
        try await expectSame()
        return try #require(try await here.note(id).conflicts.first)
    }

    @Test(arguments: [false, true])
    func `differ about a conflict that was settled in two ways, and show it again`(
        isCrossed: Bool
    ) async throws {
        let conflict = try await conflict()
        try await here.settle(id, conflict: conflict.id, keeping: .earlier)
        for clock in clocks { clock.advance(by: .seconds(1)) }
        try await there.settle(id, conflict: conflict.id, keeping: .later)
        for _ in 0..<3 { try await isCrossed ? cross() : sync() }
        try await expectSame()
        let note = try await here.note(id)
        #expect(note.text == "Title\nCLIENT\nSERVER\nend" && note.conflicts.count == 1)
        let again = try #require(note.conflicts.first)
        try await here.settle(id, conflict: again.id, keeping: .later)
        try await sync()
        try await expectSame()
        let settled = try await there.note(id)
        #expect(settled.text == "Title\nSERVER\nend" && settled.conflicts.isEmpty)
        // What was settled in two ways once is over.
        try await edit(here, "Title\nSERVER\nend here")
        try await edit(there, "Title there\nSERVER\nend")
        try await cross()
        #expect(try await here.note(id).text == "Title there\nSERVER\nend here")
    }

    @Test(arguments: NoteConflict.Choice.allCases)
    func `leave a conflict settled that one settled while the other typed elsewhere`(
        choice: NoteConflict.Choice
    ) async throws {
        let conflict = try await conflict()
        try await here.settle(id, conflict: conflict.id, keeping: choice)
        for clock in clocks { clock.advance(by: .seconds(1)) }
        try await there.append("tail", to: id)
        for _ in 0..<2 { try await sync() }
        try await expectSame()
        let note = try await here.note(id)
        let kept =
            switch choice {
            case .earlier: "CLIENT"
            case .later: "SERVER"
            case .both: "CLIENT\nSERVER"
            }
        #expect(note.text == "Title\n\(kept)\nend\ntail" && note.conflicts.isEmpty)
    }

    @Test func `keep a note that one restored while the other settled in it`() async throws {
        let conflict = try await conflict()
        try await here.remove(id)
        try await sync()
        try await here.restore(id)
        for clock in clocks { clock.advance(by: .seconds(1)) }
        try await there.settle(id, conflict: conflict.id, keeping: .both)
        for _ in 0..<2 { try await sync() }
        try await expectSame()
        #expect(try await there.note(id).removed == nil)
    }

    @Test func `name two conflicts that each found under one number differently`() async throws {
        try await begin("one\nmiddle\ntwo")
        for (book, words) in [(here, ["1a", "1b"]), (there, ["2a", "2b"])] {
            let line = { (text: String) in
                book === here ? "\(text)\nmiddle\ntwo" : "one\nmiddle\n\(text)"
            }
            for word in words {
                for clock in clocks { clock.advance(by: .seconds(1)) }
                try await book.edit(id, base: 1, text: line(word))
            }
        }
        for _ in 0..<3 { try await cross() }
        try await expectSame()
        let note = try await here.note(id)
        #expect(note.text == "1a\n1b\nmiddle\n2a\n2b")
        #expect(note.conflicts.map(\.id) == ["3", "3.2"])
    }

    @Test func `keep their history, and double no line, if each types at one end of a long note`()
        async throws
    {
        let middle = (0..<600).map { "line \($0) of many" }.joined(separator: "\n")
        try await begin("top\n\(middle)\nend")
        for number in 1...30 {
            try await edit(here, "h\(number)\n" + (try await here.note(id).text))
            try await edit(there, (try await there.note(id).text) + "\nt\(number)")
            if number.isMultiple(of: 10) { try await cross() }
        }
        for _ in 0..<2 { try await sync() }
        try await expectSame()
        let note = try await here.note(id)
        let (before, after) = (
            (1...30).reversed().map { "h\($0)\n" }.joined(),
            (1...30).map { "\nt\($0)" }.joined()
        )
        #expect(note.text == "\(before)top\n\(middle)\nend\(after)" && note.conflicts.isEmpty)
        #expect(note.versionCount > 60)
    }

    @Test func `keep their history if each wrote much on its own`() async throws {
        let middle = (0..<200).map { "line \($0) of many" }.joined(separator: "\n")
        try await begin("top\n\(middle)\nend")
        let line = String(repeating: "x", count: 80)
        for number in 1...70 {
            try await edit(here, "h\(number) \(line)\n" + (try await here.note(id).text))
            try await edit(there, (try await there.note(id).text) + "\nt\(number) \(line)")
        }
        try await cross()
        try await sync()
        try await expectSame()
        let note = try await here.note(id)
        #expect(note.versionCount >= 142 && note.oldestVersion == 1)
        #expect(note.at(note.versionCount - 1)?.text == "top\n\(middle)\nend")
        #expect(Set(note.allVersions.map(\.note.text)).count == 142)
    }

    @Test func `with the greatest number go on`() async throws {
        var note = SharedNote(Note(id: id, text: "old", date: clocks[0].date))
        note.version = Note.mostVersions
        try note.check()
        for book in [here, there] { try await take(note, in: book) }
        try await edit(here, "new")
        try await shared(here).check()
        try await sync()
        try await expectSame()
        #expect(try await there.note(id).text == "new")
    }
}
