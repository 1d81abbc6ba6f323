#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Maps a store's keys and values to their names and bytes in the storage.
struct Persistence<Value: Sendable>: Sendable {
    let storage: any EntryStorage
    let codec: Codec<Value>

    /// How long a value from a source is kept.
    let lifetime: Lifetime

    /// The prefix of all keys of the store.
    let root: Key

    init(store: String, storage: any EntryStorage, codec: Codec<Value>, lifetime: Lifetime) {
        root = Key(component: store)
        self.storage = storage
        self.codec = codec
        self.lifetime = lifetime
    }

    /// The name of a key in the storage.
    func stored(_ key: Key) -> Key { key.under(root) }

    /// The key for a name in the storage, or nil if it belongs to another store.
    func own(_ stored: Key) -> Key? { stored.relative(to: root) }

    /// The result of reading an entry.
    enum Found {
        case nothing
        case value(Value, StoredEntry, Validity)
        /// There is an entry, but it cannot be used; a fetched value may replace it.
        case useless(revision: UInt64, LarderError)
        /// There is an entry that is older than it may be, and counts as absent.
        case over(revision: UInt64, asked: Date?)
    }

    /// Reads and decodes an entry.
    ///
    /// An entry in another format, or whose bytes cannot be decoded, counts as useless if a fetched value may replace it;
    /// see ``Codec/replacesUnreadable``. Otherwise it is an error, and only a value that a person sets may replace it. The
    /// freshness rule is called here, outside any lock.
    func read(
        _ key: Key, at now: Date, validity: (EntryMetadata, Value) -> Validity
    ) async throws -> Found {
        guard var entry = try await storage.entry(for: stored(key)) else { return .nothing }
        entry.metadata = entry.metadata.inMemory
        if lifetime.isOver(entry.metadata, at: now) {
            return .over(revision: entry.revision, asked: entry.metadata.asked)
        }
        do {
            guard entry.format == codec.format else {
                throw LarderError(
                    .tooNew, key: key,
                    message: """
                        The stored value has the format \(entry.format), not \(codec.format); it was \
                        left as it is. Update the program, or set the value again.
                        """)
            }
            let value = try decoded(entry.value, key)
            return .value(value, entry, validity(entry.metadata, value))
        } catch {
            guard codec.replacesUnreadable ?? (storage.durability != .precious) else { throw error }
            return .useless(revision: entry.revision, .wrapping(error, key: key))
        }
    }

    private func decoded(_ bytes: Data, _ key: Key) throws -> Value {
        do {
            return try codec.decode(bytes)
        } catch {
            throw LarderError(
                .unreadable, key: key,
                message: """
                    The stored value could not be read; it was left as it is. Update the program, or set the \
                    value again.
                    """, cause: error)
        }
    }

    /// Returns the entry that stores a value.
    func entry(_ key: Key, _ value: Value, _ metadata: EntryMetadata) throws -> StoredEntry {
        StoredEntry(
            key: stored(key), value: try encoded(value, for: key), format: codec.format,
            metadata: metadata)
    }

    /// Returns the bytes of a value.
    func encoded(_ value: Value, for key: Key) throws -> Data {
        do {
            return try codec.encode(value)
        } catch {
            throw LarderError(
                .unreadable, key: key,
                message: "The value could not be encoded, so it was not stored.",
                cause: error)
        }
    }
}
