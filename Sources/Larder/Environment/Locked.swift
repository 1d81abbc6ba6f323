#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#endif

/// A value behind a lock.
///
/// Not recursive: do not call out while holding it. Copies share one lock and one state.
public struct Locked<State: Sendable>: Sendable {
    @usableFromInline let box: LockedBox<Void, State>

    /// Creates a lock around a first state.
    public init(_ state: State) {
        box = LockedBox((), state)
    }

    /// Runs the body alone with the state.
    @inlinable @inline(__always) @discardableResult
    public func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try box.withLock(body)
    }
}

/// A lock, the state behind it, and what never changes and needs none, in one object; the one place of the core
/// where the library vouches for thread safety itself.
///
/// `@unchecked Sendable` is proven by three facts: both types are `Sendable`, so whatever leaves the
/// lock may be used anywhere; the state is private to this type and nothing but `withLock` reads or
/// writes it; and `withLock` holds the mutex for as long as it does, which is also why these two need
/// no checks of exclusive access by the runtime. The mutex stays where it is: it is stored in a final
/// class and nobody observes it.
///
/// A pthread mutex rather than `Synchronization.Mutex`, for which Thread Sanitizer on Linux reports
/// false races.
@usableFromInline
final class LockedBox<Fixed: Sendable, State: Sendable>: @unchecked Sendable {
    /// What never changes.
    let fixed: Fixed

    @exclusivity(unchecked) @usableFromInline var mutex = pthread_mutex_t()
    @exclusivity(unchecked) @usableFromInline var state: State

    init(_ fixed: Fixed, _ first: State) {
        self.fixed = fixed
        state = first
        let status = pthread_mutex_init(&mutex, nil)
        precondition(status == 0, "a mutex could not be made (\(status))")
    }

    deinit {
        pthread_mutex_destroy(&mutex)
    }

    /// Runs the body alone with the state.
    @inlinable @inline(__always) @discardableResult
    func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        return try body(&state)
    }
}
