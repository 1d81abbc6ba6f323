/// Where entries are kept: in memory, in a folder of files, in SQLite.
///
/// Every storage passes `StorageContract` of the LarderTesting product. Its rules in short:
///
/// - `commit` is all or nothing, and when it returns, what it wrote is kept as ``durability`` says.
///   A commit that throws may nevertheless be there after a restart (the disk may have had it), so
///   callers make writes that can be repeated.
/// - Revisions grow with every commit, over all keys, and never go back, not even after a restart.
/// - What one commit wrote, every later read sees, in this process and, where the storage is shared
///   between processes, in the others.
/// - Errors are ``LarderError``: `.full` for a full disk, `.io` for a failing one, `.damaged` for
///   content that was changed behind our back, `.tooNew` for a newer schema, `.conflict` for an
///   expectation that did not hold. After an error the storage goes on working as far as it can:
///   reads of what was there succeed, and writes succeed again once the cause is gone.
public protocol Storage: Sendable {
    /// How carefully entries are kept.
    var durability: Durability { get }

    /// Returns an entry, or nil when there is none.
    ///
    /// A damaged entry of a ``Durability/rebuildable`` storage counts as absent, after an event; of
    /// a ``Durability/precious`` one it is an error.
    func entry(for key: Key) async throws -> StoredEntry?

    /// Lists entries in the order of their keys: those under `prefix` (nil: all) whose keys come
    /// after `after`, at most `limit` of them.
    func summaries(under prefix: Key?, after: Key?, limit: Int) async throws -> [EntrySummary]

    /// Carries out operations in one transaction and returns its revision.
    ///
    /// Throws `.conflict`, and changes nothing, when an expectation does not hold.
    @discardableResult
    func commit(_ operations: [StorageOperation]) async throws -> UInt64

    /// Returns the commits of this storage from now on, in order, including those of other
    /// processes where the storage is shared.
    ///
    /// A reader that falls more than a thousand changes behind gets one `.everything` instead of
    /// what it missed.
    func changes() -> AsyncStream<StorageChange>

    /// Finishes what is under way and lets go of files; later calls throw `.unsupported`.
    func close() async throws
}

/// How carefully a storage keeps what it is given.
public enum Durability: String, Sendable, Hashable, Codable {
    /// Gone with the process.
    case transient
    /// Survives a crash of the program; the last moments before a power cut may be lost, and a
    /// damaged file is set aside and rebuilt, because the source has it all.
    case rebuildable
    /// Survives a power cut once the call returned, is checked when it is read, and is never thrown
    /// away silently: what a person said or wrote.
    case precious
}

/// One change to a storage.
public enum StorageOperation: Sendable, Hashable {
    /// Writes an entry, whole. With an expectation, only if the entry has that revision; 0 expects
    /// that there is no entry.
    case put(StoredEntry, expecting: UInt64? = nil)

    /// Replaces the facts of an entry and leaves its value; without effect when it is not there,
    /// or, with an expectation, when it has another revision.
    case confirm(Key, StoredFacts, expecting: UInt64? = nil)

    /// Marks every entry under a key as out of date.
    case invalidate(under: Key)

    /// Removes an entry with everything known about it; without effect when it is not there.
    case remove(Key)

    /// Removes every entry under a key.
    case removeAll(under: Key)
}

/// What a commit changed.
public struct StorageChange: Sendable, Hashable {
    /// The commit.
    public var revision: UInt64

    /// What it touched.
    public var scope: Scope

    /// Whether another process, or another opening of the same storage, made the commit.
    public var isForeign: Bool

    /// Creates a change.
    public init(revision: UInt64, scope: Scope, isForeign: Bool) {
        self.revision = revision
        self.scope = scope
        self.isForeign = isForeign
    }

    /// What a commit touched.
    public enum Scope: Sendable, Hashable {
        /// These entries.
        case keys([Key])
        /// Everything under these keys.
        case under([Key])
        /// Anything.
        case everything
    }
}

extension Storage {
    /// Lists all entries under a key.
    public func allSummaries(under prefix: Key? = nil) async throws -> [EntrySummary] {
        var all: [EntrySummary] = []
        while true {
            let page = try await summaries(under: prefix, after: all.last?.key, limit: 1_000)
            all += page
            if page.count < 1_000 { return all }
        }
    }
}
