/// Changes of several entries that belong together: who watches many is told once, at the end.
///
/// It is noted for the task that makes the changes. What another thread happens to deliver meanwhile is
/// told as it comes, which is one call more and no less true.
final class Burst: Sendable {
    @TaskLocal private static var current: Burst?

    /// What is to be told at the end; nil after it, for tasks that were begun inside and go on.
    private let waiting = Locked<[ObjectIdentifier: @Sendable () -> Void]?>([:])

    /// Makes changes, and tells those who watch many of them afterwards; within another burst, at the
    /// end of that.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        if isOpen { return try body() }
        let burst = Burst()
        defer { burst.end() }
        return try $current.withValue(burst, operation: body)
    }

    /// The same for changes that take a while.
    static func run<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        if isOpen { return try await body() }
        let burst = Burst()
        defer { burst.end() }
        return try await $current.withValue(burst, operation: body)
    }

    /// Calls what is to be told, now or at the end of the burst that the current task is in.
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
