internal import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The steps of undo histories, as whoever sends their mutations sees them.
struct UndoSteps<Change: Mutation>: Sendable {
    let storage: any EntryStorage
    let environment: StoreEnvironment

    /// Returns what undoes a step, if that is done by this mutation; nil if it is not known.
    func inverse(_ place: Key, undoneBy id: String) async throws -> Change? {
        guard let entry = try await storage.entry(for: place),
            let step = try? JSONDecoder().decode(UndoStep<Change>.self, from: entry.value),
            step.undoneBy == id
        else { return nil }
        return step.inverse
    }

    /// Takes a step out of its history, if that is still about this mutation.
    func forget(_ place: Key, of id: String) async throws {
        try await change(place, of: id) { _, entry in .remove(place, expecting: entry.revision) }
    }

    /// Changes what undoes a step, if that is still about this mutation.
    func update(_ place: Key, of id: String, _ inverse: Change) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try await change(place, of: id) { step, entry in
            var step = step
            step.inverse = inverse
            let bytes = try encoder.encode(step)
            return bytes == entry.value
                ? nil
                : .put(.note(place, bytes, at: environment.now()), expecting: entry.revision)
        }
    }

    /// Commits a change of a step of a mutation; again if it was changed meanwhile.
    private func change(
        _ place: Key, of id: String,
        _ body: (UndoStep<Change>, StoredEntry) throws -> EntryChange?
    ) async throws {
        for attempt in 1... {
            guard let entry = try await storage.entry(for: place) else { return }
            guard let step = try? JSONDecoder().decode(UndoStep<Change>.self, from: entry.value),
                step.id == id, let change = try body(step, entry)
            else { return }
            do {
                try await storage.commit([change])
                return
            } catch let error as LarderError where error.code == .conflict && attempt < 100 {}
        }
    }
}
