#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a blob store. Everything that writes must hold the lock.
///
/// ```
/// names          the log: which blobs there are, and their names
/// content/ab/…   one file per blob, named by its digest
/// part           a blob being written
/// pending        the digest of a blob that may have a file without a line in the log yet
/// damaged/…      blobs that something else changed
/// lock           locks out other processes
/// ```
struct BlobFolder: Sendable {
    let path: String
    let durability: Durability
    let patience: Duration
    let environment: StoreEnvironment
    private let lock: FileLock

    init(
        path: String, durability: Durability, patience: Duration, environment: StoreEnvironment
    ) throws {
        self.path = path
        self.durability = durability
        self.patience = patience
        self.environment = environment
        try FileSystem.makeFolder(path + "/content")
        lock = try FileLock(path: path + "/lock")
    }

    /// Runs the body with other processes locked out; throws `.busy` if one of them keeps the lock for longer than
    /// the patience.
    func alone<Result>(_ body: () throws -> Result) throws -> Result {
        try lock.withLock(within: patience, otherwise: { .busy(path, for: patience) }, body)
    }

    private var logPath: String { path + "/names" }
    private var part: String { path + "/part" }
    private var pending: String { path + "/pending" }
    private var isPrecious: Bool { durability == .precious }

    private func folder(_ id: BlobID) -> String { "\(path)/content/\("\(id)".prefix(2))" }
    private func file(_ id: BlobID) -> String { "\(folder(id))/\(id)" }

    // MARK: - The index

    /// Reads the log, lists the files, and cleans up after a crash.
    func open() throws -> BlobIndex {
        try FileSystem.remove(part)
        var index = try loaded()
        try removePending(index)
        let isWhole =
            index.damagedLines == 0
            && index.offset == Int(FileSystem.identity(logPath)?.size ?? 0)
        var lines = index.lines == 0 ? [BlobLine.text(BlobIndex.header)] : []
        let found = try files()
        for id in index.contents.keys where found[id] == nil { lines.append(BlobLine.gone(id)) }
        for (id, size) in found {
            guard let content = index.contents[id] else {
                // Its line was lost or never written; the data is kept.
                lines += [BlobLine.content(id, size), BlobLine.loose(id)]
                continue
            }
            index.setSize(size, of: id)
            guard content.names.isEmpty && !content.isLoose else { continue }
            if isWhole && content.hadName {
                // Its last name was given to another blob just before a crash.
                lines.append(try remove(file: id))
            } else {
                // Likewise: its name may have been on a lost line.
                lines.append(BlobLine.loose(id))
            }
        }
        let shared = Locked(index)
        do {
            try append(lines, to: shared)
        } catch let error as LarderError where error.code == .full {
            // What is there can be read; the next change with space writes the lines.
            try shared.withLock { index in
                // From the log that the attempt may have begun, so that it is not read again from the start.
                try readOn(&index)
                for line in lines { try index.take(line.dropLast(), path: path) }
                index.isIncomplete = true
            }
        }
        index = shared.withLock { $0 }
        try? shortenLog(&index)
        _ = index.takeNews()
        return index
    }

    private func files() throws -> [BlobID: Int] {
        var found: [BlobID: Int] = [:]
        for part in try FileSystem.names(in: path + "/content") where part.utf8.count == 2 {
            for name in try FileSystem.names(in: "\(path)/content/\(part)") {
                guard let id = BlobID(name),
                    let identity = FileSystem.identity("\(path)/content/\(part)/\(name)")
                else { continue }
                found[id] = Int(identity.size)
            }
        }
        return found
    }

    private func loaded() throws -> BlobIndex {
        var index = BlobIndex()
        try readOn(&index)
        return index
    }

    /// Whether another process has written since an index was read; costs one `stat` of the log.
    func isChanged(since index: BlobIndex) -> Bool {
        FileSystem.identity(logPath) != index.stamp
    }

    /// Brings an index up to date.
    func refresh(_ index: inout BlobIndex) throws {
        guard isChanged(since: index) else { return }
        let now = FileSystem.identity(logPath)
        // While the file is open, the same inode number means the same file.
        if let old = index.stamp, let now, old.number == now.number, old.device == now.device,
            now.size >= old.size
        {
            try readOn(&index)
        } else {
            let before = index
            index = try loaded()
            index.keepUses(from: before)
            index.isIncomplete = before.isIncomplete
        }
    }

    /// Writes the lines that a full disk kept out of the log, if there are any.
    func complete(_ index: inout BlobIndex) throws {
        guard index.isIncomplete else { return }
        var whole = try open()
        whole.keepUses(from: index)
        index = whole
    }

    /// Reads the rest of the log, up to the end of its last complete line.
    private func readOn(_ index: inout BlobIndex) throws {
        if index.file == nil { index.file = try OpenFile(path: logPath) }
        guard let file = index.file else { return }
        let stamp = file.identity
        let bytes = Array(try file.read(from: index.offset))
        let damaged = index.damagedLines
        if let end = bytes.lastIndex(of: UInt8(ascii: "\n")) {
            for line in bytes[...end].split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
            {
                try index.take(String(decoding: line, as: UTF8.self)[...], path: path)
            }
            index.offset += end + 1
        }
        index.stamp = stamp
        if index.damagedLines > damaged {
            environment.reporter.report(
                LarderEvent(
                    .damaged, subject: path, count: index.damagedLines - damaged,
                    detail: "lines of the log passed over"))
        }
    }

    /// Appends lines to the log in one write, and applies them.
    private func append(_ lines: [String], to index: Locked<BlobIndex>) throws {
        guard !lines.isEmpty else { return }
        var text = lines.joined()
        if let size = FileSystem.identity(logPath)?.size,
            Int(size) > index.withLock({ $0.offset })
        {
            // Another process was cut off in the middle of a line.
            text = "\n" + text
        }
        do {
            try FileSystem.append(Array(text.utf8), to: logPath, isSynced: isPrecious)
        } catch {
            // Somebody may have read what was cut off again: everybody is to read another file.
            try? index.withLock { index in
                try rewrite(&index)
                index.forgetNames()
            }
            throw error
        }
        try index.withLock { index in
            try refresh(&index)
            // If that fails, as on a full disk, a later change tries again.
            try? shortenLog(&index)
            index.forgetNames()
        }
    }

    /// Replaces a log that is much too long.
    private func shortenLog(_ index: inout BlobIndex) throws {
        if index.lines > 1_000, index.lines > 4 * index.neededLines { try rewrite(&index) }
    }

    /// Replaces the log by one with only the lines that are needed.
    private func rewrite(_ index: inout BlobIndex) throws {
        let fresh = logPath + ".new"
        do {
            try index.log.withUnsafeBytes { try FileSystem.write($0, to: fresh, isSynced: true) }
            try FileSystem.move(fresh, to: logPath)
        } catch {
            try? FileSystem.remove(fresh)  // the thrown error says more
            throw error
        }
        if isPrecious { try FileSystem.syncFolder(path) }
        try refresh(&index)
    }

    // MARK: - Blobs

    /// Whether a blob has a file.
    func hasFile(_ id: BlobID) -> Bool { FileSystem.identity(file(id)) != nil }

    /// Reads a blob's file without checking it; returns nil if there is none.
    func read(_ id: BlobID) throws -> Data? { try FileSystem.read(file(id)) }

    /// Writes a blob under a temporary name and renames it, unless the same bytes are already there, and
    /// names it. The blob that had the name before is removed if that was its last name.
    func put(_ bytes: Data, _ id: BlobID, name: Key?, _ index: Locked<BlobIndex>) throws {
        try index.withLock { try removePending($0) }
        var lines: [String] = []
        let target = file(id)
        // A file of the same size may have other bytes; an unreadable one is rewritten.
        let isThere =
            FileSystem.identity(target)?.size == Int64(bytes.count) && (try? read(id)) == bytes
        if !isThere {
            try FileSystem.makeFolder(folder(id))
            do {
                try bytes.withUnsafeBytes { try FileSystem.write($0, to: part, isSynced: true) }
                try Array("\(id)".utf8).withUnsafeBytes {
                    try FileSystem.write($0, to: pending, isSynced: false)
                }
                try FileSystem.move(part, to: target)
                if isPrecious { try FileSystem.syncFolder(folder(id)) }
            } catch {
                try? FileSystem.remove(part)  // the thrown error says more
                throw error
            }
        }
        let (known, before) = index.withLock { index in
            (index.contents[id], name.flatMap { index.names[$0] })
        }
        if known == nil { lines.append(BlobLine.content(id, bytes.count)) }
        if let name {
            if before != id { lines.append(BlobLine.named(name, id)) }
        } else if known?.isLoose != true {
            lines.append(BlobLine.loose(id))
        }
        do {
            try append(lines, to: index)
        } catch {
            // The thrown error says more. What cannot be removed now is removed before the next put.
            try? index.withLock { index in
                try refresh(&index)
                try removePending(index)
            }
            throw error
        }
        if !isThere { try? FileSystem.remove(pending) }
        if let before, before != id { try releaseIfUnused(before, index) }
    }

    /// Removes the file of a put that ended before the log had its lines; nobody was told of it.
    private func removePending(_ index: BlobIndex) throws {
        guard let digest = try FileSystem.read(pending) else { return }
        if let id = BlobID(String(decoding: digest, as: UTF8.self)), index.contents[id] == nil {
            try FileSystem.remove(file(id))
        }
        try FileSystem.remove(pending)
    }

    /// Removes a name, and its blob if that was the last; returns whether the name existed.
    func remove(_ name: Key, _ index: Locked<BlobIndex>) throws -> Bool {
        guard let id = index.withLock({ $0.names[name] }) else { return false }
        let isLast = index.withLock { index in
            index.contents[id].map { $0.names.count == 1 && !$0.isLoose } ?? false
        }
        // Remove the file first: after a crash at this point, the name is known to refer to nothing.
        let gone = isLast ? [try remove(file: id)] : []
        try append([BlobLine.unnamed(name)] + gone, to: index)
        return true
    }

    /// Gives a blob another name; returns whether the blob exists.
    func setName(_ name: Key, of id: BlobID, _ index: Locked<BlobIndex>) throws -> Bool {
        let (isKnown, before) = index.withLock { ($0.contents[id] != nil, $0.names[name]) }
        guard isKnown, hasFile(id) else { return false }
        guard before != id else { return true }
        try append([BlobLine.named(name, id)], to: index)
        if let before { try releaseIfUnused(before, index) }
        return true
    }

    /// Renames a blob.
    func move(_ name: Key, to target: Key, _ index: Locked<BlobIndex>) throws -> Bool {
        guard let id = index.withLock({ $0.names[name] }) else { return false }
        guard name != target else { return true }
        let before = index.withLock { $0.names[target] }
        try append([BlobLine.named(target, id), BlobLine.unnamed(name)], to: index)
        if let before, before != id { try releaseIfUnused(before, index) }
        return true
    }

    /// Removes blobs with all their names.
    func remove(_ ids: [BlobID], _ index: Locked<BlobIndex>) throws {
        try append(ids.map(remove(file:)), to: index)
    }

    private func releaseIfUnused(_ id: BlobID, _ index: Locked<BlobIndex>) throws {
        guard let content = index.withLock({ $0.contents[id] }), content.names.isEmpty,
            !content.isLoose
        else {
            return
        }
        try remove([id], index)
    }

    private func remove(file id: BlobID) throws -> String {
        try FileSystem.remove(file(id))
        return BlobLine.gone(id)
    }

    /// Moves a blob that does not match its digest out of the way.
    func setAside(_ id: BlobID, _ index: Locked<BlobIndex>) throws {
        let folder = path + "/damaged"
        try FileSystem.makeFolder(folder)
        try FileSystem.move(file(id), to: "\(folder)/\(id)")
        try append([BlobLine.gone(id)], to: index)
        environment.reporter.report(
            LarderEvent(.setAside, subject: path, detail: "\(id) moved to \(folder)"))
    }

    // MARK: - Usage

    func noteUse(_ id: BlobID, at date: Date) {
        FileSystem.setUsed(file(id), at: date)
    }

    /// Returns when a blob was last used, by any process.
    func lastUse(_ id: BlobID, _ content: BlobIndex.Content) -> Date {
        max(content.used ?? .distantPast, FileSystem.used(file(id)) ?? .distantPast)
    }
}
