#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#endif

/// A value behind a lock; the one place where the library vouches for thread safety itself.
///
/// `@unchecked Sendable` is proven by three facts: `State` is `Sendable`, so whatever leaves the
/// lock may be used anywhere; the state lives in a buffer that is private to this type and that
/// nothing but `withLock` reads or writes; and `withLock` holds the mutex for as long as it does.
///
/// A pthread mutex rather than `Synchronization.Mutex`, because Thread Sanitizer on Linux reports
/// false races for the latter. Not recursive: do not call out while holding it. Copies share one
/// lock and one state.
public struct Locked<State: Sendable>: @unchecked Sendable {
    /// One allocation holds the state (header) and the mutex (the only element).
    @usableFromInline let buffer: LockedBuffer<State>

    /// Creates a lock around a first state.
    public init(_ state: State) {
        let made = LockedBuffer<State>.create(minimumCapacity: 1) { _ in state }
        made.withUnsafeMutablePointerToElements { mutex in
            mutex.initialize(to: pthread_mutex_t())
            let status = pthread_mutex_init(mutex, nil)
            precondition(status == 0, "a mutex could not be made (\(status))")
        }
        buffer = unsafeDowncast(made, to: LockedBuffer<State>.self)
    }

    /// Runs the body alone with the state.
    @inlinable @inline(__always) @discardableResult
    public func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try buffer.withUnsafeMutablePointers { (state, mutex) throws(Failure) -> Result in
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return try body(&state.pointee)
        }
    }
}

/// The storage of ``Locked``; it owns the mutex.
@usableFromInline
final class LockedBuffer<State>: ManagedBuffer<State, pthread_mutex_t> {
    deinit {
        _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
    }
}
