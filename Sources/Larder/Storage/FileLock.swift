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

/// A lock that processes share through a file; the system lets go of it when its holder dies.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// The file's lock belongs to the opening of the file; this one keeps its threads apart.
    private let turn = Locked(())

    /// Opens the lock file, and makes it if need be, readable by its owner alone.
    package init(path: String) throws {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw LarderError.system("open", path, errno) }
    }

    deinit {
        _ = close(descriptor)
    }

    /// Runs the body while nobody else, in any process, holds the lock; waits for it as long as it
    /// takes, so never call it on a thread that others need.
    package func withLock<Result>(_ body: () throws -> Result) throws -> Result {
        try turn.withLock { _ in
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else { throw LarderError.system("lock", "a file", errno) }
            }
            defer { _ = flock(descriptor, LOCK_UN) }
            return try body()
        }
    }

    /// What somebody noted in the lock file, or nothing.
    package var note: String {
        get {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = pread(descriptor, &bytes, bytes.count, 0)
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
    }

    /// Writes a note that survives a power cut.
    package func write(note: String) throws {
        let bytes = Array(note.utf8)
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count,
            ftruncate(descriptor, off_t(bytes.count)) == 0, fsync(descriptor) == 0
        else { throw LarderError.system("write", "a lock file", errno) }
    }
}

extension LarderError {
    /// What the operating system refused, in words a person can act on.
    package static func system(_ action: String, _ path: String, _ code: Int32) -> LarderError {
        let reason = String(cString: strerror(code))
        if code == ENOSPC || code == EDQUOT {
            return LarderError(
                .full,
                message: "The disk is full, so \(path) could not be written. Free some space.")
        }
        return LarderError(.io, message: "Could not \(action) \(path): \(reason).")
    }
}
