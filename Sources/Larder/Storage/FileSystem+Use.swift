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

extension FileSystem {
    /// Appends bytes to a file, and creates it if needed.
    static func append(_ bytes: [UInt8], to path: String, isSynced: Bool) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LarderError.system("write", path, errno) }
        defer { _ = close(descriptor) }
        try bytes.withUnsafeBytes { try write($0, to: descriptor, path) }
        if isSynced { try sync(descriptor, path) }
    }

    /// Returns when a file was last used, as recorded by ``setUsed(_:at:)``.
    static func used(_ path: String) -> Date? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return Date(
            timeIntervalSince1970: TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9)
    }

    /// Records when a file was used, in its modification date; failures do not matter much.
    static func setUsed(_ path: String, at date: Date) {
        let seconds = date.timeIntervalSince1970
        guard abs(seconds) < 1e11 else { return }
        let whole = seconds.rounded(.down)
        let time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
        _ = utimensat(AT_FDCWD, path, [time, time], 0)
    }
}
