import Dispatch

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Binary values in a folder, kept once for each content, under any number of names: images,
/// icons, enclosures.
///
/// ```swift
/// let images = try BlobStore(at: folder, durability: .precious)
/// try await images.put(jpeg, for: "items/17")
/// let jpeg = try await images.bytes(for: "items/17")
/// ```
///
/// A content is written whole or not at all, and is checked against its digest when it is read: a
/// file that was changed is set aside with an event, and counts as absent. What was used lately is
/// in memory too. Any thread may use a store, and several processes one folder on a local disk.
public final class BlobStore: Sendable {
    /// How carefully contents are kept.
    public let durability: Durability

    /// How much may be in memory and on the disk.
    public let limits: BlobLimits

    let environment: StoreEnvironment
    let flights = Locked<[Key: Flight]>([:])
    let folder: BlobFolder
    let keeping: @Sendable ([BlobUse]) async -> Set<BlobID>
    private let writing = DispatchQueue(label: "larder.blobs.write")
    private let reading = DispatchQueue(label: "larder.blobs.read", attributes: .concurrent)
    let index: Locked<BlobIndex>
    private let memory: Locked<CostCache<BlobID, Data>>
    let pruning = Locked(Pruning())

    /// Opens a folder, and makes it if it is not there.
    ///
    /// - Parameters:
    ///   - folder: Where contents are kept; nothing else should be in it.
    ///   - durability: With `.rebuildable` the last moments before a power cut may be lost; with
    ///     `.precious` what was put is there once the call returned.
    ///   - limits: How much may be in memory and on the disk.
    ///   - environment: Time and reporter.
    ///   - keeping: Which of these contents must stay, whatever the limit: favourites, what is not
    ///     yet uploaded. Asked before anything is removed to keep to the limit.
    /// - Throws: `.tooNew` for a folder that a newer version wrote.
    public init(
        at folder: URL, durability: Durability = .rebuildable, limits: BlobLimits = BlobLimits(),
        environment: StoreEnvironment = StoreEnvironment(),
        keeping: @escaping @Sendable ([BlobUse]) async -> Set<BlobID> = { _ in [] }
    ) throws {
        precondition(durability != .transient, "a folder is never transient")
        self.durability = durability
        self.limits = limits
        self.environment = environment
        self.keeping = keeping
        let files = try BlobFolder(
            path: folder.path, durability: durability, environment: environment)
        self.folder = files
        index = Locked(try files.lock.withLock { try files.open() })
        memory = Locked(CostCache(limit: limits.memory))
    }

    // MARK: - Putting

    /// Keeps bytes, and gives them a name if there is one; returns what names the content.
    ///
    /// Bytes that are there already are not written again. What the name meant before goes with
    /// its last name. Bytes put without a name stay until ``remove(_:)-(BlobID)``, or the limit.
    @discardableResult
    public func put(_ bytes: Data, for name: Key? = nil) async throws -> BlobID {
        let id = try await put(bytes, for: name) { store, _, _ in
            store.supersedeLoads(of: name.map { [$0] } ?? [])
            return true
        }
        return id ?? BlobID(of: bytes)
    }

    /// Keeps bytes, unless `body` says in the order of changes that they are of no interest any more;
    /// then returns nil. It gets what the name means by then, also by the word of other processes.
    func put(
        _ bytes: Data, for name: Key?,
        if body: @escaping @Sendable (BlobStore, BlobID, _ meaning: BlobID?) -> Bool
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
            guard body(self, id, name.flatMap { name in index.withLock { $0.names[name] } }) else {
                return false
            }
            try folder.put(bytes, id, name: name, index)
            // In the order of changes, so that whoever removes after this knows of it.
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

    /// Gives a content that is there another name; returns whether it is there.
    @discardableResult
    public func setName(_ name: Key, of id: BlobID) async throws -> Bool {
        guard let bytes = try await bytes(id) else { return false }
        try await put(bytes, for: name)
        return true
    }

    /// Moves a name, such as a temporary one to the final one; what that meant before goes.
    ///
    /// - Throws: `.notFound` when nothing has that name.
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

    // MARK: - Getting

    /// Returns a content, or nil when it is not there.
    public func bytes(_ id: BlobID) async throws -> Data? {
        // After this, what was removed here or elsewhere is not in memory either.
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

    /// Returns the content of a name, or nil when there is none.
    public func bytes(for name: Key) async throws -> Data? {
        try await find(name) { id in try await content(id) }
    }

    /// Looks for what a name means, by a body that returns nil for what it does not find.
    ///
    /// What is not found has gone with a put of another content under the name, and perhaps come back
    /// since, unless the name means all the time what is not there.
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

    /// Returns what a name means, without reading it; nil when nothing has the name.
    public func id(for name: Key) throws -> BlobID? {
        try refreshed { $0.names[name] }
    }

    /// Returns the names of a content, in order.
    public func names(of id: BlobID) throws -> [Key] {
        try refreshed { $0.contents[id]?.names.sorted() ?? [] }
    }

    /// How much there is, on the disk and in memory.
    public var usage: BlobUsage {
        let (count, names, bytes) = index.withLock { ($0.contents.count, $0.names.count, $0.bytes) }
        return BlobUsage(
            contents: count, names: names, bytes: bytes, memory: memory.withLock { $0.cost })
    }

    // MARK: - Removing

    /// Takes a name away, and its content if it has no other; returns whether there was one.
    ///
    /// What is being loaded for the name is given to those who wait for it, and not kept.
    @discardableResult
    public func remove(_ name: Key) async throws -> Bool {
        try await write { [self] folder, index in
            supersedeLoads(of: [name])
            return try folder.remove(name, index)
        }
    }

    /// Takes a content away, with all its names; one that is not there does not matter.
    ///
    /// A load that brings it, and began before, does not keep it.
    public func remove(_ id: BlobID) async throws {
        try await write { [self] folder, index in
            let content = index.withLock { $0.contents[id] }
            supersedeLoads(of: content?.names ?? [])
            for flight in flights.withLock({ Array($0.values) }) { flight.invalidate(["\(id)"]) }
            if content != nil { try folder.remove([id], index) }
        }
    }

    /// Lets go of what is in memory, for a memory warning; nothing on the disk is touched.
    public func trimMemory() {
        let (count, bytes) = memory.withLock { memory in
            defer { memory.removeAll() }
            return (memory.count, memory.cost)
        }
        report(.evicted, count: count, bytes: bytes)
    }

    // MARK: - Files

    /// Runs a change of the folder after those before it, alone among processes.
    func write<Result: Sendable>(
        _ body: @escaping @Sendable (BlobFolder, Locked<BlobIndex>) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { done in
            writing.async { [self] in
                done.resume(
                    with: Swift.Result {
                        try folder.lock.withLock {
                            defer { index.withLock { forgetGone(&$0) } }
                            try index.withLock { try folder.refresh(&$0) }
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
            // Somebody else may have put it right, or away, meanwhile.
            guard let bytes = try folder.read(id), BlobID(of: bytes) != id else { return }
            try folder.setAside(id, index)
        }
        report(
            .damaged,
            error: LarderError(
                .damaged, message: "A stored file was changed and is treated as missing: \(id)."))
    }

    /// Looks something up, after taking in what other processes did.
    private func refreshed<Result>(_ body: (BlobIndex) -> Result) throws -> Result {
        try index.withLock { index in
            defer { forgetGone(&index) }
            try folder.refresh(&index)
            return body(index)
        }
    }

    /// Drops from memory what was removed from the disk, before anybody else looks at the index.
    private func forgetGone(_ index: inout BlobIndex) {
        guard !index.gone.isEmpty else { return }
        memory.withLock { memory in
            for id in index.gone { memory.remove(id) }
        }
        index.gone = []
    }

    /// Keeps a content in memory, if it has not gone since it was read or put.
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
