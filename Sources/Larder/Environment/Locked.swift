#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#endif

/// A value protected by a lock.
///
/// Not recursive: do not call out while holding it. Copies share one lock and one state.
public struct Locked<State: Sendable>: Sendable {
    @usableFromInline let box: LockedBox<Void, State>

    /// Creates a lock with an initial state.
    public init(_ state: State) {
        box = LockedBox((), state)
    }

    /// Runs the body with exclusive access to the state.
    @inlinable @inline(__always) @discardableResult
    public func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try box.withLock(body)
    }
}

/// A lock, its state, and a constant that needs no lock, in one object; the only place in the core where the
/// library vouches for thread safety itself.
///
/// `@unchecked Sendable` rests on three facts. Both types are `Sendable`, so whatever leaves the lock may be
/// used anywhere. The state is private to this type and only `withLock` reads or writes it. And `withLock`
/// holds the mutex while it does, which is also why both stored properties need no dynamic exclusivity
/// checks. The mutex has a stable address: it is stored in a final class and not observed.
///
/// It uses a pthread mutex because Thread Sanitizer on Linux reports false races for `Synchronization.Mutex`, as it does for
/// a state without a size: where there is only a lock, the state is a `Bool`.
@usableFromInline
final class LockedBox<Fixed: Sendable, State: Sendable>: @unchecked Sendable {
    /// The constant.
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

    /// Runs the body with exclusive access to the state.
    @inlinable @inline(__always) @discardableResult
    func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        return try body(&state)
    }
}
