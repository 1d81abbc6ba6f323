#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Binary values, such as images, icons and enclosures, in a folder or a storage; equal bytes are stored once,
/// under any number of names.
///
/// ```swift
/// let images = try BlobStore(at: folder, durability: .precious)
/// try await images.put(jpeg, for: "items/17")
/// let jpeg = try await images.bytes(for: "items/17")
/// ```
///
/// A blob is written completely or not at all, and is checked against its digest when it is read: a file that
/// was changed is set aside with an event, and counts as absent. Recently used blobs are in memory too. A
/// store can be used from any thread, and several processes can share one folder on a local disk, or one
/// storage.
public final class BlobStore: Sendable {
    /// How durably blobs are stored.
    public let durability: Durability

    /// How many bytes may be in memory and on disk.
    public let limits: BlobLimits

    let environment: StoreEnvironment
    let fetches: BlobFetches
    let place: any BlobPlace
    let keeping: @Sendable ([BlobSummary]) async -> Set<BlobID>
    let pruning = Locked(Pruning())
    let pruningTurns = SerialQueue()
    private let memory: BlobMemory

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
    public convenience init(
        at folder: URL, durability: Durability = .rebuildable, limits: BlobLimits = BlobLimits(),
        patience: Duration = .seconds(10), environment: StoreEnvironment = StoreEnvironment(),
        keeping: @escaping @Sendable ([BlobSummary]) async -> Set<BlobID> = { _ in [] }
    ) throws {
        precondition(durability != .transient, "a folder is never transient")
        let (fetches, memory) = (BlobFetches(), BlobMemory(limit: limits.memory))
        let place = try FolderBlobs(
            BlobFolder(
                path: folder.path, durability: durability, patience: patience,
                environment: environment)
        ) { news in
            if news.isAboutAll { fetches.supersedeAll() } else { fetches.supersede(news.names) }
            memory.remove(news.gone)
        }
        self.init(place, limits, environment, fetches, memory, keeping)
    }

    /// Creates a store that keeps its blobs in a storage, such as a database that several servers share.
    ///
    /// - Parameters:
    ///   - storage: Where blobs are stored, as durably as it promises.
    ///   - name: The name of the store within the storage; its keys begin with it.
    ///   - limits: How many bytes may be in memory and in the storage. Several programs that put blobs at once
    ///     may exceed the limit by a tenth each.
    ///   - environment: The clock and the reporter.
    ///   - keeping: As for a folder.
    public convenience init(
        in storage: any EntryStorage, name: String, limits: BlobLimits = BlobLimits(),
        environment: StoreEnvironment = StoreEnvironment(),
        keeping: @escaping @Sendable ([BlobSummary]) async -> Set<BlobID> = { _ in [] }
    ) {
        self.init(
            StoredBlobs(storage, name: name, limit: limits.disk, environment), limits, environment,
            BlobFetches(), BlobMemory(limit: limits.memory), keeping)
    }

    private init(
        _ place: any BlobPlace, _ limits: BlobLimits, _ environment: StoreEnvironment,
        _ fetches: BlobFetches, _ memory: BlobMemory,
        _ keeping: @escaping @Sendable ([BlobSummary]) async -> Set<BlobID>
    ) {
        durability = place.durability
        self.limits = limits
        self.environment = environment
        self.fetches = fetches
        self.place = place
        self.keeping = keeping
        self.memory = memory
    }

    // MARK: - Writing

    /// Stores bytes, under a name if one is given; returns the id of the blob.
    ///
    /// Bytes that are already stored are not written again. A blob that had the name before is removed if
    /// that was its last name. Bytes without a name stay until ``remove(_:)-(BlobID)``, or until the limit is
    /// reached.
    @discardableResult
    public func put(_ bytes: Data, for name: Key? = nil) async throws -> BlobID {
        let id = try await store(bytes, for: name) ?? BlobID(of: bytes)
        await makeRoom(after: id)
        return id
    }

    /// Stores bytes, as the result of a load if one is given; returns nil if that is not stored, because somebody
    /// changed its name. The caller then calls ``makeRoom(after:)``.
    func store(
        _ bytes: Data, for name: Key?, from load: (began: BlobLoad, fetch: SharedTask)? = nil
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
        let isStored = try await place.put(
            bytes, id, for: name, from: load?.began,
            if: { current in
                guard let fetch = load?.fetch else { return true }
                // Somebody may have brought the same bytes back, which changes no name.
                return (current == nil || current == id)
                    && !fetch.isOutdated && !fetch.isInvalidated(by: ["\(id)"])
            },
            done: { [self] in
                // In the order of changes, so that later removals see it.
                pruning.withLock { $0.begin(id) }
                memory.hold(bytes, id)
                if load == nil, let name { fetches.supersede([name]) }
            })
        guard isStored else { return nil }
        report(.committed, name, bytes: bytes.count)
        return id
    }

    /// Keeps to the limit after a blob was stored.
    func makeRoom(after id: BlobID) async {
        await pruneIfDue()
        pruning.withLock { $0.end(id) }
    }

    /// Gives an existing blob another name; returns whether the blob exists.
    @discardableResult
    public func setName(_ name: Key, of id: BlobID) async throws -> Bool {
        try await place.setName(name, of: id) { [fetches] in fetches.supersede([name]) }
    }

    /// Renames a blob, for example from a temporary name to the final one. The blob that had the target name
    /// is removed if that was its last name.
    ///
    /// - Throws: `.notFound` if nothing has the name.
    public func move(_ name: Key, to target: Key) async throws {
        let isThere = try await place.move(name, to: target) { [fetches] in
            fetches.supersede([name, target])
        }
        guard isThere else {
            throw LarderError(
                .notFound, key: name, message: "There is nothing with that name to move.")
        }
    }

    // MARK: - Reading

    /// Returns a blob, or nil if there is none.
    public func bytes(_ id: BlobID) async throws -> Data? {
        // What was removed here or by another process may still be in memory.
        guard try await place.contains(id) else {
            report(.miss)
            return nil
        }
        return try await content(id)
    }

    /// Returns the bytes of a blob that is known to be there, or was a moment ago.
    func content(_ id: BlobID) async throws -> Data? {
        if let bytes = memory.bytes(id) {
            report(.memoryHit)
            place.noteUse(id, at: environment.now())
            return bytes
        }
        guard let bytes = try await place.read(id) else {
            report(.miss)
            return nil
        }
        guard BlobID(of: bytes) == id else {
            do {
                try await place.setAside(id)
            } catch {
                // It stays where it is, as on a full disk, and is missing all the same.
                report(.commitFailed, error: .wrapping(error))
            }
            report(
                .damaged,
                error: LarderError(
                    .damaged,
                    message: "A stored file was changed and is treated as missing: \(id)."))
            return nil
        }
        memory.hold(bytes, id)
        report(.storageHit)
        place.noteUse(id, at: environment.now())
        return bytes
    }

    /// Returns the blob with a name, or nil if there is none.
    public func bytes(for name: Key) async throws -> Data? {
        try await find(name) { id in try await content(id) }
    }

    /// Finds what a name refers to; `body` returns nil if it does not find the blob.
    ///
    /// A missing blob means that the name was given to another one in the meantime, and perhaps back again, so the
    /// lookup is repeated, unless the name kept referring to the missing blob all the time.
    func find<Found>(
        _ name: Key, _ body: (BlobID) async throws -> Found?
    ) async throws -> Found? {
        while let before = try await place.find(name) {
            if let found = try await body(before.id) { return found }
            if let after = try await place.find(name), after == before { return nil }
        }
        report(.miss, name)
        return nil
    }

    /// Returns the id that a name refers to, without reading the blob; nil if nothing has the name.
    public func id(for name: Key) async throws -> BlobID? {
        try await place.find(name)?.id
    }

    /// Returns the names of a blob, sorted.
    public func names(of id: BlobID) async throws -> [Key] {
        try await place.names(of: id)
    }

    /// Returns how much is stored, on disk and in memory. In a storage, this lists all blobs.
    public func usage() async throws -> BlobUsage {
        var usage = try await place.usage()
        usage.memory = memory.cost
        return usage
    }

    // MARK: - Removing

    /// Removes a name, and its blob if it has no other name; returns whether the name existed.
    ///
    /// A running load for the name still returns its bytes to its callers, but does not store them; one of another
    /// opening of the store does if the name did not exist.
    @discardableResult
    public func remove(_ name: Key) async throws -> Bool {
        try await place.remove(name) { [fetches] in fetches.supersede([name]) }
    }

    /// Removes a blob with all its names; does nothing if it does not exist.
    ///
    /// A load of this opening that began before and returns the same bytes does not store them.
    public func remove(_ id: BlobID) async throws {
        try await place.remove(id) { [fetches, memory] names in
            fetches.supersede(names)
            fetches.invalidate(id)
            memory.remove([id])
        }
    }

    /// Releases the blobs in memory, for a memory warning; nothing on disk is touched.
    public func trimMemory() {
        let (count, bytes) = memory.empty()
        report(.evicted, count: count, bytes: bytes)
    }

    func report(
        _ kind: LarderEvent.Kind, _ name: Key? = nil, count: Int? = nil, bytes: Int? = nil,
        error: LarderError? = nil
    ) {
        environment.reporter.report(
            LarderEvent(
                kind, named: place.name, subject: place.subject, key: name, count: count,
                bytes: bytes, error: error))
    }
}
