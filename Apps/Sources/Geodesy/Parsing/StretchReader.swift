/// Finds a position in degrees among words and other numbers, in a text that is not one as a whole.
///
/// It takes only what nothing else looks like: angles with the letters of both sides, or a pair of
/// decimal numbers with more digits than times and prices have. What could be something else is
/// offered, not taken.
struct StretchReader {
    private let text: CoordinateText
    private let words: [Range<Int>]

    /// A longer text is not a message with a position.
    private static let mostWords = 300
    private static let mostWordsOfPosition = 10
    private static let formats: [CoordinateFormat] = [
        .decimalDegrees, .decimalMinutes, .degreesMinutesSeconds,
    ]
    private static let sides: [StaticString] = [
        "north", "south", "east", "west", "lat", "lon", "lng",
    ]
    private static let directions: [StaticString] = [
        "north", "south", "east", "west", "nord", "nörd", "süd", "sued", "sud", "ost", "öst",
        "ouest",
        "norte", "sur", "este", "oeste", "mile", "meter", "metre", "kilomet", "nautical",
    ]
    private static let units: [StaticString] = ["km", "m", "mi", "nm", "sm", "ft", "yd"]
    private static let harmless: Set<CoordinateWarning> = [
        .decimalComma, .longitudeTurned, .nullIsland, .order, .letterO,
    ]

    init(_ text: CoordinateText) {
        self.text = text
        words = text.bytes[text.range].indices
            .split { text.bytes[$0] <= 0x20 }
            .compactMap { word in
                word.first.flatMap { first in word.last.map { first..<($0 + 1) } }
            }
    }

    private var bytes: Bytes { text.bytes }

    /// Returns the position if exactly one is certain; asks where there are several, or doubts.
    ///
    /// - Parameter refusal: Why the whole text was refused; `nil` is returned where that says more.
    func read(after refusal: CoordinateError) throws(CoordinateError) -> ParsedCoordinate? {
        let saysMore: Set<CoordinateError.Code> = [
            .checksum, .noFix, .referenceSystem, .needsReference,
        ]
        guard refusal.readings.isEmpty, !saysMore.contains(refusal.code),
            words.count <= Self.mostWords, words.contains(where: isProse)
        else { return nil }
        var found: [ParsedCoordinate] = []
        var isCertain = true
        var others: [Range<Int>] = []
        var index = 0
        while index < words.count {
            guard let stretch = longest(from: index) else {
                others.append(words[index])
                index += 1
                continue
            }
            index = stretch.end
            isCertain = isCertain && stretch.isCertain
            for reading in stretch.readings
            where !found.contains(where: { $0.position == reading.position }) {
                found.append(reading.doubting([.ignoredText]))
            }
        }
        guard let first = found.first else { return nil }
        // Five kilometres north of a position is another position.
        guard found.count > 1 || !isCertain || others.contains(where: isWay) else { return first }
        throw CoordinateError(
            .ambiguous,
            found.count > 1
                ? "There is more than one place in this text."
                : "Some numbers in this text may be a position.",
            at: text.range.lowerBound, readings: found)
    }

    private struct Stretch {
        var end: Int
        var readings: [ParsedCoordinate]
        var isCertain: Bool
    }

    /// Reads the longest position that begins at a word.
    private func longest(from start: Int) -> Stretch? {
        guard canBelong(start) else { return nil }
        let last = min(words.count, start + Self.mostWordsOfPosition)
        for end in stride(from: last, to: start, by: -1) where canBelong(end - 1) {
            let range = bare(words[start].lowerBound..<words[end - 1].upperBound)
            guard !range.isEmpty, let shape = shape(of: range) else { continue }
            let (all, isOne) = readings(of: range)
            let readings = all.filter {
                Self.formats.contains($0.format) && Self.harmless.isSuperset(of: $0.doubts)
                    && (!shape.hasLetters || $0.resolution < 0.101)
            }
            guard !readings.isEmpty else { continue }
            let beside = [start - 1, end].filter(words.indices.contains).filter(isNumber)
            // One more decimal number makes a list of the pair.
            guard !beside.contains(where: { !fractions(in: words[$0]).allSatisfy { $0 == 0 } })
            else { return nil }
            let isApart = beside.allSatisfy { endsClause($0 < start ? $0 : end - 1) }
            return Stretch(
                end: end, readings: readings, isCertain: isOne && shape.isCertain && isApart)
        }
        return nil
    }

    /// Reads a stretch; says whether it has one meaning.
    private func readings(of range: Range<Int>) -> ([ParsedCoordinate], isOne: Bool) {
        do {
            return ([try text.part(range).readForm()], true)
        } catch {
            return (error.readings, false)
        }
    }

    /// Says whether a stretch has the letters of sides, and whether it can be nothing but a
    /// position; `nil` if it looks like other numbers.
    private func shape(of range: Range<Int>) -> (hasLetters: Bool, isCertain: Bool)? {
        // Signs such as ° and ′ begin with these two bytes, letters do not.
        if bytes[range].contains(where: { $0.isLetter || $0 > 0xC2 && $0 != 0xE2 }) {
            return (true, true)
        }
        let fractions = fractions(in: range).sorted()
        guard fractions.count == 2, fractions[0] >= 1, fractions[1] >= (fractions[0] > 1 ? 3 : 4)
        else { return nil }
        // Three digits after each point may be thousands.
        return (false, fractions != [3, 3])
    }

    /// How many digits each number has after its point or comma.
    private func fractions(in range: Range<Int>) -> [Int] {
        var found: [Int] = []
        var isFraction = false
        for index in range {
            if bytes[index].isDigit {
                if isFraction {
                    found[found.count - 1] += 1
                } else if index == range.lowerBound || !bytes[index - 1].isDigit {
                    found.append(0)
                }
            } else {
                let isSign = bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
                isFraction =
                    isSign && !isFraction && index > range.lowerBound && bytes[index - 1].isDigit
                    && index + 1 < range.upperBound && bytes[index + 1].isDigit
            }
        }
        return found
    }

    /// Drops brackets and quotation marks before a stretch, and punctuation behind it.
    private func bare(_ range: Range<Int>) -> Range<Int> {
        let (before, after) = (Array("([{<\"'".utf8), Array(")]}>.,;:!?".utf8))
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, before.contains(bytes[low]) { low += 1 }
        while low < high, after.contains(bytes[high - 1]) { high -= 1 }
        return low..<high
    }

    /// Whether a word may be part of a position: a number, or the letter or name of a side.
    private func canBelong(_ index: Int) -> Bool {
        let word = bytes[words[index]]
        return word.contains(where: \.isDigit) || word.contains { $0 >= 0x80 } || word.count <= 2
            || Self.sides.contains { bytes.has($0, at: words[index].lowerBound) }
    }

    /// Whether a comma, or what else ends a part of a sentence, follows a word.
    private func endsClause(_ index: Int) -> Bool {
        ",;:.!?)".utf8.contains(bytes[words[index].upperBound - 1])
    }

    /// Whether a word may lead away from a position: a direction, or a unit of length.
    private func isWay(_ word: Range<Int>) -> Bool {
        let name = word.first { !bytes[$0].isDigit && bytes[$0] != UInt8(ascii: ".") } ?? 0
        let length = bare(word).upperBound - name
        return Self.directions.contains { bytes.has($0, at: name) }
            || Self.units.contains {
                $0.utf8CodeUnitCount == length && bytes.has($0, at: name)
            }
    }

    private func isNumber(_ index: Int) -> Bool {
        let word = bytes[words[index]]
        return word.contains(where: \.isDigit) && !word.contains(where: \.isLetter)
    }

    private func isProse(_ word: Range<Int>) -> Bool {
        bytes[word].count { $0.isLetter || $0 >= 0x80 } >= 2
            && !bytes[word].contains(where: \.isDigit)
    }
}
