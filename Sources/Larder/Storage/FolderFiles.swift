#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a folder storage: one for each entry, and the ledger.
///
/// A commit counts from the moment its ledger has taken the place of the last one: the ledger holds
/// what is to be written, and that is written again when the folder is opened.
final class FolderFiles: Sendable {
    private let path: String
    private let isPrecious: Bool
    private let environment: StoreEnvironment
    private let lock: FileLock

    /// What the last commit has still to write.
    private let pending = Locked<[FolderStep]>([])

    private static let suffix = ".entry"

    /// Takes the folder for as long as this lives, or until ``letGo()``.
    init(path: String, durability: Durability, environment: StoreEnvironment) throws {
        self.path = path
        isPrecious = durability == .precious
        self.environment = environment
        try FileSystem.makeFolder(path)
        lock = try FileLock(path: path + "/lock")
        guard try lock.hold() else {
            throw LarderError(
                .busy,
                message: """
                    The folder \(path) is open already, in this program or another. Close it there, \
                    and try again.
                    """)
        }
    }

    /// Lets go of the folder, with a ledger that need not hold the last commit any more.
    func close(_ index: FolderIndex) throws {
        defer { lock.release() }
        try finish()
        try write(FolderLedger.bytes(of: index, []), to: "ledger")
    }

    /// The file of a key. Letters that some file systems take for one another are written as
    /// numbers, and long names end in a checksum.
    static func name(_ key: Key) -> String {
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
            let sums = [UInt64(1), 2].map { seed -> String in
                var sum = Checksum(seed: seed)
                sum.add(key.path)
                return String(sum.value, radix: 16)
            }
            name = name.prefix(100) + "~" + sums.joined(separator: "~")
        }
        return name + suffix
    }

    // MARK: - Opening

    /// Finishes what was cut off, and returns the facts of all entries.
    func index() throws -> FolderIndex {
        try replayJournal()
        let ledger = try ledger()
        pending.withLock { $0 = ledger?.steps ?? [] }
        try finish()
        var index = FolderIndex()
        for name in try FileSystem.names(in: path) where name.hasSuffix(Self.suffix) {
            guard let data = try FileSystem.read(path + "/" + name) else { continue }
            if let file = EntryFile(data, withValue: isPrecious), Self.name(file.entry.key) == name
            {
                index.load(file)
            } else {
                try setAside(name, nil, damaged("\(name) was changed"))
            }
        }
        guard let ledger else {
            if isPrecious, !index.sums.isEmpty { throw damaged("the ledger is gone") }
            // A new folder, or one whose ledger was lost: numbers later than any before it.
            let seconds = environment.now().timeIntervalSinceReferenceDate
            index.revision = max(
                index.revision, seconds > 0 && seconds < 4e9 ? UInt64(seconds * 1e6) : 1)
            return index
        }
        if isPrecious, ledger.count != index.sums.count || ledger.sum != index.sum {
            throw damaged("files are missing, or there are others")
        }
        index.revision = max(index.revision, ledger.revision)
        for (id, revision) in ledger.done { index.note(id, revision) }
        return index
    }

    private func ledger() throws -> FolderLedger? {
        guard let data = try FileSystem.read(path + "/ledger") else { return nil }
        if let version = data.first, version > FolderLedger.version {
            throw LarderError(
                .tooNew,
                message: """
                    \(path) was written by a newer version of the program (\(version), this one \
                    knows \(FolderLedger.version)). Nothing was changed; update the program to open \
                    it.
                    """)
        }
        if let ledger = FolderLedger(data) { return ledger }
        let error = damaged("the ledger was changed")
        if isPrecious { throw error }
        environment.reporter.report(LarderEvent(.damaged, subject: path, error: error))
        return nil
    }

    /// Finishes a commit of version 0.1 that was cut off; a journal that was not written whole never
    /// counted.
    private func replayJournal() throws {
        guard let data = try FileSystem.read(path + "/journal") else { return }
        if let steps = data.checked({ reader in FolderStep.steps(&reader) }) {
            pending.withLock { $0 = steps }
            try finish()
            environment.reporter.report(
                LarderEvent(
                    .recovered, subject: path, count: steps.count, detail: "journal replayed"))
        }
        try FileSystem.remove(path + "/journal")
    }

    // MARK: - Reading and writing

    /// Reads an entry with its value; nil when there is no file.
    func read(_ key: Key) throws -> StoredEntry? {
        let name = Self.name(key)
        let step = pending.withLock { $0.last { $0.file == name } }
        guard
            let data = try step.map({ $0.bytes.map { Data($0) } })
                ?? FileSystem.read(path + "/" + name)
        else { return nil }
        if let file = EntryFile(data, withValue: true), file.entry.key == key { return file.entry }
        throw damaged("the file of \(key) was changed", key)
    }

    /// Commits: all of it from here on, or nothing and an error.
    func commit(_ steps: [FolderStep], _ index: FolderIndex) throws {
        try finish()
        try write(FolderLedger.bytes(of: index, steps), to: "ledger")
        if isPrecious { try FileSystem.syncFolder(path) }
        pending.withLock { $0 = steps }
        do {
            try finish()
        } catch {
            // It is in the ledger, and is written before the next commit or at the next opening.
            environment.reporter.report(
                LarderEvent(.commitFailed, subject: path, error: .wrapping(error)))
        }
    }

    /// Writes what a commit has still to write; doing it twice does no harm.
    private func finish() throws {
        let steps = pending.withLock { $0 }
        if steps.isEmpty { return }
        for step in steps {
            if let bytes = step.bytes {
                try write(bytes, to: step.file)
            } else {
                try FileSystem.remove(path + "/" + step.file)
            }
        }
        if isPrecious { try FileSystem.syncFolder(path) }
        pending.withLock { $0 = [] }
    }

    /// Writes a file whole beside its place and renames it.
    private func write(_ bytes: [UInt8], to name: String) throws {
        let part = path + "/part"
        do {
            try bytes.withUnsafeBytes {
                try FileSystem.write($0, to: part, isSynced: isPrecious)
            }
            try FileSystem.move(part, to: path + "/" + name)
        } catch {
            try? FileSystem.remove(part)  // the first error says more
            throw error
        }
    }

    // MARK: - Damage

    /// Renames a damaged file, so that it is in nobody's way and can be looked at; in a precious folder
    /// it stays, and the error is thrown.
    func setAside(_ name: String, _ key: Key?, _ error: LarderError) throws {
        if isPrecious {
            environment.reporter.report(
                LarderEvent(.damaged, subject: path, key: key, error: error))
            throw error
        }
        let target = "\(name.dropLast(Self.suffix.count)).damaged-\(environment.makeID())"
        try FileSystem.move(path + "/" + name, to: path + "/" + target)
        environment.reporter.report(
            LarderEvent(
                .setAside, subject: path, key: key, detail: "set aside as \(target)", error: error))
    }

    func damaged(_ reason: String, _ key: Key? = nil) -> LarderError {
        LarderError(
            .damaged, key: key,
            message: """
                \(path) is damaged (\(reason)). Nothing was removed. Put a backup of the folder in \
                its place, or move it away to begin anew.
                """)
    }
}
