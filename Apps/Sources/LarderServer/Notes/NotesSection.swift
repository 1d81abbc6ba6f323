internal import Larder
public import Notes

extension Topic {
    static let notes = Topic(rawValue: "notes")
}

extension Section {
    /// Notes, shared as they are typed.
    public static func notes(_ book: NoteBook) -> Section {
        Section(
            topic: .notes, name: "Notes", key: "n", stores: [book.notes.name], tellsEntries: true,
            lists: ["notes"],
            icon: "M6 4h9l4 4v12H6zM9 11h6M9 15h6", scripts: ["notes-queue"],
            add: { site, router, api in
                let environment = site.resources.environment
                let routes = NotesRoutes(site: site.renderer, book: book) { environment.makeID() }
                routes.add(to: router)
                routes.addAPI(to: api)
            },
            shelves: { locale in
                let (notes, removed) = (try await book.all().count, try await book.removed().count)
                return [
                    .init(
                        name: notes == 1 ? "note" : "notes", rows: locale.number("\(notes)"),
                        more: removed == 0 ? nil : "\(locale.number("\(removed)")) removed")
                ]
            })
    }
}
