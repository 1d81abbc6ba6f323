#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a folder storage. Everything that writes wants the lock to be held.
struct StorageFolder: Sendable {
    let path: String
    let durability: Durability
    let environment: StoreEnvironment
    let lock: FileLock

    private static let suffix = ".entry"

    init(path: String, durability: Durability, environment: StoreEnvironment) throws {
        self.path = path
        self.durability = durability
        self.environment = environment
        try FileSystem.makeFolder(path)
        lock = try FileLock(path: path + "/lock")
    }

    private var ledgerPath: String { path + "/ledger" }
    private var journalPath: String { path + "/journal" }
    private var isPrecious: Bool { durability == .precious }

    // MARK: - Names

    /// The file of a key. Letters that some file systems take for one another are written as
    /// numbers, and long names end in a checksum.
    func file(_ key: Key) -> String {
        var name = ""
        for byte in key.path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: "/"): name += "+"
            default: name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        if name.utf8.count > 150 {
            var one = Checksum(seed: 1)
            one.add(key.path)
            var two = Checksum(seed: 2)
            two.add(key.path)
            name =
                name.prefix(100) + "~" + String(one.value, radix: 16) + "~"
                + String(two.value, radix: 16)
        }
        return path + "/" + name + Self.suffix
    }

    // MARK: - Opening and refreshing

    func open() throws -> FolderIndex {
        try replayJournal()
        let stamp = FileSystem.identity(ledgerPath)
        let known = try ledger()
        let index = try scan(FolderIndex(table: EntryTable(revision: known?.revision ?? 0)))
        if var known {
            let isWhole = known.count == index.sums.count && known.sum == index.sum
            if isPrecious && !isWhole {
                throw damaged("files are missing, or there are others")
            }
            if isWhole || !isPrecious {
                known.revision = max(known.revision, index.table.revision)
                var index = index
                index.stamp = stamp
                return index
            }
        }
        if isPrecious && !index.sums.isEmpty { throw damaged("the ledger is gone") }
        // A new folder, or one whose ledger was lost: numbers later than any before it.
        let seconds = environment.now().timeIntervalSinceReferenceDate
        let first = seconds > 0 && seconds < 4e9 ? UInt64(seconds * 1e6) : 1
        var fresh = try scan(
            FolderIndex(table: EntryTable(revision: max(first, index.table.revision))))
        var ledger = FolderLedger(revision: fresh.table.revision)
        ledger.count = fresh.sums.count
        ledger.sum = fresh.sum
        try write(ledger.bytes, to: ledgerPath)
        fresh.stamp = FileSystem.identity(ledgerPath)
        return fresh
    }

    private func ledger() throws -> FolderLedger? {
        guard let data = try FileSystem.read(ledgerPath) else { return nil }
        if let ledger = try FolderLedger(data, path: path) { return ledger }
        let error = damaged("the ledger was changed")
        if isPrecious { throw error }
        environment.reporter.report(LarderEvent(.damaged, subject: path, error: error))
        return nil
    }

    private func scan(_ empty: FolderIndex) throws -> FolderIndex {
        var index = empty
        for name in try FileSystem.names(in: path) where name.hasSuffix(Self.suffix) {
            let file = path + "/" + name
            guard let data = try FileSystem.read(file) else { continue }
            if let head = EntryFile(data, withValue: isPrecious),
                self.file(head.entry.key) == file
            {
                index.load(head)
            } else {
                let error = damaged("\(name) was changed")
                if isPrecious { throw error }
                try setAside(file: file, nil, error)
            }
        }
        return index
    }

    /// Whether another opening committed since an index was made; costs one look at a file's name.
    func isChanged(since index: FolderIndex) -> Bool {
        FileSystem.identity(ledgerPath) != index.stamp
    }

    /// Returns the index as it is now, with what others did since it was made.
    func refreshed(_ index: FolderIndex) throws -> (FolderIndex, [StorageChange]) {
        try replayJournal()
        guard isChanged(since: index) else { return (index, []) }
        guard let ledger = try ledger() else { return (try open(), [everything]) }
        let news = ledger.changes(after: index.table.revision)
        var next = index
        next.stamp = FileSystem.identity(ledgerPath)
        var named: [Key] = []
        for change in news {
            guard case .keys(let keys) = change.scope else {
                var next = try scan(FolderIndex(table: EntryTable(revision: ledger.revision)))
                next.stamp = FileSystem.identity(ledgerPath)
                return (next, news)
            }
            named += keys
        }
        next.table.advance(to: ledger.revision)
        for key in named {
            if let data = try FileSystem.read(file(key)),
                let head = EntryFile(data, withValue: false)
            {
                next.load(head)
            } else {
                next.forget(key)
            }
        }
        return (next, news)
    }

    private var everything: StorageChange {
        StorageChange(revision: .max, scope: .everything, isForeign: true)
    }

    // MARK: - Entries

    /// Reads an entry with its value; nil when there is no file.
    func read(_ key: Key) throws -> StoredEntry? {
        guard let data = try FileSystem.read(file(key)) else { return nil }
        guard let found = EntryFile(data, withValue: true), found.entry.key == key else {
            var error = damaged("the file of \(key) was changed")
            error.key = key
            if isPrecious {
                environment.reporter.report(
                    LarderEvent(.damaged, subject: path, key: key, error: error))
            }
            throw error
        }
        return found.entry
    }

    /// Carries out operations and brings the index up to date.
    func commit(
        _ operations: [StorageOperation], to index: inout FolderIndex
    ) throws -> UInt64 {
        var next = index
        var touched: Set<Key> = []
        let revision = try next.table.commit(operations) { touched.insert($0) }
        var values: [Key: Data] = [:]
        for case .put(let entry, _) in operations { values[entry.key] = entry.value }

        var steps: [JournalStep] = []
        for key in touched {
            guard var entry = next.table.entries[key] else {
                steps.append(JournalStep(file: file(key), bytes: nil))
                next.forget(key)
                continue
            }
            if let value = values[key] {
                entry.value = value
            } else if let known = try read(key) {
                entry.value = known.value
            } else {
                // Lost behind our back: as if it had not been there.
                next.forget(key)
                continue
            }
            let (bytes, sum) = EntryFile.bytes(of: entry)
            steps.append(JournalStep(file: file(key), bytes: bytes))
            next.sizes[key] = entry.value.count
            next.sums[key] = sum
            entry.value = Data()
            next.table.load(entry)
        }
        var ledger = try ledger() ?? FolderLedger(revision: revision)
        ledger.revision = revision
        ledger.count = next.sums.count
        ledger.sum = next.sum
        ledger.note(operations)
        steps.append(JournalStep(file: ledgerPath, bytes: ledger.bytes))

        if steps.count > 1 {
            // From here on the commit happens, if need be at the next opening.
            try write(Journal.bytes(of: steps), to: journalPath)
        }
        try carryOut(steps)
        next.stamp = FileSystem.identity(ledgerPath)
        index = next
        return revision
    }

    private func carryOut(_ steps: [JournalStep]) throws {
        for step in steps {
            if let bytes = step.bytes {
                try write(bytes, to: step.file, syncingFolder: false)
            } else {
                try FileSystem.remove(step.file)
            }
        }
        if isPrecious { try FileSystem.syncFolder(path) }
        if steps.count > 1 { try FileSystem.remove(journalPath) }
    }

    /// Finishes a commit that was cut off; a journal that was not written whole never counted.
    private func replayJournal() throws {
        guard let data = try FileSystem.read(journalPath) else { return }
        guard let steps = Journal.steps(in: data, under: path) else {
            return try FileSystem.remove(journalPath)
        }
        try carryOut(steps)
        if steps.count == 1 { try FileSystem.remove(journalPath) }
        environment.reporter.report(
            LarderEvent(.recovered, subject: path, count: steps.count, detail: "journal replayed"))
    }

    /// Writes a file whole beside its place and renames it.
    private func write(_ bytes: [UInt8], to file: String, syncingFolder: Bool = true) throws {
        let part = path + "/part"
        do {
            try bytes.withUnsafeBytes {
                try FileSystem.write($0, to: part, isSynced: isPrecious)
            }
            try FileSystem.move(part, to: file)
        } catch {
            try? FileSystem.remove(part)  // the first error says more
            throw error
        }
        if isPrecious && syncingFolder { try FileSystem.syncFolder(path) }
    }

    // MARK: - Damage

    func setAside(_ key: Key, _ error: LarderError) throws {
        try setAside(file: file(key), key, error)
    }

    /// Renames a damaged file, so that it is in nobody's way and can be looked at.
    private func setAside(file: String, _ key: Key?, _ error: LarderError) throws {
        guard FileSystem.identity(file) != nil else { return }
        let date = Int(environment.now().timeIntervalSince1970.rounded().magnitude.clampedToInt)
        let target = "\(file.dropLast(Self.suffix.count)).damaged-\(date)"
        try FileSystem.move(file, to: target)
        environment.reporter.report(
            LarderEvent(
                .setAside, subject: path, key: key, detail: "set aside as \(target)", error: error))
    }

    func damaged(_ reason: String) -> LarderError {
        LarderError(
            .damaged,
            message: """
                \(path) is damaged (\(reason)). Nothing was removed. Put a backup of the folder in \
                its place, or move it away to begin anew.
                """)
    }
}

extension FolderIndex {
    /// What all files together come to.
    var sum: UInt64 { sums.values.reduce(0, ^) }
}

extension Double {
    fileprivate var clampedToInt: Double { self < 1e15 ? self : 0 }
}

/// One step of a commit: a file to be written, or removed.
struct JournalStep {
    var file: String
    var bytes: [UInt8]?
}

/// A commit as one file, so that it happens whole or not at all.
enum Journal {
    static func bytes(of steps: [JournalStep]) -> [UInt8] {
        var writer = PackedWriter()
        for step in steps {
            let name = step.file[(step.file.lastIndex(of: "/") ?? step.file.startIndex)...]
            writer.add(String(name))
            writer.add(count: step.bytes.map { $0.count + 1 } ?? 0)
            if let bytes = step.bytes { writer.add(raw: bytes) }
        }
        var end = PackedWriter()
        end.add(writer.bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes + end.bytes
    }

    /// Reads the steps; nil when the file is not whole.
    static func steps(in data: Data, under folder: String) -> [JournalStep]? {
        guard data.count > 8 else { return nil }
        return data.withUnsafeBytes { bytes in
            let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
            var end = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - 8)...]))
            guard end.word() == Checksum.of(body) else { return nil }
            var reader = PackedReader(body)
            var steps: [JournalStep] = []
            while !reader.isAtEnd {
                guard let name = reader.text(), let count = reader.count() else { return nil }
                if count == 0 {
                    steps.append(JournalStep(file: folder + name, bytes: nil))
                } else {
                    guard let bytes = reader.raw(count - 1) else { return nil }
                    steps.append(JournalStep(file: folder + name, bytes: bytes))
                }
            }
            return steps
        }
    }
}
