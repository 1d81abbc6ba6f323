#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Computes the identities of versions that have much in common, one after another: each is read only from where it
/// differs from the one before.
struct VersionHash {
    private static let block = 4_096

    /// The hash before each block of the last text.
    private var states: [UInt64] = [0xCBF2_9CE4_8422_2325]

    /// Returns the identity of a version; see ``NoteHistory/identity(_:written:)``.
    ///
    /// - Parameters:
    ///   - text: Its bytes.
    ///   - same: How many of the first bytes are those of the last text.
    ///   - written: When it was written.
    ///   - later: How many later versions without a date have the same text, if this one has none either.
    mutating func identity(
        of text: [UInt8], same: Int, written: Date?, later: (_ identity: String) -> Int = { _ in 0 }
    ) -> String {
        states.removeSubrange(min(states.count, same / Self.block + 1)...)
        var hash = states[states.count - 1]
        var start = (states.count - 1) * Self.block
        while start < text.count {
            let end = min(start + Self.block, text.count)
            hash = Self.hash(text[start..<end], after: hash)
            if end - start == Self.block { states.append(hash) }
            start = end
        }
        let millis = ((written?.timeIntervalSinceReferenceDate ?? 0) * 1_000).rounded()
        if written != nil, let number = Int(exactly: millis) {
            hash = Self.hash("\(number)".utf8, after: hash)
        }
        guard written == nil else { return Self.digits(hash) }
        let count = later(Self.digits(hash))
        return Self.digits(count == 0 ? hash : Self.hash("-\(count)".utf8, after: hash))
    }

    private static func digits(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// FNV-1a with 64 bits.
    private static func hash(_ bytes: some Sequence<UInt8>, after hash: UInt64) -> UInt64 {
        bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
