/// The 2,231 named character references of HTML, looked up by the bytes of their name.
///
/// The names are kept as text and read once, at first use. What is kept then is a table of 64-bit hashes:
/// a name that collides with another would show a wrong character and do no other harm.
struct NamedCharacters: Sendable {
    /// What a name stands for: one or two characters, and whether it may end without a semicolon.
    struct Meaning: Sendable {
        var first: UInt32
        var second: UInt32
        var isLegacy: Bool
    }

    /// The one table.
    static let shared = NamedCharacters()

    /// The longest name, without its semicolon.
    static let longest = 31

    /// The longest name that is allowed without a semicolon.
    static let longestLegacy = 6

    private var slots: [(hash: UInt64, meaning: Meaning)]
    private static let mask = 8191

    private init() {
        slots = Array(
            repeating: (0, Meaning(first: 0, second: 0, isLegacy: false)), count: Self.mask + 1)
        for list in [Self.first, Self.second] {
            var list = list
            list.withUTF8 { read($0) }
        }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, bytes[index] != 58, bytes[index] != 42 { index += 1 }
            guard index < bytes.count else { return }
            let hash = ByteHash.of(bytes, start..<index)
            let isLegacy = bytes[index] == 42
            index += 1
            var values: (UInt32, UInt32) = (0, 0)
            while index < bytes.count, bytes[index] > 32 {
                if bytes[index] == 44 {
                    values = (0, values.0)
                } else {
                    values.0 = values.0 << 4 | UInt32(Self.digit(bytes[index]))
                }
                index += 1
            }
            let meaning =
                values.1 == 0
                ? Meaning(first: values.0, second: 0, isLegacy: isLegacy)
                : Meaning(first: values.1, second: values.0, isLegacy: isLegacy)
            insert(hash, meaning)
            while index < bytes.count, bytes[index] <= 32 { index += 1 }
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8 {
        byte <= 57 ? byte &- 48 : (byte | 0x20) &- 87
    }

    private mutating func insert(_ hash: UInt64, _ meaning: Meaning) {
        var slot = Int(truncatingIfNeeded: hash) & Self.mask
        while slots[slot].hash != 0, slots[slot].hash != hash { slot = (slot + 1) & Self.mask }
        slots[slot] = (hash, meaning)
    }

    /// Returns the meaning of a name given without `&` and `;`.
    func meaning(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Meaning? {
        guard range.count >= 2, range.count <= Self.longest else { return nil }
        let hash = ByteHash.of(bytes, range)
        var slot = Int(truncatingIfNeeded: hash) & Self.mask
        while slots[slot].hash != 0 {
            if slots[slot].hash == hash { return slots[slot].meaning }
            slot = (slot + 1) & Self.mask
        }
        return nil
    }
}
