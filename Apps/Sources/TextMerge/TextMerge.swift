/// Three-way merging of texts: what two people typed into one text, without loss.
///
/// - What only one side changed is as that side has it; what both changed alike is there once.
/// - Everything that either side inserted is in the result, each run in one piece.
/// - What one side deleted and the other left alone is gone. Where one deletes what the other edits
///   within, the inserted text stays.
/// - Of two insertions at one place both stay, ordered by their text, before what replaces the text
///   that follows; where one begins or ends with the other, the longer stands for both.
/// - It does not matter which side is called ours.
///
/// Texts are compared by Unicode scalars, which are never split, and never by canonical equivalence:
/// what is stored is what was typed. It always ends soon: where two texts differ in too many places
/// they are compared by lines, and in the end as wholes, which keeps all insertions and may show
/// a passage twice that both sides rewrote.
///
/// The pages do the same in JavaScript (`text-merge.js`), with the same results.
public enum TextMerge {
    /// Returns the text that has what both sides changed in the text that both began with.
    public static func merged(base: String, ours: String, theirs: String) -> String {
        let (old, our, their) = (Array(base.utf8), Array(ours.utf8), Array(theirs.utf8))
        if our == their || their == old { return ours }
        if our == old { return theirs }
        var merging = Merging(base: old)
        merging.result.reserveCapacity(max(our.count, their.count))
        let changes = [
            TextDiff.hunks(from: old, to: our).map { Change($0, of: our) },
            TextDiff.hunks(from: old, to: their).map { Change($0, of: their) },
        ]
        merging.apply(changes[0], changes[1])
        return String(decoding: merging.result, as: UTF8.self)
    }
}

/// What one side put in the place of a stretch of the base.
private struct Change {
    let old: Range<Int>
    let text: ArraySlice<UInt8>

    init(_ hunk: Hunk, of side: [UInt8]) {
        old = hunk.old
        text = side[hunk.new]
    }

    /// Whether the change comes before another: by its place, insertions before replacements.
    func precedes(_ other: Change) -> Bool {
        if old.lowerBound != other.old.lowerBound {
            return old.lowerBound < other.old.lowerBound
        }
        return old.isEmpty && !other.old.isEmpty
    }
}

/// The base as far as it was gone through, and the result so far.
private struct Merging {
    let base: [UInt8]
    var result: [UInt8] = []
    private var deletions: [Range<Int>] = []
    private var place = 0
    private var nextDeletion = 0

    init(base: [UInt8]) { self.base = base }

    mutating func apply(_ ours: [Change], _ theirs: [Change]) {
        deletions = (ours + theirs).map(\.old).filter { !$0.isEmpty }
            .sorted { $0.lowerBound < $1.lowerBound }
        var (our, their) = (ours[...], theirs[...])
        while let change = our.first ?? their.first {
            guard let first = our.first, let second = their.first,
                !first.precedes(second), !second.precedes(first)
            else {
                let isTheirs = their.first.map { our.isEmpty || $0.precedes(change) } ?? false
                insert(isTheirs ? their.removeFirst() : our.removeFirst())
                continue
            }
            our.removeFirst()
            their.removeFirst()
            if first.text.stands(for: second.text) {
                insert(first)
            } else if second.text.stands(for: first.text) {
                insert(second)
            } else {
                let isFirst = Self.isOrdered(first.text, second.text)
                insert(isFirst ? first : second)
                insert(isFirst ? second : first)
            }
        }
        keep(upTo: base.count)
    }

    private mutating func insert(_ change: Change) {
        keep(upTo: change.old.lowerBound)
        result += change.text
    }

    /// Copies what neither side deleted of the base, up to a place.
    private mutating func keep(upTo end: Int) {
        while place < end {
            while nextDeletion < deletions.count, deletions[nextDeletion].upperBound <= place {
                nextDeletion += 1
            }
            let deletion = nextDeletion < deletions.count ? deletions[nextDeletion] : end..<end
            if deletion.lowerBound > place {
                let stop = min(end, deletion.lowerBound)
                result += base[place..<stop]
                place = stop
            } else {
                place = min(end, max(place, deletion.upperBound))
            }
        }
    }

    /// Whether one text comes before another, by UTF-16 as JavaScript compares.
    private static func isOrdered(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        String(decoding: one, as: UTF8.self).utf16
            .lexicographicallyPrecedes(String(decoding: other, as: UTF8.self).utf16)
    }
}

extension ArraySlice<UInt8> {
    /// Whether a text begins or ends with another.
    fileprivate func stands(for other: Self) -> Bool {
        starts(with: other) || suffix(other.count).elementsEqual(other)
    }
}
