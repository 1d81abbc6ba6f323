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
        let top = first.flatMap(note.version(named:))?.index ?? 0
        let shown = top..<min(names.count, top + Self.pageSize)
        let texts = note.at(Set(shown).union(shown.compactMap { origins[$0] }))
        for index in shown {
            guard let version = texts[index] else { break }
            let older = origins[index].flatMap { texts[$0] }
            let change = TextComparison(from: older?.text ?? "", to: version.text)
            versions.append(
                Version(
                    name: names[index],
                    address: "/notes/\(note.id)/history?version=\(names[index])&from=\(names[top])",
                    isHere: index == opened?.index, isNewest: index == 0,
                    written: version.written.map { Moment($0, locale, hasSeconds: true) },
                    added: change.excerpt(.added), removed: change.excerpt(.removed),
                    isFirst: version.version == 1, isEmpty: version.text.isEmpty,
                    isSame: older?.text == version.text))
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

extension TextComparison {
    /// What one of the texts has alone, on one line; nil if there is nothing.
    func excerpt(_ kind: Kind) -> String? {
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
