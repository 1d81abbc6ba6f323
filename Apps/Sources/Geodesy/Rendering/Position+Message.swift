extension Position {
    /// Returns one text message with the point in three forms, which the reader takes back.
    ///
    /// The point is written in ASCII characters of the GSM 7-bit alphabet: a single ° would halve what a
    /// message holds. A name is added at the end with all its letters, of any alphabet, as far as 40
    /// characters go.
    public func message(name: String = "") -> String {
        let decimal =
            Digits.fixed(latitude, decimals: 6) + "," + Digits.fixed(longitude, decimals: 6)
        let seconds = sparse(.latitude) + " " + sparse(.longitude)
        // Without the altitude: some phones take the third number of a geo: address for a zoom.
        let plain = Position(computed: latitude, longitude)
        var text = "\(decimal) \(seconds) \(plain.geoURI())"
        let words = Self.letters(of: name).split(separator: " ")
        if !words.isEmpty { text += " (" + words.joined(separator: " ").prefix(40) + ")" }
        return text
    }

    /// The letters of a name, with the signs that join them and blanks for the rest: a digit could be taken for a
    /// coordinate.
    private static func letters(of name: String) -> String {
        func isLetter(_ character: Character?) -> Bool {
            character?.unicodeScalars.first?.properties.isAlphabetic ?? false
        }
        let characters = Array(name)
        return characters.indices.reduce(into: "") { letters, index in
            let character = characters[index]
            let isJoint =
                index > 0 && isLetter(characters[index - 1])
                && isLetter(characters.dropFirst(index + 1).first)
            switch character {
            case "-", "'": letters.append(isJoint ? character : " ")
            case "\u{2019}": letters.append(isJoint ? "'" : " ")
            default: letters.append(isLetter(character) ? character : " ")
            }
        }
    }

    /// Returns one angle as `N48 51 29.6`.
    private func sparse(_ axis: Axis) -> String {
        let marked = text(of: axis, .degreesMinutesSeconds, decimals: 1, signs: .ascii)
        var text: [UInt8] = []
        for byte in marked.utf8.dropLast() {
            let isMark = byte == UInt8(ascii: "d") || byte == UInt8(ascii: "'")
            if byte != UInt8(ascii: "\"") { text.append(isMark ? UInt8(ascii: " ") : byte) }
        }
        return String(marked.suffix(1)) + String(decoding: text, as: UTF8.self)
    }
}
