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
            icon: "M6 4h9l4 4v12H6zM9 11h6M9 15h6", scripts: ["notes-queue"]
        ) { site, router, api in
            let environment = site.resources.environment
            let routes = NotesRoutes(site: site.renderer, book: book) { environment.makeID() }
            routes.add(to: router)
            routes.addAPI(to: api)
        }
    }
}
