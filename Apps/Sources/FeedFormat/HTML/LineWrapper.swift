import LarderText

/// Fills lines with words up to a width, behind the margins of lists and quotations.
struct LineWrapper {
    private let width: Int
    private var out: [UInt8] = []
    private var line: [UInt8] = []
    private var lineWidth = 0
    private var margins: [String] = []
    private var firstMargin: String?
    private var wantsBlank = false
    private var isSpacePending = false
    private var hasOutput = false
    private let newline = UInt8(ascii: "\n")

    init(width: Int) {
        self.width = width
    }

    /// Ends the line and asks for an empty one before the next text.
    mutating func beginBlock() {
        breakLine()
        wantsBlank = true
    }

    /// Ends the line, if it holds anything.
    mutating func breakLine() {
        isSpacePending = false
        guard !line.isEmpty else { return }
        flush()
    }

    /// Sets a margin for what follows; `first` stands in its place once.
    mutating func push(_ margin: String, first: String? = nil) {
        margins.append(margins.count < 12 ? margin : "")
        if margins.count <= 12 { firstMargin = first ?? firstMargin }
    }

    /// Ends the last margin.
    mutating func pop() {
        if !margins.isEmpty { margins.removeLast() }
        firstMargin = nil
    }

    /// Ends all margins.
    mutating func popAll() {
        breakLine()
        margins = []
    }

    /// How many columns are left beside the margins.
    var room: Int { max(10, width - margins.reduce(0) { $0 + $1.count }) }

    /// A place between lines to which the text can be cut back.
    struct Mark {
        fileprivate var count: Int
        fileprivate var firstMargin: String?
        fileprivate var wantsBlank: Bool
        fileprivate var hasOutput: Bool
    }

    /// Ends the line, and returns the place after it.
    mutating func mark() -> Mark {
        breakLine()
        return Mark(
            count: out.count, firstMargin: firstMargin, wantsBlank: wantsBlank,
            hasOutput: hasOutput)
    }

    /// Removes what was written after a mark.
    mutating func cut(to mark: Mark) {
        breakLine()
        out.removeLast(max(0, out.count - mark.count))
        (firstMargin, wantsBlank, hasOutput) = (mark.firstMargin, mark.wantsBlank, mark.hasOutput)
    }

    private mutating func flush() {
        if wantsBlank, hasOutput { out.append(newline) }
        wantsBlank = false
        var margin = margins.joined()
        if let first = firstMargin, margin.count >= first.count {
            margin = margin.dropLast(first.count) + first
        }
        firstMargin = nil
        out += margin.utf8
        out += line
        out.append(newline)
        hasOutput = true
        line.removeAll(keepingCapacity: true)
        lineWidth = 0
    }

    /// Adds running text; white space is one space. `glued` text follows the word before it without one.
    mutating func add(_ text: String, glued: Bool = false) {
        if glued { isSpacePending = false }
        let room = room
        var text = text
        text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                let start = index
                while index < bytes.count, !ByteView.isSpace(bytes[index]) { index += 1 }
                if index > start { add(ByteView(rebasing: bytes[start..<index]), room) }
                if index < bytes.count {
                    if !line.isEmpty { isSpacePending = true }
                    index += 1
                }
            }
        }
    }

    private mutating func add(_ word: ByteView, _ room: Int) {
        let size = Self.width(of: word)
        if isSpacePending, !line.isEmpty {
            if lineWidth + size + 1 > room {
                flush()
            } else {
                line.append(UInt8(ascii: " "))
                lineWidth += 1
            }
        }
        isSpacePending = false
        line += word
        lineWidth += size
    }

    /// Adds text whose lines are kept as they are, with spaces for tabs.
    mutating func addLiteral(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, piece) in lines.enumerated() {
            if index > 0 { flush() }
            for (column, part) in piece.split(separator: "\t", omittingEmptySubsequences: false)
                .enumerated()
            {
                if column > 0 { addTab() }
                line += part.utf8
                lineWidth += Self.width(of: String(part))
            }
        }
    }

    /// Fills the line up to the next column that is a multiple of eight.
    private mutating func addTab() {
        let gap = 8 - lineWidth % 8
        line += repeatElement(UInt8(ascii: " "), count: gap)
        lineWidth += gap
    }

    /// The columns a word takes.
    static func width(of text: String) -> Int {
        var text = text
        return text.withUTF8 { width(of: $0) }
    }

    private static func width(of word: ByteView) -> Int {
        if word.allSatisfy({ $0 < 0x80 }) { return word.count }
        return word.string(word.indices).reduce(0) { total, character in
            guard let scalar = character.unicodeScalars.first else { return total }
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
                0x20000...0x3FFFD:
                return total + 2
            default: return total + 1
            }
        }
    }

    /// Returns what was written, without empty lines at the end.
    mutating func finish() -> String {
        breakLine()
        while out.count > 1, out.suffix(2).allSatisfy({ $0 == newline }) { out.removeLast() }
        return String(decoding: out, as: UTF8.self)
    }
}
