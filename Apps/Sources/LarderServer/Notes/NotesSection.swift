internal import Larder
public import Notes

extension Topic {
    static let notes = Topic(rawValue: "notes")
}

extension Section {
    /// The largest form with a note: a form writes each byte of a text that is not ASCII as three.
    private static let largestForm = 3 * Note.largestText + (64 << 10)

    /// Notes, shared as they are typed.
    public static func notes(_ book: NoteBook) -> Section {
        Section(
            topic: .notes, name: "Notes", key: "n", stores: [book.notes.name], tellsEntries: true,
            lists: ["notes"],
            icon: "M6 4h9l4 4v12H6zM9 11h6M9 15h6", scripts: ["notes-queue"],
            openers: ["new"], besides: ["q"],
            bodyLimits: Dictionary(
                uniqueKeysWithValues: ["/notes", "/notes/", "/api/notes", "/api/notes/"].map {
                    ($0, largestForm)
                }),
            add: { site, router, api in
                let environment = site.resources.environment
                let routes = NotesRoutes(
                    site: site.renderer, book: book, secondLines: SecondLines(book)
                ) { environment.makeID() }
                routes.add(to: router)
                routes.addAPI(to: api)
            },
            shelves: { locale in
                let (notes, removed) = (try await book.all().count, try await book.removed().count)
                return [
                    .init(
                        name: notes == 1 ? "note" : "notes", rows: locale.number("\(notes)"),
                        more: removed == 0 ? nil : ", and \(locale.number("\(removed)")) removed")
                ]
            })
    }
}
