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
            lists: ["notes"], scripts: ["notes-queue"]
        ) { site, router, api in
            let environment = site.resources.environment
            let routes = NotesRoutes(site: site.renderer, book: book) { environment.makeID() }
            routes.add(to: router)
            routes.addAPI(to: api)
        }
    }
}
