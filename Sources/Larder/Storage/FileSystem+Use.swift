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
        return status.st_mtimespec.date
        #else
        return status.st_mtim.date
        #endif
    }

    /// Records when a file was used, in its modification date; failures do not matter much.
    static func setUsed(_ path: String, at date: Date) {
        guard let time = timespec(date) else { return }
        _ = utimensat(AT_FDCWD, path, [time, time], 0)
    }
}

/// A time as the system calls take it: whole seconds and nanoseconds, each in a word.
///
/// The fields are reached by their place, not by name: several system modules declare this type, and which of
/// them a file must import to use a name depends on the order in which the compiler loads them.
extension timespec {
    fileprivate init?(_ date: Date) {
        let seconds = date.timeIntervalSince1970
        guard abs(seconds) < 1e11 else { return nil }
        let whole = seconds.rounded(.down)
        self.init()
        withUnsafeMutableBytes(of: &self) { bytes in
            let words = bytes.bindMemory(to: Int.self)
            words[0] = Int(whole)
            words[1] = Int((seconds - whole) * 1e9)
        }
    }

    fileprivate var date: Date {
        withUnsafeBytes(of: self) { bytes in
            let words = bytes.bindMemory(to: Int.self)
            return Date(timeIntervalSince1970: Double(words[0]) + Double(words[1]) * 1e-9)
        }
    }
}
