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
        var name: String
        var address: String
        var isHere: Bool
        var isNewest: Bool
        /// When it was written, if that was recorded.
        var written: Moment?
        var added: String?
        var removed: String?
        var isFirst: Bool
        var isEmpty: Bool
        /// Whether the text is that of the version before, as when both sides of a conflict are kept.
        var isSame: Bool
    }

    /// The text of a version, with what it changed marked.
    struct Opened: Sendable {
        var name: String
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

    /// Creates the view of a note; the list begins with the version `first`.
    init(_ note: Note, opened: String?, from first: String?, _ locale: PageLocale) {
        let (names, origins) = (note.versionNames, note.origins)
        id = note.id
        title = note.title
        newest = note.version
        isShortened = note.oldestVersion > 1
        versions = []
        let opened = opened.flatMap(note.version(named:))
        let top = first.flatMap(note.index(ofVersionNamed:)) ?? 0
        let shown = top..<min(names.count, top + Self.pageSize)
        for change in note.changes(shown) {
            let (index, version) = (change.index, change.version)
            versions.append(
                Version(
                    name: names[index],
                    address: "/notes/\(note.id)/history?version=\(names[index])&from=\(names[top])",
                    isHere: index == opened?.index, isNewest: index == 0,
                    written: version.written.map { Moment($0, locale, hasSeconds: true) },
                    added: change.added, removed: change.removed,
                    isFirst: version.version == 1, isEmpty: version.text.isEmpty,
                    isSame: change.isNone))
        }
        if shown.upperBound < names.count {
            older = "/notes/\(note.id)/history?from=\(names[shown.upperBound])"
        }
        if let (version, index) = opened {
            let text = version.text
            let before = origins[index].flatMap { note.at($0) }?.text ?? text
            self.opened = Opened(
                name: names[index], isNewest: index == 0,
                written: version.written.map { Moment($0, locale, hasSeconds: true) },
                pieces: TextComparison(from: before, to: text).pieces.map(Piece.init))
        }
    }
}
