internal import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The conflicts that wait for a person, and the last ones that were settled.
struct ConflictLog<Change: Mutation>: Sendable {
    let name: String
    private let storage: any EntryStorage
    private let root: Key
    private let environment: StoreEnvironment
    /// Whether the mutation of a conflict is still there.
    private let isStanding: @Sendable (Conflict<Change>) async throws -> Bool

    /// How many settled conflicts stay on record.
    private static var limit: Int { 1_000 }

    init(
        _ name: String, _ storage: any EntryStorage, _ notes: Key, _ environment: StoreEnvironment,
        isStanding: @escaping @Sendable (Conflict<Change>) async throws -> Bool
    ) {
        self.isStanding = isStanding
        self.name = name
        self.storage = storage
        self.environment = environment
        root = notes.appending("conflicts")
    }

    subscript(_ id: String) -> Conflict<Change>? {
        get async throws { try await storage.entry(for: root.appending(id)).flatMap(decoded) }
    }

    /// All of them, the oldest first.
    var all: [Conflict<Change>] {
        get async throws {
            var all: [Conflict<Change>] = []
            for summary in try await storage.allSummaries(under: root) {
                guard let entry = try await storage.entry(for: summary.key),
                    let conflict = decoded(entry)
                else { continue }
                all.append(conflict)
            }
            return all.sorted { $0.found < $1.found }
        }
    }

    private func decoded(_ entry: StoredEntry) -> Conflict<Change>? {
        do {
            return try JSONDecoder().decode(Conflict<Change>.self, from: entry.value)
        } catch {
            environment.report(.damaged, name, entry.key, error: .wrapping(error))
            return nil
        }
    }

    /// Whether what became of a mutation has to be known for a step that can be undone, or was: it made the step, or undid it, or was
    /// sent after a conflict in place of what did.
    ///
    /// - Parameter place: The path that the step had first; nil if there is none. Steps move within their history.
    func isNeeded(_ mutation: String, for place: String?) async throws -> Bool {
        guard let place, let number = Key(path: place).components.last else { return false }
        let history = Key(path: String(place.dropLast(number.utf8.count + 1)))
        for summary in try await storage.allSummaries(under: history) {
            var stored: StoredEntry?
            do {
                stored = try await storage.entry(for: summary.key)
            } catch let error as LarderError where error.isAboutContent {
                // It can't be undone any more.
            }
            guard let entry = stored,
                let step = try? JSONDecoder().decode(UndoStep<Change>.self, from: entry.value)
            else { continue }
            let own = [step.id, step.undoneBy, step.former?.id, step.former?.undoneBy]
            for first in own {
                var next = first
                while let id = next {
                    if id == mutation { return true }
                    next = try await self[id]?.successor
                }
            }
        }
        return false
    }

    /// Returns the changes that put a conflict on record, and remove the oldest that wait for nobody.
    func recording(_ conflict: Conflict<Change>) async throws -> [EntryChange] {
        let now = environment.now()
        let entry = StoredEntry.note(
            root.appending(conflict.id), try JSONEncoder().encode(conflict), at: now)
        let known = try await storage.allSummaries(under: root)
        guard known.count >= Self.limit else { return [.put(entry)] }
        var excess = known.count - Self.limit + 1
        var removals: [EntryChange] = []
        for old in known.sorted(by: { $0.revision < $1.revision }) where excess > 0 {
            guard let stored = try await storage.entry(for: old.key), let past = decoded(stored)
            else { continue }
            // Whoever dropped or retried its mutation has ended it.
            if past.outcome == nil, try await isStanding(past) { continue }
            if try await isNeeded(past.id, for: past.step) { continue }
            removals.append(.remove(old.key))
            excess -= 1
        }
        return removals + [.put(entry)]
    }
}
