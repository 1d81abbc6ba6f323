#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where a blob store keeps its blobs and their names: a folder, or a storage.
///
/// Every change is atomic, and all changes take effect in one order. `done` is called in that order, after a change
/// that took effect; other closures may be called several times.
protocol BlobPlace: Sendable {
    var durability: Durability { get }

    /// What events about it are about.
    var subject: String { get }

    // MARK: Reading

    /// Returns what a name refers to; nil if nothing has the name.
    func find(_ name: Key) async throws -> BlobMeaning?

    /// Returns whether there is a blob.
    func contains(_ id: BlobID) async throws -> Bool

    /// Returns the names of a blob, sorted.
    func names(of id: BlobID) async throws -> [Key]

    /// Returns the bytes of a blob as they are stored; nil if there are none.
    func read(_ id: BlobID) async throws -> Data?

    /// Returns how much is stored.
    func usage() async throws -> BlobUsage

    /// Returns how many bytes are stored, or an estimate that changes by others may have made wrong.
    func size() async throws -> Int

    /// Returns all blobs with their last uses, oldest first.
    func uses() async throws -> [BlobSummary]

    // MARK: Changing

    /// Returns how many removals there were, for a `put` that may come much later; nil if the place tells of all
    /// changes by itself.
    func removals(of name: Key) async throws -> UInt64?

    /// Stores bytes and gives them a name, or keeps them without one.
    ///
    /// `isWanted` gets the blob that the name refers to now, if that has bytes, and returns false to change
    /// nothing. With `load`, nothing is changed either if anybody removed the name since it began. Returns whether
    /// it was stored; `done` is called then.
    func put(
        _ bytes: Data, _ id: BlobID, for name: Key?, from load: BlobLoad?,
        if isWanted: @escaping @Sendable (BlobID?) -> Bool, done: @escaping @Sendable () -> Void
    ) async throws -> Bool

    /// Gives a blob another name; returns whether the blob exists.
    func setName(_ name: Key, of id: BlobID, done: @escaping @Sendable () -> Void) async throws
        -> Bool

    /// Gives the blob of a name another name instead; returns whether there is one.
    func move(_ name: Key, to target: Key, done: @escaping @Sendable () -> Void) async throws
        -> Bool

    /// Removes a name, and its blob if that was the last; returns whether the name existed. `done` is called either
    /// way.
    func remove(_ name: Key, done: @escaping @Sendable () -> Void) async throws -> Bool

    /// Removes a blob with its names, which `done` receives; it is also called if there is no such blob.
    func remove(_ id: BlobID, done: @escaping @Sendable ([Key]) -> Void) async throws

    /// Takes a blob out of use whose bytes were changed by something else.
    func setAside(_ id: BlobID) async throws

    /// Removes the blobs that `choose` returns, given what is there now, oldest first. Blobs whose names changed
    /// since `uses` was read stay.
    func evict(
        _ uses: [BlobSummary], choosing choose: @escaping @Sendable ([BlobSummary]) -> [BlobID]
    ) async throws -> BlobEviction

    /// Records a use; soon, and accurate to about a minute.
    func noteUse(_ id: BlobID, at now: Date)
}

/// What a load knew when it began.
struct BlobLoad: Sendable {
    /// See ``BlobPlace/removals(of:)``.
    var removals: UInt64?
}

/// What a name refers to.
struct BlobMeaning: Sendable, Hashable {
    var id: BlobID
    /// Differs once the name, or its blob, was removed and came back.
    var version: UInt64
}

/// What an eviction removed.
struct BlobEviction: Sendable {
    var count = 0
    var bytes = 0
    /// Whether some blobs were changed in the meantime and should be looked at again.
    var isAnotherLookDue = false
}

/// What others did to the blobs of a place.
struct BlobNews: Sendable {
    /// Names that were given, moved or removed.
    var names: Set<Key> = []
    /// Whether any other name may have been changed and changed back.
    var isAboutAll = false
    /// Blobs that were removed.
    var gone: [BlobID] = []

    var isEmpty: Bool { names.isEmpty && !isAboutAll && gone.isEmpty }
}
