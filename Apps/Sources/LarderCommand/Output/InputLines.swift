internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The lines of standard input as bytes, each as soon as it arrives.
///
/// Only a line feed ends a line; the last line needs none. A byte order mark at the beginning is left out. A line
/// over the limit is an error, because no real input has one.
struct InputLines {
    private var unread: [UInt8] = []
    private var start = 0
    private var searched = 0
    private var isAtEnd = false
    private var isAtStart = true
    private let limit: Int

    init(limit: Int = 64 << 20) { self.limit = limit }

    /// Returns the next line without its line feed, or nil at the end.
    mutating func next() throws -> [UInt8]? {
        while true {
            if let feed = unread[searched...].firstIndex(of: 0x0A) {
                defer { (start, searched) = (feed + 1, feed + 1) }
                return withoutMark(Array(unread[start..<feed]))
            }
            unread.removeFirst(start)
            (start, searched) = (0, unread.count)
            if isAtEnd {
                guard !unread.isEmpty else { return nil }
                let line = withoutMark(unread)
                (unread, searched) = ([], 0)
                return line.isEmpty ? nil : line
            }
            guard unread.count <= limit else {
                throw CommandFailure(
                    .badData, "a line of the input is longer than \(limit >> 20) MB: split it.")
            }
            try fill()
        }
    }

    /// Returns the next line as text, without its line end.
    mutating func nextText() throws -> String? {
        guard let line = try next() else { return nil }
        return String(decoding: line.last == 0x0D ? line.dropLast() : line[...], as: UTF8.self)
    }

    private mutating func withoutMark(_ line: [UInt8]) -> [UInt8] {
        defer { isAtStart = false }
        return isAtStart && line.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(line.dropFirst(3)) : line
    }

    private mutating func fill() throws {
        let chunk = try Self.read(atMost: 1 << 16)
        if chunk.isEmpty { isAtEnd = true } else { unread += chunk }
    }

    /// Reads what is available on standard input, waiting for at least one byte; empty at the end.
    static func read(atMost count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while true {
                #if canImport(Darwin)
                let got = Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                #elseif canImport(Glibc)
                let got = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                #else
                let got = Musl.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                #endif
                if got >= 0 {
                    filled = got
                    return
                }
                guard errno == EINTR else {
                    throw CommandFailure(
                        .failure, "can't read the input: \(SystemReason.words(errno)).")
                }
            }
        }
    }
}
