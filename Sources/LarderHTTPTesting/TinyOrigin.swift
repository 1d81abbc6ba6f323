public import Foundation
import Larder

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server on the loopback interface that answers each path with bytes that a test gives it.
public final class TinyOrigin: Sendable {
    /// What is sent for a path.
    public struct Answer: Sendable {
        /// What becomes of the connection afterwards.
        public enum Ending: Sendable {
            /// The next request on it is read.
            case keep
            /// It is closed.
            case close
            /// It stays open and nothing more comes.
            case hang
        }

        var text: String
        var ending: Ending

        /// Creates an answer from its bytes; every LF is sent as CR and LF.
        public init(_ text: String, _ ending: Ending = .close) {
            self.text = text.replacingOccurrences(of: "\n", with: "\r\n")
            self.ending = ending
        }
    }

    /// Sending to somebody who has gone is an error and not a signal.
    #if canImport(Darwin)
    private static let noSignal: Int32 = 0x80000
    #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
    #endif

    /// The port it listens on.
    public let port: Int
    private let listener: Int32
    private let heads = Locked<[String]>([])

    /// The connections that are open. Each is closed by its own thread, so that no number is used
    /// after the system has given it to somebody else.
    private let connections = Locked<Set<Int32>>([])

    /// Starts a server; a path that is not listed is answered with 404.
    public init(_ answers: [String: Answer]) throws {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard status else { throw CocoaError(.featureUnsupported) }
        port = Int(UInt16(bigEndian: address.sin_port))
        let (heads, connections) = (heads, connections)
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    close(descriptor)
                    return
                }
                connections.withLock { _ = $0.insert(connection) }
                Thread.detachNewThread {
                    Self.serve(connection, answers, heads)
                    connections.withLock { connections in
                        connections.remove(connection)
                        close(connection)
                    }
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        connections.withLock { connections in
            for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    /// The heads of the requests so far.
    public var requests: [String] { heads.withLock { $0 } }

    /// Returns the URL of a path of the server.
    public func url(_ path: String, host: String = "127.0.0.1") throws -> URL {
        try URL(string: "http://\(host):\(port)\(path)")
            ?? { throw CocoaError(.featureUnsupported) }()
    }

    /// The number of bytes that follow a head.
    private static func length(of head: String) -> Int {
        let name = "content-length:"
        let line = head.lowercased().components(separatedBy: "\r\n").first { $0.hasPrefix(name) }
        let number = line?.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
        return max(0, number.flatMap { Int($0) } ?? 0)
    }

    private static func serve(
        _ connection: Int32, _ answers: [String: Answer], _ heads: Locked<[String]>
    ) {
        var unread: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let end = Array("\r\n\r\n".utf8)
            while unread.firstRange(of: end) == nil {
                let count = read(connection, &buffer, buffer.count)
                guard count > 0 else { return }
                unread += buffer[..<count]
            }
            guard let range = unread.firstRange(of: end) else { return }
            let head = String(decoding: unread[..<range.upperBound], as: UTF8.self)
            unread.removeFirst(range.upperBound)
            let length = Self.length(of: head)
            while unread.count < length {
                let count = read(connection, &buffer, buffer.count)
                guard count > 0 else { return }
                unread += buffer[..<count]
            }
            unread.removeFirst(length)
            heads.withLock { $0.append(head) }
            let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            let missing = Answer("HTTP/1.1 404 Not Found\nContent-Length: 0\n\n", .keep)
            let answer = answers[path] ?? missing
            let bytes = Array(answer.text.utf8)
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes {
                    send(connection, $0.baseAddress, $0.count, Self.noSignal)
                }
                guard count > 0 else { break }
                sent += count
            }
            switch answer.ending {
            case .keep: continue
            case .hang:
                while read(connection, &buffer, buffer.count) > 0 {}
                return
            case .close:
                shutdown(connection, Int32(SHUT_RDWR))
                return
            }
        }
    }
}
