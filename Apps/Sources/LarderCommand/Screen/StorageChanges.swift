internal import Larder

/// Tells a program that fills the terminal of every change to its data, by any process.
struct StorageChanges {
    let storages: [any Storage]
    let environment: StoreEnvironment

    /// Calls the body after changes that matter, until cancelled.
    ///
    /// Changes that follow each other closely are one: a refresh stores many.
    func follow(
        where matters: @escaping @Sendable (ChangeSet) -> Bool,
        _ body: @escaping @Sendable () -> Void
    ) async {
        await withTaskGroup { group in
            for storage in storages {
                group.addTask { await follow(storage, where: matters, body) }
            }
        }
    }

    private func follow(
        _ storage: any Storage, where matters: @Sendable (ChangeSet) -> Bool,
        _ body: @Sendable () -> Void
    ) async {
        var position: StoragePosition?
        while !Task.isCancelled {
            do {
                let start: StoragePosition
                if let position { start = position } else { start = try await storage.position() }
                for try await batch in storage.changes(after: start) {
                    position = batch.through
                    guard matters(batch.changes) else { continue }
                    body()
                    try await environment.clock.sleep(for: .milliseconds(150))
                }
                return
            } catch {
                // What can't be read is reported by the next request for it; here it is tried again soon.
                guard (try? await environment.clock.sleep(for: .seconds(1))) != nil else { return }
            }
        }
    }
}

extension ChangeSet {
    /// Whether entries of one of these stores may have changed.
    func touches(_ stores: [String]) -> Bool {
        isEverything
            || (keys + prefixes).contains { key in
                key.components.first.map(stores.contains) ?? true
            }
    }
}
