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

    /// The conflicts that were open in the texts before the last edits and choices, oldest first: who goes back to such a
    /// text has them again.
    var undoable: [NoteConflict.Open] = []

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

    /// In how many texts open conflicts are remembered, and how many of each.
    static let (mostUndoable, mostOpen) = (10, 20)

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
        if isChanged { noteOpen() }
        moveConflicts(to: text, moving: movement)
        steps.insert(
            Step(from: text, to: self.text, written: written, parents: parents), at: 0)
        (self.text, parents) = (text, nil)
        version = min(version + 1, Self.mostVersions)
        (changed, written) = (date, date)
        if isChanged { reopen(at: date) }
        keepWhatFits()
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
