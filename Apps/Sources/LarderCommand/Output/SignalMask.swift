internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The signals that a thread holds back.
enum SignalMask {
    /// Runs the body while its thread holds back none.
    ///
    /// The threads of Swift's tasks hold back nearly all signals, and programs started from one inherit that:
    /// an editor couldn't be suspended, and wouldn't notice a new size of its window.
    static func open<Result>(_ body: () throws -> Result) rethrows -> Result {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
