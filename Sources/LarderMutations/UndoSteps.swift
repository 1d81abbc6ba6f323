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
        for _ in 0..<100 {
            guard let entry = try await storage.entry(for: place),
                let step = try? JSONDecoder().decode(UndoStep<Change>.self, from: entry.value),
                step.id == id
            else { return }
            do {
                try await storage.commit([.remove(place, expecting: entry.revision)])
                return
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
    }

    /// Changes what undoes a step, if that is still about this mutation; again if the step was changed meanwhile.
    func update(_ place: Key, of id: String, _ inverse: Change) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for _ in 0..<100 {
            guard let entry = try await storage.entry(for: place) else { return }
            var step = try JSONDecoder().decode(UndoStep<Change>.self, from: entry.value)
            guard step.id == id else { return }
            step.inverse = inverse
            let bytes = try encoder.encode(step)
            if bytes == entry.value { return }
            do {
                try await storage.commit([
                    .put(.note(place, bytes, at: environment.now()), expecting: entry.revision)
                ])
                return
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
    }
}
