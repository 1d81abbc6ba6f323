#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock that processes share through a file; the system releases it when its holder dies.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// A file lock belongs to the open file, not the thread; this lock keeps threads of one instance apart.
    private let turn = Locked(false)

    /// The first and longest pause between attempts to get a lock held by somebody else, in microseconds.
    private static let pauses: (first: UInt32, longest: UInt32) = (100, 2_000)

    /// Opens the lock file, and creates it if needed, readable only by its owner.
    package init(path: String) throws {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw LarderError.system("open", path, errno) }
    }

    deinit {
        // Closing is not enough: a child that is just being started still has the open file, until it runs its
        // program.
        release()
        _ = close(descriptor)
    }

    /// Runs the body while nobody else, in any process, holds the lock.
    ///
    /// Blocks the calling thread for up to `limit` (without a limit, for as long as it takes), so never call
    /// it on a thread that others need. After that time it throws the error from `otherwise`.
    package func withLock<Result>(
        within limit: Duration? = nil,
        otherwise error: () -> LarderError = { LarderError(.busy, message: "A file is locked.") },
        _ body: () throws -> Result
    ) throws -> Result {
        try turn.withLock { _ in
            guard try acquire(LOCK_EX, within: limit) else { throw error() }
            defer { release() }
            return try body()
        }
    }

    /// Takes the lock as a shared lock and keeps it; returns whether it succeeded.
    package func share(within limit: Duration) throws -> Bool {
        try acquire(LOCK_SH, within: limit)
    }

    /// Takes the lock exclusively and keeps it, without waiting; returns whether it succeeded.
    package func hold() throws -> Bool {
        try acquire(LOCK_EX, within: .zero)
    }

    /// Releases a kept lock.
    package func release() {
        _ = flock(descriptor, LOCK_UN)
    }

    private func acquire(_ operation: Int32, within limit: Duration?) throws -> Bool {
        let start = ContinuousClock.now
        var pause = Self.pauses.first
        while true {
            let mode = limit == nil ? operation : operation | LOCK_NB
            if flock(descriptor, mode) == 0 { return true }
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK: break
            default: throw LarderError.system("lock", "a file", errno)
            }
            if let limit, ContinuousClock.now - start >= limit { return false }
            usleep(pause)
            pause = min(pause * 2, Self.pauses.longest)
        }
    }

    /// The note in the lock file, or an empty string.
    package var note: String {
        get {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = pread(descriptor, &bytes, bytes.count, 0)
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
    }

    /// Writes a note over the old one, which must not be longer; if synced, it survives a power cut.
    package func write(note: String, isSynced: Bool) throws {
        let bytes = Array(note.utf8)
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count,
            !isSynced || fsync(descriptor) == 0
        else { throw LarderError.system("write", "a lock file", errno) }
    }
}

extension LarderError {
    /// The error for something that another process has kept locked.
    package static func busy(_ path: String, for time: Duration) -> LarderError {
        let seconds = time.components.seconds
        return LarderError(
            .busy,
            message: """
                Another program has been writing to \(path) for \
                \(seconds < 2 ? "a second" : "\(seconds) seconds"), so nothing was changed. If it was \
                stopped (Ctrl-Z), let it go on or end it; then try again.
                """)
    }

    /// An error for what the operating system refused, worded so that a person can act on it.
    package static func system(_ action: String, _ path: String, _ code: Int32) -> LarderError {
        let reason = String(cString: strerror(code))
        if code == ENOSPC || code == EDQUOT {
            return LarderError(
                .full,
                message: "The disk is full, so \(path) could not be written. Free some space.")
        }
        if code == EMFILE || code == ENFILE { return .tooManyFiles(path) }
        if code == EACCES || code == EPERM || code == EROFS {
            return LarderError(
                .io,
                message: """
                    Could not \(action) \(path): \(reason). Whoever runs the program must be allowed to \
                    write there.
                    """)
        }
        return LarderError(.io, message: "Could not \(action) \(path): \(reason).")
    }

    /// The error for a process that may not open more files; neither the disk nor the file is at fault.
    package static func tooManyFiles(_ path: String) -> LarderError {
        LarderError(
            .io,
            message: """
                Could not open \(path): too many open files. Raise the limit (`ulimit -n`) or close \
                other programs, and try again.
                """)
    }
}
