internal import Foundation
internal import Terminal

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A file that a command writes, or standard output (`-`); the only place that writes such files.
///
/// An ordinary file is replaced as a whole, so that a failure leaves the old one. Everything else is
/// written to as it is: the file behind a link, a file with several names, a pipe, a device.
struct OutputFile {
    let path: String

    init(_ path: String) { self.path = path }

    var isStandardOutput: Bool { path == "-" }

    /// Whether bytes go through it rather than stay in it, as in a pipe or a device.
    var isStream: Bool { isStandardOutput || kind == .stream }

    /// Asks before it overwrites an ordinary file, if there is somebody to ask.
    func confirm(_ confirmation: Confirmation) throws {
        guard !isStandardOutput,
            kind == .file(isReplaceable: true) || kind == .file(isReplaceable: false)
        else { return }
        try confirmation.ask("\(path.printable) exists. Overwrite it?")
    }

    /// Writes the text, ending its last line.
    func write(_ text: String) throws {
        try write(Data((text.utf8.last == 0x0A ? text : text + "\n").utf8))
    }

    /// Writes the bytes.
    func write(_ data: Data) throws {
        if isStandardOutput { return Console.exactly(data) }
        do {
            switch kind {
            case .folder: throw POSIXError(.EISDIR)
            case .nothing, .file(isReplaceable: true):
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            case .file, .stream, .linkToNothing: try writeInPlace(data)
            }
        } catch {
            throw CommandFailure(.failure, "can't write \(path.printable): \(error.reason).")
        }
    }

    private enum Kind: Equatable {
        case nothing, linkToNothing, folder, stream
        case file(isReplaceable: Bool)
    }

    /// What is at the path, and behind it if it is a link.
    private var kind: Kind {
        var (entry, target) = (stat(), stat())
        guard lstat(path, &entry) == 0 else { return .nothing }
        guard stat(path, &target) == 0 else { return .linkToNothing }
        switch target.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG:
            // To replace a file is to make a new one: in its folder, with its owner and its only name.
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            return .file(
                isReplaceable: entry.st_mode & S_IFMT == S_IFREG && entry.st_nlink == 1
                    && entry.st_uid == geteuid() && access(folder, W_OK) == 0)
        default: return .stream
        }
    }

    private func writeInPlace(_ data: Data) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: data)
        try handle.close()
    }
}
