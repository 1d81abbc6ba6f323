/// A group of related changes to several entries: watchers of many keys are called once, at the end.
///
/// A burst belongs to the task that makes the changes. Changes that another thread delivers in the meantime are
/// reported as they come, which costs an extra call and is just as correct.
final class Burst: Sendable {
    @TaskLocal private static var current: Burst?

    /// The calls to make at the end; nil afterwards, for tasks that started inside and outlive the burst.
    private let waiting = Locked<[ObjectIdentifier: @Sendable () -> Void]?>([:])

    /// Makes changes and then calls the watchers of many keys; a nested burst joins the outer one.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        if isOpen { return try body() }
        let burst = Burst()
        defer { burst.end() }
        return try $current.withValue(burst, operation: body)
    }

    /// Does the same for asynchronous changes.
    static func run<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        if isOpen { return try await body() }
        let burst = Burst()
        defer { burst.end() }
        return try await $current.withValue(burst, operation: body)
    }

    /// Runs a watcher's call now, or at the end of the current task's burst.
    static func tell(_ teller: AnyObject, _ body: @escaping @Sendable () -> Void) {
        let isNoted = current?.waiting.withLock { waiting in
            waiting?[ObjectIdentifier(teller)] = body
            return waiting != nil
        }
        if isNoted != true { body() }
    }

    private static var isOpen: Bool { current?.waiting.withLock { $0 != nil } ?? false }

    private func end() {
        let told = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        for body in told?.values ?? [:].values { body() }
    }
}
