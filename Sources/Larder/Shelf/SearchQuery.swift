// Foundation, because folding text needs more than FoundationEssentials.
import Foundation

/// The words of a full-text search on a shelf.
///
/// Words are separated by spaces, and a row must contain all of them; each also matches as a prefix. Words in
/// quotation marks must follow each other exactly, and a word after a minus sign must not occur. Case and
/// accents are ignored. Scripts written without spaces are matched letter by letter, so any part of a
/// sentence is found.
public struct SearchQuery: Sendable, Hashable {
    /// One search term: parts that follow each other.
    package struct Term: Sendable, Hashable {
        /// The words as typed.
        package var parts: [String]
        /// Whether the last part also matches as a prefix.
        package var isPrefix: Bool
        package var isExcluded: Bool
    }

    package var terms: [Term] = []

    /// Parses what a person typed; any text is valid.
    public init(_ text: String) {
        var rest = Substring(text.precomposed)
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first else { break }
            var isExcluded = false
            if first == "-" {
                isExcluded = true
                rest = rest.dropFirst()
            }
            let isPhrase = rest.first.map(Self.quotes.contains) == true
            if isPhrase { rest = rest.dropFirst() }
            let end =
                rest.firstIndex {
                    isPhrase ? Self.quotes.contains($0) : $0.isWhitespace
                } ?? rest.endIndex
            let parts = WordSplitter.pieces(String(rest[..<end]))
            rest = rest[end...]
            if isPhrase { rest = rest.dropFirst() }
            guard !parts.isEmpty else { continue }
            terms.append(Term(parts: parts, isPrefix: !isPhrase, isExcluded: isExcluded))
        }
    }

    /// Whether there is nothing to search for.
    public var isEmpty: Bool { terms.allSatisfy(\.isExcluded) }

    /// How many of the rows that match a storage ranks: the newest ones the query accepts.
    package static let rankedRows = 10_000

    private static let quotes: Set<Character> = ["\"", "\u{201C}", "\u{201D}", "\u{201E}"]
}

/// Splits text into words, in the same way for indexing and for searching.
package enum WordSplitter {
    /// Separates letters that each count as a word; it has no width, so the text looks unchanged.
    package static let joint: Character = "\u{200B}"

    /// Returns the text with a ``joint`` around each letter of a script without spaces.
    package static func jointed(_ text: String) -> String {
        let text = text.precomposed
        guard !text.isASCII, text.utf8.contains(where: { $0 >= 0xE0 }),
            text.unicodeScalars.contains(where: isSpaceless)
        else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count * 2)
        var isAfterLetter = false
        for character in text {
            if let scalar = character.unicodeScalars.first, isSpaceless(scalar) {
                result.append(joint)
                result.append(character)
                isAfterLetter = true
            } else {
                if isAfterLetter { result.append(joint) }
                result.append(character)
                isAfterLetter = false
            }
        }
        return result
    }

    /// Returns the words of a text, unfolded.
    package static func pieces(_ text: String) -> [String] {
        jointed(text).split(whereSeparator: { !isWordPart($0) }).map(String.init)
    }

    /// Returns the words of a text, folded.
    package static func words(_ text: String) -> [String] { pieces(text).map(fold) }

    /// Folds case, accents and width.
    package static func fold(_ text: String) -> String {
        if text.isASCII { return text.lowercased() }
        return text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    package static func isWordPart(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark:
            return true
        default: return false
        }
    }

    /// Whether the letter's script is written without spaces between words.
    private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF,  // Thai, Lao
            0x0F00...0x0FFF,  // Tibetan
            0x1000...0x109F,  // Myanmar
            0x1780...0x17FF,  // Khmer
            0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF,  // Kana
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,  // Han
            0xFF66...0xFF9D, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension String {
    /// The text in composed form, so that different spellings of the same letters match.
    fileprivate var precomposed: String {
        isASCII ? self : precomposedStringWithCanonicalMapping
    }

    /// Whether the text needs no composing or splitting. This runs for most texts, so it checks eight bytes
    /// at a time.
    fileprivate var isASCII: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var seen: UInt64 = 0
            var offset = 0
            while offset &+ 8 <= bytes.count {
                seen |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                offset &+= 8
            }
            while offset < bytes.count {
                seen |= UInt64(bytes[offset])
                offset &+= 1
            }
            return seen & 0x8080_8080_8080_8080 == 0
        } ?? utf8.allSatisfy { $0 < 0x80 }
    }
}
