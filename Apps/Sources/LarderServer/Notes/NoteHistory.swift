internal import Foundation
internal import Notes
internal import TextMerge

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
        /// When it was written, if that was recorded.
        var written: Moment?
        var added: String?
        var removed: String?
        var isFirst: Bool
        /// Whether the text is that of the version before, as when both sides of a conflict are kept.
        var isSame: Bool
    }

    /// The text of a version, with what it changed marked.
    struct Opened: Sendable {
        var number: Int
        var isNewest: Bool
        var written: Moment?
        var pieces: [Piece]
    }

    /// A stretch of a version's text; one of the three is set.
    struct Piece: Sendable {
        var kept, removed, added: String?

        init(_ piece: TextComparison.Piece) {
            switch piece.kind {
            case .both: kept = piece.text
            case .removed: removed = piece.text
            case .added: added = piece.text
            }
        }
    }

    /// How many versions a page of the list has.
    static let pageSize = 50

    /// Creates the view of a note; an opened version is the first of the list.
    init(_ note: Note, opened: Int?, from first: Int?, _ reader: PageLocale) {
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
            let change = TextComparison(from: older?.text ?? "", to: newer.text)
            versions.append(
                Version(
                    number: newer.version, address: Self.address(note.id, newer.version, from: top),
                    isHere: newer.version == opened, isNewest: newer.version == note.version,
                    written: newer.written.map { Moment($0, reader) },
                    added: change.excerpt(.added), removed: change.excerpt(.removed),
                    isFirst: newer.version == 1, isSame: older?.text == newer.text))
            version = older
        }
        if let next = version {
            older = "/notes/\(note.id)/history?from=\(next.version)"
        }
        if let opened, let version = note.inVersion(opened) {
            let text = version.text
            let change = TextComparison(from: note.text(ofVersion: opened - 1) ?? text, to: text)
            self.opened = Opened(
                number: opened, isNewest: opened == note.version,
                written: version.written.map { Moment($0, reader) },
                pieces: change.pieces.map(Piece.init))
        }
    }

    private static func address(_ id: String, _ number: Int, from top: Int) -> String {
        "/notes/\(id)/history?version=\(number)&from=\(top)"
    }
}

extension TextComparison {
    /// What one of the texts has alone, on one line; nil if there is nothing.
    func excerpt(_ kind: Kind) -> String? {
        let texts = pieces.filter { $0.kind == kind }.map { $0.text.prefix(400) }
        if texts.isEmpty { return nil }
        let stretches = texts.map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let words = stretches.filter { !$0.isEmpty }.joined(separator: " … ")
        if words.isEmpty { return "blank space" }
        return words.count > 80 ? words.prefix(79) + "…" : words
    }
}
