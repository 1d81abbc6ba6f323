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

/// A file that stays open and therefore keeps its identity: the inode number cannot be reused while it is
/// open.
final class OpenFile: Sendable {
    private let descriptor: Int32
    private let path: String

    /// Opens a file for reading; returns nil if there is none.
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

    /// The identity and size of the file; nil if the system does not report them.
    var identity: FileSystem.Identity? { FileSystem.identity(descriptor) }

    /// Reads from an offset to the end.
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
    /// Returns the identity and size of an open file.
    fileprivate static func identity(_ descriptor: Int32) -> Identity? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size))
    }
}
