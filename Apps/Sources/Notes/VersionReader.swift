#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reads the texts of the versions of a note, from the newest to the oldest.
///
/// Texts can be large, and many: only those are in memory from which a step further down leads back.
struct VersionReader {
    private struct Text {
        var bytes: [UInt8]
        var hash = VersionHash()
        /// How many of the first bytes the hash has read.
        var same = 0
    }

    private let steps: [Step]

    /// For each version, the oldest one that is made from its text.
    private let lastUses: [Int]

    private var texts: [Int: Text]

    /// How many versions without a date had each identity so far.
    private var undated: [String: Int] = [:]

    /// How many versions are newer than this one.
    private(set) var index = 0

    /// Begins with the newest version.
    init(_ note: Note) {
        steps = note.steps
        var lastUses = Array(repeating: 0, count: steps.count + 1)
        for (index, step) in steps.enumerated() {
            if let newer = step.newer(than: index + 1) { lastUses[newer] = index + 1 }
        }
        self.lastUses = lastUses
        texts = [0: Text(bytes: Array(note.text.utf8))]
    }

    /// The text of this version; if it was dropped, that of the next newer one.
    var bytes: [UInt8] { texts[index]?.bytes ?? [] }

    /// Whether the text of this version was dropped.
    var isDropped: Bool { index > 0 && steps[index - 1].dropped != nil }

    /// Goes to the version before this one; false if that is not stored, or damaged.
    mutating func next() -> Bool {
        guard index < steps.count else { return false }
        let (step, older) = (steps[index], index + 1)
        guard let newer = step.newer(than: older),
            var text = lastUses[newer] == older ? texts.removeValue(forKey: newer) : texts[newer],
            step.apply(to: &text.bytes)
        else { return false }
        if step.dropped == nil { text.same = min(text.same, step.start) }
        if lastUses[index] < older { texts[index] = nil }
        texts[older] = text
        index = older
        return true
    }

    /// Goes to an older version; false if that is not stored, damaged, or newer.
    mutating func move(to wanted: Int) -> Bool {
        while index < wanted { guard next() else { return false } }
        return index == wanted
    }

    /// Returns the identity of this version; ask once for each, from the newest on.
    mutating func identity(written: Date?) -> String {
        if index > 0, let dropped = steps[index - 1].dropped { return dropped }
        guard var text = texts.removeValue(forKey: index) else { return "" }
        let identity = text.hash.identity(
            of: text.bytes, same: text.same, written: written,
            later: { identity in
                defer { undated[identity, default: 0] += 1 }
                return undated[identity] ?? 0
            })
        text.same = text.bytes.count
        texts[index] = text
        return identity
    }
}
