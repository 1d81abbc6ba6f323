#if Postgres
import Larder

/// What a row is found by: its texts, and their words for PostgreSQL's index.
///
/// The index only narrows down which rows are looked at; whether one is found, and how well, is decided by
/// the same code for every storage. So it may hold too much, but never too little: long words are cut, and
/// of a text with too many words all is expected.
struct ShelfWords {
    var texts: [String]

    /// How many bytes of a word go into the index.
    private static let longestWord = 200

    /// How many bytes all words of a row may have together; PostgreSQL takes a megabyte.
    private static let mostBytes = 700_000

    /// Stands in the index for every word of a row with too many; no word is so.
    private static let anything = "'*'"

    /// The texts as bytes.
    var packed: [UInt8] { PackedWriter.bytes(of: texts) }

    init(texts: [String]) { self.texts = texts }

    init(packed bytes: UnsafeRawBufferPointer) {
        var reader = PackedReader(bytes)
        texts = reader.texts()
    }

    /// The words as a `tsvector`, each once. They are letters and digits only, so quotes are enough.
    var vector: String {
        let words = Set(texts.flatMap { WordSplitter.words($0) }.map(Self.cut))
        if words.reduce(0, { $0 + $1.utf8.count }) > Self.mostBytes { return Self.anything }
        return words.map { "'\($0)'" }.joined(separator: " ")
    }

    /// What rows must have to be looked at, as a `tsquery`; of folded words.
    static func query(_ words: SearchWords) -> String {
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
