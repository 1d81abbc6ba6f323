import Dispatch

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A folder of blobs, such as images, icons and enclosures; equal bytes are stored once, under any number of
/// names.
///
/// ```swift
/// let images = try BlobStore(at: folder, durability: .precious)
/// try await images.put(jpeg, for: "items/17")
/// let jpeg = try await images.bytes(for: "items/17")
/// ```
///
/// A blob is written completely or not at all, and is checked against its digest when it is read: a file that
/// was changed is set aside with an event, and counts as absent. Recently used blobs are in memory too. A
/// store can be used from any thread, and several processes can share one folder on a local disk.
public final class BlobStore: Sendable {
    /// How durably blobs are stored.
    public let durability: Durability

    /// How many bytes may be in memory and on disk.
    public let limits: BlobLimits

    let environment: StoreEnvironment
    let fetches = Locked<[Key: SharedTask]>([:])
    let folder: BlobFolder
    let keeping: @Sendable ([BlobUse]) async -> Set<BlobID>
    private let writing = DispatchQueue(label: "larder.blobs.write")
    private let reading = DispatchQueue(label: "larder.blobs.read", attributes: .concurrent)
    let index: Locked<BlobIndex>
    private let memory: Locked<CostCache<BlobID, Data>>
    let pruning = Locked(Pruning())

    /// Opens a folder, and creates it if needed.
    ///
    /// - Parameters:
    ///   - folder: Where blobs are stored; nothing else should be in it.
    ///   - durability: With `.rebuildable`, a power cut may lose the last moments; with `.precious`, a blob
    ///     is safe once `put` returns.
    ///   - limits: How many bytes may be in memory and on disk.
    ///   - patience: How long to wait for another process that is writing, here and at each change; after that
    ///     `.busy` is thrown.
    ///   - environment: The clock and the reporter.
    ///   - keeping: Returns which of these blobs must stay, whatever the limit, such as favourites and blobs
    ///     not uploaded yet. Called before anything is removed to stay within the limit.
    /// - Throws: `.tooNew` for a folder that a newer version wrote, `.busy` as said above.
    public init(
        at folder: URL, durability: Durability = .rebuildable, limits: BlobLimits = BlobLimits(),
        patience: Duration = .seconds(10), environment: StoreEnvironment = StoreEnvironment(),
        keeping: @escaping @Sendable ([BlobUse]) async -> Set<BlobID> = { _ in [] }
    ) throws {
        precondition(durability != .transient, "a folder is never transient")
        self.durability = durability
        self.limits = limits
        self.environment = environment
        self.keeping = keeping
        let files = try BlobFolder(
            path: folder.path, durability: durability, patience: patience, environment: environment)
        self.folder = files
        index = Locked(try files.alone { try files.open() })
        memory = Locked(CostCache(limit: limits.memory))
    }

    // MARK: - Writing

    /// Stores bytes, under a name if one is given; returns the id of the blob.
    ///
    /// Bytes that are already stored are not written again. A blob that had the name before is removed if
    /// that was its last name. Bytes without a name stay until ``remove(_:)-(BlobID)``, or until the limit is
    /// reached.
    @discardableResult
    public func put(_ bytes: Data, for name: Key? = nil) async throws -> BlobID {
        let id = try await put(bytes, for: name) { store, _ in
            store.supersedeLoads(of: name.map { [$0] } ?? [])
            return true
        }
        return id ?? BlobID(of: bytes)
    }

    /// Stores bytes, unless `body`, called in the order of changes after those of others, returns false; then
    /// returns nil.
    func put(
        _ bytes: Data, for name: Key?,
        if body: @escaping @Sendable (BlobStore, BlobID) -> Bool
    ) async throws -> BlobID? {
        if let limit = limits.disk, bytes.count > limit {
            throw LarderError(
                .tooLarge, key: name,
                message: """
                    \(bytes.count) bytes exceed the limit for all blobs together (\(limit)). \
                    Raise the limit, or store something smaller.
                    """)
        }
        let id = BlobID(of: bytes)
        let isWanted = try await write { [self] folder, index in
            guard body(self, id) else { return false }
            try folder.put(bytes, id, name: name, index)
            // In the order of changes, so that later removals see it.
            pruning.withLock { $0.begin(id) }
            noteUse(id)
            return true
        }
        guard isWanted else { return nil }
        defer { pruning.withLock { $0.end(id) } }
        hold(bytes, id)
        report(.committed, name, count: bytes.count)
        await prune()
        return id
    }

    /// Gives an existing blob another name; returns whether the blob exists.
    @discardableResult
    public func setName(_ name: Key, of id: BlobID) async throws -> Bool {
        guard let bytes = try await bytes(id) else { return false }
        try await put(bytes, for: name)
        return true
    }

    /// Renames a blob, for example from a temporary name to the final one. The blob that had the target name
    /// is removed if that was its last name.
    ///
    /// - Throws: `.notFound` if nothing has the name.
    public func move(_ name: Key, to target: Key) async throws {
        let isThere = try await write { [self] folder, index in
            supersedeLoads(of: [name, target])
            return try folder.move(name, to: target, index)
        }
        guard isThere else {
            throw LarderError(
                .notFound, key: name, message: "There is nothing with that name to move.")
        }
    }

    // MARK: - Reading

    /// Returns a blob, or nil if there is none.
    public func bytes(_ id: BlobID) async throws -> Data? {
        // After this, nothing that was removed here or by another process is still in memory.
        try refreshed { _ in }
        return try await content(id)
    }

    func content(_ id: BlobID) async throws -> Data? {
        if let bytes = memory.withLock({ $0.value(for: id) }) {
            report(.memoryHit)
            noteUse(id)
            return bytes
        }
        let (bytes, isRight) = try await read(id)
        guard let bytes else {
            report(.miss)
            return nil
        }
        guard isRight else {
            try await setAside(id)
            return nil
        }
        hold(bytes, id)
        report(.storageHit)
        noteUse(id)
        return bytes
    }

    /// Returns the blob with a name, or nil if there is none.
    public func bytes(for name: Key) async throws -> Data? {
        try await find(name) { id in try await content(id) }
    }

    /// Finds what a name refers to; `body` returns nil if it does not find the blob.
    ///
    /// A missing blob means that the name was given to another one meanwhile, and perhaps back again, so the
    /// lookup is repeated, unless the name kept referring to the missing blob all the time.
    func find<Found>(
        _ name: Key, _ body: (BlobID) async throws -> Found?
    ) async throws -> Found? {
        func meaning() throws -> (id: BlobID, line: Int)? {
            try refreshed { index in
                index.names[name].map { ($0, index.contents[$0]?.line ?? 0) }
            }
        }
        while let before = try meaning() {
            if let found = try await body(before.id) { return found }
            if let after = try meaning(), after == before { return nil }
        }
        report(.miss, name)
        return nil
    }

    /// Returns the id that a name refers to, without reading the blob; nil if nothing has the name.
    public func id(for name: Key) throws -> BlobID? {
        try refreshed { $0.names[name] }
    }

    /// Returns the names of a blob, sorted.
    public func names(of id: BlobID) throws -> [Key] {
        try refreshed { $0.contents[id]?.names.sorted() ?? [] }
    }

    /// How much is stored, on disk and in memory.
    public var usage: BlobUsage {
        let (count, names, bytes) = index.withLock { ($0.contents.count, $0.names.count, $0.bytes) }
        return BlobUsage(
            contents: count, names: names, bytes: bytes, memory: memory.withLock { $0.cost })
    }

    // MARK: - Removing

    /// Removes a name, and its blob if it has no other name; returns whether the name existed.
    ///
    /// A running load for the name still returns its bytes to its callers, but does not store them.
    @discardableResult
    public func remove(_ name: Key) async throws -> Bool {
        try await write { [self] folder, index in
            supersedeLoads(of: [name])
            return try folder.remove(name, index)
        }
    }

    /// Removes a blob with all its names; does nothing if it does not exist.
    ///
    /// A load that began before and returns the same bytes does not store them.
    public func remove(_ id: BlobID) async throws {
        try await write { [self] folder, index in
            let content = index.withLock { $0.contents[id] }
            supersedeLoads(of: content?.names ?? [])
            for fetch in fetches.withLock({ Array($0.values) }) { fetch.invalidate(["\(id)"]) }
            if content != nil { try folder.remove([id], index) }
        }
    }

    /// Releases the blobs in memory, for a memory warning; nothing on disk is touched.
    public func trimMemory() {
        let (count, bytes) = memory.withLock { memory in
            defer { memory.removeAll() }
            return (memory.count, memory.cost)
        }
        report(.evicted, count: count, bytes: bytes)
    }

    // MARK: - Files

    /// Runs a change to the folder after earlier ones, with other processes locked out.
    func write<Result: Sendable>(
        _ body: @escaping @Sendable (BlobFolder, Locked<BlobIndex>) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { done in
            writing.async { [self] in
                done.resume(
                    with: Swift.Result {
                        try folder.alone {
                            defer { index.withLock { noteNews(&$0) } }
                            try index.withLock {
                                try folder.refresh(&$0)
                                noteNews(&$0)
                            }
                            return try body(folder, index)
                        }
                    })
            }
        }
    }

    private func read(_ id: BlobID) async throws -> (Data?, isRight: Bool) {
        try await withCheckedThrowingContinuation { done in
            reading.async { [self] in
                done.resume(
                    with: Result {
                        guard let bytes = try folder.read(id) else { return (nil, true) }
                        return (bytes, BlobID(of: bytes) == id)
                    })
            }
        }
    }

    private func setAside(_ id: BlobID) async throws {
        try await write { folder, index in
            // Another process may have repaired or removed it meanwhile.
            guard let bytes = try folder.read(id), BlobID(of: bytes) != id else { return }
            try folder.setAside(id, index)
        }
        report(
            .damaged,
            error: LarderError(
                .damaged, message: "A stored file was changed and is treated as missing: \(id)."))
    }

    /// Looks something up after applying the changes of other processes.
    private func refreshed<Result>(_ body: (BlobIndex) -> Result) throws -> Result {
        try index.withLock { index in
            defer { noteNews(&index) }
            try folder.refresh(&index)
            return body(index)
        }
    }

    /// Applies what others did: blobs that were removed leave memory before anybody else uses the index, and
    /// running loads of names that were changed are not stored.
    private func noteNews(_ index: inout BlobIndex) {
        if !index.touched.isEmpty {
            supersedeLoads(of: index.touched)
            index.touched = []
        }
        guard !index.gone.isEmpty else { return }
        memory.withLock { memory in
            for id in index.gone { memory.remove(id) }
        }
        index.gone = []
    }

    /// Keeps a blob in memory, unless it was removed since it was read or put.
    private func hold(_ bytes: Data, _ id: BlobID) {
        index.withLock { index in
            guard index.contents[id] != nil else { return }
            memory.withLock { $0.set(bytes, for: id, cost: bytes.count) }
        }
    }

    private func noteUse(_ id: BlobID) {
        let now = environment.now()
        if index.withLock({ $0.noteUse(id, at: now) }) { folder.noteUse(id, at: now) }
    }

    func report(
        _ kind: LarderEvent.Kind, _ name: Key? = nil, count: Int? = nil, bytes: Int? = nil,
        error: LarderError? = nil
    ) {
        environment.reporter.report(
            LarderEvent(
                kind, subject: folder.path, key: name, count: count, bytes: bytes, error: error))
    }
}
