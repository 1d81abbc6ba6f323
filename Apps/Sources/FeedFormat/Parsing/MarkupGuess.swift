import LarderText

/// Guesses about text whose format does not say what it is.
enum MarkupGuess {
    /// Whether plain text is really HTML: it holds a tag that closes, or a character reference.
    static func looksLikeHTML(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                if bytes[index] == 60, index + 2 < bytes.count {
                    let next = bytes[index + 1]
                    if next == 47, bytes[index + 2] | 0x20 >= 97, bytes[index + 2] | 0x20 <= 122 {
                        return true
                    }
                    if bytes.has("<br", at: index) || bytes.has("<img ", at: index)
                        || bytes.has("<hr", at: index)
                    {
                        return true
                    }
                } else if bytes[index] == 38,
                    CharacterReference.read(
                        bytes, at: index, end: bytes.count, needsSemicolon: true) != nil
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }

    /// Takes the `div` off that Atom 1.0 asks to be put around XHTML, if it is around everything.
    static func withoutWrapper(_ markup: String) -> String {
        var markup = markup
        return markup.withUTF8 { bytes in
            guard bytes.has("<div", at: 0), bytes.count >= 11, bytes[4] == 62 || bytes[4] == 32,
                bytes.has("</div>", at: bytes.count - 6), let open = bytes.first(62, from: 4)
            else { return bytes.string(0..<bytes.count) }
            var depth = 1
            var index = open + 1
            let last = bytes.count - 6
            while let tag = bytes.first(60, from: index), tag < last {
                if bytes.has("</div>", at: tag) {
                    depth -= 1
                } else if bytes.has("<div>", at: tag) || bytes.has("<div ", at: tag) {
                    depth += 1
                }
                if depth == 0 { return bytes.string(0..<bytes.count) }
                index = tag + 1
            }
            return bytes.string(bytes.trimmed(open + 1..<last))
        }
    }
}
