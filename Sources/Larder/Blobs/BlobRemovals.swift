#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The last names removed from a part of a blob store. A load that compares it with what it was when the load began
/// knows whether its name was removed in the meantime, even if it was absent at both times.
struct BlobRemovals: Sendable, Equatable {
    /// Grows by one with each removal; it starts anywhere, so that a store that was wiped is not taken for the old one.
    private(set) var count: UInt64

    /// The checksums of the last names, the newest last.
    private(set) var last: [UInt32] = []

    /// How many names are remembered. Loads that run while more are removed are not stored.
    static let limit = 256

    /// How many parts a store has, so that programs that share it rarely write the same one at once.
    static let parts = 8

    init(count: UInt64) { self.count = count }

    /// Reads a log; returns nil if it is damaged.
    init?(_ bytes: Data) {
        let log = bytes.withUnsafeBytes { bytes -> BlobRemovals? in
            var reader = PackedReader(bytes)
            guard let count = reader.word() else { return nil }
            var log = BlobRemovals(count: count)
            while let word = reader.word() { log.last.append(UInt32(truncatingIfNeeded: word)) }
            return reader.isAtEnd ? log : nil
        }
        guard let log else { return nil }
        self = log
    }

    var bytes: Data {
        var writer = PackedWriter()
        writer.add(count)
        for name in last { writer.add(UInt64(name)) }
        return Data(writer.bytes)
    }

    mutating func add(_ name: Key) {
        count &+= 1
        last.append(UInt32(truncatingIfNeeded: Self.checksum(name)))
        if last.count > Self.limit { last.removeFirst() }
    }

    /// Whether a name may have been removed since the log had a count.
    func mayContain(_ name: Key, since count: UInt64) -> Bool {
        let missed = self.count &- count
        guard missed <= last.count else { return true }
        return last.suffix(Int(missed)).contains(UInt32(truncatingIfNeeded: Self.checksum(name)))
    }

    /// Returns the part that a name belongs to.
    static func part(of name: Key) -> Int { Int(checksum(name) >> 32) % parts }

    private static func checksum(_ name: Key) -> UInt64 {
        var sum = Checksum()
        sum.add(name.path)
        return sum.value
    }
}
