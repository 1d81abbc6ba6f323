extension ShelfTable {
    /// Finds rows by their words, by looking through all of them.
    func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) -> [ShelfMatch] {
        guard let family = families[Key(shelf)], !words.isEmpty, limit > 0 else { return [] }
        let words = words.folded
        let groups = query.groups.map { Set($0.map { Key($0) }) }
        var found: [(weight: Double, match: ShelfMatch)] = []
        for row in family.rows.values {
            let shelved = row.shelved
            guard groups?.contains(Key(shelved.group)) != false, query.accepts(shelved.marks),
                query.accepts(arrival: shelved.arrival, shelved.arrived)
            else { continue }
            let columns = row.words.map { WordSplitter.words($0) }
            guard let weight = words.weight(in: columns) else { continue }
            let snippet = row.words.first(where: words.isFound) ?? row.words.first ?? ""
            found.append((weight, ShelfMatch(row: shelved, snippet: words.snippet(of: snippet))))
        }
        found.sort {
            $0.weight == $1.weight
                ? $1.match.row.cursor < $0.match.row.cursor : $0.weight > $1.weight
        }
        return found.prefix(limit).map(\.match)
    }
}

extension SearchWords {
    /// The same without case and accents.
    fileprivate var folded: SearchWords {
        var folded = self
        for index in folded.terms.indices {
            folded.terms[index].parts = folded.terms[index].parts.map(WordSplitter.fold)
        }
        return folded
    }

    /// How much folded texts have of what is looked for, the first texts weighing most; nil when
    /// something is missing, or there that must not be.
    fileprivate func weight(in columns: [[String]]) -> Double? {
        var total = 0.0
        for term in terms {
            var weight = 0.0
            for (column, words) in columns.enumerated() {
                let count = Double(term.count(in: words))
                // More of the same counts less and less, and long texts have more of everything.
                let share = count / (count + 0.5 + Double(words.count) / 400)
                weight += share / Double(1 << (column * 2))
            }
            if (weight > 0) == term.isExcluded { return nil }
            total += weight
        }
        return total
    }

    fileprivate func isFound(_ text: String) -> Bool {
        let words = WordSplitter.words(text)
        return terms.contains { !$0.isExcluded && $0.count(in: words) > 0 }
    }

    /// A piece of text around the first of what is looked for.
    fileprivate func snippet(of text: String) -> ShelfMatch.Snippet {
        let firsts = terms.filter { !$0.isExcluded }.flatMap(\.parts)
        let pieces = text.split(separator: " ", omittingEmptySubsequences: true)
        func isFound(_ piece: Substring) -> Bool {
            let words = WordSplitter.words(String(piece))
            return firsts.contains { first in words.contains { $0.hasPrefix(first) } }
        }
        let middle = pieces.firstIndex(where: isFound) ?? 0
        let start = max(0, middle - 6)
        let shown = pieces[start...].prefix(16)
        var parts: [ShelfMatch.Snippet.Part] = []
        if start > 0 { parts.append(.init(text: "…", isFound: false)) }
        for (index, piece) in shown.enumerated() {
            if index > 0 { parts.append(.init(text: " ", isFound: false)) }
            parts.append(.init(text: String(piece), isFound: isFound(piece)))
        }
        if shown.endIndex < pieces.count { parts.append(.init(text: "…", isFound: false)) }
        return ShelfMatch.Snippet(parts: parts)
    }
}

extension SearchWords.Term {
    /// How often the term is in folded words.
    fileprivate func count(in words: [String]) -> Int {
        guard let last = parts.last, words.count >= parts.count else { return 0 }
        return (0...(words.count - parts.count)).reduce(0) { count, start in
            let piece = words[start..<start + parts.count]
            guard piece.dropLast().elementsEqual(parts.dropLast()), let end = piece.last else {
                return count
            }
            return count + ((isPrefix ? end.hasPrefix(last) : end == last) ? 1 : 0)
        }
    }
}
