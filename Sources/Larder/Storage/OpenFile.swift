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
}
