#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a folder storage: one per entry, and the ledger.
///
/// A commit first writes its files as parts. It takes effect when its ledger replaces the old one: the ledger
/// says which part replaces which file, and after a crash the next opening finishes the renames. That needs
/// no disk space.
final class FolderFiles: Sendable {
    private let path: String
    private let isPrecious: Bool
    private let environment: StoreEnvironment
    private let lock: FileLock

    /// The steps of the last commit that are not done yet.
    private let pending = Locked<[FolderStep]>([])

    /// Counts commits, so that every part has a unique name.
    private let attempts = Locked(0)

    private static let suffix = ".entry"
    private static let part = "part"

    /// How many damaged files are kept.
    private static let keptCopies = 3

    /// A file that is given up to make room, so that entries can be removed on a full disk.
    private var ballast: String { path + "/ballast" }

    /// Opens the folder exclusively, until ``close()`` or deallocation.
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

    /// Closes the folder.
    func close() {
        defer { lock.release() }
        do {
            try finish()
        } catch {
            report(unfinished: error)
        }
    }

    /// The file name for a key. Letters that some file systems confuse are written as numbers, and long names
    /// end in a checksum.
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

    /// Finishes an interrupted commit, and returns the facts of all entries.
    func index() throws -> FolderIndex {
        try replayJournal()
        let ledger = try ledger()
        pending.withLock { $0 = ledger?.steps ?? [] }
        do {
            try finish()
        } catch let error as LarderError where error.code == .full {
            // Only the work left by an earlier version needs space; until there is some, entries are read
            // from it.
            report(unfinished: error)
        }
        var index = FolderIndex()
        for name in try names() {
            guard let data = try content(of: name) else { continue }
            if let file = EntryFile(data, withValue: isPrecious), Self.name(file.entry.key) == name
            {
                index.load(file)
            } else {
                try setAside(name, nil, damaged("\(name) was changed"))
            }
        }
        guard let ledger else {
            if isPrecious, !index.sums.isEmpty { throw damaged("the ledger is gone") }
            // A new folder, or one whose ledger was lost: number commits higher than any before.
            let seconds = environment.now().timeIntervalSinceReferenceDate
            index.revision = max(
                index.revision, seconds > 0 && seconds < 4e9 ? UInt64(seconds * 1e6) : 1)
            return index
        }
        if isPrecious, ledger.count != index.sums.count || ledger.sum != index.sum {
            throw damaged("files are missing, or there are others")
        }
        index.revision = max(index.revision, ledger.revision)
        for (id, revision) in ledger.done { index.done.note(id, revision) }
        return index
    }

    /// The names of the entry files as they will be once the last commit is finished; removes the remains of
    /// unfinished commits.
    private func names() throws -> [String] {
        let all = try FileSystem.names(in: path)
        var names = Set(all.filter { $0.hasSuffix(Self.suffix) })
        var parts = Set(all.filter { $0.hasPrefix(Self.part) && !$0.contains(".") })
        for step in pending.withLock({ $0 }) {
            if case .part(let part) = step.content { parts.remove(part) }
            if step.isRemoval { names.remove(step.file) } else { names.insert(step.file) }
        }
        for part in parts { try FileSystem.remove(path + "/" + part) }
        return names.sorted()
    }

    private func ledger() throws -> FolderLedger? {
        guard let data = try FileSystem.read(path + "/ledger") else { return nil }
        // The checksum is right, so this really is a newer version and not a damaged number.
        if let version = data.checked({ $0.byte() }), version > FolderLedger.version {
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

    /// Finishes a commit of version 0.1 that was interrupted; an incomplete journal never took effect.
    private func replayJournal() throws {
        guard let data = try FileSystem.read(path + "/journal") else { return }
        if let steps = data.checked({ reader in FolderStep.oldSteps(&reader) }) {
            pending.withLock { $0 = steps }
            try finish()
            environment.reporter.report(
                LarderEvent(
                    .recovered, subject: path, count: steps.count, detail: "journal replayed"))
        }
        if isPrecious { try FileSystem.syncFolder(path) }
        try FileSystem.remove(path + "/journal")
    }

    // MARK: - Reading and writing

    /// Reads the file of an entry with its value; returns nil if there is none.
    func read(_ key: Key) throws -> EntryFile? {
        guard let data = try content(of: Self.name(key)) else { return nil }
        if let file = EntryFile(data, withValue: true), file.entry.key == key { return file }
        throw changed(key)
    }

    /// Reads a file as it will be once the last commit is finished.
    private func content(of name: String) throws -> Data? {
        switch pending.withLock({ $0.last { $0.file == name } })?.content {
        case .nothing: return nil
        case .bytes(let bytes): return Data(bytes)
        case .part(let part):
            // After the rename it is found under its final name.
            if let data = try FileSystem.read(path + "/" + part) { return data }
        case nil: break
        }
        return try FileSystem.read(path + "/" + name)
    }

    /// Commits everything, or throws and changes nothing.
    func commit(_ steps: [FolderStep], _ index: FolderIndex) throws {
        try finish()
        let attempt = attempts.withLock { count in
            count += 1
            return count
        }
        var renamed: [FolderStep] = []
        do {
            for (number, var step) in steps.enumerated() {
                if case .bytes(let bytes) = step.content {
                    let part = "\(Self.part)-\(index.revision)-\(attempt)-\(number)"
                    step.content = .part(part)
                    try write(bytes, to: part)
                }
                renamed.append(step)
            }
            // The names of the parts must reach the disk before that of the ledger.
            if isPrecious { try FileSystem.syncFolder(path) }
            try replaceLedger(renamed, index)
        } catch {
            for case .part(let part) in renamed.map(\.content) {
                try? FileSystem.remove(path + "/" + part)  // the thrown error says more
            }
            throw error
        }
        if isPrecious { try FileSystem.syncFolder(path) }
        pending.withLock { $0 = renamed }
        do {
            try finish()
        } catch {
            // It is in the ledger, and will be finished before the next commit or at the next opening.
            report(unfinished: error)
        }
        takeBallast(for: index.sums.count)
    }

    private func report(unfinished error: any Error) {
        environment.reporter.report(
            LarderEvent(.commitFailed, subject: path, error: .wrapping(error)))
    }

    private func replaceLedger(_ steps: [FolderStep], _ index: FolderIndex) throws {
        let bytes = FolderLedger.bytes(
            of: index,
            steps.map { step in
                if case .part(let part) = step.content {
                    (step.file, part)
                } else {
                    (step.file, nil)
                }
            })
        do {
            try write(bytes, to: Self.part)
        } catch let error as LarderError where error.code == .full {
            guard steps.allSatisfy(\.isRemoval) else { throw error }
            try FileSystem.remove(ballast)
            try write(bytes, to: Self.part)
        }
        try FileSystem.move(path + "/" + Self.part, to: path + "/ledger")
    }

    /// Reserves space for a ledger that lists the removal of all entries.
    private func takeBallast(for count: Int) {
        var size = 1 << 17
        while size < 1 << 16 + count << 8 { size <<= 1 }
        if (FileSystem.identity(ballast)?.size ?? 0) >= size { return }
        do {
            try [UInt8](repeating: 0, count: size).withUnsafeBytes {
                try FileSystem.write($0, to: ballast, isSynced: false)
            }
        } catch {
            // A partial file is useless; the next commit tries again.
            try? FileSystem.remove(ballast)
        }
    }

    /// Finishes the pending commit; safe to repeat.
    private func finish() throws {
        let steps = pending.withLock { $0 }
        if steps.isEmpty { return }
        for step in steps {
            let target = path + "/" + step.file
            switch step.content {
            case .nothing: try FileSystem.remove(target)
            case .part(let part):
                if FileSystem.kind(path + "/" + part) != .nothing {
                    try FileSystem.move(path + "/" + part, to: target)
                }
            case .bytes(let bytes):
                if try FileSystem.read(target) == Data(bytes) { continue }
                try write(bytes, to: Self.part)
                try FileSystem.move(path + "/" + Self.part, to: target)
            }
        }
        pending.withLock { $0 = [] }
    }

    /// Writes a part or ledger file.
    private func write(_ bytes: [UInt8], to part: String) throws {
        do {
            try bytes.withUnsafeBytes {
                try FileSystem.write($0, to: path + "/" + part, isSynced: isPrecious)
            }
        } catch {
            try? FileSystem.remove(path + "/" + part)  // the thrown error says more
            throw error
        }
    }

    // MARK: - Damage

    /// Renames a damaged file, so that it is out of the way and can be inspected; in a precious folder it
    /// stays and the error is thrown.
    func setAside(_ name: String, _ key: Key?, _ error: LarderError) throws {
        if isPrecious {
            environment.reporter.report(
                LarderEvent(.damaged, subject: path, key: key, error: error))
            throw error
        }
        let word = ".damaged-"
        let seconds = environment.now().timeIntervalSince1970
        let moment = seconds > 0 && seconds < 1e10 ? UInt64(seconds) : 0
        let target = "\(name.dropLast(Self.suffix.count))\(word)\(moment)-\(environment.makeID())"
        try FileSystem.move(path + "/" + name, to: path + "/" + target)
        let aside = try FileSystem.names(in: path).filter { $0.contains(word) }.sorted {
            ($0.components(separatedBy: word).last ?? "")
                < ($1.components(separatedBy: word).last ?? "")
        }
        for name in aside.dropLast(Self.keptCopies) { try FileSystem.remove(path + "/" + name) }
        environment.reporter.report(
            LarderEvent(
                .setAside, subject: path, key: key, detail: "set aside as \(target)", error: error))
    }

    /// The error for an entry whose file is not as committed.
    func changed(_ key: Key) -> LarderError { damaged("the file of \(key) was changed", key) }

    func damaged(_ reason: String, _ key: Key? = nil) -> LarderError {
        LarderError(
            .damaged, key: key,
            message: """
                \(path) is damaged (\(reason)). Nothing was removed. Put a backup of the folder in \
                its place, or move it away to start empty.
                """)
    }
}
