import Foundation
import Larder

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A small server on loopback that publishes files of rates as the test says, and keeps a log.
final class RatesOrigin: Sendable {
    /// What is sent for a request.
    struct Answer: Sendable {
        var status = 200
        var fields: [String] = []
        var body = ""
    }

    /// A request as it came.
    struct Request: Sendable {
        var path: String
        var fields: [String]

        /// The value of a field, byte for byte.
        func value(_ name: String) -> String? {
            fields.first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
                .map { String($0.dropFirst(name.count + 2)) }
        }
    }

    let port: Int
    /// The socket that is listened to, until the server is stopped: later its number may be another
    /// server's.
    private let listener: Locked<Int32?>
    private let answers = Locked<[String: Answer]>([:])
    private let log = Locked<[Request]>([])

    init() throws {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        listener = Locked(descriptor)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard isListening else { throw CocoaError(.featureUnsupported) }
        port = Int(UInt16(bigEndian: address.sin_port))
        let (answers, log) = (answers, log)
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    close(descriptor)
                    return
                }
                Self.serve(connection, answers, log)
                close(connection)
            }
        }
    }

    deinit { stop() }

    /// Ends the server; nobody answers at its port from then on.
    func stop() {
        listener.withLock { listener in
            if let descriptor = listener { shutdown(descriptor, Int32(SHUT_RDWR)) }
            listener = nil
        }
    }

    var address: String { "http://127.0.0.1:\(port)/" }

    /// The requests since the last time this was asked.
    func requests() -> [Request] {
        log.withLock { log in
            defer { log = [] }
            return log
        }
    }

    /// Publishes an answer under a path; everything else is not found.
    func publish(_ answer: Answer, at path: String) {
        answers.withLock { $0["/" + path] = answer }
    }

    /// Reads one request and answers it; an answer with its validators is not sent twice.
    private static func serve(
        _ connection: Int32, _ answers: Locked<[String: Answer]>, _ log: Locked<[Request]>
    ) {
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while head.firstRange(of: Array("\r\n\r\n".utf8)) == nil {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return }
            head += buffer[..<count]
        }
        let lines = String(decoding: head, as: UTF8.self)
            .components(separatedBy: "\r\n").filter { !$0.isEmpty }
        let path = lines.first?.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let request = Request(path: path, fields: Array(lines.dropFirst()))
        log.withLock { $0.append(request) }
        var answer = answers.withLock { $0[path] } ?? Answer(status: 404)
        if let tag = request.value("If-None-Match"), answer.fields.contains("ETag: " + tag) {
            answer = Answer(status: 304, fields: answer.fields)
        }
        let text =
            (["HTTP/1.1 \(answer.status) Status"] + answer.fields
            + ["Content-Length: \(answer.body.utf8.count)", "Connection: close", "", ""])
            .joined(separator: "\r\n") + answer.body
        send(connection, Array(text.utf8))
        shutdown(connection, Int32(SHUT_WR))
        while read(connection, &buffer, buffer.count) > 0 {}
    }

    private static func send(_ connection: Int32, _ bytes: [UInt8]) {
        #if canImport(Darwin)
        let flags: Int32 = 0x80000
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                #if canImport(Darwin)
                Darwin.send(connection, $0.baseAddress, $0.count, flags)
                #elseif canImport(Glibc)
                Glibc.send(connection, $0.baseAddress, $0.count, flags)
                #else
                Musl.send(connection, $0.baseAddress, $0.count, flags)
                #endif
            }
            guard count > 0 else { return }
            sent += count
        }
    }
}
