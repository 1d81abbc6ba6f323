#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The step from a version of a text back to the one before: one stretch of text that was
/// different.
struct Step: Sendable, Hashable {
    /// Where the stretch begins, in bytes.
    let start: Int

    /// How many bytes of the newer text it replaces.
    let length: Int

    /// The text that was there before.
    let text: String

    /// When the older text was written; nil in steps stored before that was recorded.
    let written: Date?

    /// Its size for the limit on all steps.
    var size: Int { text.utf8.count + 16 }

    /// Creates the step from one text to another, covering everything from the first difference to
    /// the last.
    init(from newer: String, to older: String, written: Date? = nil) {
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
        (self.start, self.written) = (start, written)
        length = new.count - end - start
        text = String(decoding: old[start..<(old.count - end)], as: UTF8.self)
    }

    /// Turns the newer text into the older; false if the step does not fit the text.
    func apply(to bytes: inout [UInt8]) -> Bool {
        guard start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start else {
            return false
        }
        bytes.replaceSubrange(start..<(start + length), with: text.utf8)
        return true
    }
}

extension Step: Codable {
    /// Reads the list of the three, or four.
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        start = try list.decode(Int.self)
        length = try list.decode(Int.self)
        text = try list.decode(String.self)
        written = list.isAtEnd ? nil : try list.decode(Date.self)
    }

    /// Writes a list of the three, or four.
    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(start)
        try list.encode(length)
        try list.encode(text)
        if let written { try list.encode(written) }
    }
}
