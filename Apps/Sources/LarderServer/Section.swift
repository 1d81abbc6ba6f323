internal import Foundation
internal import Hummingbird
internal import Larder

/// One application of the page, with all that the server knows of it.
///
/// The menu, the keys, what is kept by the server and by browsers, the events, the manifest and the index of
/// the API are computed from the list of sections, which the composition root hands in. Nothing else of the
/// server names an application: to add one is a folder and a line in that list.
public struct Section: Sendable {
    /// What its changes are told as; its first page is at this path.
    let topic: Topic

    /// What the menu calls it.
    let name: String

    /// The key that goes there after `g`.
    let key: Character

    /// The stores whose entries its pages show.
    var stores: [String] = []

    /// Whether a change of an entry is told with the entry's own key.
    var tellsEntries = false

    /// Whether its pages show rows of shelves.
    var showsRows = false

    /// Whether its pages show marks.
    var showsMarks = false

    /// The lists that the index of the API names.
    var lists: [String] = []

    /// Scripts that every page loads, because what was said here may wait wherever a person goes.
    var scripts: [String] = []

    /// Paths of its own that nobody keeps: not the server for a moment, not the browser for later.
    var unkept: [String] = []

    /// The longest bodies of forms that may be longer than others, in bytes.
    var bodyLimits: [String: Int] = [:]

    /// Adds its pages, and its part of the API.
    let add: @Sendable (Site, Router<PageContext>, RouterGroup<PageContext>) -> Void

    /// Prepares its data before the first page is served.
    var begin: @Sendable () async throws -> Void = {}

    /// Fetches what is due, and waits for it.
    var refresh: @Sendable (Site) async -> Void = { _ in }

    /// Says why an entry of its stores is fresh or not, where the entry alone does not tell.
    var staleness: @Sendable (EntrySummary, Date) -> Staleness? = { _, _ in nil }

    /// Counts what its shelves hold, for the page about the inside.
    var shelves: @Sendable (PageLocale) async throws -> [InsideView.ShelfLine] = { _ in [] }

    /// The path of its first page.
    var path: String { "/" + topic.rawValue }

    /// Whether a path leads to one of its pages that may be kept.
    func keeps(_ path: String) -> Bool {
        (path == self.path || path.hasPrefix(self.path + "/")) && !unkept.contains(path)
    }

    /// The keys to tell that something of it changed; nil stands for anything.
    func touched(by changes: ChangeSet) -> Set<String?> {
        if changes.isEverything { return [nil] }
        var touched: Set<String?> = []
        for key in changes.keys + changes.prefixes {
            guard let store = key.components.first, stores.contains(store) else { continue }
            touched.insert(tellsEntries ? key.components.dropFirst().first : nil)
        }
        if showsRows && !changes.groups.isEmpty || showsMarks && changes.hasMarks {
            touched.insert(nil)
        }
        return touched
    }
}
