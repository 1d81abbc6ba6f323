#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is known of a folder's entries: everything but their values.
struct FolderIndex: Sendable {
    var table = EntryTable()
    private var sizes: [Key: Int] = [:]
    /// The checksums of the files' heads.
    private(set) var sums: [Key: UInt64] = [:]
    /// The number of the last commit.
    var revision: UInt64 = 0
    /// The commits of writes with an identity.
    var done = DoneWrites<UInt64>()

    /// What all files together come to.
    var sum: UInt64 { sums.values.reduce(0, ^) }

    /// Numbers the next commit.
    mutating func begin(_ id: String?) {
        revision += 1
        if let id { done.note(Key(path: id), revision) }
    }

    /// Takes an entry in as its file has it.
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

    /// The keys whose entries a write changed.
    func keys(changedBy write: Write, to next: FolderIndex) -> Set<Key> {
        let changes = ChangeSet(write, reports: [], changedMarks: 0)
        let all = changes.isEverything || !changes.prefixes.isEmpty
        let known = all ? Set(table.entries.keys).union(next.table.entries.keys) : Set(changes.keys)
        return known.filter {
            table.entries[$0]?.revision != next.table.entries[$0]?.revision
        }
    }
}

/// The bytes of one entry's file: a mark, then the head with its length and checksum, then the
/// value.
struct EntryFile {
    var entry: StoredEntry
    var size: Int
    /// The checksum of the head, which stands for the file.
    var sum: UInt64
    /// The whole file; empty when it was read.
    var bytes: [UInt8] = []

    private static let magic = Array("larder e1".utf8)

    /// Makes the file of an entry.
    init(_ entry: StoredEntry) {
        self.entry = entry
        size = entry.value.count
        var head = PackedWriter()
        head.add(entry.key.path)
        head.add(entry.revision)
        head.add(entry.value.withUnsafeBytes { Checksum.of($0) })
        head.add(count: entry.value.count)
        entry.facts.pack(format: entry.format, into: &head)
        sum = head.bytes.withUnsafeBytes { Checksum.of($0) }
        var lead = PackedWriter()
        lead.add(UInt64(head.bytes.count))
        lead.add(sum)
        bytes = Self.magic + lead.bytes + head.bytes + entry.value
    }

    /// Reads a file, or nil when it is not one or was changed; without its value that is not checked.
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
                let (facts, format) = StoredFacts.unpack(&reader),
                !withValue || Checksum.of(value) == valueSum
            else { return nil }
            let entry = StoredEntry(
                key: Key(path: path), value: withValue ? Data(value) : Data(), format: format,
                facts: facts, revision: revision)
            return (entry, value.count, sum)
        }
        guard let found else { return nil }
        (entry, size, sum) = found
    }
}

/// One step of a commit: a file that gets another content, or is removed.
struct FolderStep: Sendable {
    var file: String
    var content: Content

    enum Content: Sendable {
        case bytes([UInt8])
        /// The file of this name, which is written whole and only has to be renamed.
        case part(String)
        case nothing
    }

    var isRemoval: Bool {
        if case .nothing = content { true } else { false }
    }

    /// Reads the steps of a ledger to its end; nil when they are not whole.
    static func steps(_ reader: inout PackedReader) -> [FolderStep]? {
        var steps: [FolderStep] = []
        while !reader.isAtEnd {
            guard let file = reader.text(), let part = reader.text(), !(file + part).contains("/")
            else { return nil }
            steps.append(FolderStep(file: file, content: part.isEmpty ? .nothing : .part(part)))
        }
        return steps
    }

    /// Reads steps as earlier ledgers and the journal of version 0.1 have them: with all bytes.
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

/// The file that counts: what all files together must come to, and what the last commit wrote.
///
/// Every version begins with its number and ends in a checksum of all before it.
struct FolderLedger {
    static let version: UInt8 = 3

    var revision: UInt64
    var count: Int
    var sum: UInt64
    var done: [(id: Key, revision: UInt64)] = []
    var steps: [FolderStep] = []

    /// - Parameter steps: Files, and the parts that take their place or nothing.
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

    /// Reads a ledger of this version or an earlier one; nil when it was changed.
    init?(_ data: Data) {
        let found: FolderLedger? = data.checked { reader in
            guard let version = reader.byte(), let revision = reader.word(),
                let count = reader.count(), let sum = reader.word()
            else { return nil }
            var ledger = FolderLedger(revision: revision, count: count, sum: sum)
            // Version 0.1 ended here.
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
    /// Reads bytes that end in a checksum; nil when that is not theirs.
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
