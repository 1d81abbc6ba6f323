internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Notes
internal import Terminal
internal import TextMerge

/// What the pages of notes show.
struct NotesView: Sendable {
    var notes: [Row]
    var removed: [Row]
    var hasNotes: Bool
    var hasRemoved: Bool
    /// The addresses of the list's pages with notes changed before or after those that are shown.
    var older, newer: String?
    /// The address of the page with notes that were removed before those that are shown.
    var olderRemoved: String?
    var isRemovedOpen: Bool
    /// What is searched for, and what was found in words.
    var words: String
    var found: String?
    /// The part of addresses with the search; empty if there is none.
    var search: String
    /// Whether there is anything to search.
    var canSearch: Bool
    /// An identifier for the form that makes a note, so that a form sent twice makes one.
    var change: String
    var note: Opened?

    /// How many rows a page of the list has; as many are kept for when the server is away.
    static let pageSize = 100

    struct Row: Sendable {
        var id: String
        var title: String
        var line: String
        /// What was found, in place of the line.
        var pieces: [Piece]
        var changed: Moment
        var isOpen: Bool
        var hasConflict: Bool
    }

    struct Piece: Sendable {
        var text: String
        var isFound: Bool
    }

    struct Opened: Sendable {
        var id: String
        var title: String
        var text: String
        var version: Int
        var created: Moment
        var changed: Moment
        var isRemoved: Bool
        /// Whether nothing of it is stored yet: its first letter makes it, by this change.
        var isUnmade: Bool
        var made: String?
        var largest: Int
        /// An identifier for the form, so that a form sent twice takes effect once.
        var change: String
        var conflicts: [Conflict]
        var hasConflicts: Bool
    }

    /// Lines that two sides changed at the same time.
    struct Conflict: Sendable {
        var id: String
        var earlier: Side
        var later: Side

        /// When the second side reached the note; it may have been written long before that.
        var arrived: Moment

        init(_ conflict: NoteConflict, in note: Note, _ locale: PageLocale) {
            id = conflict.id
            arrived = Moment(conflict.date, locale)
            earlier = Side(
                id: "earlier-\(id)", name: "First to arrive", choice: "earlier", which: "first",
                lines: conflict.earlier, in: note)
            later = Side(
                id: "later-\(id)", name: "Second to arrive", choice: "later", which: "second",
                lines: conflict.later, in: note)
        }
    }

    struct Side: Sendable {
        /// `choice` is what a form sends, `which` the word for it.
        var id, name, choice, which, place, text: String
        var isRemoved: Bool

        init(
            id: String, name: String, choice: String, which: String, lines: Range<Int>,
            in note: Note
        ) {
            (self.id, self.name, self.choice, self.which) = (id, name, choice, which)
            isRemoved = lines.isEmpty
            text = note.lines(lines)
            place =
                lines.count == 1
                ? "line \(lines.upperBound)"
                : "lines \(lines.lowerBound + 1) to \(lines.upperBound)"
        }
    }
}

/// The pages of notes.
struct NotesRoutes {
    let site: Renderer
    let book: NoteBook
    let secondLines: SecondLines

    /// Makes an identifier for a form.
    let newID: @Sendable () -> String

    private struct Told: Encodable {
        var ok = true
        var message: String?
        var see: String?
        var id: String
        var version: Int
        var text: String
        var title: String
        var didMerge = false
        var conflicts: Int
        var isRemoved: Bool
    }

    func add(to router: Router<PageContext>) {
        router.get("/notes") { request, _ in
            let view = try await view(nil, request)
            return site.page("notes", site.frame("Notes", .notes, request, live: [.notes]), view)
        }
        router.get("/notes/:id") { request, context in
            let note = try await note(try context.parameter("id"), made: request.query("new"))
            if request.wantsJSON { return Response.json(Self.told(note)) }
            let view = try await view(note, request)
            var response = site.page(
                "notes", site.frame(note.title, .notes, request, live: [.notes]), view)
            // Soon there is more than nothing to show at this address.
            if note.version == 0 { response.headers[.cacheControl] = "no-store" }
            return response
        }
        router.post("/notes") { request, _ in
            let form = try await request.form()
            let text = TextLines.withBreaks(of: "", in: form["text"] ?? "")
            var note = try await book.create(text, change: try Self.change(form) ?? form["form"])
            // A form that is shown again after its note was written makes another one.
            if form["change"] == nil, note.version > 1 || note.removed != nil {
                note = try await book.create(text)
            }
            if request.wantsJSON {
                var told = Self.told(note)
                (told.message, told.see) = ("Note created.", "/notes/\(note.id)")
                return Response.json(told)
            }
            return site.done("Note created.", see: "/notes/\(note.id)", request)
        }
        router.post("/notes/:id") { request, context in
            let id = try context.parameter("id")
            let edit = try await Self.edit(
                id, try await Self.typed(id, try await request.form(), in: book), in: book)
            let message =
                !edit.note.conflicts.isEmpty
                ? "Saved. Someone else changed the same lines: choose between the two versions."
                : edit.didMerge ? "Saved, and merged with changes made elsewhere." : "Saved."
            if request.wantsJSON {
                var told = Self.told(edit.note)
                (told.didMerge, told.message) = (edit.didMerge, message)
                return Response.json(told)
            }
            return site.done(message, see: "/notes/\(id)", request)
        }
        router.post("/notes/:id/settle") { request, context in
            let (id, form) = (try context.parameter("id"), try await request.form())
            let before = try await book.note(id)
            let (note, choice) = try await Self.settle(id, form, in: book)
            let left = note.conflicts.count
            let kept =
                switch (choice, form["yours"].flatMap(NoteConflict.Choice.init)) {
                case (.both, _): "Kept both. Nothing was removed."
                // The browser that wrote one of the sides names them so.
                case (_, let yours?): choice == yours ? "Kept your lines." : "Kept the other lines."
                case (.earlier, nil): "Kept the lines that arrived first."
                case (.later, nil): "Kept the lines that arrived second."
                }
            return site.done(
                kept + (left == 0 ? "" : " \(QuantityFormatting.count(left, "conflict")) left."),
                see: "/notes/\(id)",
                undo: Self.undo(
                    note, before, before.conflicts.first { $0.id == form["conflict"] }), request)
        }
        router.post("/notes/:id/reopen") { request, context in
            let (id, form) = (try context.parameter("id"), try await request.form())
            guard let conflict = NoteConflict(form), let version = form["version"],
                let base = form["base"].flatMap({ Int($0) })
            else { throw PageError(.badRequest, "There is no such conflict.") }
            let note = try await book.reopen(
                id, conflict, version: version, base: base, change: try Self.change(form))
            return site.done(
                note.conflicts.isEmpty
                    ? "Back to the text before." : "Both sides are back. Choose again.",
                see: "/notes/\(id)", request)
        }
        router.get("/notes/:id/history") { request, context in
            let note = try await book.note(try context.parameter("id"))
            let view = NoteHistoryView(
                note, opened: request.query("version"), from: request.query("from"),
                PageLocale(request))
            return site.page(
                "note-history", site.frame("History of \(note.title)", .notes, request), view)
        }
        router.post("/notes/:id/revert") { request, context in
            let (id, form) = (try context.parameter("id"), try await request.form())
            let note = try await book.note(id)
            guard let version = form["version"], let text = note.version(named: version)?.note.text
            else {
                throw PageError(.notFound, "That version of the note is no longer stored.")
            }
            let base = form["base"].flatMap { Int($0) } ?? note.version
            let edit = try await book.edit(
                id, base: base, text: text, change: try Self.change(form))
            return site.done(
                "Back to version \(version), "
                    + (edit.didMerge
                        ? "merged with what was changed since." : "as a new version."),
                see: "/notes/\(id)",
                undo: edit.note.version == note.version
                    ? nil : Self.undo(edit.note, "To undo this, open “History”."), request)
        }
        router.post("/notes/:id/remove") { request, context in
            let note = try await book.remove(try context.parameter("id"))
            return site.done(
                "Removed “\(note.title)”.", see: "/notes",
                undo: Undo(
                    path: "/notes/\(note.id)/restore",
                    words: "To restore it, open “Removed” below the list."), request)
        }
        router.post("/notes/:id/restore") { request, context in
            let note = try await book.restore(try context.parameter("id"))
            return site.done("Restored “\(note.title)”.", see: "/notes/\(note.id)", request)
        }
    }

    /// Changes a note to the text in a form, merged with what others changed in the meantime.
    static func edit(
        _ id: String, _ form: [String: String], in book: NoteBook
    ) async throws -> NoteEdit {
        guard let base = form["base"].flatMap({ Int($0) }), let text = form["text"] else {
            throw PageError(
                .badRequest, "Send the whole text, and as base the version it was made from.")
        }
        return try await book.edit(
            id, base: base, text: text, change: try change(form), after: try merges(form))
    }

    /// What the window that sends a text has merged it with already.
    private static func merges(_ form: [String: String]) throws -> [NoteMerge] {
        guard let merges = form["merges"] else { return [] }
        do {
            return try JSONDecoder().decode([NoteMerge].self, from: Data(merges.utf8))
        } catch {
            throw PageError(
                .badRequest,
                "“merges” is a list of objects with the “version” that came, and the “base” and “text” that it met."
            )
        }
    }

    /// The way back to the version before a note's newest, if it is stored.
    private static func undo(_ note: Note, _ words: String) -> Undo? {
        let names = note.versionNames
        guard names.count > 1 else { return nil }
        return Undo(
            path: "/notes/\(note.id)/revert", words: words,
            fields: ["version": names[1], "base": "\(note.version)"])
    }

    /// How the settlement of a conflict is undone.
    private static func undo(_ note: Note, _ before: Note, _ conflict: NoteConflict?) -> Undo? {
        let words = "To bring the other lines back, open “History”."
        guard let conflict, note.version == before.version + 1, var undo = undo(note, words) else {
            return undo(note, words)
        }
        undo.path = "/notes/\(note.id)/reopen"
        undo.fields?.merge(conflict.fields) { $1 }
        return undo
    }

    /// Settles a conflict with the choice in a form, and returns that too.
    static func settle(
        _ id: String, _ form: [String: String], in book: NoteBook
    ) async throws -> (note: Note, choice: NoteConflict.Choice) {
        guard let conflict = form["conflict"],
            let choice = form["keep"].flatMap(NoteConflict.Choice.init)
        else {
            throw PageError(
                .badRequest, "Set “conflict” to the conflict, and “keep” to earlier, later or both."
            )
        }
        let note = try await book.settle(
            id, conflict: conflict, keeping: choice, seen: form["seen"].flatMap { Int($0) })
        return (note, choice)
    }

    /// Restores the note's line breaks, which browsers change, in a text from a page, and gives a form from
    /// a page without scripts an identifier: sent twice it takes effect once, unless the text differs.
    private static func typed(
        _ id: String, _ form: [String: String], in book: NoteBook
    ) async throws -> [String: String] {
        var form = form
        guard let text = form["text"] else { return form }
        let note = try await book.note(id)
        func broken(_ text: String, as version: Int?) -> String {
            TextLines.withBreaks(of: version.flatMap(note.text(ofVersion:)) ?? note.text, in: text)
        }
        let whole = broken(text, as: form["base"].flatMap { Int($0) })
        form["text"] = whole
        if form["merges"] != nil {
            let merges = try merges(form).map { merge in
                NoteMerge(
                    version: merge.version, base: broken(merge.base, as: merge.version),
                    text: broken(merge.text, as: merge.version))
            }
            form["merges"] = String(decoding: try JSONEncoder().encode(merges), as: UTF8.self)
        }
        if let once = form["form"] {
            form["change"] = BlobID(of: Data((once + whole).utf8)).description
        }
        return form
    }

    /// The identifier of a change, if a script sent one.
    static func change(_ form: [String: String]) throws -> String? {
        guard let change = form["change"], !change.isEmpty else { return nil }
        guard (8...64).contains(change.utf8.count) else {
            throw PageError(.badRequest, "“change” must be an identity of 8 to 64 bytes.")
        }
        return change
    }

    /// The answer for scripts; it has the line breaks that a form shows.
    private static func told(_ note: Note) -> Told {
        Told(
            id: note.id, version: note.version,
            text: TextLines.withBreaks(of: "", in: note.text), title: note.title,
            conflicts: note.conflicts.count, isRemoved: note.removed != nil)
    }

    /// The note with an id; one that is not stored yet, if a change is named that makes a note of this id.
    private func note(_ id: String, made change: String?) async throws -> Note {
        do {
            return try await book.note(id)
        } catch let error as LarderError where error.code == .notFound {
            guard let change, let note = book.unmade(by: change), note.id == id else { throw error }
            return note
        }
    }

    /// A snippet that begins so near to what was found that a narrow row shows that.
    private static func pieces(_ snippet: ShelfMatch.Snippet) -> [NotesView.Piece] {
        var pieces = snippet.parts.map { NotesView.Piece(text: $0.text, isFound: $0.isFound) }
        if let first = pieces.first, !first.isFound, first.text.count > 16 {
            let end = first.text.suffix(16)
            pieces[0].text = "…" + (end.firstIndex(of: " ").map { end[$0...] } ?? end)
        }
        return pieces
    }

    private func view(_ note: Note?, _ request: Request) async throws -> NotesView {
        let locale = PageLocale(request)
        let words = (request.query("q") ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        func row(_ found: FoundNote) async throws -> NotesView.Row {
            let summary = found.note
            let pieces = Self.pieces(found.snippet)
            return .init(
                id: summary.id, title: summary.title,
                line: summary.removed != nil || !pieces.isEmpty
                    ? "" : try await secondLines.line(of: summary),
                pieces: pieces,
                changed: Moment(summary.changed, locale),
                isOpen: summary.id == note?.id, hasConflict: summary.conflicts > 0)
        }
        /// The page of a list that a field of the address asks for, with the addresses of those around it.
        func page(_ all: [FoundNote], _ field: String) async throws -> (
            rows: [NotesView.Row], older: String?, newer: String?
        ) {
            let size = NotesView.pageSize
            let last = max(1, (all.count + size - 1) / size)
            let number = min(last, max(1, request.query(field).flatMap { Int($0) } ?? 1))
            func address(_ number: Int) -> String {
                var fields = words.isEmpty ? [] : [URLQueryItem(name: "q", value: words)]
                if number > 1 { fields.append(.init(name: field, value: "\(number)")) }
                var address = URLComponents()
                address.path = "/notes"
                if !fields.isEmpty { address.queryItems = fields }
                return address.string ?? "/notes"
            }
            var rows: [NotesView.Row] = []
            for summary in all.dropFirst((number - 1) * size).prefix(size) {
                rows.append(try await row(summary))
            }
            return (
                rows, number < last ? address(number + 1) : nil,
                number > 1 ? address(number - 1) : nil
            )
        }
        let form = newID()
        let start =
            (max(1, min(1_000, request.query("page").flatMap { Int($0) } ?? 1)) - 1)
            * NotesView.pageSize
        let all = try await book.search(words, showing: start..<(start + NotesView.pageSize))
        let gone = words.isEmpty ? try await book.removed() : []
        let (notes, removed) = (
            try await page(all, "page"),
            try await page(gone.map { FoundNote($0) }, "removed")
        )
        return NotesView(
            notes: notes.rows, removed: removed.rows, hasNotes: !notes.rows.isEmpty,
            hasRemoved: !removed.rows.isEmpty, older: notes.older, newer: notes.newer,
            olderRemoved: removed.older, isRemovedOpen: request.query("removed") != nil,
            words: words,
            found: words.isEmpty
                ? nil
                : SearchQuery(words).isEmpty
                    ? "There is nothing to search for in “\(words)”. Enter a word or a number."
                    : all.isEmpty
                        ? "No note has these words."
                        : QuantityFormatting.count(all.count, "note") + " found",
            search: words.isEmpty ? "" : "?q=\(queryText(words))",
            canSearch: !words.isEmpty || !all.isEmpty,
            change: form,
            note: note.map {
                .init(
                    id: $0.id, title: $0.title, text: $0.text, version: $0.version,
                    created: Moment($0.created, locale), changed: Moment($0.changed, locale),
                    isRemoved: $0.removed != nil, isUnmade: $0.version == 0,
                    made: $0.version == 0 ? request.query("new") : nil, largest: Note.largestText,
                    change: form,
                    conflicts: $0.conflicts.map { [note = $0] in .init($0, in: note, locale) },
                    hasConflicts: !$0.conflicts.isEmpty)
            })
    }
}

extension NoteConflict {
    /// Its lines, as fields of a form.
    fileprivate var fields: [String: String] {
        func text(_ lines: Range<Int>) -> String { "\(lines.lowerBound)-\(lines.upperBound)" }
        return ["earlier": text(earlier), "later": text(later), "of": "\(base)"]
    }

    /// Reads these fields; nil if they are not there.
    fileprivate init?(_ form: [String: String]) {
        func lines(_ name: String) -> Range<Int>? {
            let ends = form[name]?.split(separator: "-").compactMap { Int($0) } ?? []
            guard ends.count == 2, 0 <= ends[0], ends[0] <= ends[1] else { return nil }
            return ends[0]..<ends[1]
        }
        guard let earlier = lines("earlier"), let later = lines("later"),
            earlier.upperBound <= later.lowerBound,
            let base = form["of"].flatMap({ Int($0) })
        else { return nil }
        self.init(earlier: earlier, later: later, base: base)
    }
}
