/// Runs the changes of a blob store one after another, each to its end, even if its caller is cancelled.
///
/// A change that waited while another was tried and found the storage busy all the time fails like that one.
/// Otherwise each of many would wait for as long as the storage allows, one after another.
struct BlobLane: Sendable {
    private let lane = SerialQueue()
    private let environment: StoreEnvironment
    private let tries = Locked((begun: 0, failed: (number: Int, error: LarderError)?.none))

    init(_ environment: StoreEnvironment) { self.environment = environment }

    func run<Success: Sendable>(
        _ body: @escaping @Sendable () async throws -> Success
    ) async throws -> Success {
        let begunBefore = tries.withLock { $0.begun }
        return try await lane.run(on: environment) {
            [tries] () async -> Result<Success, any Error> in
            let (number, failure) = tries.withLock { tries in
                let failure = tries.failed.flatMap { $0.number > begunBefore ? $0.error : nil }
                if failure == nil { tries.begun += 1 }
                return (tries.begun, failure)
            }
            if let failure { return .failure(failure) }
            do {
                return .success(try await body())
            } catch {
                if let error = error as? LarderError, error.isAboutWaiting {
                    tries.withLock { $0.failed = (number, error) }
                }
                return .failure(error)
            }
        }.get()
    }
}

extension LarderError {
    /// Whether the storage was busy, or did not answer, for as long as it may.
    fileprivate var isAboutWaiting: Bool {
        code == .busy || code == .timedOut || code == .unreachable
    }
}
