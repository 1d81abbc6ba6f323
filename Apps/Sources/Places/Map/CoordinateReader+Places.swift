public import Geodesy

extension CoordinateReader {
    /// Reads a position as ``read(_:)`` does, and also a short plus code beside the name of the place that completes it,
    /// such as `9G8F+5W Zürich`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - saved: The places that a person saved; they come before towns.
    ///   - towns: The towns to look the name up in; of several with one name, the largest is taken.
    /// - Returns: The reading, and the name of the place that completed it; nil if no name was needed.
    public func read(
        _ text: String, saved: [SavedPlace], towns: @autoclosure () -> Towns = .packaged
    ) throws(CoordinateError) -> (reading: ParsedCoordinate, near: String?) {
        do {
            return (try read(text), nil)
        } catch {
            guard error.code == .needsReference, let (code, name) = Self.codeAndName(text),
                let place = Self.place(called: name, saved, towns())
            else { throw error }
            var reader = self
            reader.reference = place.position
            return (try reader.read(code), place.name)
        }
    }

    /// Splits a text into the word with a plus and what else there is.
    private static func codeAndName(_ text: String) -> (code: String, name: String)? {
        func isGap(_ character: Character) -> Bool { character.isWhitespace || character == "," }
        guard let code = text.split(whereSeparator: isGap).first(where: { $0.contains("+") })
        else { return nil }
        let (before, after) = (text[..<code.startIndex], text[code.endIndex...])
        let parts = [before, after].map { part in
            let start = part.drop(while: isGap)
            return start.reversed().drop(while: isGap).reversed()
        }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : (String(code), parts.map { String($0) }.joined(separator: " "))
    }

    private static func place(
        called name: String, _ saved: [SavedPlace], _ towns: Towns
    ) -> (position: Position, name: String)? {
        if let place = saved.first(called: name) {
            return (place.position, place.name)
        }
        guard let town = towns.named(name, most: 1).first,
            let position = try? Position(
                latitude: town.point.latitude, longitude: town.point.longitude)
        else { return nil }
        return (position, "\(town.name), \(town.country)")
    }
}
