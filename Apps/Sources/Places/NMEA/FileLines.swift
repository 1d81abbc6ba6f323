internal import Dispatch
internal import Foundation
internal import Larder

/// The lines of a file, a pipe or a serial port, read on demand by a thread of its own.
///
/// If the reader stops, the thread may wait for ever for more; it holds nothing but the open file.
public struct FileLines: AsyncSequence, Sendable {
    /// A line without its end; bytes that are not UTF-8 are replaced.
    public typealias Element = String

    /// The error that reading may throw.
    public typealias Failure = any Error

    private let path: String

    /// The maximum length of a line; no sentence of a receiver is longer than 100 bytes.
    static let longestLine = 4_096

    /// Creates the lines of a file; `-` is standard input.
    public init(path: String) {
        self.path = path
    }

    /// Opens the file; throws `LarderError` if that fails.
    public func makeAsyncIterator() -> Iterator {
        Iterator(blocks: FileBlocks(path))
    }

    /// The iterator over the lines.
    public struct Iterator: AsyncIteratorProtocol {
        private let blocks: FileBlocks
        private var waiting: AsyncThrowingStream<[UInt8], any Error>.Iterator
        private var lines: ArraySlice<String> = []
        private var rest: [UInt8] = []
        private var isAtEnd = false

        fileprivate init(blocks: FileBlocks) {
            self.blocks = blocks
            waiting = blocks.stream.makeAsyncIterator()
        }

        /// Returns the next line, or nil after the last one.
        public mutating func next() async throws -> String? {
            while lines.isEmpty {
                if isAtEnd { return nil }
                if let block = try await waiting.next() {
                    blocks.room.signal()
                    take(block)
                } else {
                    isAtEnd = true
                    if !rest.isEmpty { lines = [String(decoding: rest, as: UTF8.self)] }
                }
            }
            return lines.popFirst()
        }

        private mutating func take(_ block: [UInt8]) {
            var found: [String] = []
            var parts = block.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let last = parts.popLast()
            for part in parts {
                append(part)
                found.append(String(decoding: rest, as: UTF8.self))
                rest.removeAll(keepingCapacity: true)
            }
            if let last { append(last) }
            lines = found[...]
        }

        private mutating func append(_ bytes: ArraySlice<UInt8>) {
            rest.append(contentsOf: bytes.prefix(Swift.max(0, FileLines.longestLine - rest.count)))
        }
    }
}

/// Blocks of a file, a few of them ahead of their reader.
private final class FileBlocks: Sendable {
    let stream: AsyncThrowingStream<[UInt8], any Error>
    // It begins at 0 and is raised: releasing a semaphore below its first value ends the program.
    let room = DispatchSemaphore(value: 0)

    init(_ path: String) {
        let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
        self.stream = stream
        let room = room
        for _ in 0..<8 { room.signal() }
        Thread {
            do {
                let file =
                    path == "-"
                    ? FileHandle.standardInput
                    : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
                while true {
                    room.wait()
                    guard let block = try Self.read(file), !block.isEmpty else { break }
                    if case .terminated = continuation.yield(block) { return }
                }
                continuation.finish()
            } catch {
                continuation.finish(
                    throwing: LarderError(
                        .notFound, message: "\(path) cannot be read.", cause: error))
            }
        }.start()
    }

    /// Returns what is available, waiting only for the first byte.
    private static func read(_ file: FileHandle) throws -> [UInt8]? {
        var block = [UInt8](repeating: 0, count: 65_536)
        let count = block.withUnsafeMutableBytes { bytes in
            Foundation.read(file.fileDescriptor, bytes.baseAddress, bytes.count)
        }
        guard count >= 0 else {
            throw LarderError(.io, message: "Reading failed: \(String(cString: strerror(errno))).")
        }
        return Array(block.prefix(count))
    }
}
