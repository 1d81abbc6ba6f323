internal import FeedFormat
internal import Larder

/// Decides which entries of a feed are the same article: gives them their identifiers.
///
/// An entry's identifier is its own raw one, else its link, else its title and text. If a feed
/// gives several items the same identifier, their links tell them apart, and each keeps its name,
/// whatever order they come in.
struct ArticleIdentity {
    let feed: String

    /// Separates an identifier that several items share from the suffix that tells them apart.
    private static let joint = "\u{1F}"

    /// Returns the articles of a feed; `known` has the fingerprints of the stored ones, by item.
    func articles(_ entries: [Entry], known: [Key: String]) -> [Article] {
        var names = [String](repeating: "", count: entries.count)
        for (name, indices) in groups(entries) {
            if indices.count == 1, let index = indices.first {
                // It once shared its name with others, and keeps the name it got then.
                let own = Self.own(name, entries[index])
                names[index] = known[Key(own)] == nil ? name : own
            } else {
                for (index, name) in apart(indices, entries, name, known) { names[index] = name }
            }
        }
        return zip(entries, names).compactMap { entry, name in
            name.isEmpty ? nil : Article(entry, id: Article.ID(feed: feed, item: name))
        }
    }

    /// The names whose stored rows are needed to name the entries.
    func candidates(_ entries: [Entry]) -> [String] {
        groups(entries).flatMap { name, indices in
            (indices.count > 1 ? [name] : []) + indices.map { Self.own(name, entries[$0]) }
        }
    }

    /// The entries by name, compared byte for byte.
    private func groups(_ entries: [Entry]) -> [(name: String, indices: [Int])] {
        var places: [Key: Int] = [:]
        var groups: [(name: String, indices: [Int])] = []
        for (index, entry) in entries.enumerated() {
            let name = Self.name(entry)
            if let place = places[Key(name)] {
                groups[place].indices.append(index)
            } else {
                places[Key(name)] = groups.count
                groups.append((name, [index]))
            }
        }
        return groups
    }

    /// Names items that share an identifier; of identical items, only the last gets a name.
    private func apart(
        _ indices: [Int], _ entries: [Entry], _ name: String, _ known: [Key: String]
    ) -> [(index: Int, name: String)] {
        var seen: Set<Key> = []
        let items = indices.reversed().filter {
            seen.insert(Key(Self.fingerprint(entries[$0]))).inserted
        }
        // The item that has the plain name keeps it; otherwise the one with the least fingerprint
        // gets it, so that the order does not matter.
        let holder: Int?
        if let held = known[Key(name)] {
            holder = items.first { Self.fingerprint(entries[$0]).utf8.elementsEqual(held.utf8) }
        } else {
            holder = items.filter { known[Key(Self.own(name, entries[$0]))] == nil }
                .min { Key(Self.fingerprint(entries[$0])) < Key(Self.fingerprint(entries[$1])) }
        }
        return items.map { ($0, $0 == holder ? name : Self.own(name, entries[$0])) }
    }

    private static func own(_ name: String, _ entry: Entry) -> String {
        name + joint + fingerprint(entry)
    }

    private static func fingerprint(_ entry: Entry) -> String {
        fingerprint(link: entry.link ?? entry.externalLink, title: entry.displayTitle)
    }

    /// What distinguishes items that share an identifier; of a stored article as of an entry.
    static func fingerprint(link: String?, title: String) -> String { link ?? title }

    private static func name(_ entry: Entry) -> String {
        if let id = entry.id?.nonEmpty { return id }
        if let link = entry.link?.nonEmpty { return link }
        if let file = entry.enclosures.first?.url { return file }
        return "\(entry.title ?? "")\(joint)\(entry.body?.value.prefix(500) ?? "")"
    }
}
