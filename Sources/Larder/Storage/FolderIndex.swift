#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The entries of a folder, without their values.
struct FolderIndex: Sendable {
    var table = EntryTable()
    private var sizes: [Key: Int] = [:]
    /// The checksums of the file headers.
    private(set) var sums: [Key: UInt64] = [:]
    /// The number of the last commit.
    var revision: UInt64 = 0
    /// The commits of recent writes with an identity.
    var done = DoneWrites<UInt64>()

    /// The combined checksum of all files.
    var sum: UInt64 { sums.values.reduce(0, ^) }

    /// Starts the next commit.
    mutating func begin(_ id: String?) {
        revision += 1
        if let id { done.note(Key(path: id), revision) }
    }

    /// Adds an entry as it is in its file.
    mutating func load(_ file: EntryFile) {
        var entry = file.entry
        sizes[entry.key] = file.size
        sums[entry.key] = file.sum
        entry.value = Data()
        table.load(entry)
        revision = max(revision, entry.revision)
    }

    mutating func forget(_ key: Key) {
        table.forget(key)
        sizes[key] = nil
        sums[key] = nil
    }

    mutating func summaries(under prefix: Key, after: Key?, limit: Int) -> [EntrySummary] {
        table.summaries(under: prefix, after: after, limit: limit).map { summary in
            var summary = summary
            summary.size = sizes[summary.key] ?? 0
            return summary
        }
    }

    /// Returns the keys of the entries that a write changed.
    func keys(changedBy write: Write, to next: FolderIndex) -> Set<Key> {
        let changes = ChangeSet(write, reports: [], changedMarks: 0)
        let all = changes.isEverything || !changes.prefixes.isEmpty
        let known = all ? Set(table.entries.keys).union(next.table.entries.keys) : Set(changes.keys)
        return known.filter {
            table.entries[$0]?.revision != next.table.entries[$0]?.revision
        }
    }
}

/// The bytes of one entry's file: magic bytes, the header with its length and checksum, and the value.
struct EntryFile {
    var entry: StoredEntry
    var size: Int
    /// The checksum of the header, which stands for the file.
    var sum: UInt64
    /// The whole file; empty if it was read.
    var bytes: [UInt8] = []

    private static let magic = Array("larder e1".utf8)

    /// Encodes the file of an entry.
    init(_ entry: StoredEntry) {
        self.entry = entry
        size = entry.value.count
        var head = PackedWriter()
        head.add(entry.key.path)
        head.add(entry.revision)
        head.add(entry.value.withUnsafeBytes { Checksum.of($0) })
        head.add(count: entry.value.count)
        entry.metadata.pack(format: entry.format, into: &head)
        sum = head.bytes.withUnsafeBytes { Checksum.of($0) }
        var lead = PackedWriter()
        lead.add(UInt64(head.bytes.count))
        lead.add(sum)
        bytes = Self.magic + lead.bytes + head.bytes + entry.value
    }

    /// Decodes a file; returns nil if it is invalid or was changed. Without its value, the value is not
    /// checked.
    init?(_ data: Data, withValue: Bool) {
        let lead = Self.magic.count + 16
        guard data.starts(with: Self.magic), data.count >= lead else { return nil }
        let found: (StoredEntry, size: Int, sum: UInt64)? = data.withUnsafeBytes { bytes in
            var numbers = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[(lead - 16)..<lead]))
            guard let count = numbers.word().flatMap(Int.init(exactly:)), let sum = numbers.word(),
                count <= bytes.count - lead
            else { return nil }
            let head = UnsafeRawBufferPointer(rebasing: bytes[lead..<lead + count])
            let value = UnsafeRawBufferPointer(rebasing: bytes[(lead + count)...])
            var reader = PackedReader(head)
            guard Checksum.of(head) == sum, let path = reader.text(), let revision = reader.word(),
                let valueSum = reader.word(), reader.count() == value.count,
                let (metadata, format) = EntryMetadata.unpack(&reader),
                !withValue || Checksum.of(value) == valueSum
            else { return nil }
            let entry = StoredEntry(
                key: Key(path: path), value: withValue ? Data(value) : Data(), format: format,
                metadata: metadata, revision: revision)
            return (entry, value.count, sum)
        }
        guard let found else { return nil }
        (entry, size, sum) = found
    }
}

/// One step of a commit: a file that gets new content, or is removed.
struct FolderStep: Sendable {
    var file: String
    var content: Content

    enum Content: Sendable {
        case bytes([UInt8])
        /// The name of a completely written file that only has to be renamed.
        case part(String)
        case nothing
    }

    var isRemoval: Bool {
        if case .nothing = content { true } else { false }
    }

    /// Reads the steps of a ledger to its end; returns nil if they are incomplete.
    static func steps(_ reader: inout PackedReader) -> [FolderStep]? {
        var steps: [FolderStep] = []
        while !reader.isAtEnd {
            guard let file = reader.text(), let part = reader.text(), !(file + part).contains("/")
            else { return nil }
            steps.append(FolderStep(file: file, content: part.isEmpty ? .nothing : .part(part)))
        }
        return steps
    }

    /// Reads steps in the format of earlier ledgers and the journal of version 0.1, with all bytes.
    static func oldSteps(_ reader: inout PackedReader) -> [FolderStep]? {
        var steps: [FolderStep] = []
        while !reader.isAtEnd {
            guard let name = reader.text(), name.lastIndex(of: "/") == name.startIndex,
                let count = reader.count()
            else { return nil }
            var step = FolderStep(file: String(name.dropFirst()), content: .nothing)
            if count > 0 {
                guard let bytes = reader.raw(count - 1) else { return nil }
                step.content = .bytes(bytes)
            }
            steps.append(step)
        }
        return steps
    }
}

/// The file that decides what is committed: the checksum of all files, and the steps of the last commit.
///
/// Every version starts with its number and ends in a checksum of everything before it.
struct FolderLedger {
    static let version: UInt8 = 3

    var revision: UInt64
    var count: Int
    var sum: UInt64
    var done: [(id: Key, revision: UInt64)] = []
    var steps: [FolderStep] = []

    /// - Parameter steps: Files, and the parts that replace them; nil removes the file.
    static func bytes(of index: FolderIndex, _ steps: [(file: String, part: String?)]) -> [UInt8] {
        var writer = PackedWriter()
        writer.add(version)
        writer.add(index.revision)
        writer.add(count: index.sums.count)
        writer.add(index.sum)
        writer.add(count: index.done.order.count)
        for id in index.done.order {
            writer.add(id.path)
            writer.add(index.done.outcomes[id] ?? 0)
        }
        for step in steps {
            writer.add(step.file)
            writer.add(step.part ?? "")
        }
        writer.add(writer.bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }

    /// Reads a ledger of this or an earlier version; returns nil if it was changed.
    init?(_ data: Data) {
        let found: FolderLedger? = data.checked { reader in
            guard let version = reader.byte(), let revision = reader.word(),
                let count = reader.count(), let sum = reader.word()
            else { return nil }
            var ledger = FolderLedger(revision: revision, count: count, sum: sum)
            // Ledgers of version 0.1 end here.
            if version == 1 { return ledger }
            for _ in 0..<(reader.count() ?? 0) {
                guard let id = reader.text(), let revision = reader.word() else { return nil }
                ledger.done.append((Key(path: id), revision))
            }
            let steps =
                version == 2 ? FolderStep.oldSteps(&reader) : FolderStep.steps(&reader)
            guard let steps else { return nil }
            ledger.steps = steps
            return ledger
        }
        guard let found else { return nil }
        self = found
    }

    private init(revision: UInt64, count: Int, sum: UInt64) {
        self.revision = revision
        self.count = count
        self.sum = sum
    }
}

extension Data {
    /// Reads bytes that end in a checksum; returns nil if the checksum is wrong.
    func checked<Result>(_ body: (inout PackedReader) -> Result?) -> Result? {
        guard count > 8 else { return nil }
        return withUnsafeBytes { bytes in
            let content = UnsafeRawBufferPointer(rebasing: bytes.dropLast(8))
            var end = PackedReader(UnsafeRawBufferPointer(rebasing: bytes.suffix(8)))
            guard end.word() == Checksum.of(content) else { return nil }
            var reader = PackedReader(content)
            return body(&reader)
        }
    }
}
