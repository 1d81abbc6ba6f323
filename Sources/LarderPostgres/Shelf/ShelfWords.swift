#if Postgres
import Larder

/// The texts of a row, and their words for PostgreSQL's full-text index.
///
/// The index only narrows down the candidates; whether a row matches, and how well, is decided by the same
/// code for every storage. So the index may match too many rows, but never too few: long words are truncated,
/// and a row with too many words matches everything.
struct ShelfWords {
    var texts: [String]

    /// How many bytes of a word are indexed.
    private static let longestWord = 200

    /// The most bytes that all words of a row may have together; PostgreSQL allows a megabyte.
    private static let mostBytes = 700_000

    /// Stands in the index for all words of a row with too many; no real word looks like this.
    private static let anything = "'*'"

    /// The texts as bytes.
    var packed: [UInt8] { PackedWriter.bytes(of: texts) }

    init(texts: [String]) { self.texts = texts }

    init(packed bytes: UnsafeRawBufferPointer) {
        var reader = PackedReader(bytes)
        texts = reader.texts()
    }

    /// The distinct words as a `tsvector`. They consist of letters and digits only, so quoting them is
    /// enough.
    var vector: String {
        let words = Set(texts.flatMap { WordSplitter.words($0) }.map(Self.cut))
        if words.reduce(0, { $0 + $1.utf8.count }) > Self.mostBytes { return Self.anything }
        return words.map { "'\($0)'" }.joined(separator: " ")
    }

    /// Returns the condition for candidates as a `tsquery`; the words must be folded.
    static func query(_ words: SearchQuery) -> String {
        var wanted: Set<String> = []
        for term in words.terms {
            let parts = term.parts.map(cut)
            guard let last = parts.last else { continue }
            let end = "'\(last)'" + (term.isPrefix ? ":*" : "")
            if !term.isExcluded {
                wanted.formUnion(parts.dropLast().map { "'\($0)'" } + [end])
            } else if parts.count == 1, last.utf8.count < longestWord {
                wanted.insert("!" + end)
            }
        }
        return "(" + wanted.sorted().joined(separator: " & ") + ") | \(anything)"
    }

    private static func cut(_ word: String) -> String {
        if word.utf8.count <= longestWord { return word }
        var end = word.unicodeScalars.startIndex
        var count = 0
        for index in word.unicodeScalars.indices {
            count += UTF8.width(word.unicodeScalars[index])
            if count > longestWord { break }
            end = word.unicodeScalars.index(after: index)
        }
        return String(word.unicodeScalars[..<end])
    }
}
#endif
