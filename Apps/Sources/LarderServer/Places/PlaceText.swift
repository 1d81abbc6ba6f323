internal import Geodesy
internal import Places
internal import Terminal

/// What the text in a box stands for: a point, or why it is not one and what was perhaps meant.
struct PlaceText: Sendable {
    /// The text as it was typed.
    let text: String
    /// The point, and how it was recognised.
    var found: Found?
    /// Why there is no point.
    var refusal: CoordinateError?
    /// The names of saved places that contain the text.
    var names: [String] = []
    /// The towns whose name begins with the text.
    var towns: [Towns.Town] = []

    /// A point and where it comes from.
    struct Found: Sendable {
        var position: Position
        /// Its name, if it is a saved place.
        var name: String?
        /// The parsed text, if it was coordinates.
        var reading: ParsedCoordinate?
        /// The place beside a short code that completed it.
        var near: String?
        /// The town that it is, if the text was the name of just one.
        var town: Towns.Town?
    }

    /// Finds the saved place with that name, or else reads coordinates; nil for an empty text.
    ///
    /// A saved name can never be read as coordinates, so the two do not compete.
    init?(_ text: String?, saved: [SavedPlace], reader: CoordinateReader) {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
        self.text = text
        if let place = saved.first(called: text) {
            found = Found(position: place.position, name: place.name)
            return
        }
        do {
            let (reading, near) = try reader.read(text, saved: saved)
            found = Found(position: reading.position, reading: reading, near: near)
        } catch {
            refusal = error
            names = Self.names(of: saved, holding: text)
            let (meant, choices) = isName ? Towns.packaged.meant(by: text) : (nil, [])
            if isName { towns = Towns.packaged.named(text) }
            if towns.isEmpty { towns = choices }
            // A name that only begins so, or a saved place that is spelled otherwise, may be meant.
            guard towns.count == 1, names.isEmpty, let town = towns.first,
                meant == town,
                !saved.contains(where: { Towns.isSame($0.name, text) }),
                let position = try? Position(
                    latitude: town.point.latitude, longitude: town.point.longitude)
            else { return }
            found = Found(position: position, town: town)
            (refusal, towns) = (nil, [])
        }
    }

    /// The names that contain a text; those that begin with it come first.
    private static func names(of saved: [SavedPlace], holding text: String) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        guard words.utf8.count <= 200 else { return [] }
        let names = saved.map(\.name)
        let first = names.filter { $0.lowercased().hasPrefix(words) }
        let others = names.filter { !first.contains($0) && $0.lowercased().contains(words) }
        return Array((first + others).prefix(8))
    }

    /// Whether the text has no digits, so that a name was probably meant.
    var isName: Bool {
        guard let refusal else { return false }
        return refusal.code != .ambiguous && refusal.code != .tooLong
            && !text.contains { $0.isNumber || $0 == "/" }
    }
}

/// A text split in three, so that a page can mark the part that could not be read.
struct MarkedText: Sendable {
    var before: String
    var marked: String
    var after: String
    /// Whether the text ends too early.
    var isEnd: Bool

    /// Splits a text at an offset in bytes; long texts are shortened around it.
    init(_ text: String, at offset: Int) {
        let bytes = text.utf8
        let start =
            bytes.index(
                bytes.startIndex, offsetBy: max(0, offset), limitedBy: bytes.endIndex)
            ?? bytes.endIndex
        // An offset inside a character stands for that character.
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
