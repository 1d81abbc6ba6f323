#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Store {
    /// Sets a value and enqueues a write that belongs to it, in one commit: after a crash both are there, or
    /// neither. Returns the identity of the write.
    ///
    /// The value is shown once that is stored. The outbox must be in the storage of the store.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - value: The value, or nil to remove it.
    ///   - payload: What is to be sent.
    ///   - outbox: The outbox.
    ///   - lane: The lane; by default that of the key, whose writes are sent in order.
    @discardableResult
    public func set<Payload: Sendable>(
        _ key: Key, to value: Value?, sending payload: Payload, through outbox: Outbox<Payload>,
        in lane: Key? = nil
    ) async throws -> String {
        guard let persistence else {
            throw LarderError(
                .unsupported, key: key,
                message: "\(name) stores nothing, so nothing can be stored together with it.")
        }
        let change: EntryChange
        if let value {
            change = .put(try persistence.entry(key, value, localMetadata(asOf: nil)))
        } else {
            change = .remove(persistence.stored(key))
        }
        // What was set before is stored before.
        await flushWriter()
        let entry = entry(for: key)
        let unsaved = try await replaceable(entry)
        let id = try await outbox.enqueue(
            payload, in: lane ?? key, with: Write(entries: [change]))
        readAgain(entry)
        move(entry) { draft, _ in
            if unsaved.isEmpty { return false }
            draft.refuseLayers { unsaved.contains($0.id) && $0.hasFailed }
            draft.succeed()
            return true
        }
        // It is stored; a read that fails shows in the snapshot, and is repeated.
        try? await readStored(entry)
        return id
    }

    /// Returns the layers of an entry that could not be stored. Those that must be stored with others are tried once more:
    /// throws what the storage says if that is not possible.
    private func replaceable(_ entry: Entry) async throws -> Set<UInt64> {
        if let last = layers(entry).last(where: \.isInFailedGroup) {
            queue([written(last, entry)], retries: true)
            await flushWriter()
            if layers(entry).contains(where: \.isInFailedGroup) {
                throw snapshot(of: entry.key).failure?.error
                    ?? LarderError(.busy, key: entry.key, message: "It could not be stored.")
            }
        }
        return Set(layers(entry).filter(\.hasFailed).map(\.id))
    }
}
