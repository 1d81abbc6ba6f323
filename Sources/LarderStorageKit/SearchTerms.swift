public import Larder

/// The terms of a search, for a storage with its own full-text search.
///
/// Words are folded: without case, accents and width. Letters of scripts without spaces are separate words. A
/// storage that compares these with ``words(of:)`` finds the same rows as every other.
///
/// ```swift
/// let terms = SearchTerms(words)
/// guard let weight = terms.weight(in: row.words) else { continue }  // not found
/// ```
public struct SearchTerms: Sendable, Hashable {
    /// One search term.
    public struct Term: Sendable, Hashable {
        /// Folded words that follow each other.
        public var words: [String]

        /// Whether the last word also matches as a prefix.
        public var isPrefix: Bool

        /// Whether rows that contain the term are excluded.
        public var isExcluded: Bool
    }

    private let folded: SearchQuery

    /// Parses what a person typed.
    public init(_ words: SearchQuery) {
        folded = words.folded
    }

    /// The terms; a row must match all of them, and none of the excluded ones.
    public var terms: [Term] {
        folded.terms.map {
            Term(words: $0.parts, isPrefix: $0.isPrefix, isExcluded: $0.isExcluded)
        }
    }

    /// Returns the words of a text, folded.
    public static func words(of text: String) -> [String] { WordSplitter.words(text) }

    /// Returns a text with a zero-width separator around each letter of a script without spaces, for an index
    /// that splits text at word boundaries.
    public static func separated(_ text: String) -> String { WordSplitter.jointed(text) }

    /// Returns how well texts match, the first weighing most; nil if they do not match.
    public func weight(in texts: [String]) -> Double? {
        folded.isEmpty ? nil : folded.weight(in: texts.map { WordSplitter.words($0) })
    }

    /// Returns how closely each of some texts has what was typed: 2 if the words follow each other in it, 1 if it has them as
    /// whole words, 0 otherwise. Nil if they do not match, as ``weight(in:)`` says.
    public func closeness(in texts: [String]) -> [Int]? {
        let words = texts.map { WordSplitter.words($0) }
        guard !folded.isEmpty, folded.matches(words) else { return nil }
        return words.map { folded.closeness(in: $0)?.rawValue ?? 0 }
    }

    /// Returns a snippet around the match, from the first text that matches.
    public func snippet(of texts: [String]) -> ShelfMatch.Snippet { folded.snippet(of: texts) }
}
