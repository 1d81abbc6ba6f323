internal import Larder

/// What a page may be about; its readers are told when something of it changed.
enum Topic: String, Sendable, Hashable, Codable, CaseIterable {
    case rates, feeds, places, notes, inside

    /// The topics that changes touch.
    static func touched(by changes: ChangeSet) -> [(topic: Topic, key: String?)] {
        if changes.isEverything { return allCases.map { ($0, nil) } }
        var touched = (changes.keys + changes.prefixes).compactMap(touched)
        if !changes.groups.isEmpty { touched.append((.feeds, nil)) }
        if changes.hasMarks { touched += [(.feeds, nil), (.rates, nil)] }
        return touched
    }

    private static func touched(by key: Key) -> (topic: Topic, key: String?)? {
        let parts = key.components
        guard let store = parts.first else { return nil }
        if store.hasPrefix("rates-") { return (.rates, nil) }
        switch store {
        case "feeds": return (.feeds, nil)
        case "position", "places": return (.places, nil)
        case "notes", "note": return (.notes, parts.dropFirst().first)
        default: return nil
        }
    }
}
