internal import Geodesy
internal import Places
internal import Terminal

/// What the text of a box means: a point, or why it is none and what may have been meant.
struct PlaceText: Sendable {
    /// The text as it was typed.
    let text: String
    /// The point, and how it was recognised.
    var found: Found?
    /// Why there is none.
    var refusal: CoordinateError?
    /// Saved places whose names hold the text.
    var names: [String] = []

    /// A point with what is known of it.
    struct Found: Sendable {
        var position: Position
        /// What it is called, if it is a saved place.
        var name: String?
        /// What was read, for coordinates.
        var reading: ParsedCoordinate?
    }

    /// Finds the saved place of that name, or else reads coordinates; nil for an empty text.
    ///
    /// Saved names cannot be read as coordinates, so there is nothing to choose between.
    init?(_ text: String?, saved: [SavedPlace], reader: CoordinateReader) {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
        self.text = text
        if let place = saved.first(where: { $0.isCalled(text) }) {
            found = Found(position: place.position, name: place.name)
            return
        }
        do {
            let reading = try reader.read(text)
            found = Found(position: reading.position, reading: reading)
        } catch {
            refusal = error
            names = Self.names(of: saved, holding: text)
        }
    }

    /// The names that hold a text, those that begin with it first.
    private static func names(of saved: [SavedPlace], holding text: String) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        guard words.utf8.count <= 200 else { return [] }
        let names = saved.map(\.name)
        let first = names.filter { $0.lowercased().hasPrefix(words) }
        let others = names.filter { !first.contains($0) && $0.lowercased().contains(words) }
        return Array((first + others).prefix(8))
    }

    /// Whether the text has nothing of coordinates, so that a name was meant.
    var isName: Bool {
        guard let refusal else { return false }
        return refusal.code != .ambiguous && refusal.code != .tooLong
            && !text.contains(where: \.isNumber)
    }
}

/// A text cut in three, so that a page can point at the place that could not be read.
struct MarkedText: Sendable {
    var before: String
    var marked: String
    var after: String
    /// Whether the trouble is that the text ends here.
    var isEnd: Bool

    /// Cuts a text at an offset in bytes; long texts are shown around that place.
    init(_ text: String, at offset: Int) {
        let bytes = text.utf8
        let start =
            bytes.index(
                bytes.startIndex, offsetBy: max(0, offset), limitedBy: bytes.endIndex)
            ?? bytes.endIndex
        // An offset inside a letter means that letter.
        let begin = text.indices.last { $0 <= start } ?? text.startIndex
        let from = start == bytes.endIndex ? text.endIndex : begin
        let rest = text[from...]
        let word = rest.prefix { !$0.isWhitespace }.prefix(24)
        marked = String(word.isEmpty ? rest.prefix(1) : word).printable
        isEnd = rest.isEmpty
        before =
            text[..<from].count > 80
            ? "…" + String(text[..<from].suffix(80)).printable : String(text[..<from]).printable
        let tail = rest.dropFirst(max(word.count, rest.isEmpty ? 0 : 1))
        after = tail.count > 80 ? String(tail.prefix(80)).printable + "…" : String(tail).printable
    }
}
