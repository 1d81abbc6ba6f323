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

    /// The number of the older version; nil if it is one less than that of the newer.
    var number: Int?

    /// The identities of the versions that the older one was made from; nil if that is the one before it.
    var parents: [String]?

    /// Its size for the limit on all steps.
    var size: Int { text.utf8.count + 16 + 20 * (parents?.count ?? 0) }

    /// Creates the step from one text to another, covering everything from the first difference to
    /// the last.
    init(from newer: String, to older: String, written: Date? = nil, parents: [String]? = nil) {
        self.init(from: Array(newer.utf8), to: Array(older.utf8), written: written)
        self.parents = parents
    }

    /// Creates the step from the bytes of one text to those of another.
    init(from new: [UInt8], to old: [UInt8], written: Date?) {
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
    /// Reads the list of the three, and up to three more.
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        start = try list.decode(Int.self)
        length = try list.decode(Int.self)
        text = try list.decode(String.self)
        written = list.isAtEnd ? nil : try list.decodeIfPresent(Date.self)
        number = list.isAtEnd ? nil : try list.decodeIfPresent(Int.self)
        parents = list.isAtEnd ? nil : try list.decodeIfPresent([String].self)
    }

    /// Writes a list as short as it can be.
    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(start)
        try list.encode(length)
        try list.encode(text)
        guard written != nil || number != nil || parents != nil else { return }
        try list.encode(written)
        guard number != nil || parents != nil else { return }
        try list.encode(number)
        if let parents { try list.encode(parents) }
    }
}
