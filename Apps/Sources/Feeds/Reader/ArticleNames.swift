internal import FeedFormat
internal import Larder

/// Gives the entries of a feed their identities.
///
/// An identity is the raw one of the entry, else its link, else its title and text. Where a feed
/// gives one identity to several items, each is told apart by its link, and each keeps the name it
/// has, whatever order they come in.
struct ArticleNames {
    let feed: String

    /// Stands between an identity that several items have and what tells them apart.
    private static let joint = "\u{1F}"

    /// Returns the articles of a feed; `known` are the fingerprints of those that are kept, by item.
    func articles(_ entries: [Entry], known: [Key: String]) -> [Article] {
        var names = [String](repeating: "", count: entries.count)
        for (name, indices) in groups(entries) {
            if indices.count == 1, let index = indices.first {
                // It came among others of its name before, and keeps what it was called then.
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

    /// The names whose rows must be known to give the entries theirs.
    func candidates(_ entries: [Entry]) -> [String] {
        groups(entries).flatMap { name, indices in
            (indices.count > 1 ? [name] : []) + indices.map { Self.own(name, entries[$0]) }
        }
    }

    /// The entries of each name, byte for byte.
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

    /// Names items that share one; of an item that is there twice only the last gets a name.
    private func apart(
        _ indices: [Int], _ entries: [Entry], _ name: String, _ known: [Key: String]
    ) -> [(index: Int, name: String)] {
        var seen: Set<Key> = []
        let items = indices.reversed().filter {
            seen.insert(Key(Self.fingerprint(entries[$0]))).inserted
        }
        // Who has the plain name keeps it; else the least by its fingerprint gets it, so that no
        // order matters.
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
        entry.link ?? entry.externalLink ?? entry.displayTitle
    }

    private static func name(_ entry: Entry) -> String {
        if let id = entry.id?.nonEmpty { return id }
        if let link = entry.link?.nonEmpty { return link }
        if let file = entry.enclosures.first?.url { return file }
        return "\(entry.title ?? "")\(joint)\(entry.body?.value.prefix(500) ?? "")"
    }
}
