internal import TextMerge

/// What two histories have in common, for a merge with three sides.
///
/// Of several versions that both have and none of which was made from another, each has changes that the other lacks. That is
/// so after a criss-cross: one larder merged 5-a with 5-b, another one 5-a with 6, which was made from 5-b. Then these are
/// merged first, in the same way again, so that no change counts as made on both sides.
///
/// Source: the strategy `recursive` of Git (git-merge).
struct MergeBase {
    /// A version, or what a merge of several makes.
    struct Base {
        var text: String
        /// The number of the newest of them.
        var number: Int
    }

    private let versions: [String: NoteHistory.Version]
    private let histories: [NoteHistory]

    /// The common versions, and what they were made from.
    private let common: Set<String>

    /// How many bytes of text are still merged, so that it does not take long: what is left out counts as changed by both.
    private var room = 4_000_000

    /// What was merged already, by the versions.
    private var known: [[String]: Base?] = [:]

    /// Compares two histories; nil if they have nothing in common.
    init?(_ ours: NoteHistory, _ theirs: NoteHistory) {
        common = ours.ids.intersection(theirs.ids)
        if common.isEmpty { return nil }
        versions = Dictionary(
            NoteHistory.united(ours.versions[...], theirs.versions[...]).map { ($0.id, $0) },
            uniquingKeysWith: { one, _ in one })
        histories = [ours, theirs]
    }

    /// Returns what both sides have in common last; nil if neither still has its text. An older one would not do: who went
    /// back to what was there before would seem to have changed nothing.
    mutating func newest() -> Base? { base(of: heads(of: common)) }

    private func text(of id: String) -> String? {
        histories.lazy.compactMap { $0.text(of: id) }.first
    }

    /// Merges versions, none of which was made from another.
    private mutating func base(of heads: [NoteHistory.Version]) -> Base? {
        let ids = heads.map(\.id)
        if let base = known[ids] { return base }
        let base = merged(heads)
        known[ids] = .some(base)
        return base
    }

    private mutating func merged(_ heads: [NoteHistory.Version]) -> Base? {
        guard let first = heads.first, var text = text(of: first.id) else { return nil }
        var merged = ancestors(of: [first.id])
        for next in heads.dropFirst() {
            guard let other = self.text(of: next.id) else { continue }
            room -= text.utf8.count + other.utf8.count
            if room < 0 { break }
            let own = ancestors(of: [next.id])
            if !Note.isSame(text, other) {
                // What has no origin in common is not known well enough.
                guard let origin = base(of: self.heads(of: merged.intersection(own))),
                    !Self.haveAddedSameLine(text, other, to: origin.text)
                else { continue }
                text = TextMerge(base: origin.text, earlier: other, later: text).text
            }
            merged.formUnion(own)
        }
        return Base(text: text, number: first.number)
    }

    /// Whether two texts both added the same line. A merge has it twice, so that who has it once would seem to have removed
    /// one of the two, and both could go. That is also so if the origin is older than what the texts were really made
    /// from, as that is no longer stored.
    private static func haveAddedSameLine(
        _ one: String, _ other: String, to origin: String
    ) -> Bool {
        func lines(_ text: String) -> [ArraySlice<UInt8>: Int] {
            // A mark belongs to no line.
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            let bytes = Array(text.utf8.dropFirst(text.utf8.starts(with: mark) ? mark.count : 0))
            return bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
                .reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        let (base, left, right) = (lines(origin), lines(one), lines(other))
        return left.contains { line, count in
            let known = base[line] ?? 0
            return count > known && (right[line] ?? 0) > known
        }
    }

    /// Those that none of the others was made from, the newest first.
    private func heads(of ids: Set<String>) -> [NoteHistory.Version] {
        let origins = Set(ids.flatMap { versions[$0]?.parents ?? [] })
        let older = ancestors(of: origins)
        return ids.subtracting(older).compactMap { versions[$0] }.sorted { $0.isNewer(than: $1) }
    }

    /// Versions with all that they were made from, as far as both sides know it.
    private func ancestors(of ids: Set<String>) -> Set<String> {
        var (found, next) = (Set<String>(), Array(ids))
        while let id = next.popLast() {
            guard common.contains(id), found.insert(id).inserted else { continue }
            next += versions[id]?.parents ?? []
        }
        return found
    }
}
