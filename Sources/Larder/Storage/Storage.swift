/// Where things are kept: in memory, in a folder, in SQLite, in a database.
///
/// What is written goes through one call, all or nothing. What can be read is said by capability:
/// ``EntryStorage`` for the values of stores, ``MarkStorage`` for what a person said,
/// ``ShelfStorage`` for rows. A storage may have one of them or all.
///
/// Every storage passes the contracts of the LarderTesting product. Its rules in short:
///
/// - A ``Write`` is all or nothing, and when `commit` returns it is kept as ``durability`` says. A
///   commit that throws may nevertheless be there after a restart (the disk may have had it), so
///   callers make writes that can be repeated, or give them an identity (``Write/id``).
/// - What one commit wrote, every later read sees, in this process and, where the storage is shared
///   between processes, in the others.
/// - Commits have an order, and a ``StoragePosition`` is a place in it.
/// - Errors are ``LarderError``: `.full` for a full disk, `.io` for a failing one, `.damaged` for
///   content that was changed behind our back, `.tooNew` for a newer schema, `.conflict` for an
///   expectation that did not hold. After an error the storage goes on working as far as it can:
///   reads of what was there succeed, and writes succeed again once the cause is gone.
public protocol Storage: Sendable {
    /// How carefully things are kept.
    var durability: Durability { get }

    /// Carries out a write in one transaction.
    ///
    /// Throws `.conflict`, names the key, and changes nothing when an expectation does not hold; throws
    /// `.unsupported` when the storage does not keep that kind of thing.
    @discardableResult
    func commit(_ write: Write) async throws -> Commit

    /// Returns the position of the last commit.
    func position() async throws -> StoragePosition

    /// Returns what commits changed after a position, in order, including those of other processes
    /// where the storage is shared.
    ///
    /// A storage that does not know what came after the position, because it is too long ago, or of
    /// another incarnation, or later than the last commit, says so by a batch that touches everything
    /// (``ChangeSet/everything``), and so it does to a reader that falls far behind. The stream throws
    /// when changes cannot be read any more, as when a connection is lost: whoever still wants them
    /// asks again from the last position it got. It ends when the storage is closed.
    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error>

    /// Finishes what is under way and lets go of files; later calls throw `.unsupported`.
    func close() async throws
}

extension Storage {
    /// Carries out a write under an identity, and hands it over again, once, when the storage fails and
    /// may have carried it out all the same, as when a connection is lost: done twice is done once.
    func commitOnce(_ write: Write, as id: String) async throws -> Commit {
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
    /// Whether the commit that failed with it may be there after all.
    fileprivate var mayHaveTakenPlace: Bool {
        switch code {
        case .io, .timedOut, .unreachable: true
        default: false
        }
    }
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
