#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What one opening knows of a folder: entries without their values.
struct FolderIndex: Sendable {
    var table: EntryTable
    var sizes: [Key: Int] = [:]
    var sums: [Key: UInt64] = [:]
    /// The ledger file that this was read from.
    var stamp: FileSystem.Identity?

    mutating func load(_ head: EntryFile) {
        table.load(head.entry)
        sizes[head.entry.key] = head.size
        sums[head.entry.key] = head.sum
    }

    mutating func forget(_ key: Key) {
        table.forget(key)
        sizes[key] = nil
        sums[key] = nil
    }

    mutating func summaries(under prefix: Key?, after: Key?, limit: Int) -> [EntrySummary] {
        table.summaries(under: prefix, after: after, limit: limit).map { summary in
            var summary = summary
            summary.size = sizes[summary.key] ?? 0
            return summary
        }
    }
}

/// The bytes of one entry's file: a mark, then the head with its length and checksum, then the
/// value.
struct EntryFile {
    /// The entry; its value is empty when only the head was read.
    var entry: StoredEntry
    var size: Int
    var valueSum: UInt64
    /// The checksum of the head, which stands for the file.
    var sum: UInt64

    private static let magic = Array("larder e1".utf8)

    static func bytes(of entry: StoredEntry) -> (bytes: [UInt8], sum: UInt64) {
        var head = PackedWriter()
        head.add(entry.key.path)
        head.add(entry.revision)
        head.add(entry.value.withUnsafeBytes { Checksum.of($0) })
        head.add(count: entry.value.count)
        entry.facts.pack(format: entry.format, into: &head)
        let sum = head.bytes.withUnsafeBytes { Checksum.of($0) }
        var lead = PackedWriter()
        lead.add(UInt64(head.bytes.count))
        lead.add(sum)
        return (magic + lead.bytes + head.bytes + entry.value, sum)
    }

    /// Reads a file, or nil when it is not one or was changed.
    init?(_ data: Data, withValue: Bool) {
        let lead = Self.magic.count + 16
        guard data.count >= lead, data.prefix(Self.magic.count).elementsEqual(Self.magic) else {
            return nil
        }
        let found: (EntryFile, Int)? = data.withUnsafeBytes { bytes in
            var numbers = PackedReader(
                UnsafeRawBufferPointer(rebasing: bytes[Self.magic.count..<lead]))
            guard let count = numbers.word().flatMap(Int.init(exactly:)), let sum = numbers.word(),
                count <= bytes.count - lead
            else { return nil }
            let head = UnsafeRawBufferPointer(rebasing: bytes[lead..<lead + count])
            guard Checksum.of(head) == sum else { return nil }
            var reader = PackedReader(head)
            guard let path = reader.text(), let revision = reader.word(),
                let valueSum = reader.word(), let size = reader.count(),
                let (facts, format) = StoredFacts.unpack(&reader)
            else { return nil }
            let value = UnsafeRawBufferPointer(rebasing: bytes[(lead + count)...])
            guard value.count == size else { return nil }
            if withValue && Checksum.of(value) != valueSum { return nil }
            let entry = StoredEntry(
                key: Key(path: path), value: Data(), format: format, facts: facts,
                revision: revision)
            return (
                EntryFile(entry: entry, size: size, valueSum: valueSum, sum: sum), lead + count
            )
        }
        guard let found else { return nil }
        self = found.0
        if withValue { entry.value = Data(data.dropFirst(found.1)) }
    }

    private init(entry: StoredEntry, size: Int, valueSum: UInt64, sum: UInt64) {
        self.entry = entry
        self.size = size
        self.valueSum = valueSum
        self.sum = sum
    }
}

/// The file that counts: the last commits, and what all files together must come to.
struct FolderLedger: Sendable {
    static let version: UInt8 = 1
    private static let keptChanges = 64
    private static let namedKeys = 64

    var revision: UInt64
    var count = 0
    var sum: UInt64 = 0
    var changes: [StorageChange] = []

    mutating func note(_ operations: [StorageOperation]) {
        var scope = operations.scope
        switch scope {
        case .keys(let keys) where keys.count > Self.namedKeys: scope = .everything
        case .under(let keys) where keys.count > Self.namedKeys: scope = .everything
        default: break
        }
        changes.append(StorageChange(revision: revision, scope: scope, isForeign: true))
        if changes.count > Self.keptChanges { changes.removeFirst() }
    }

    /// What others did after a revision; one `.everything` when not all of it is known.
    func changes(after seen: UInt64) -> [StorageChange] {
        guard seen != revision else { return [] }
        let news = changes.filter { $0.revision > seen }
        if seen < revision, UInt64(news.count) == revision - seen { return news }
        return [StorageChange(revision: revision, scope: .everything, isForeign: true)]
    }

    init(revision: UInt64) {
        self.revision = revision
    }

    var bytes: [UInt8] {
        var writer = PackedWriter()
        writer.add(Self.version)
        writer.add(revision)
        writer.add(count: count)
        writer.add(sum)
        for change in changes {
            writer.add(change.revision)
            switch change.scope {
            case .everything: writer.add(count: 0)
            case .keys(let keys):
                writer.add(count: keys.count * 2 + 1)
                for key in keys { writer.add(key.path) }
            case .under(let keys):
                writer.add(count: keys.count * 2 + 2)
                for key in keys { writer.add(key.path) }
            }
        }
        var end = PackedWriter()
        end.add(writer.bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes + end.bytes
    }

    /// Reads a ledger, or nil when it was changed; throws when it is of a newer version.
    init?(_ data: Data, path: String) throws {
        guard let version = data.first, data.count > 8 else { return nil }
        guard version <= Self.version else {
            throw LarderError(
                .tooNew,
                message: """
                    \(path) was written by a newer version of the program (\(version), this one \
                    knows \(Self.version)). Nothing was changed; update the program to open it.
                    """)
        }
        let found: FolderLedger? = data.withUnsafeBytes { bytes in
            let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
            var end = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - 8)...]))
            guard end.word() == Checksum.of(body) else { return nil }
            var reader = PackedReader(body)
            guard reader.byte() != nil, let revision = reader.word(), let count = reader.count(),
                let sum = reader.word()
            else { return nil }
            var ledger = FolderLedger(revision: revision)
            ledger.count = count
            ledger.sum = sum
            while !reader.isAtEnd {
                guard let revision = reader.word(), let kind = reader.count() else { return nil }
                var keys: [Key] = []
                for _ in 0..<(max(0, kind - 1) / 2) {
                    guard let path = reader.text() else { return nil }
                    keys.append(Key(path: path))
                }
                ledger.changes.append(
                    StorageChange(
                        revision: revision,
                        scope: kind == 0 ? .everything : kind % 2 == 1 ? .keys(keys) : .under(keys),
                        isForeign: true))
            }
            return ledger
        }
        guard let found else { return nil }
        self = found
    }
}
