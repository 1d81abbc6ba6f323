import Foundation
import LarderSimulation
import Notes
import Testing

@testable import LarderServer

@Suite(.timeLimit(.minutes(15))) struct `The page of notes` {
    private let world = PageWorld()

    private func rows(_ page: Browser.Answer, _ kind: String = "row") -> Int {
        page.text.ranges(of: "<li id=\"\(kind)-").count
    }

    @Test func `finds notes by their words, and keeps the words with the pages of the list`()
        async throws
    {
        let world = PageWorld()
        for number in 0..<120 {
            try await world.notes.create("Note \(number)\nwith milk & more")
        }
        try await world.notes.create("Another\none")
        try await world.serve { browser in
            let page = try await browser.get("/notes?q=milk+note")
            #expect(page.text.contains("120 notes found") && !page.text.contains("Another"))
            #expect(page.text.contains("href=\"/notes?q=milk%20note&amp;page=2\""))
            let next = try await browser.get("/notes?q=milk%20note&page=2")
            #expect(next.text.ranges(of: "<li id=\"row-").count == 20)
            let none = try await browser.get("/notes?q=nothing")
            #expect(none.text.contains("No note has these words.") && none.status == 200)
            let found = try await browser.get("/api/notes?q=another")
            #expect(found.text.contains("\"snippet\":\"\""))
        }
    }

    @Test func `lists a hundred notes at once, with and without an open one`() async throws {
        var oldest = ""
        for number in 0..<230 {
            let note = try await world.notes.create("Note \(number)")
            if number == 0 { oldest = note.id }
            if number >= 120 { try await world.notes.remove(note.id) }
            world.clock.advance(by: .seconds(1))
        }
        try await world.serve { browser in
            let first = try await browser.get("/notes")
            #expect(rows(first) == 100 && rows(first, "removed") == 100)
            #expect(first.text.contains("href=\"/notes?page=2\""))
            #expect(!first.text.contains("newer-notes") && !first.text.contains(">Note 19<"))
            let second = try await browser.get("/notes?page=2")
            #expect(
                rows(second) == 20 && second.text.contains("href=\"/notes\" id=\"newer-notes\""))
            #expect(!second.text.contains("older-notes"))
            #expect(rows(try await browser.get("/notes?page=99999999999999999999")) == 100)
            #expect(rows(try await browser.get("/notes?page=7")) == 20)
            #expect(rows(try await browser.get("/notes?removed=2"), "removed") == 10)
            let opened = try await browser.get("/notes/\(oldest)")
            #expect(rows(opened) == 100 && opened.text.contains("Note 0</textarea>"))
        }
    }

    @Test func `takes a note of a megabyte in any script`() async throws {
        let text = String(repeating: "水", count: Note.largestText / 3)
        let note = try await world.notes.create("")
        try await world.serve { browser in
            let saved = try await browser.post("/notes/\(note.id)", ["base": "1", "text": text])
            #expect(saved.status == 200)
            let made = try await browser.post("/api/notes", ["text": text])
            #expect(made.status == 201)
            let large = try await browser.post(
                "/notes/\(note.id)", ["base": "1", "text": text + text])
            #expect(large.status == 413)
        }
        #expect(try await world.notes.note(note.id).text == text)
    }

    @Test func `explains a refusal on a page, or as programs are told`() async throws {
        let text = String(repeating: "x", count: 5 << 20)
        try await world.serve { browser in
            let person = try await browser.submit("/notes", ["text": text])
            #expect(person.status == 413 && person.type.hasPrefix("text/html"))
            #expect(person.text.contains("<h1>That didn’t work</h1>"))
            let program = try await browser.post("/api/notes", ["text": text])
            #expect(program.status == 413)
            #expect(program.text.hasPrefix("{\"error\":{\"message\":\"That is too much at once"))
            let script = try await browser.post("/notes", ["text": text])
            #expect(script.status == 413 && script.text.contains("\"ok\":false"))
            let old = try await browser.submit("/notes", ["token": "old"])
            #expect(old.status == 403 && old.text.contains("The form is too old"))
        }
    }

    @Test func `makes one note by one form, until that note is written`() async throws {
        try await world.serve { browser in
            let form = ["form": "0123456789ab", "text": ""]
            let first = try await browser.post("/notes", form)
            let again = try await browser.post("/notes", form)
            #expect(first.text == again.text)
            let note = try #require(try await world.notes.all().first)
            try await world.notes.edit(note.id, base: 1, text: "Bread")
            _ = try await browser.post("/notes", form)
            #expect(try await world.notes.all().map(\.title).sorted() == ["Bread", "Empty note"])
        }
    }

    @Test func `shows a note that is not made yet to who knows the change that makes it`()
        async throws
    {
        let change = "c0ffee00-0000-4000-8000-000000000000"
        let id = try #require(world.notes.unmade(by: change)?.id)
        try await world.serve { browser in
            let page = try await browser.get("/notes/\(id)?new=\(change)")
            #expect(
                page.status == 200
                    && page.text.contains("data-version=\"0\" data-change=\"\(change)\""))
            #expect(!page.text.contains("id=\"note-remove\""))
            #expect(try await browser.get("/notes/\(id)").status == 404)
            #expect(try await browser.get("/notes/\(id)?new=other-change").status == 404)
            #expect(try await world.notes.all().isEmpty)
            let note = try await world.notes.create("Bread", change: change)
            #expect(note.id == id)
            let made = try await browser.get("/notes/\(id)?new=\(change)")
            #expect(made.text.contains("Bread</textarea>") && !made.text.contains("data-change"))
        }
    }

    @Test func `offers to restore a removed note, and not to remove it`() async throws {
        let note = try await world.notes.create("Bread")
        try await world.notes.remove(note.id)
        try await world.serve { browser in
            let page = try await browser.get("/notes/\(note.id)")
            #expect(page.text.contains("action=\"/notes/\(note.id)/restore\" id=\"note-remove\""))
            #expect(!page.text.contains("/remove\""))
        }
    }
}
