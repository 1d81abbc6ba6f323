/// A lane that runs pieces of work one after another, each to its end, even if its caller is cancelled.
package struct SerialLane: Sendable {
    private let last = Locked<Task<Void, Never>?>(nil)

    package init() {}

    /// Runs work after all earlier work.
    package func run<Result: Sendable>(
        on environment: StoreEnvironment, _ body: @escaping @Sendable () async -> Result
    ) async -> Result {
        await start(on: environment, body).value
    }

    /// Puts work after all earlier work, at once; the task ends with it.
    package func start<Result: Sendable>(
        on environment: StoreEnvironment, _ body: @escaping @Sendable () async -> Result
    ) -> Task<Result, Never> {
        last.withLock { last in
            let before = last
            let task = environment.task(forAsker: true) {
                await before?.value
                return await body()
            }
            last = environment.task { _ = await task.value }
            return task
        }
    }
}
