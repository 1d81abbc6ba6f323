internal import Larder

/// What a page may be about; its readers are told when something of it changed.
enum Topic: String, Sendable, Hashable, Codable, CaseIterable {
    case rates, feeds, places, notes, inside

    /// The topics that a change to stored entries touches.
    static func touched(by scope: StorageChange.Scope) -> [(topic: Topic, key: String?)] {
        switch scope {
        case .everything: allCases.map { ($0, nil) }
        case .keys(let keys), .under(let keys): keys.compactMap(touched)
        }
    }

    private static func touched(by key: Key) -> (topic: Topic, key: String?)? {
        let parts = key.components
        guard let store = parts.first else { return nil }
        if store.hasPrefix("rates-") { return (.rates, nil) }
        switch store {
        case "shelf", "feeds": return (.feeds, nil)
        case "position", "places": return (.places, nil)
        case "notes", "note": return (.notes, parts.dropFirst().first)
        default: return nil
        }
    }
}
