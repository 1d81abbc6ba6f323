public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Taking over what was said in another larder.
extension PlaceBook {
    /// Returns the change that saves and removes places by their ``SavedPlace/id``, compared byte by byte as in every
    /// larder; nil removes one.
    ///
    /// A place that is known keeps its rank; a new one comes before those that were saved later.
    public func taking(_ changes: [(id: String, place: SavedPlace?)]) async throws -> EntryChange {
        await places.flush()
        return try await change(places.name, placesKey, [SavedPlace].self) { stored in
            var all = stored ?? []
            for (id, place) in changes {
                if let known = all.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) {
                    all.replace(known, by: place)
                } else if let place {
                    all.insert(place)
                }
            }
            return all
        }
    }

    /// Removes each place that is there under a lower number: saved at the same moment, and
    /// at the same position.
    public func removeCopies() async throws {
        let known = try await storedPlaces()
        guard known.withoutCopies.count < known.count else { return }
        try await places.update(placesKey) { ($0 ?? []).withoutCopies }
    }

    /// Returns the change that moves to a position, and adds earlier ones to the history.
    public func taking(current: Stop?, earlier: [Stop]) async throws -> EntryChange {
        await here.flush()
        return try await change(here.name, hereKey, Here.self) { stored in
            var here = stored ?? Here()
            if let current, current != here.current { here = here.moved(to: current) }
            for stop in earlier { here = here.remembering(stop) }
            return here
        }
    }

    /// Returns the saved places as the storage has them: what is in memory may be older than the journal, if another
    /// process changed both a moment ago.
    public func storedPlaces() async throws -> [SavedPlace] {
        await places.flush()
        return try await read(places.name, placesKey, [SavedPlace].self).value ?? []
    }

    /// Returns the current position with its history, as the storage has them.
    public func storedWhereabouts() async throws -> Here {
        await here.flush()
        return try await read(here.name, hereKey, Here.self).value ?? Here()
    }

    private func change<Value: Codable & Sendable>(
        _ store: String, _ key: Key, _ type: Value.Type, _ body: (Value?) -> Value
    ) async throws -> EntryChange {
        let (stored, revision) = try await read(store, key, type)
        let codec = Codec<Value>.json()
        return .put(
            .local(
                Key(store, key.path), try codec.encode(body(stored)), format: codec.format,
                at: environment.now()),
            expecting: revision)
    }

    /// Returns what is stored, and its revision; 0 if there is nothing.
    private func read<Value: Codable & Sendable>(
        _ store: String, _ key: Key, _ type: Value.Type
    ) async throws -> (value: Value?, revision: UInt64) {
        let codec = Codec<Value>.json()
        let place = Key(store, key.path)
        guard let entry = try await storage.entry(for: place) else { return (nil, 0) }
        guard entry.format == codec.format else {
            throw LarderError(
                .tooNew, key: place,
                message: "A newer version of Larder wrote your places. Update Larder.")
        }
        return (try codec.decode(entry.value), entry.revision)
    }
}
