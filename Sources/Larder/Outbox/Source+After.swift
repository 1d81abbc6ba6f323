extension Source {
    /// Returns a source that first lets the waiting writes of an outbox go, so that its answers include them.
    ///
    /// After being offline, stores fetch again what is shown; with this, what was changed in the meantime goes first.
    /// Writes that fail or wait for something else hold up no fetch. They are sent even if nobody has started
    /// the outbox.
    ///
    /// - Parameters:
    ///   - outbox: Whose writes go first.
    ///   - patience: How long to wait for the writes at most.
    public func after<Payload: Sendable>(
        _ outbox: Outbox<Payload>, patience: Duration = .seconds(30)
    ) -> ClosureSource<Value> {
        preparing { _ in try await outbox.letWritesGo(patience: patience) }
    }
}

extension Outbox {
    /// Sends what can be sent now, and returns when that is done or the patience is over.
    package func letWritesGo(in lane: Key? = nil, patience: Duration = .seconds(30)) async throws {
        await withTaskGroup { group in
            // Whether the writes can be read or not, a fetch may succeed.
            group.addTask { try? await self.drain(lane) }
            group.addTask { try? await self.environment.clock.sleep(for: patience) }
            await group.next()
            group.cancelAll()
        }
        try Task.checkCancellation()
    }
}
