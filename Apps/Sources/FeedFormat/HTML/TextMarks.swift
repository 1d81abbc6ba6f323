/// What stands in plain text for elements without which a text says something else: `10⁶`, `~~100~~`, “no”.
///
/// A mark begins before the first word inside an element and ends after the last. Where a line ends inside, so
/// does the mark, and begins again on the next.
struct TextMarks {
    private struct Mark {
        let begin, end: String
        var isWritten = false
    }

    private var marks: [Mark] = []
    private var strikes = 0
    private var quotations = 0
    private var raised = 0
    /// The text of a superscript, whose form depends on all of it.
    private var raisedText = ""
    /// White space after marked text, which stands behind the mark if the text ends here.
    private var gap = ""

    /// Whether text is written as it is now.
    var isIdle: Bool { marks.isEmpty && raised == 0 && gap.isEmpty }

    /// Begins an element; returns what to write before it.
    mutating func open(_ element: HTMLElement) -> String {
        let before = cut(at: element)
        switch element {
        case .del, .s, .strike:
            strikes += 1
            if strikes == 1 { marks.append(Mark(begin: "~~", end: "~~")) }
        case .q:
            quotations += 1
            if quotations <= Self.quotes.count { marks.append(Self.quotes[quotations - 1]) }
        case .sup: raised += 1
        default: break
        }
        return before
    }

    /// Ends an element; returns what to write before its end.
    mutating func close(_ element: HTMLElement) -> String {
        var before = cut(at: element)
        switch element {
        case .del, .s, .strike:
            if strikes == 1 { before += endMark() }
            strikes -= 1
        case .q:
            if quotations <= Self.quotes.count { before += endMark() }
            quotations -= 1
        case .sup: raised -= 1
        default: break
        }
        return before
    }

    /// Takes text; returns what to write of it now.
    mutating func text(_ text: String) -> String {
        guard raised == 0 else {
            raisedText += text
            return ""
        }
        return isIdle ? text : marked(text)
    }

    /// Returns the text that was held back.
    mutating func flush() -> String {
        guard !raisedText.isEmpty else { return "" }
        defer { raisedText = "" }
        return marked(Self.superscript(raisedText))
    }

    private static let quotes = [
        Mark(begin: "“", end: "”"), Mark(begin: "‘", end: "’"), Mark(begin: "“", end: "”"),
        Mark(begin: "‘", end: "’"),
    ]

    /// Ends what can't go on over the start or end of an element.
    private mutating func cut(at element: HTMLElement) -> String {
        switch element {
        case .a, .del, .q, .s, .strike, .sup: flush()
        default:
            element.endsParagraph || element.isTablePart || element == .br ? endLine() : ""
        }
    }

    private mutating func endMark() -> String {
        guard let mark = marks.popLast(), mark.isWritten else { return "" }
        return mark.end
    }

    private mutating func endLine() -> String {
        var text = flush()
        for index in marks.indices.reversed() where marks[index].isWritten {
            text += marks[index].end
            marks[index].isWritten = false
        }
        gap = ""
        return text
    }

    private mutating func marked(_ text: String) -> String {
        let (before, words, after) = Self.parts(of: text)
        guard !words.isEmpty else {
            gap += text
            return ""
        }
        var written = gap + before
        for index in marks.indices where !marks[index].isWritten {
            written += marks[index].begin
            marks[index].isWritten = true
        }
        gap = String(after)
        return written + words
    }

    /// Takes the white space at both ends off.
    private static func parts(
        of text: String
    ) -> (before: Substring, words: Substring, after: Substring) {
        let rest = text.drop(while: \.isWhitespace)
        let after = rest.reversed().prefix(while: \.isWhitespace).count
        return (text[..<rest.startIndex], rest.dropLast(after), rest.suffix(after))
    }

    // MARK: Superscripts

    private static let digits: [Character: Character] = [
        "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
        "9": "⁹", "+": "⁺", "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", "i": "ⁱ", "n": "ⁿ",
    ]

    /// What is only set high, and reads the same on the line.
    private static let endings: Set<String> = [
        "st", "nd", "rd", "th", "er", "re", "ère", "ème", "ième", "me", "lle", "o", "a", "tm", "sm",
    ]

    /// Longer ones are not exponents but small print.
    private static let longest = 20

    private static func superscript(_ text: String) -> String {
        let (before, words, after) = parts(of: text)
        guard let first = words.first, words.count <= longest else { return text }
        let raised = words.compactMap { digits[$0] }
        if raised.count == words.count { return "\(before)\(String(raised))\(after)" }
        let isWord = words.allSatisfy { $0.isLetter || $0.isNumber }
        // Signs such as * and [1] say by themselves what they are.
        guard isWord || first.isLetter || first.isNumber || digits[first] != nil,
            !endings.contains(words.lowercased())
        else { return text }
        return "\(before)^\(isWord ? "\(words)" : "(\(words))")\(after)"
    }
}
