internal import Larder
internal import LarderStorageKit

/// Lists read the heads of the notes changed since the last list, and no histories.
extension NoteBook {
    /// Returns the current notes, last changed first.
    public func all() async throws -> [NoteSummary] {
        try await summaries().filter { $0.removed == nil }
    }

    /// Returns the removed notes, last removed first.
    public func removed() async throws -> [NoteSummary] {
        try await summaries().filter { $0.removed != nil }
    }

    /// Returns the current notes that have all words in their text: first those with the words in their title, then those with
    /// them as whole words, and of equal ones the one that was changed last. All notes for an empty text, and none if there is
    /// nothing in it to search for.
    ///
    /// Case and accents don't matter; a word matches longer ones that begin with it, and words in quotation marks are a phrase.
    ///
    /// - Parameters:
    ///   - words: What to look for.
    ///   - shown: Of which of the notes that are found the text around the words is returned.
    public func search(
        _ words: String, showing shown: Range<Int> = 0..<Int.max
    ) async throws -> [FoundNote] {
        let query = SearchQuery(words)
        let notes = try await all()
        if words.allSatisfy(\.isWhitespace) { return notes.map { FoundNote($0) } }
        if query.isEmpty { return [] }
        let terms = SearchTerms(query)
        var found: [(rank: [Int], note: FoundNote)] = []
        for note in notes {
            guard let (title, text) = try await current(note.id),
                let rank = terms.closeness(in: [title, text])
            else { continue }
            found.append((rank, FoundNote(note)))
        }
        // Equal ones stay in the order of their last changes.
        var sorted = found.enumerated().sorted { one, other in
            one.element.rank == other.element.rank
                ? one.offset < other.offset
                : other.element.rank.lexicographicallyPrecedes(one.element.rank)
        }.map(\.element.note)
        for index in shown.clamped(to: sorted.indices) {
            guard let (title, text) = try await current(sorted[index].note.id) else { continue }
            let snippet = terms.snippet(of: [Self.body(of: text, under: title)])
            guard snippet.parts.contains(where: \.isFound) else { continue }
            sorted[index] = FoundNote(note: sorted[index].note, snippet: snippet)
        }
        return sorted
    }

    /// Reads the title and the text of a note; nil if it is gone, or can't be read, which was reported.
    private func current(_ id: String) async throws -> (title: String, text: String)? {
        guard let entry = try await stored(id),
            let (head, rest) = try? Note.Head.read(entry.value),
            (0...rest.count).contains(head.bytes),
            let text = String(validating: rest.prefix(head.bytes), as: UTF8.self)
        else { return nil }
        return (head.title, text)
    }

    /// What is below the line with the title; all if that is longer than the title.
    private static func body(of text: String, under title: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        let end = start.firstIndex(where: \.isNewline) ?? start.endIndex
        return title.hasSuffix("…") ? text : String(start[end...])
    }

    /// Returns the note that a word names: an id, a title in any case, or the beginning of exactly one of them.
    ///
    /// - Parameters:
    ///   - word: The id, the title, or the beginning of either.
    ///   - removed: Whether to look among the removed notes; nil looks among all.
    /// - Throws: ``LarderError`` with a list of candidates, unless there is exactly one.
    public func find(_ word: String, removed: Bool? = false) async throws -> NoteSummary {
        let all = try await summaries()
        let summaries = all.filter { removed == nil || ($0.removed != nil) == removed }
        if let note = summaries.first(where: { $0.id == word }) { return note }
        let title = Self.folded(word)
        var found = summaries.filter { Self.folded($0.title) == title }
        // One of the others that is called so is meant rather than one that begins so.
        let other = all.first { $0.id == word || Self.folded($0.title) == title }
        if found.isEmpty, !title.isEmpty, let other {
            throw LarderError(
                .notFound,
                message: removed == true
                    ? "The note \(other.id) “\(other.title)” is not removed."
                    : "The note \(other.id) “\(other.title)” is removed. Bring it back: "
                        + "`larder notes restore \(other.id)`")
        }
        if found.isEmpty, !word.isEmpty {
            found = summaries.filter { $0.id.hasPrefix(word.lowercased()) }
        }
        if found.isEmpty, !title.isEmpty {
            found = summaries.filter { Self.folded($0.title).hasPrefix(title) }
        }
        if let note = found.first, found.count == 1 { return note }
        let candidates = found.isEmpty ? summaries : found
        let names =
            candidates.prefix(5).map { "\($0.id) “\($0.title)”" }.joined(separator: ", ")
            + (candidates.count > 5 ? ", and \(candidates.count - 5) more" : "")
        let kind = removed == true ? "removed note" : "note"
        if found.count > 1 {
            throw LarderError(
                .refused,
                message:
                    "“\(word)” could be any of \(found.count) notes: \(names). Give the id of one.")
        }
        throw LarderError(
            .notFound,
            message: summaries.isEmpty
                ? "There are no \(kind)s."
                : "No \(kind) has a title or an id that begins with “\(word)”. The \(kind)s are: \(names)."
        )
    }

    /// Returns the summaries of all notes, last changed first.
    func summaries() async throws -> [NoteSummary] {
        let root = Key(component: notes.name)
        let entries = try await storage.allSummaries(under: root)
        let before = known.withLock { $0 }
        var now: [String: (revision: UInt64, summary: NoteSummary)] = [:]
        for entry in entries {
            guard let id = entry.key.components.dropFirst().first else { continue }
            if let old = before[id], old.revision == entry.revision {
                now[id] = old
                continue
            }
            do {
                guard let stored = try await storage.entry(for: entry.key) else { continue }
                try Self.checkFormat(stored)
                let head = try Note.Head.read(stored.value).head
                now[id] = (stored.revision, NoteSummary(head))
            } catch {
                // One unreadable note does not hide the others; reading it by itself says what is
                // wrong.
                environment.reporter.report(
                    LarderEvent(
                        .damaged, subject: notes.name, key: entry.key,
                        error: .wrapping(error, key: entry.key)))
            }
        }
        let listed = now
        known.withLock { $0 = listed }
        return listed.values.map(\.summary).sorted {
            ($0.changed, $0.id) > ($1.changed, $1.id)
        }
    }

    private static func folded(_ words: String) -> String {
        words.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
