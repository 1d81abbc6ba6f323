/// A line that a person types, with its caret.
public struct LineEditor: Sendable, Hashable {
    /// The characters.
    public private(set) var characters: [Character]
    /// How many characters are before the caret.
    public private(set) var caret: Int

    /// Creates a line with a text to begin with.
    public init(_ text: String = "") {
        characters = Array(text)
        caret = characters.count
    }

    /// The text.
    public var text: String { String(characters) }

    /// Applies a key as shells do; returns false if it means nothing in a line.
    @discardableResult
    public mutating func press(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert([character])
        case .paste(let text): insert(Array(text.printable))
        case .backspace, .control("h"): remove(max(0, caret - 1)..<caret)
        case .delete, .control("d"): remove(caret..<min(characters.count, caret + 1))
        case .left, .control("b"): caret = max(0, caret - 1)
        case .right, .control("f"): caret = min(characters.count, caret + 1)
        case .home, .control("a"): caret = 0
        case .end, .control("e"): caret = characters.count
        case .control("u"): remove(0..<caret)
        case .control("k"): remove(caret..<characters.count)
        case .control("w"):
            let word = characters[..<caret].reversed().drop { $0 == " " }.drop { $0 != " " }
            remove(word.count..<caret)
        default: return false
        }
        return true
    }

    /// The part of the line that fits, and the column of the caret in it.
    public func visible(in columns: Int) -> (text: String, caret: Int) {
        let room = max(1, columns - 1)
        var first = caret
        var width = 0
        while first > 0, width + characters[first - 1].displayWidth <= room {
            first -= 1
            width += characters[first].displayWidth
        }
        return (String(characters[first...]), width)
    }

    private mutating func insert(_ new: [Character]) {
        characters.insert(contentsOf: new, at: caret)
        caret += new.count
    }

    private mutating func remove(_ range: Range<Int>) {
        characters.removeSubrange(range)
        caret = range.lowerBound
    }
}
