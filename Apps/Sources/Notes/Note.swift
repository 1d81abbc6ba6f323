internal import TextMerge

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A text with its recent versions, so that an edit of an older version can be merged.
///
/// Versions are stored as differences: with ordinary typing, a few hundred take a few kilobytes.
/// The identifiers of applied edits are stored too, together with the text.
public struct Note: Sendable, Hashable, Identifiable {
    /// A short identifier of letters and digits; it never changes.
    public let id: String

    /// The version number: 1 for the first text, one more with each change.
    ///
    /// It is the same in every larder. Of versions made in two larders from one, each has the same number; see
    /// ``versionNames``.
    public internal(set) var version: Int

    /// The text, byte for byte as it was typed.
    public internal(set) var text: String

    /// When the note was made.
    public let created: Date

    /// When the text last changed, or the note was removed or restored.
    public private(set) var changed: Date

    /// When this version was written; nil if that was not recorded.
    ///
    /// Unlike ``changed``, it stays when the note is removed or restored.
    public internal(set) var written: Date?

    /// When the note was removed; nil if it is not.
    public private(set) var removed: Date?

    /// Unsettled conflicts, in the order they arose.
    public internal(set) var conflicts: [NoteConflict] = []

    /// The conflicts that were settled last, oldest first.
    var settled: [NoteConflict.Settled] = []

    /// The conflicts that edits of the text settled last, oldest first: they are there again if the text is what it was before.
    var closed: [NoteConflict.Closed] = []

    /// When it was restored last: a larder that knows only of an earlier removal learns that it is over. Never earlier than
    /// the removal that was taken back, and never later than a removal by somebody who knew of it, whatever the clocks show.
    var restored: Date?

    /// The steps back to earlier versions, last one first.
    var steps: [Step] = []

    /// The identities of the versions that this one was made from; nil if that is the one before it.
    var parents: [String]?

    /// The identities of versions that were the newest here under numbers that others have too by now, by number.
    var aliases: [Int: String] = [:]

    /// The identifiers of the last applied edits, oldest first.
    var changes: [String] = []

    /// The largest text, in UTF-8 bytes.
    public static let largestText = 1 << 20

    /// The maximum number of earlier versions.
    public static let mostSteps = 500

    /// The maximum size of the differences between versions, in bytes.
    public static let mostStepBytes = 256 << 10

    /// How many settled conflicts are remembered.
    static let mostSettled = 100

    /// How many conflicts that edits settled can come back.
    static let mostClosed = 10

    /// The greatest number of a version; later versions have it too.
    static let mostVersions = 1 << 50

    /// How many identifiers of edits are stored.
    public static let mostChanges = 300

    /// Creates a first version.
    public init(id: String, text: String, date: Date) {
        self.init(
            id: id, version: 1, text: text, created: date, changed: date,
            removed: nil)
        written = date
    }

    init(id: String, version: Int, text: String, created: Date, changed: Date, removed: Date?) {
        self.id = id
        self.version = version
        self.text = text
        self.created = created
        self.changed = changed
        self.removed = removed
    }

    /// The first line with text, or "Empty note".
    public var title: String { Self.title(of: text) }

    /// Makes a text the next version, without merging; the same text changes nothing.
    ///
    /// This is for a model, whose value is set as a whole. It ignores what others typed in the
    /// meantime: ``NoteBook/edit(_:base:text:change:)`` merges.
    public mutating func type(_ text: String, at date: Date) {
        guard !Self.isSame(self.text, text) else { return }
        advance(to: text, at: date, isTyped: true)
    }

    /// Makes a text the next version, even if only its metadata has changed.
    ///
    /// - Parameters:
    ///   - movement: Where the lines go; by default as a comparison of both texts shows, which has to guess which of
    ///     several equal lines went.
    ///   - isTyped: Whether a person typed it: who is back at a text has undone what was typed since.
    mutating func advance(
        to text: String, at date: Date, moving movement: LineMovement? = nil,
        isTyped: Bool = false
    ) {
        let isChanged = isTyped && !Self.isSame(self.text, text)
        if !conflicts.isEmpty {
            let moved =
                movement ?? LineMovement(from: TextLines(self.text), to: TextLines(text))
            let open = conflicts
            let (old, new) = (TextLines(self.text), TextLines(text))
            // An empty line is what a person leaves who removes words.
            func isGone(_ lines: Range<Int>, in text: TextLines) -> Bool {
                text[lines].allSatisfy(\.isWhitespace)
            }
            func place(_ lines: Range<Int>, _ place: Range<Int>) -> Range<Int> {
                guard isGone(place, in: new), !isGone(lines, in: old) else { return place }
                return old.movedElsewhere(anyOf: lines, in: new) ?? place
            }
            conflicts = []
            for conflict in open {
                var here = conflict
                here.sides = moved.sides(conflict.sides) { place($0, $1) }
                switch (isGone(here.earlier, in: new), isGone(here.later, in: new)) {
                // Nothing is left to choose.
                case (true, true) where here.earlier.isEmpty && here.later.isEmpty:
                    let isHalf = conflict.earlier.isEmpty != conflict.later.isEmpty
                    close(
                        conflict,
                        keeping: !isHalf ? .both : conflict.earlier.isEmpty ? .earlier : .later)
                // Who removed all lines of one side has chosen the other.
                case (true, false) where !isGone(conflict.earlier, in: old):
                    close(conflict, keeping: .later)
                case (false, true) where !isGone(conflict.later, in: old):
                    close(conflict, keeping: .earlier)
                default: conflicts.append(here)
                }
            }
        }
        steps.insert(
            Step(from: text, to: self.text, written: written, parents: parents), at: 0)
        (self.text, parents) = (text, nil)
        version = min(version + 1, Self.mostVersions)
        (changed, written) = (date, date)
        if isChanged { reopenClosed(at: date) }
        var bytes = 0
        let kept = steps.prefix(Self.mostSteps).prefix { step in
            bytes += step.size
            return bytes <= Self.mostStepBytes
        }
        // The previous version is always stored, however much was replaced.
        steps.removeLast(steps.count - max(1, kept.count))
    }

    /// Settles a conflict by an edit of the text.
    private mutating func close(_ conflict: NoteConflict, keeping choice: NoteConflict.Choice) {
        note(conflict, keeping: choice)
        closed.append(.init(conflict: conflict, text: Self.hash(of: text)))
        closed.removeFirst(max(0, closed.count - Self.mostClosed))
    }

    /// Brings back the conflicts that were settled by the edit of a text that is there again, as after an undo.
    private mutating func reopenClosed(at date: Date) {
        if closed.isEmpty { return }
        let (hash, lines) = (Self.hash(of: text), TextLines(text).count)
        let back = closed.filter { closed in
            closed.text == hash && closed.conflict.isWithin(lines)
                && !conflicts.contains { $0.sides == closed.conflict.sides }
        }
        if back.isEmpty { return }
        closed.removeAll { back.contains($0) }
        makeRoom(for: back.count)
        conflicts += back.enumerated().map { number, closed in
            NoteConflict(
                id: number == 0 ? "\(version)" : "\(version)-\(number + 1)",
                base: closed.conflict.base, date: date, earlier: closed.conflict.earlier,
                later: closed.conflict.later)
        }
        nameConflicts()
    }

    private static func hash(of text: String) -> String {
        NoteHistory.identity(Array(text.utf8), written: nil)
    }

    /// Notes that a conflict was settled, for other larders.
    mutating func note(_ conflict: NoteConflict, keeping choice: NoteConflict.Choice) {
        let lines = TextLines(text)
        let sides = [conflict.earlier, conflict.later].map { lines[$0] }
        let areShort = sides.allSatisfy { $0.utf8.count <= NoteConflict.Settled.longestSide }
        settled.append(
            .init(
                conflict: conflict.identity, choice: choice.rawValue,
                earlier: areShort ? sides[0] : nil, later: areShort ? sides[1] : nil))
        settled.removeFirst(max(0, settled.count - Self.mostSettled))
    }

    /// Records that an edit was applied.
    mutating func record(_ change: String) {
        changes.append(change)
        changes.removeFirst(max(0, changes.count - Self.mostChanges))
    }

    mutating func remove(at date: Date) {
        guard removed == nil else { return }
        (removed, changed) = (
            restored.map { max(date, $0.addingTimeInterval(0.001)) } ?? date, date
        )
    }

    mutating func restore(at date: Date) {
        guard let before = removed else { return }
        (restored, removed, changed) = (max(before, date), nil, date)
    }

    /// Sets when the note was removed and changed, as another larder knows it.
    mutating func reset(removed: Date?, changed: Date) {
        (self.removed, self.changed) = (removed, changed)
    }

    static func title(of text: String) -> String {
        let limit = 80
        // A very long line is not searched to its end for a title.
        let isMarked = text.unicodeScalars.first == "\u{FEFF}"
        let start = text.unicodeScalars.dropFirst(isMarked ? 1 : 0)
        for line in Substring(start).prefix(4_096).split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if words.isEmpty { continue }
            return words.count <= limit ? words : words.prefix(limit - 1) + "…"
        }
        return "Empty note"
    }

    /// Whether two texts have the same bytes; `==` also accepts other encodings of a character.
    static func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8)
    }
}
