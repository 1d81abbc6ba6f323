/// A key of a terminal.
public enum Key: Sendable, Hashable {
    /// A character that was typed, in any script.
    case character(Character)
    /// A letter together with Ctrl.
    case control(Character)
    /// Text that was pasted.
    case paste(String)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
}

/// Turns the bytes of a terminal into keys, however they are divided between reads.
///
/// Escape begins the sequences of other keys, so it is a key of its own only when nothing follows for a
/// moment: call ``pause()`` then.
public struct KeyDecoder: Sendable {
    private var waiting: [UInt8] = []
    private var pasted: [UInt8]?

    /// No sequence and no character is longer; a paste has a limit of its own.
    private static let longest = 32
    private static let longestPaste = 1 << 20
    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    /// Creates a decoder.
    public init() {}

    /// Whether it waits for the rest of a sequence.
    public var isWaiting: Bool { !waiting.isEmpty && pasted == nil }

    /// Returns the keys that these bytes complete.
    public mutating func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { keys += add(byte) }
        return keys
    }

    /// Returns what has been waiting when nothing follows.
    public mutating func pause() -> [Key] {
        guard isWaiting else { return [] }
        defer { waiting = [] }
        return waiting.first == 0x1B ? [.escape] : []
    }

    private mutating func add(_ byte: UInt8) -> [Key] {
        if var text = pasted {
            text.append(byte)
            pasted = text
            return endPaste()
        }
        waiting.append(byte)
        let first = waiting[0]
        if first == 0x1B { return escapeSequence() }
        if first < 0x80 { return end(with: Self.key(ascii: first)) }
        return character()
    }

    private mutating func end(with key: Key?) -> [Key] {
        waiting = []
        return key.map { [$0] } ?? []
    }

    private static func key(ascii byte: UInt8) -> Key? {
        switch byte {
        case 0x0A, 0x0D: .enter
        case 0x09: .tab
        case 0x08, 0x7F: .backspace
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
        default: nil
        }
    }

    /// A character of several bytes; bytes that are none are left out.
    private mutating func character() -> [Key] {
        let count =
            switch waiting[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard count > 0 else { return end(with: nil) }
        if waiting.count > 1, waiting[waiting.count - 1] & 0xC0 != 0x80 {
            let next = waiting[waiting.count - 1]
            waiting = []
            return add(next)
        }
        guard waiting.count == count else { return [] }
        let text = String(validating: waiting, as: UTF8.self)
        return end(with: text?.first.map { .character($0) })
    }

    private mutating func escapeSequence() -> [Key] {
        guard waiting.count > 1 else { return [] }
        switch waiting[1] {
        case 0x1B:
            // Escape pressed twice.
            waiting = [0x1B]
            return [.escape]
        case UInt8(ascii: "["): return controlSequence()
        case UInt8(ascii: "O"):
            guard waiting.count > 2 else { return [] }
            return end(with: Self.key(final: waiting[2], []))
        default:
            // Alt and a key, which means nothing here.
            return end(with: nil)
        }
    }

    private mutating func controlSequence() -> [Key] {
        guard waiting.count > 2, let last = waiting.last else { return [] }
        guard waiting.count <= Self.longest else { return end(with: nil) }
        if last == 0x1B {
            // The sequence was broken off by another one.
            waiting = [0x1B]
            return []
        }
        guard (0x40...0x7E).contains(last) else { return [] }
        let numbers = String(decoding: waiting[2..<(waiting.count - 1)], as: UTF8.self)
            .split(separator: ";").map { Int($0) }
        if last == UInt8(ascii: "~"), numbers.first == 200 {
            waiting = []
            pasted = []
            return []
        }
        return end(with: Self.key(final: last, numbers))
    }

    private static func key(final: UInt8, _ numbers: [Int?]) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "~"):
            switch numbers.first ?? nil {
            case 1, 7: .home
            case 3: .delete
            case 4, 8: .end
            case 5: .pageUp
            case 6: .pageDown
            default: nil
            }
        default: nil
        }
    }

    private mutating func endPaste() -> [Key] {
        guard let text = pasted else { return [] }
        let isWhole = text.suffix(Self.endOfPaste.count).elementsEqual(Self.endOfPaste)
        guard isWhole || text.count >= Self.longestPaste else { return [] }
        pasted = nil
        let body = isWhole ? text.dropLast(Self.endOfPaste.count) : text[...]
        return [.paste(String(decoding: body, as: UTF8.self))]
    }
}
