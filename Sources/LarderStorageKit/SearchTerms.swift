public import Larder

/// What is looked for, word by word, for a storage that finds rows by itself.
///
/// Words are folded: without case, accents and width. Letters of scripts without spaces are words of
/// their own. A storage that compares these with ``words(of:)`` finds the same as every other.
///
/// ```swift
/// let terms = SearchTerms(words)
/// guard let weight = terms.weight(in: row.words) else { continue }  // not found
/// ```
public struct SearchTerms: Sendable, Hashable {
    /// One thing to look for.
    public struct Term: Sendable, Hashable {
        /// Words that follow one another; folded.
        public var words: [String]

        /// Whether the last of them may be the beginning of a word.
        public var isPrefix: Bool

        /// Whether a row that has it is not meant.
        public var isExcluded: Bool
    }

    private let folded: SearchWords

    /// Takes apart what a person typed.
    public init(_ words: SearchWords) {
        folded = words.folded
    }

    /// All must be found, but for those that are excluded.
    public var terms: [Term] {
        folded.terms.map {
            Term(words: $0.parts, isPrefix: $0.isPrefix, isExcluded: $0.isExcluded)
        }
    }

    /// Returns the words of a text, folded.
    public static func words(of text: String) -> [String] { WordSplitter.words(text) }

    /// Returns a text with a separator without width around each letter of a script without spaces,
    /// for an index that splits text where words end.
    public static func separated(_ text: String) -> String { WordSplitter.jointed(text) }

    /// Returns how well texts match, the first weighing most; nil when they do not.
    public func weight(in texts: [String]) -> Double? {
        folded.isEmpty ? nil : folded.weight(in: texts.map { WordSplitter.words($0) })
    }

    /// Returns a piece of the first text that has what is looked for, around that.
    public func snippet(of texts: [String]) -> ShelfMatch.Snippet { folded.snippet(of: texts) }
}
