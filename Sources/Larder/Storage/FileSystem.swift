#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The few things storages ask of the file system, with errors of ours.
package enum FileSystem {
    /// What tells one file from another that took its place.
    package struct Identity: Sendable, Hashable {
        package var device: UInt64
        package var number: UInt64
        package var size: Int64
    }

    /// Returns what is at a path, or nil when nothing is.
    package static func identity(_ path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size))
    }

    /// What is at a path.
    package enum Kind: Sendable, Hashable {
        /// Nothing.
        case nothing
        /// A file, or a link to one.
        case file(size: Int64)
        /// A folder, a link that leads nowhere, or anything else that is not a file.
        case other
    }

    /// Returns what is at a path; links are followed.
    package static func kind(_ path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return lstat(path, &status) == 0 ? .other : .nothing
        }
        return status.st_mode & S_IFMT == S_IFREG ? .file(size: Int64(status.st_size)) : .other
    }

    /// Whether a number of files more can be opened, by the limits of the process and the system.
    package static func canOpen(_ count: Int) -> Bool {
        let opened = (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
        for descriptor in opened where descriptor >= 0 { _ = close(descriptor) }
        return opened.allSatisfy { $0 >= 0 }
    }

    /// Makes a folder, and those above it, for its owner alone, if it is not there; the new names
    /// survive a power cut.
    package static func makeFolder(_ path: String) throws {
        if identity(path) != nil { return }
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        if parent.count > 1 { try makeFolder(String(parent.dropLast())) }
        if mkdir(path, 0o700) != 0 && errno != EEXIST {
            throw LarderError.system("make the folder", path, errno)
        }
        try syncFolder(parent)
    }

    /// Makes an empty file for its owner alone, if there is none.
    package static func makeFile(_ path: String) throws {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LarderError.system("make", path, errno) }
        _ = close(descriptor)
    }

    /// Moves a file, taking the place of what is there.
    package static func move(_ path: String, to target: String) throws {
        if rename(path, target) != 0 { throw LarderError.system("rename", path, errno) }
    }

    /// Removes a file; it need not be there.
    package static func remove(_ path: String) throws {
        if unlink(path) != 0 && errno != ENOENT {
            throw LarderError.system("remove", path, errno)
        }
    }

    /// Removes a file, or a folder with all that is in it; it need not be there.
    package static func removeAll(_ path: String) throws {
        guard kind(path) == .other else { return try remove(path) }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw LarderError(.io, message: "Could not remove \(path).", cause: error)
        }
    }

    /// Sees to it that names in a folder survive a power cut.
    package static func syncFolder(_ path: String) throws {
        let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw LarderError.system("open", path, errno) }
        defer { _ = close(descriptor) }
        if fsync(descriptor) != 0 { throw LarderError.system("sync", path, errno) }
    }

    /// Sees to it that a file's content survives a power cut.
    package static func syncFile(_ path: String) throws {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw LarderError.system("open", path, errno) }
        defer { _ = close(descriptor) }
        try sync(descriptor, path)
    }

    static func sync(_ descriptor: Int32, _ path: String) throws {
        #if canImport(Darwin)
        // Only this reaches the disk itself there.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        if fsync(descriptor) != 0 { throw LarderError.system("sync", path, errno) }
    }

    /// Writes a whole file and sees to it that its content survives a power cut.
    package static func write(_ bytes: UnsafeRawBufferPointer, to path: String, isSynced: Bool)
        throws
    {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LarderError.system("write", path, errno) }
        defer { _ = close(descriptor) }
        try write(bytes, to: descriptor, path)
        if isSynced { try sync(descriptor, path) }
    }

    static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ path: String
    ) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = systemWrite(descriptor, rest)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw LarderError.system("write", path, errno) }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Reads a whole file, or nil when there is none.
    package static func read(_ path: String) throws -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw LarderError.system("open", path, errno)
        }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw LarderError.system("read", path, errno)
        }
        var data = Data(count: Int(status.st_size))
        var filled = 0
        try data.withUnsafeMutableBytes { buffer in
            while filled < buffer.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
                let count = systemRead(descriptor, rest)
                if count < 0 && errno == EINTR { continue }
                guard count >= 0 else { throw LarderError.system("read", path, errno) }
                if count == 0 { break }
                filled += count
            }
        }
        return filled == data.count ? data : data.prefix(filled)
    }

    /// Reads a file from an offset on, or nil when there is none.
    package static func read(_ path: String, from offset: Int) throws -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw LarderError.system("open", path, errno)
        }
        defer { _ = close(descriptor) }
        var all = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var place = offset
        while true {
            let count = pread(descriptor, &chunk, chunk.count, off_t(place))
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw LarderError.system("read", path, errno) }
            if count == 0 { return all }
            all.append(contentsOf: chunk[..<count])
            place += count
        }
    }

    /// Writes bytes at the end of a file, where that must be at an offset, and syncs them; a failure
    /// leaves the file as it was.
    package static func append(_ bytes: [UInt8], to path: String, at offset: Int) throws {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw LarderError.system("write", path, errno) }
        defer { _ = close(descriptor) }
        do {
            try bytes.withUnsafeBytes { try write($0, to: descriptor, path) }
            try sync(descriptor, path)
        } catch {
            _ = ftruncate(descriptor, off_t(offset))  // the error says enough
            throw error
        }
    }

    /// Returns how many bytes may still be written near a path, or nil when nobody knows.
    package static func freeBytes(_ path: String) -> UInt64? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        let (bytes, isTooMany) = UInt64(status.f_bavail).multipliedReportingOverflow(
            by: UInt64(status.f_frsize))
        return isTooMany ? nil : bytes
    }

    /// Returns the names in a folder, in order.
    package static func names(in path: String) throws -> [String] {
        guard let folder = opendir(path.isEmpty ? "." : path) else {
            throw LarderError.system("list", path, errno)
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(
                    to: CChar.self, capacity: MemoryLayout.size(ofValue: start.pointee)
                ) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}
