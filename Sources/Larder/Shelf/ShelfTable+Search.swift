extension ShelfTable {
    /// Searches all rows by their words, without an index.
    package func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) -> [ShelfMatch] {
        guard let family = families[Key(shelf)], !words.isEmpty, limit > 0 else { return [] }
        let words = words.folded
        let groups = query.groups.map { Set($0.map { Key($0) }) }
        var found: [(weight: Double, match: ShelfMatch)] = []
        for row in family.rows.values {
            let shelved = row.shelved
            guard groups?.contains(Key(shelved.group)) != false, query.accepts(shelved.marks),
                query.accepts(sequenceNumber: shelved.sequenceNumber, shelved.arrived)
            else { continue }
            let columns = row.words.map { WordSplitter.words($0) }
            guard let weight = words.weight(in: columns) else { continue }
            found.append(
                (weight, ShelfMatch(row: shelved, snippet: words.snippet(of: row.words))))
        }
        found.sort {
            $0.weight == $1.weight
                ? $1.match.row.cursor < $0.match.row.cursor : $0.weight > $1.weight
        }
        return found.prefix(limit).map(\.match)
    }
}

extension SearchQuery {
    /// The same words without case and accents.
    package var folded: SearchQuery {
        var folded = self
        for index in folded.terms.indices {
            folded.terms[index].parts = folded.terms[index].parts.map(WordSplitter.fold)
        }
        return folded
    }

    /// The weight of a match, by the index of the matching text.
    package static let weights: [Double] = [16, 4, 2, 1]

    /// How closely the first text of a row, such as its title, can have what was typed.
    package enum Closeness: Int, CaseIterable {
        /// As whole words.
        case words = 1
        /// The same, one after another.
        case phrase = 2
    }

    /// The terms that the first text has if it is that close.
    package func terms(_ closeness: Closeness) -> [Term] {
        let wanted = terms.filter { !$0.isExcluded }
        switch closeness {
        case .words: return wanted.map { Term(parts: $0.parts, isPrefix: false, isExcluded: false) }
        case .phrase:
            return [Term(parts: wanted.flatMap(\.parts), isPrefix: false, isExcluded: false)]
        }
    }

    /// How closely a folded text has what was typed; nil if it only begins so, or not at all.
    package func closeness(in words: [String]) -> Closeness? {
        Closeness.allCases.last { closeness in
            terms(closeness).allSatisfy { $0.isFound(in: words) }
        }
    }

    /// Whether folded texts have all words, and none of the excluded ones.
    package func matches(_ columns: [[String]]) -> Bool {
        terms.allSatisfy { term in
            columns.contains { term.isFound(in: $0) } != term.isExcluded
        }
    }

    /// Returns how well folded texts match, the first texts weighing most; nil if a word is missing or an
    /// excluded one occurs. What the first text has as it was typed comes before all else.
    package func weight(in columns: [[String]]) -> Double? {
        let closeness = closeness(in: columns.first ?? [])
        var total = Double(closeness?.rawValue ?? 0) * 1_000_000
        for term in terms {
            var weight = 0.0
            for (column, words) in columns.enumerated() {
                let count = Double(term.count(in: words))
                // Repetitions count less and less, and long texts are corrected for their length.
                let share = count / (count + 0.5 + Double(words.count) / 400)
                weight += share * Self.weights[min(column, Self.weights.count - 1)]
            }
            if (weight > 0) == term.isExcluded { return nil }
            total += weight
        }
        return total
    }

    fileprivate func isFound(_ text: String) -> Bool {
        let words = WordSplitter.words(text)
        return terms.contains { !$0.isExcluded && $0.isFound(in: words) }
    }

    /// Returns a snippet around the match, taken from the first text that matches. The receiver must be
    /// folded.
    package func snippet(of texts: [String]) -> ShelfMatch.Snippet {
        let text = texts.first(where: isFound) ?? texts.first ?? ""
        let pieces = SnippetPiece.pieces(of: WordSplitter.jointed(text), found: self)
        let middle = pieces.firstIndex(where: \.isFound) ?? 0
        let start = max(0, middle - 8)
        let shown = pieces[start...].prefix(28)
        var parts: [ShelfMatch.Snippet.Part] = []
        func add(_ text: String, _ isFound: Bool) {
            if let last = parts.last, last.isFound == isFound {
                parts[parts.count - 1].text += text
            } else {
                parts.append(.init(text: text, isFound: isFound))
            }
        }
        if start > 0 { add("… ", false) }
        for (index, piece) in shown.enumerated() {
            if index > 0, piece.followsSpace { add(" ", false) }
            add(piece.text, piece.isFound)
        }
        if shown.endIndex < pieces.count { add(" …", false) }
        return ShelfMatch.Snippet(parts: parts)
    }
}

/// A piece of text between spaces, or one letter of a script written without them.
private struct SnippetPiece {
    var text: String
    var followsSpace: Bool
    var isFound = false

    static func pieces(of text: String, found words: SearchQuery) -> [SnippetPiece] {
        var pieces: [SnippetPiece] = []
        var isAfterSpace = false
        for part in text.split(
            omittingEmptySubsequences: false,
            whereSeparator: { $0.isWhitespace || $0 == WordSplitter.joint })
        {
            if !part.isEmpty {
                pieces.append(SnippetPiece(text: String(part), followsSpace: isAfterSpace))
                isAfterSpace = false
            }
            if part.endIndex < text.endIndex, text[part.endIndex].isWhitespace {
                isAfterSpace = true
            }
        }
        var flat: [(word: String, piece: Int)] = []
        for (index, piece) in pieces.enumerated() {
            flat += WordSplitter.words(piece.text).map { ($0, index) }
        }
        let all = flat.map(\.word)
        for term in words.terms where !term.isExcluded {
            for start in term.places(in: all) {
                for (_, piece) in flat[start..<start + term.parts.count] {
                    pieces[piece].isFound = true
                }
            }
        }
        return pieces
    }
}

extension SearchQuery.Term {
    /// Returns how often the term occurs in folded words.
    fileprivate func count(in words: [String]) -> Int { places(in: words).count }

    /// Whether the term occurs in folded words.
    fileprivate func isFound(in words: [String]) -> Bool {
        starts(in: words).contains { isThere(at: $0, in: words) }
    }

    /// Returns the indices at which the term begins in folded words.
    fileprivate func places(in words: [String]) -> [Int] {
        starts(in: words).filter { isThere(at: $0, in: words) }
    }

    private func starts(in words: [String]) -> Range<Int> {
        0..<(parts.isEmpty ? 0 : max(0, words.count - parts.count + 1))
    }

    private func isThere(at start: Int, in words: [String]) -> Bool {
        let piece = words[start..<start + parts.count]
        guard let last = parts.last, let end = piece.last,
            piece.dropLast().elementsEqual(parts.dropLast())
        else { return false }
        // By scalars, as full-text indexes do: a consonant is the beginning of its syllable.
        return isPrefix ? end.unicodeScalars.starts(with: last.unicodeScalars) : end == last
    }
}
