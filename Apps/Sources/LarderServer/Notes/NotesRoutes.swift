internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Notes

/// What the pages of notes show.
struct NotesView: Sendable {
    var notes: [Row]
    var removed: [Row]
    var hasNotes: Bool
    var hasRemoved: Bool
    var note: Opened?

    struct Row: Sendable {
        var id: String
        var title: String
        var changed: Moment
        var isOpen: Bool
    }

    struct Opened: Sendable {
        var id: String
        var title: String
        var text: String
        var version: Int
        var created: Moment
        var changed: Moment
        var isRemoved: Bool
        var largest: Int
    }
}

/// The pages of notes.
struct NotesRoutes {
    let site: Renderer
    let book: NoteBook

    private struct Told: Encodable {
        var ok = true
        var said: String?
        var see: String?
        var id: String
        var version: Int
        var text: String
        var title: String
        var didMerge = false
        var isRemoved: Bool
    }

    func add(to router: Router<PageContext>) {
        router.get("/notes") { request, _ in
            let view = try await Self.view(book, nil, PageLocale(request))
            return site.page("notes", site.frame("Notes", .notes, request, live: [.notes]), view)
        }
        router.get("/notes/:id") { request, context in
            let note = try await book.note(context.parameters.get("id") ?? "")
            if request.wantsJSON { return Response.json(Self.told(note)) }
            let view = try await Self.view(book, note, PageLocale(request))
            return site.page(
                "notes", site.frame(note.title, .notes, request, live: [.notes]), view)
        }
        router.post("/notes") { request, _ in
            let form = try await request.form()
            let note = try await book.create(form["text"] ?? "", change: Self.change(form))
            return site.done("The note was made.", see: "/notes/\(note.id)", request)
        }
        router.post("/notes/:id") { request, context in
            let id = context.parameters.get("id") ?? ""
            let edit = try await Self.edit(id, try await request.form(), in: book)
            let said = edit.didMerge ? "Saved, together with what was typed elsewhere." : "Saved."
            if request.wantsJSON {
                var told = Self.told(edit.note)
                (told.didMerge, told.said) = (edit.didMerge, said)
                return Response.json(told)
            }
            return site.done(said, see: "/notes/\(id)", request)
        }
        router.post("/notes/:id/remove") { request, context in
            let note = try await book.remove(context.parameters.get("id") ?? "")
            return site.done(
                "“\(note.title)” is removed; it is kept below the list, to be restored.",
                see: "/notes", request)
        }
        router.post("/notes/:id/restore") { request, context in
            let note = try await book.restore(context.parameters.get("id") ?? "")
            return site.done("“\(note.title)” is back.", see: "/notes/\(note.id)", request)
        }
    }

    /// Changes a note to what a form says, together with what others did meanwhile.
    static func edit(
        _ id: String, _ form: [String: String], in book: NoteBook
    ) async throws -> NoteEdit {
        guard let base = form["base"].flatMap({ Int($0) }), let text = form["text"] else {
            throw PageError(
                .badRequest, "Send the whole text, and by base the version it was made from.")
        }
        return try await book.edit(id, base: base, text: text, change: change(form))
    }

    /// The identity of a change, where a script sent one.
    static func change(_ form: [String: String]) -> String? {
        form["change"].flatMap { (8...64).contains($0.utf8.count) ? $0 : nil }
    }

    private static func told(_ note: Note) -> Told {
        Told(
            id: note.id, version: note.version, text: note.text, title: note.title,
            isRemoved: note.removed != nil)
    }

    private static func view(
        _ book: NoteBook, _ note: Note?, _ reader: PageLocale
    ) async throws -> NotesView {
        func row(_ summary: NoteSummary) -> NotesView.Row {
            .init(
                id: summary.id, title: summary.title, changed: Moment(summary.changed, reader),
                isOpen: summary.id == note?.id)
        }
        let notes = try await book.all().map(row)
        let removed = try await book.removed().map(row)
        return NotesView(
            notes: notes, removed: removed, hasNotes: !notes.isEmpty, hasRemoved: !removed.isEmpty,
            note: note.map {
                .init(
                    id: $0.id, title: $0.title, text: $0.text, version: $0.version,
                    created: Moment($0.created, reader), changed: Moment($0.changed, reader),
                    isRemoved: $0.removed != nil, largest: Note.largestText)
            })
    }
}
