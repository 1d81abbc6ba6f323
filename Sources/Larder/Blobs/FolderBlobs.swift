import Dispatch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The blobs of a folder, with an index of them in memory.
final class FolderBlobs: BlobPlace {
    private let folder: BlobFolder
    private let index: Locked<BlobIndex>
    private let hear: @Sendable (BlobNews) -> Void
    private let lane: BlobLane
    private let writing = DispatchQueue(label: "larder.blobs.write")
    private let reading = DispatchQueue(label: "larder.blobs.read", attributes: .concurrent)

    /// Opens a folder; `hear` is called with what others did before anybody here sees it.
    init(_ folder: BlobFolder, hear: @escaping @Sendable (BlobNews) -> Void) throws {
        self.folder = folder
        self.hear = hear
        lane = BlobLane(folder.environment)
        index = Locked(try folder.alone { try folder.open() })
    }

    var durability: Durability { folder.durability }
    var subject: String { folder.path }

    // MARK: - Reading

    func find(_ name: Key) async throws -> BlobMeaning? {
        try refreshed { index in
            index.names[name].map { id in
                BlobMeaning(id: id, version: UInt64(clamping: index.contents[id]?.line ?? 0))
            }
        }
    }

    func contains(_ id: BlobID) async throws -> Bool { try refreshed { $0.contents[id] != nil } }

    func names(of id: BlobID) async throws -> [Key] {
        try refreshed { $0.contents[id]?.names.sorted() ?? [] }
    }

    func read(_ id: BlobID) async throws -> Data? {
        try await withCheckedThrowingContinuation { done in
            reading.async { [folder] in done.resume(with: Result { try folder.read(id) }) }
        }
    }

    func usage() async throws -> BlobUsage {
        try refreshed { index in
            BlobUsage(
                contents: index.contents.count, names: index.names.count, bytes: index.bytes,
                memory: 0)
        }
    }

    func size() async throws -> Int { index.withLock { $0.bytes } }

    func uses() async throws -> [BlobSummary] { uses(index.withLock { $0 }) }

    private func uses(_ index: BlobIndex) -> [BlobSummary] {
        index.contents.map { id, content in
            (
                use: BlobSummary(
                    id: id, names: content.names.sorted(), size: content.size,
                    lastUse: folder.lastUse(id, content)),
                tick: content.tick
            )
        }.sorted { ($0.use.lastUse, $0.tick, $0.use.id) < ($1.use.lastUse, $1.tick, $1.use.id) }
            .map(\.use)
    }

    /// Looks something up after applying the changes of other processes.
    private func refreshed<Result>(_ body: (BlobIndex) -> Result) throws -> Result {
        try index.withLock { index in
            defer { tellNews(&index) }
            try folder.refresh(&index)
            return body(index)
        }
    }

    // MARK: - Changing

    /// Nothing: changes by others are heard before anything is put.
    func removals(of name: Key) async throws -> UInt64? { nil }

    func put(
        _ bytes: Data, _ id: BlobID, for name: Key?, from load: BlobLoad?,
        if isWanted: @escaping @Sendable (BlobID?) -> Bool, done: @escaping @Sendable () -> Void
    ) async throws -> Bool {
        try await write { [self] folder, index in
            let current = name.flatMap { name in index.withLock { $0.names[name] } }
            guard isWanted(current.flatMap { folder.hasFile($0) ? $0 : nil }) else { return false }
            try folder.put(bytes, id, name: name, index)
            done()
            noteUse(id, at: folder.environment.now())
            return true
        }
    }

    func setName(_ name: Key, of id: BlobID, done: @escaping @Sendable () -> Void) async throws
        -> Bool
    {
        try await write { [self] folder, index in
            guard try folder.setName(name, of: id, index) else { return false }
            done()
            noteUse(id, at: folder.environment.now())
            return true
        }
    }

    func move(_ name: Key, to target: Key, done: @escaping @Sendable () -> Void) async throws
        -> Bool
    {
        try await write { folder, index in
            guard try folder.move(name, to: target, index) else { return false }
            done()
            return true
        }
    }

    func remove(_ name: Key, done: @escaping @Sendable () -> Void) async throws -> Bool {
        try await write { folder, index in
            let isThere = try folder.remove(name, index)
            done()
            return isThere
        }
    }

    func remove(_ id: BlobID, done: @escaping @Sendable ([Key]) -> Void) async throws {
        try await write { folder, index in
            let content = index.withLock { $0.contents[id] }
            if content != nil { try folder.remove([id], index) }
            done(content?.names.sorted() ?? [])
        }
    }

    func setAside(_ id: BlobID) async throws {
        try await write { folder, index in
            // Another process may have repaired or removed it in the meantime.
            guard let bytes = try folder.read(id), BlobID(of: bytes) != id else { return }
            try folder.setAside(id, index)
        }
    }

    func evict(
        _ uses: [BlobSummary], choosing choose: @escaping @Sendable ([BlobSummary]) -> [BlobID]
    ) async throws -> BlobEviction {
        let known = Dictionary(uses.map { ($0.id, $0.names) }) { first, _ in first }
        return try await write { [self] folder, shared in
            let index = shared.withLock { $0 }
            let present = self.uses(index)
            let chosen = choose(present)
            let going = chosen.filter { id in
                index.contents[id].map { $0.names.sorted() == known[id] } ?? false
            }
            try folder.remove(going, shared)
            return BlobEviction(
                count: going.count,
                bytes: going.reduce(0) { $0 + (index.contents[$1]?.size ?? 0) },
                isAnotherLookDue: going.count < chosen.count)
        }
    }

    func noteUse(_ id: BlobID, at now: Date) {
        if index.withLock({ $0.noteUse(id, at: now) }) { folder.noteUse(id, at: now) }
    }

    /// Runs a change to the folder after earlier ones, with other processes locked out.
    private func write<Result: Sendable>(
        _ body: @escaping @Sendable (BlobFolder, Locked<BlobIndex>) throws -> Result
    ) async throws -> Result {
        try await lane.run { [self] in
            try await withCheckedThrowingContinuation { done in
                writing.async { [self] in
                    done.resume(with: Swift.Result { try writeNow(body) })
                }
            }
        }
    }

    private func writeNow<Result>(
        _ body: (BlobFolder, Locked<BlobIndex>) throws -> Result
    ) throws -> Result {
        try folder.alone {
            defer { index.withLock { tellNews(&$0) } }
            try index.withLock { index in
                try folder.refresh(&index)
                try folder.complete(&index)
                tellNews(&index)
            }
            return try body(folder, index)
        }
    }

    /// Tells of changes before anybody else uses the index.
    private func tellNews(_ index: inout BlobIndex) {
        let news = index.takeNews()
        if !news.isEmpty { hear(news) }
    }
}
