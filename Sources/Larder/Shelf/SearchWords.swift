// Folding text needs more than the essentials.
import Foundation

/// What is looked for in the words of a shelf.
///
/// Words are separated by spaces and all must be there; each stands for what begins with it. Words
/// in quotation marks must follow each other, and a word after a minus sign must not be there. Case
/// and accents do not matter. Languages written without spaces are looked for letter by letter, so
/// that any part of a sentence is found.
public struct SearchWords: Sendable, Hashable {
    /// One thing to look for: parts that follow each other.
    package struct Term: Sendable, Hashable {
        /// The words as they were typed.
        package var parts: [String]
        /// Whether the last part may be the beginning of a word.
        package var isPrefix: Bool
        package var isExcluded: Bool
    }

    package var terms: [Term] = []

    /// Reads what a person typed; any text is fine.
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

    /// Whether there is nothing to look for.
    public var isEmpty: Bool { terms.allSatisfy(\.isExcluded) }

    /// Of how many rows that hold the words a storage ranks the best: the newest that a query is for.
    package static let rankedRows = 10_000

    private static let quotes: Set<Character> = ["\"", "\u{201C}", "\u{201D}", "\u{201E}"]
}

/// Takes text apart into words, the same for what is kept and for what is looked for.
package enum WordSplitter {
    /// Stands between letters that are each a word: without width, so that text shows as before.
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

    /// Returns the words of a text as they are.
    package static func pieces(_ text: String) -> [String] {
        jointed(text).split(whereSeparator: { !isWordPart($0) }).map(String.init)
    }

    /// Returns the words of a text, folded.
    package static func words(_ text: String) -> [String] { pieces(text).map(fold) }

    /// Folds case, accents and width away.
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

    /// Whether words of the letter's script are written without spaces between them.
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
    /// The text in its composed form, so that one spelling finds the other.
    fileprivate var precomposed: String {
        isASCII ? self : precomposedStringWithCanonicalMapping
    }

    /// Whether there is nothing to compose or set apart; most texts are asked this, so eight bytes at a
    /// time.
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
