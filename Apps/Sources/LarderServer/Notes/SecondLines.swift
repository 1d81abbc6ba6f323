internal import Larder
internal import Notes

/// The second lines of notes, which tell those with the same title apart; each is read once for a version of its note.
actor SecondLines {
    private let book: NoteBook
    private var known: [String: (version: Int, line: String)] = [:]

    init(_ book: NoteBook) {
        self.book = book
    }

    /// Returns the second line with words, shortened; empty if there is none.
    func line(of summary: NoteSummary) async throws -> String {
        if let known = known[summary.id], known.version == summary.version { return known.line }
        let line: String
        do {
            line = Self.second(of: try await book.note(summary.id).text)
        } catch let error as LarderError where error.code == .notFound {
            line = ""  // it has just gone
        }
        known[summary.id] = (summary.version, line)
        return line
    }

    private static func second(of text: String) -> String {
        let lines = text.prefix(4_096).split(whereSeparator: \.isNewline)
            .filter { $0.contains { !$0.isWhitespace } }
        let words = lines.dropFirst().first?.split(whereSeparator: \.isWhitespace) ?? []
        return String(words.joined(separator: " ").prefix(120))
    }
}
