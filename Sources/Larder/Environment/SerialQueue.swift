/// A queue that runs pieces of asynchronous work one after another, each to its end, even if its caller is cancelled.
///
/// ```swift
/// let queue = SerialQueue()
/// let page = try await queue.run(on: environment) { try await journal.merge(records) }
/// ```
public struct SerialQueue: Sendable {
    private let last = Locked<Task<Void, Never>?>(nil)

    /// Creates an empty queue; its copies are the same queue.
    public init() {}

    /// Runs work after all earlier work, and returns what it returned.
    public func run<Success: Sendable>(
        on environment: StoreEnvironment, _ body: @escaping @Sendable () async -> Success
    ) async -> Success {
        await start(on: environment, body).value
    }

    /// Runs work that may fail after all earlier work; later work runs all the same.
    public func run<Success: Sendable>(
        on environment: StoreEnvironment, _ body: @escaping @Sendable () async throws -> Success
    ) async throws -> Success {
        let task = start(on: environment) { () async -> Result<Success, any Error> in
            do {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
        return try await task.value.get()
    }

    /// Puts work after all earlier work, at once; the task ends with it.
    package func start<Success: Sendable>(
        on environment: StoreEnvironment, _ body: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
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
