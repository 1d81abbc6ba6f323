extension StringProtocol {
    /// How many letters to insert, remove, replace or swap with their neighbour to get the other text.
    public func editDistance(to other: some StringProtocol) -> Int {
        let (from, to) = (Array(self), Array(other))
        var before = [Int]()
        var last = Array(0...to.count)
        for (i, letter) in from.enumerated() {
            var row = [i + 1]
            for (j, target) in to.enumerated() {
                var least = Swift.min(
                    row[j] + 1, last[j + 1] + 1, last[j] + (letter == target ? 0 : 1))
                if i > 0, j > 0, letter == to[j - 1], from[i - 1] == target {
                    least = Swift.min(least, before[j - 1] + 1)
                }
                row.append(least)
            }
            (before, last) = (last, row)
        }
        return last[to.count]
    }

    /// The candidates that the text is most likely a misspelling of, best first.
    public func likely(among candidates: [String]) -> [String] {
        let word = lowercased()
        let limit = Swift.max(1, word.count / 3)
        let near = candidates.enumerated().compactMap { index, candidate in
            let distance = word.editDistance(to: candidate.lowercased())
            let isBeginning = word.count > 1 && candidate.lowercased().hasPrefix(word)
            return distance <= limit || isBeginning
                ? (distance: distance, index: index, candidate: candidate) : nil
        }
        return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.candidate)
    }
}
