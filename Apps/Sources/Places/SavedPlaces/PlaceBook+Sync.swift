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
                let index = all.firstIndex { $0.id.utf8.elementsEqual(id.utf8) }
                switch (index, place) {
                case (let index?, let place?): all[index] = place
                case (let index?, nil): all.remove(at: index)
                case (nil, let place?):
                    all.insert(
                        place, at: all.firstIndex { $0.date > place.date } ?? all.count)
                case (nil, nil): break
                }
            }
            return all
        }
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

    private func change<Value: Codable & Sendable>(
        _ store: String, _ key: Key, _ type: Value.Type, _ body: (Value?) -> Value
    ) async throws -> EntryChange {
        let codec = Codec<Value>.json()
        let place = Key(store, key.path)
        let entry = try await storage.entry(for: place)
        if let entry, entry.format != codec.format {
            throw LarderError(
                .tooNew, key: place,
                message: "A newer version of Larder wrote your places. Update Larder.")
        }
        let value = body(try entry.map { try codec.decode($0.value) })
        return .put(
            .local(place, try codec.encode(value), format: codec.format, at: environment.now()),
            expecting: entry?.revision ?? 0)
    }
}
