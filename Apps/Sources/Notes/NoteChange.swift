internal import TextMerge

/// What a version of a note changed in the one that it was made from, in a few words.
public struct NoteChange: Sendable {
    /// How many versions are newer.
    public let index: Int

    /// The version.
    public let version: Note

    /// What it added, on one line, without the quotation marks around it; nil if nothing.
    public let added: String?

    /// What it removed.
    public let removed: String?

    /// Whether the text is that of the version before, as when both sides of a conflict are kept.
    public let isNone: Bool

    init(_ index: Int, _ version: Note, from older: Note?) {
        let comparison = TextComparison(from: older?.text ?? "", to: version.text)
        (self.index, self.version) = (index, version)
        (added, removed) = (comparison.excerpt(.added), comparison.excerpt(.removed))
        isNone = older.map { Note.isSame($0.text, version.text) } ?? false
    }
}

extension Note {
    /// Returns what some of the stored versions changed, counted from the newest, which has 0; without those whose text was
    /// dropped. It ends before one that is damaged.
    public func changes(_ shown: Range<Int>) -> [NoteChange] {
        let origins = origins
        // Of a damaged history, there are fewer than are stored.
        let shown = shown.clamped(to: origins.indices)
        let texts = at(Set(shown).union(shown.compactMap { origins[$0] }))
        var changes: [NoteChange] = []
        for index in shown {
            if isDropped(index) { continue }
            guard let version = texts[index] else { break }
            changes.append(NoteChange(index, version, from: origins[index].flatMap { texts[$0] }))
        }
        return changes
    }
}

extension TextComparison {
    /// What one of the texts has alone, on one line; nil if there is nothing.
    fileprivate func excerpt(_ kind: Kind) -> String? {
        let texts = pieces.filter { $0.kind == kind }.map { $0.text.prefix(400) }
        if texts.isEmpty { return nil }
        let stretches = texts.map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        // Each in quotation marks of its own: a sign between them would look like words left out.
        let words = stretches.filter { !$0.isEmpty }.joined(separator: "”, “")
        if words.isEmpty { return "blank space" }
        return words.count > 80 ? words.prefix(79) + "…" : words
    }
}
