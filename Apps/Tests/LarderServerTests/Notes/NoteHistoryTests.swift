import Foundation
import Notes
import Testing

@testable import LarderServer

@Suite struct `The history of a note` {
    private let world = PageWorld()
    private let locale = PageLocale(Locale(identifier: "en-GB"))

    /// A note with a version for each text.
    private func note(_ texts: [String]) async throws -> Note {
        var note = try await world.notes.create(texts[0])
        for text in texts.dropFirst() {
            note = try await world.notes.edit(note.id, base: note.version, text: text).note
        }
        return note
    }

    @Test func `says what each version changed, the newest first`() async throws {
        let note = try await note(["Bread", "Bread and milk", "Bread and oat milk", "Bread"])
        let view = NoteHistoryView(note, opened: "2", from: nil, locale)
        #expect(view.versions.map(\.name) == ["4", "3", "2", "1"])
        #expect(view.versions.map(\.added) == [nil, "oat", "and milk", "Bread"])
        #expect(view.versions.map(\.removed) == ["and oat milk", nil, nil, nil])
        #expect(view.versions.map(\.isHere) == [false, false, true, false])
        #expect(view.opened?.pieces.map(\.kept) == ["Bread", nil])
        #expect(view.opened?.pieces.map(\.added) == [nil, " and milk"])
        #expect(view.older == nil && !view.isShortened)
    }

    @Test func `tells whole words and lines, and no others`() async throws {
        let note = try await note([
            "Plan\nMeeting at 10\nwith Ann", "Plan\nMeeting at 11\nwith Ann",
            "Plan\nMeeting at 11\nMeeting at 14\nwith Ann", "Plan\nMeeting at 14\nwith Ann",
        ])
        let view = NoteHistoryView(note, opened: "2", from: nil, locale)
        #expect(
            view.versions.map(\.added) == [
                nil, "Meeting at 14", "11", "Plan Meeting at 10 with Ann",
            ])
        #expect(view.versions.map(\.removed) == ["Meeting at 11", nil, "10", nil])
    }

    @Test func `tells when each version was written, whatever happened since`() async throws {
        let note = try await note(["one", "two", "three"])
        try await world.notes.remove(note.id)
        let now = try await world.notes.restore(note.id)
        let dates = NoteHistoryView(now, opened: "2", from: nil, locale).versions.map(
            \.written?.iso)
        #expect(
            dates
                == [note.changed, now.inVersion(2)?.written, note.created].map {
                    $0.map { Moment($0, locale).iso }
                })
        #expect(!dates.contains(nil))
        try await world.serve { browser in
            let page = try await browser.get("/notes/\(note.id)/history?version=2")
            #expect(page.text.ranges(of: "<time ").count == 4)
        }
    }

    @Test func `is shown a page at a time`() async throws {
        let note = try await note((0...120).map { "Version \($0)" })
        let first = NoteHistoryView(note, opened: nil, from: nil, locale)
        #expect(first.versions.count == 50 && first.versions.first?.name == "121")
        #expect(first.older == "/notes/\(note.id)/history?from=71")
        let last = NoteHistoryView(note, opened: nil, from: "21", locale)
        #expect(
            last.versions.map(\.name) == (1...21).reversed().map(String.init) && last.older == nil)
        for odd in ["-5", "0", "1000", "\(Int.max)", "x", "2-ff"] {
            #expect(!NoteHistoryView(note, opened: odd, from: odd, locale).versions.isEmpty)
        }
    }

    @Test func `leads back to any version, as a new one`() async throws {
        let note = try await note(["Bread", "Bread and milk", "Nothing"])
        try await world.serve { browser in
            let page = try await browser.get("/notes/\(note.id)/history?version=2")
            #expect(page.status == 200 && page.text.contains("Go back to this version"))
            let back = try await browser.submit(
                "/notes/\(note.id)/revert", ["version": "2", "base": "3"])
            #expect(back.address == "/notes/\(note.id)" || back.status == 403)
            let sent = try await browser.post(
                "/notes/\(note.id)/revert", ["version": "2", "base": "3"])
            #expect(sent.status == 200)
            let now = try await world.notes.note(note.id)
            #expect(now.text == "Bread and milk" && now.version == 4)
            for (version, status) in [("9", 404), ("0", 404), ("x", 404), ("", 404)] {
                let answer = try await browser.post(
                    "/notes/\(note.id)/revert", ["version": version])
                #expect(answer.status == status)
            }
            #expect(try await browser.get("/notes/nothing/history").status == 404)
        }
    }

    @Test func `keeps what others typed meanwhile when somebody goes back`() async throws {
        let note = try await note(["one\n\ntwo", "one\n\ntwo and more"])
        _ = try await world.notes.edit(note.id, base: 2, text: "zero\none\n\ntwo and more")
        try await world.serve { browser in
            _ = try await browser.post("/notes/\(note.id)/revert", ["version": "1", "base": "2"])
            #expect(try await world.notes.note(note.id).text == "zero\none\n\ntwo")
        }
    }

    @Test func `begins with the answer to the page that made the note`() async throws {
        try await world.serve { browser in
            let change = UUID().uuidString
            let first = try await browser.post("/notes", ["text": "Bread", "change": change])
            let again = try await browser.post("/notes", ["text": "Bread", "change": change])
            for answer in [first, again] {
                #expect(
                    answer.text.contains("\"version\":1")
                        && answer.text.contains("\"text\":\"Bread\""))
            }
            #expect(try await world.notes.all().count == 1)
        }
    }
}
