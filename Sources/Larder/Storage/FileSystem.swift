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

/// The file system calls that storages need, with our errors.
package enum FileSystem {
    /// What tells a file from another one that replaced it.
    package struct Identity: Sendable, Hashable {
        package var device: UInt64
        package var number: UInt64
        package var size: Int64
    }

    /// Returns the identity of the file at a path, or nil if there is none.
    package static func identity(_ path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size))
    }

    /// When a file was changed last, in any way, in nanoseconds since 1970; nil if there is none.
    package static func lastChange(_ path: String) -> Int64? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let times = [status.st_mtimespec, status.st_ctimespec]
        #else
        let times = [status.st_mtim, status.st_ctim]
        #endif
        return times.map { Int64($0.tv_sec) &* 1_000_000_000 &+ Int64($0.tv_nsec) }.max()
    }

    /// What is at a path.
    package enum Kind: Sendable, Hashable {
        /// Nothing.
        case nothing
        /// A file, or a link to one.
        case file(size: Int64)
        /// A folder, a dangling link, or anything else that is not a file.
        case other
    }

    /// Returns what is at a path, following links.
    package static func kind(_ path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return lstat(path, &status) == 0 ? .other : .nothing
        }
        return status.st_mode & S_IFMT == S_IFREG ? .file(size: Int64(status.st_size)) : .other
    }

    /// Whether nobody can say what is at a path, as a folder on the way there may not be entered.
    package static func isBarred(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 && errno == EACCES
    }

    /// Whether this many more files can be opened within the limits of the process and the system.
    package static func canOpen(_ count: Int) -> Bool {
        let opened = (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
        for descriptor in opened where descriptor >= 0 { _ = close(descriptor) }
        return opened.allSatisfy { $0 >= 0 }
    }

    /// Creates a folder and its missing parents, accessible only by their owner; the new names survive a
    /// power cut.
    package static func makeFolder(_ path: String) throws {
        if identity(path) != nil { return }
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        if parent.count > 1 { try makeFolder(String(parent.dropLast())) }
        if mkdir(path, 0o700) != 0 && errno != EEXIST {
            throw LarderError.system("make the folder", path, errno)
        }
        try syncFolder(parent)
    }

    /// Creates an empty file, accessible only by its owner, if there is none.
    package static func makeFile(_ path: String) throws {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LarderError.system("make", path, errno) }
        _ = close(descriptor)
    }

    /// Moves a file, replacing what is at the target.
    package static func move(_ path: String, to target: String) throws {
        if rename(path, target) != 0 { throw LarderError.system("rename", path, errno) }
    }

    /// Removes a file, if it exists.
    package static func remove(_ path: String) throws {
        if unlink(path) != 0 && errno != ENOENT {
            throw LarderError.system("remove", path, errno)
        }
    }

    /// Removes a file, or a folder and its contents, if it exists.
    package static func removeAll(_ path: String) throws {
        guard kind(path) == .other else { return try remove(path) }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw LarderError(.io, message: "Could not remove \(path).", cause: error)
        }
    }

    /// Syncs a folder, so that the names in it survive a power cut.
    package static func syncFolder(_ path: String) throws {
        let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw LarderError.system("open", path, errno) }
        defer { _ = close(descriptor) }
        if fsync(descriptor) != 0 { throw LarderError.system("sync", path, errno) }
    }

    /// Syncs a file, so that its content survives a power cut.
    package static func syncFile(_ path: String) throws {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw LarderError.system("open", path, errno) }
        defer { _ = close(descriptor) }
        try sync(descriptor, path)
    }

    static func sync(_ descriptor: Int32, _ path: String) throws {
        #if canImport(Darwin)
        // On Darwin, only this reaches the disk itself.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        if fsync(descriptor) != 0 { throw LarderError.system("sync", path, errno) }
    }

    /// Writes a whole file; if synced, its content survives a power cut.
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

    /// Reads a whole file; returns nil if there is none.
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

    /// Reads a file from an offset to its end; returns nil if there is none.
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

    /// Appends bytes at `offset`, which must be the end of the file, and syncs them; a failure leaves the
    /// file as it was.
    package static func append(_ bytes: [UInt8], to path: String, at offset: Int) throws {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw LarderError.system("write", path, errno) }
        defer { _ = close(descriptor) }
        do {
            try bytes.withUnsafeBytes { try write($0, to: descriptor, path) }
            try sync(descriptor, path)
        } catch {
            _ = ftruncate(descriptor, off_t(offset))  // the thrown error says enough
            throw error
        }
    }

    /// Returns how many bytes can still be written on the volume of a path, or nil if unknown.
    package static func freeBytes(_ path: String) -> UInt64? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        let (bytes, isTooMany) = UInt64(status.f_bavail).multipliedReportingOverflow(
            by: UInt64(status.f_frsize))
        return isTooMany ? nil : bytes
    }

    /// Returns the names in a folder, sorted.
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
