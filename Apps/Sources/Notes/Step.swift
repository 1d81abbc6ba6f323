/// The way from a version of a text back to the one before it: one stretch that was different.
struct Step: Sendable, Hashable {
    /// Where the stretch begins, in bytes.
    let start: Int

    /// How many bytes of the newer text it replaces.
    let length: Int

    /// What was there before.
    let text: String

    /// How much it counts.
    var size: Int { text.utf8.count + 16 }

    /// Creates the way from a text to another, with everything between the first and the last
    /// difference.
    init(from newer: String, to older: String) {
        let (new, old) = (Array(newer.utf8), Array(older.utf8))
        let most = min(new.count, old.count)
        func isInside(_ text: [UInt8], _ offset: Int) -> Bool {
            offset < text.count && text[offset] & 0xC0 == 0x80
        }
        var start = 0
        while start < most, new[start] == old[start] { start += 1 }
        while isInside(new, start) || isInside(old, start) { start -= 1 }
        var end = 0
        while end < most - start, new[new.count - end - 1] == old[old.count - end - 1] { end += 1 }
        while end > 0, isInside(old, old.count - end) { end -= 1 }
        self.start = start
        length = new.count - end - start
        text = String(decoding: old[start..<(old.count - end)], as: UTF8.self)
    }

    /// Turns the newer text into the older; false where the step does not fit the text.
    func apply(to bytes: inout [UInt8]) -> Bool {
        guard start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start else {
            return false
        }
        bytes.replaceSubrange(start..<(start + length), with: text.utf8)
        return true
    }
}

extension Step: Codable {
    /// Reads the list of the three.
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        start = try list.decode(Int.self)
        length = try list.decode(Int.self)
        text = try list.decode(String.self)
    }

    /// Writes a list of the three.
    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(start)
        try list.encode(length)
        try list.encode(text)
    }
}
