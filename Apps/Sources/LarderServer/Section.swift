internal import Foundation
internal import Hummingbird
internal import Larder

/// One application of the page, with everything that the server needs to know about it.
///
/// The menu, keys, cached pages, events, manifest and API index are all computed from the list of sections,
/// which the composition root provides. Nothing else in the server names an application: a new one needs only
/// a folder and a line in that list.
public struct Section: Sendable {
    /// The topic of its changes, and the path of its first page.
    let topic: Topic

    /// Its name in the menu.
    let name: String

    /// The key that opens it, after `g`.
    let key: Character

    /// The stores whose entries its pages show.
    var stores: [String] = []

    /// Whether events about an entry carry the entry's own key.
    var tellsEntries = false

    /// Whether its pages show rows of shelves.
    var showsRows = false

    /// Whether its pages show marks.
    var showsMarks = false

    /// Its lists in the API index.
    var lists: [String] = []

    /// Its picture in the menu on a phone: a path in a drawing 24 wide and 24 high.
    var icon = "M4 4h16v16H4z"

    /// What readers may choose for its pages in their browsers.
    var preferences: [Preference] = []

    /// Scripts that every page loads, because changes made here may still wait on any page.
    var scripts: [String] = []

    /// Paths that neither the server nor the browser may cache.
    var unkept: [String] = []

    /// The fields of addresses that name an item to open in a list: while the server is away, the list that the
    /// browser keeps stands for such an address, and its script opens the item.
    var openers: [String] = []

    /// The fields in the address of an item that only say which list is beside it: without the server, the item is shown
    /// without them.
    var besides: [String] = []

    /// The size limits, in bytes, of forms whose bodies may be larger than usual, by path; a path that ends with a slash
    /// stands for all that begin with it.
    var bodyLimits: [String: Int] = [:]

    /// Sets a mark that a page says, at the date at which it was said; returns whether it is about something of this
    /// section.
    var mark: @Sendable (Mark) async throws -> Bool = { _ in false }

    /// Adds its pages and its part of the API.
    let add: @Sendable (Site, Router<PageContext>, RouterGroup<PageContext>) -> Void

    /// Prepares its data before the first page is served.
    var begin: @Sendable () async throws -> Void = {}

    /// Fetches due data, and waits for it.
    var refresh: @Sendable (Site) async -> Void = { _ in }

    /// Says why an entry of its stores is fresh or stale, if the entry alone does not show it.
    var freshnessReason: @Sendable (EntrySummary, Date) -> FreshnessReason? = { _, _ in nil }

    /// Counts the rows of its shelves, for the page Inside.
    var shelves: @Sendable (PageLocale) async throws -> [InsideView.ShelfLine] = { _ in [] }

    /// The path of its first page.
    var path: String { "/" + topic.rawValue }

    /// Whether a path leads to one of its pages that may be cached.
    func keeps(_ path: String) -> Bool {
        (path == self.path || path.hasPrefix(self.path + "/")) && !unkept.contains(path)
    }

    /// The keys to publish for some changes; nil stands for the whole section.
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
