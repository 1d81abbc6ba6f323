/// Where data is stored: in memory, in a folder, in SQLite, in a database.
///
/// All writes go through one atomic call. What can be read depends on the capabilities: ``EntryStorage`` for
/// the values of stores, ``MarkStorage`` for marks, ``ShelfStorage`` for rows. A storage may have one or all
/// of them.
///
/// Every storage passes the contracts of the LarderTesting product. The rules in short:
///
/// - A ``Write`` is atomic, and when `commit` returns it is stored as ``durability`` promises. A commit that
///   throws may still take effect after a restart (the disk may have received it), so writes must be safe to
///   repeat, or have an identity (``Write/id``).
/// - Every later read sees what a commit wrote, in this process and, if the storage is shared between
///   processes, in the others.
/// - Commits are ordered, and a ``StoragePosition`` is a point in that order.
/// - Errors are ``LarderError``: `.full` for a full disk, `.io` for a failing one, `.damaged` for content
///   that something else changed, `.tooNew` for a newer schema, `.conflict` for an expectation that did not
///   hold. After an error the storage keeps working as far as it can: reads of existing content succeed, and
///   writes succeed again once the cause is gone.
public protocol Storage: Sendable {
    /// How durably data is stored.
    var durability: Durability { get }

    /// Commits a write in one transaction.
    ///
    /// If an expectation does not hold, throws `.conflict` with the key and changes nothing. Throws
    /// `.unsupported` for kinds of content that the storage does not support.
    @discardableResult
    func commit(_ write: Write) async throws -> Commit

    /// Returns the position of the last commit.
    func position() async throws -> StoragePosition

    /// Returns the changes since a position, in order, including those of other processes if the storage is
    /// shared.
    ///
    /// If the storage does not know what followed the position, because it is too old, from another
    /// incarnation or after the last commit, the stream starts with a batch that says that anything may have
    /// changed (``ChangeSet/everything``); a reader that falls far behind gets such a batch too. The stream
    /// throws when changes can no longer be read, as when a connection is lost: call this again with the last
    /// position received. It ends when the storage is closed.
    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error>

    /// Finishes pending work and releases files; later calls throw `.unsupported`.
    func close() async throws
}

extension Storage {
    /// Commits a write under an identity, and repeats it once if the storage fails but may have committed it,
    /// as when a connection is lost; the identity prevents a second effect.
    package func commitOnce(_ write: Write, as id: String) async throws -> Commit {
        var write = write
        write.id = id
        do {
            return try await commit(write)
        } catch let error as LarderError where !error.mayHaveTakenPlace {
            throw error
        } catch {
            return try await commit(write)
        }
    }
}

extension LarderError {
    /// Whether the failed commit may have taken effect after all.
    fileprivate var mayHaveTakenPlace: Bool {
        switch code {
        case .io, .timedOut, .unreachable: true
        default: false
        }
    }
}

/// How durably a storage keeps its content.
public enum Durability: String, Sendable, Hashable, Codable {
    /// Lost with the process.
    case transient
    /// Survives a crash of the program. A power cut may lose the last moments, and a damaged file is set
    /// aside and rebuilt, because the source has everything.
    case rebuildable
    /// Survives a power cut once the call has returned, is checked when read, and is never discarded
    /// silently: for what a person marked or wrote.
    case precious
}
