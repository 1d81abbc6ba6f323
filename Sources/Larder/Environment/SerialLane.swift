/// A lane in which one piece of work runs after another, each to its end, whoever cancels meanwhile.
package struct SerialLane: Sendable {
    private let last = Locked<Task<Void, Never>?>(nil)

    package init() {}

    /// Runs work after all that came before it.
    package func run<Result: Sendable>(
        on environment: StoreEnvironment, _ body: @escaping @Sendable () async -> Result
    ) async -> Result {
        let task = last.withLock { last in
            let before = last
            let task = environment.task {
                await before?.value
                return await body()
            }
            last = environment.task { _ = await task.value }
            return task
        }
        return await task.value
    }
}
