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
/// lock may be used anywhere; the state lives in memory that is private to this type and that
/// nothing but `withLock` reads or writes; and `withLock` holds the mutex for as long as it does.
///
/// A pthread mutex rather than `Synchronization.Mutex`, and memory of our own rather than a
/// `ManagedBuffer`, because Thread Sanitizer on Linux reports false races for both. Not recursive:
/// do not call out while holding it. Copies share one lock and one state.
public struct Locked<State: Sendable>: @unchecked Sendable {
    @usableFromInline let box: LockedBox<State>

    /// Creates a lock around a first state.
    public init(_ state: State) {
        box = LockedBox(state)
    }

    /// Runs the body alone with the state.
    @inlinable @inline(__always) @discardableResult
    public func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let mutex = box.mutex
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try withExtendedLifetime(box) { () throws(Failure) -> Result in
            try body(&box.state.pointee)
        }
    }
}

/// The memory of ``Locked``: the mutex, and the state behind it, in one block.
@usableFromInline
final class LockedBox<State> {
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// The place of the state, from its type alone.
    @inlinable var state: UnsafeMutablePointer<State> {
        (UnsafeMutableRawPointer(mutex) + Self.offset).assumingMemoryBound(to: State.self)
    }

    @inlinable static var offset: Int {
        let alignment = MemoryLayout<State>.alignment
        return (MemoryLayout<pthread_mutex_t>.size + alignment - 1) / alignment * alignment
    }

    init(_ first: State) {
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: Self.offset + max(1, MemoryLayout<State>.size),
            alignment: max(
                MemoryLayout<State>.alignment, MemoryLayout<pthread_mutex_t>.alignment))
        mutex = block.initializeMemory(
            as: pthread_mutex_t.self, repeating: pthread_mutex_t(), count: 1)
        let status = pthread_mutex_init(mutex, nil)
        precondition(status == 0, "a mutex could not be made (\(status))")
        (block + Self.offset).initializeMemory(as: State.self, repeating: first, count: 1)
    }

    deinit {
        state.deinitialize(count: 1)
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        UnsafeMutableRawPointer(mutex).deallocate()
    }
}
