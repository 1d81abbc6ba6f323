internal import Foundation
internal import Notes

/// What the page of a note's history shows: its stored versions, newest first, or one of them.
struct NoteHistoryView: Sendable {
    var id: String
    var title: String
    /// The newest version, which going back starts from.
    var newest: Int
    var versions: [Version]
    /// The address of the list's next page.
    var older: String?
    var opened: Opened?
    /// Whether older versions existed that are no longer stored.
    var isShortened: Bool

    /// One version and what it changed.
    struct Version: Sendable {
        var number: Int
        var address: String
        var isHere: Bool
        var isNewest: Bool
        var added: String?
        var removed: String?
        var isFirst: Bool
    }

    /// The text of a version, with what it changed marked.
    struct Opened: Sendable {
        var number: Int
        var isNewest: Bool
        var before, removed, added, after: String
    }

    /// How many versions a page of the list has.
    static let pageSize = 50

    /// Creates the view of a note; an opened version is the first of the list.
    init(_ note: Note, opened: Int?, from first: Int?) {
        let stored = note.oldestVersion...note.version
        id = note.id
        title = note.title
        newest = note.version
        isShortened = note.oldestVersion > 1
        versions = []
        let top = min(max(first ?? note.version, stored.lowerBound), stored.upperBound)
        var version = note.inVersion(top)
        while let newer = version, versions.count < Self.pageSize {
            let older = newer.version > stored.lowerBound ? newer.inVersion(newer.version - 1) : nil
            let change = TextChange(from: older?.text ?? "", to: newer.text)
            versions.append(
                Version(
                    number: newer.version, address: Self.address(note.id, newer.version, from: top),
                    isHere: newer.version == opened, isNewest: newer.version == note.version,
                    added: change.excerpt(change.added), removed: change.excerpt(change.removed),
                    isFirst: newer.version == 1))
            version = older
        }
        if let next = version {
            older = "/notes/\(note.id)/history?from=\(next.version)"
        }
        if let opened, let text = note.text(ofVersion: opened) {
            let change = TextChange(from: note.text(ofVersion: opened - 1) ?? text, to: text)
            self.opened = Opened(
                number: opened, isNewest: opened == note.version, before: change.before,
                removed: change.removed, added: change.added, after: change.after)
        }
    }

    private static func address(_ id: String, _ number: Int, from top: Int) -> String {
        "/notes/\(id)/history?version=\(number)&from=\(top)"
    }
}

/// The one stretch in which two texts differ.
struct TextChange: Sendable, Hashable {
    var before: String
    var removed: String
    var added: String
    var after: String

    init(from old: String, to new: String) {
        let (old, new) = (Array(old), Array(new))
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start,
            old[old.count - end - 1] == new[new.count - end - 1]
        { end += 1 }
        before = String(new[..<start])
        removed = String(old[start..<(old.count - end)])
        added = String(new[start..<(new.count - end)])
        after = String(new[(new.count - end)...])
    }

    /// The beginning of a text on one line; nil if it has no words.
    func excerpt(_ text: String) -> String? {
        let words = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if words.isEmpty { return text.isEmpty ? nil : "blank space" }
        return words.count > 80 ? words.prefix(79) + "…" : words
    }
}
