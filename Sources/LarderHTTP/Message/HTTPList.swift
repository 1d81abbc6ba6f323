/// Field values that are comma-separated lists, in which quoted commas are text.
enum HTTPList {
    /// Returns the non-empty members of all lines in order, without surrounding white space.
    ///
    /// An unclosed quote ends with its line. In entity tags a backslash is an ordinary character, so pass
    /// false for `escapes` there.
    static func members(of lines: [String], escapes: Bool = true) -> [String] {
        lines.flatMap { split($0, escapes: escapes) }
    }

    private static func split(_ line: String, escapes: Bool) -> [String] {
        var members: [String] = []
        var member: [UInt8] = []
        var isQuoted = false
        var isEscaped = false
        for byte in line.utf8 {
            if byte == UInt8(ascii: ","), !isQuoted {
                members.append(trimmed(member))
                member = []
                continue
            }
            member.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), isQuoted, escapes {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            }
        }
        members.append(trimmed(member))
        return members.filter { !$0.isEmpty }
    }

    /// Returns the text without leading and trailing spaces and tabs.
    static func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        let head = bytes.drop(while: isSpace)
        guard let last = head.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(decoding: head[...last], as: UTF8.self)
    }

    /// Returns the text with the letters A to Z lowercased, and nothing else changed.
    static func lowercased(_ text: String) -> String {
        String(
            decoding: text.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Returns a number of seconds, at most 2³¹; nil unless the text consists of digits only.
    static func deltaSeconds(_ text: String) -> Int? {
        guard !text.isEmpty else { return nil }
        var seconds = 0
        for byte in text.utf8 {
            guard (48...57).contains(byte) else { return nil }
            seconds = min(seconds * 10 + Int(byte - 48), 1 << 31)
        }
        return seconds
    }
}

extension HeaderFields {
    /// Returns the members of a list field, from all its lines.
    func members(_ name: String) -> [String] {
        HTTPList.members(of: all(name))
    }
}
