#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a blob store. Everything that writes wants the lock to be held.
///
/// ```
/// names          the log: which contents there are, and which names they have
/// content/ab/…   one file for each content, named by its digest
/// part           a content being written
/// damaged/…      contents that were changed behind our back
/// lock           what keeps processes apart
/// ```
struct BlobFolder: Sendable {
    let path: String
    let durability: Durability
    let environment: StoreEnvironment
    let lock: FileLock

    init(path: String, durability: Durability, environment: StoreEnvironment) throws {
        self.path = path
        self.durability = durability
        self.environment = environment
        try FileSystem.makeFolder(path + "/content")
        lock = try FileLock(path: path + "/lock")
    }

    private var logPath: String { path + "/names" }
    private var isPrecious: Bool { durability == .precious }

    private func folder(_ id: BlobID) -> String { "\(path)/content/\("\(id)".prefix(2))" }
    private func file(_ id: BlobID) -> String { "\(folder(id))/\(id)" }

    // MARK: - The index

    /// Reads the log, looks which files there are, and clears away what a crash left.
    func open() throws -> BlobIndex {
        try FileSystem.remove(path + "/part")
        var index = try loaded()
        var lines = index.lines == 0 ? [BlobLine.text(BlobIndex.header)] : []
        let found = try files()
        for id in index.contents.keys where found[id] == nil { lines.append(BlobLine.gone(id)) }
        for (id, size) in found {
            guard let content = index.contents[id] else {
                // Its line was lost, or never written; nobody's data is thrown away for that.
                lines += [BlobLine.content(id, size), BlobLine.loose(id)]
                continue
            }
            index.setSize(size, of: id)
            // The same: its name may have been on a line that was lost.
            if content.names.isEmpty && !content.isLoose { lines.append(BlobLine.loose(id)) }
        }
        let shared = Locked(index)
        try append(lines, to: shared)
        index = shared.withLock { $0 }
        if index.lines > 1_000, index.lines > 4 * index.neededLines { try rewrite(&index) }
        index.gone = []
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

    /// Whether another process wrote since an index was made; costs one look at the file's name.
    func isChanged(since index: BlobIndex) -> Bool {
        FileSystem.identity(logPath) != index.stamp
    }

    /// Brings an index up to date.
    func refresh(_ index: inout BlobIndex) throws {
        guard isChanged(since: index) else { return }
        let now = FileSystem.identity(logPath)
        // One that is open is the same file for as long as its number is the same.
        if let old = index.stamp, let now, old.number == now.number, old.device == now.device,
            now.size >= old.size
        {
            try readOn(&index)
        } else {
            let before = index
            index = try loaded()
            index.keepUses(from: before)
        }
    }

    /// Reads the log from where it was read to last, up to the end of its last whole line.
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

    /// Adds lines to the log in one write, and takes them in.
    private func append(_ lines: [String], to index: Locked<BlobIndex>) throws {
        guard !lines.isEmpty else { return }
        var text = lines.joined()
        if let size = FileSystem.identity(logPath)?.size,
            Int(size) > index.withLock({ $0.offset })
        {
            // Somebody was cut off in the middle of a line.
            text = "\n" + text
        }
        try FileSystem.append(Array(text.utf8), to: logPath, isSynced: isPrecious)
        try index.withLock { try refresh(&$0) }
    }

    private func rewrite(_ index: inout BlobIndex) throws {
        let fresh = logPath + ".new"
        try index.log.withUnsafeBytes { try FileSystem.write($0, to: fresh, isSynced: true) }
        try FileSystem.move(fresh, to: logPath)
        if isPrecious { try FileSystem.syncFolder(path) }
        index = try loaded()
    }

    // MARK: - Contents

    /// Reads a content, whatever it is by now; nil when there is none.
    func read(_ id: BlobID) throws -> Data? { try FileSystem.read(file(id)) }

    /// Writes a content whole beside its place and renames it, unless just that is there, and gives it a
    /// name. What the name meant before goes, if that was its last.
    func put(_ bytes: Data, _ id: BlobID, name: Key?, _ index: Locked<BlobIndex>) throws {
        var lines: [String] = []
        let target = file(id)
        // A file of the same size may have other bytes; one that cannot be read is rewritten.
        let isThere =
            FileSystem.identity(target)?.size == Int64(bytes.count) && (try? read(id)) == bytes
        if !isThere {
            try FileSystem.makeFolder(folder(id))
            let part = path + "/part"
            do {
                try bytes.withUnsafeBytes { try FileSystem.write($0, to: part, isSynced: true) }
                try FileSystem.move(part, to: target)
                if isPrecious { try FileSystem.syncFolder(folder(id)) }
            } catch {
                try? FileSystem.remove(part)  // the first error says more
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
            // Nobody was told that it is there.
            if !isThere, known == nil { try? FileSystem.remove(target) }
            throw error
        }
        if let before, before != id { try releaseIfUnused(before, index) }
    }

    /// Takes a name away, and its content if that was the last; returns whether there was one.
    func remove(_ name: Key, _ index: Locked<BlobIndex>) throws -> Bool {
        guard let id = index.withLock({ $0.names[name] }) else { return false }
        let isLast = index.withLock { index in
            index.contents[id].map { $0.names.count == 1 && !$0.isLoose } ?? false
        }
        // The file first: if we are cut off here, the name is found to mean nothing.
        let gone = isLast ? [try remove(file: id)] : []
        try append([BlobLine.unnamed(name)] + gone, to: index)
        return true
    }

    /// Gives a content another name in place of the one it has.
    func move(_ name: Key, to target: Key, _ index: Locked<BlobIndex>) throws -> Bool {
        guard let id = index.withLock({ $0.names[name] }) else { return false }
        guard name != target else { return true }
        let before = index.withLock { $0.names[target] }
        try append([BlobLine.named(target, id), BlobLine.unnamed(name)], to: index)
        if let before, before != id { try releaseIfUnused(before, index) }
        return true
    }

    /// Takes contents away with all their names.
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

    /// Moves a content that is not what its name says out of the way.
    func setAside(_ id: BlobID, _ index: Locked<BlobIndex>) throws {
        let folder = path + "/damaged"
        try FileSystem.makeFolder(folder)
        try FileSystem.move(file(id), to: "\(folder)/\(id)")
        try append([BlobLine.gone(id)], to: index)
        environment.reporter.report(
            LarderEvent(.setAside, subject: path, detail: "\(id) moved to \(folder)"))
    }

    // MARK: - Use

    func noteUse(_ id: BlobID, at date: Date) {
        FileSystem.setUsed(file(id), at: date)
    }

    /// When a content was last used, in whatever process.
    func lastUse(_ id: BlobID, _ content: BlobIndex.Content) -> Date {
        max(content.used ?? .distantPast, FileSystem.used(file(id)) ?? .distantPast)
    }
}
