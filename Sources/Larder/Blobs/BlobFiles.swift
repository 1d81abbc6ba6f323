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

/// A file that stays open, and is the same file for that long: another has its number only when
/// nobody has it open any more.
final class OpenFile: Sendable {
    private let descriptor: Int32
    private let path: String

    /// Opens a file to be read; nil when there is none.
    init?(path: String) throws {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        self.path = path
        if descriptor < 0 {
            guard errno == ENOENT else { throw LarderError.system("read", path, errno) }
            return nil
        }
    }

    deinit {
        if descriptor >= 0 { _ = close(descriptor) }
    }

    /// Which file it is, and how long; nil when the system does not say.
    var identity: FileSystem.Identity? { FileSystem.identity(descriptor) }

    /// Reads what there is from a place on.
    func read(from offset: Int) throws -> Data {
        var bytes = Data()
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(descriptor, &part, part.count, off_t(offset + bytes.count))
            if count == 0 { return bytes }
            if count > 0 {
                bytes.append(contentsOf: part[..<count])
            } else if errno != EINTR {
                throw LarderError.system("read", path, errno)
            }
        }
    }
}

extension FileSystem {
    /// Which file is open, and how long it is.
    fileprivate static func identity(_ descriptor: Int32) -> Identity? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size))
    }

    /// Adds bytes to the end of a file, and makes it if need be.
    static func append(_ bytes: [UInt8], to path: String, isSynced: Bool) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LarderError.system("write", path, errno) }
        defer { _ = close(descriptor) }
        try bytes.withUnsafeBytes { try write($0, to: descriptor, path) }
        if isSynced { try sync(descriptor, path) }
    }

    /// When a file was last used, as noted by ``setUsed(_:at:)``.
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

    /// Notes when a file was used, as its date of change; whether it worked does not matter much.
    static func setUsed(_ path: String, at date: Date) {
        let seconds = date.timeIntervalSince1970
        guard abs(seconds) < 1e11 else { return }
        let whole = seconds.rounded(.down)
        let time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
        _ = utimensat(AT_FDCWD, path, [time, time], 0)
    }
}
