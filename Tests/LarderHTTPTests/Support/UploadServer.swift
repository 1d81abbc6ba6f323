import Foundation
import Larder

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A server of uploads that can be resumed, over real connections that it cuts when the test says so.
final class UploadServer: Sendable {
    struct State {
        var files: [String: [UInt8]] = [:]
        var sizes: [String: Int] = [:]
        var complete: Set<String> = []
        /// Cuts the connection after so many bytes of a part's body, once for each number; nil lets it pass.
        var cuts: [Int?] = []
        /// Whether the answer to the last part is lost, once.
        var losesLastAnswer = false
        var forgets = false
        /// Forgets a file when it has so many bytes, once.
        var forgetsAt: Int?
        /// Whether it tells the address of the upload before it answers (104).
        var saysPlaceEarly = false
        var isPlain = false
        var largestPart: Int?
        /// What it says about the offset instead of the truth, once.
        var lie: String?
        var requests: [String] = []
        var bytes = 0
        var identities: Set<String> = []
        /// The requests with these numbers are answered by a sign-in page.
        var portal: Set<Int> = []
        var isRedirecting = false
        /// Says after the last part that it does not have all of it, and drops that part.
        var dropsLastPart = false
    }

    let state = Locked(State())
    let port: Int
    private let listener: Int32

    #if canImport(Darwin)
    private static let noSignal: Int32 = 0x80000
    private static let stream = SOCK_STREAM
    #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif

    init() throws {
        let descriptor = socket(AF_INET, Self.stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard isListening else { throw CocoaError(.featureUnsupported) }
        listener = descriptor
        port = Int(UInt16(bigEndian: address.sin_port))
        let state = state
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    close(descriptor)
                    return
                }
                Thread.detachNewThread {
                    Self.serve(connection, state)
                    close(connection)
                }
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// Serves one request, and closes.
    private static func serve(_ connection: Int32, _ state: Locked<State>) {
        var unread: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        while unread.firstRange(of: end) == nil {
            guard let more = receive(connection) else { return }
            unread += more
        }
        guard let range = unread.firstRange(of: end) else { return }
        let lines = String(decoding: unread[..<range.lowerBound], as: UTF8.self)
            .components(separatedBy: "\r\n")
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let words = lines[0].split(separator: " ").map(String.init)
        if state.withLock({ $0.saysPlaceEarly }) {
            send(connection, "104 Upload Resumption Supported\r\nLocation: /early")
        }
        var body = Array(unread[range.upperBound...])
        let isPortal = state.withLock { state in state.portal.contains(state.requests.count) }
        let length = fields["content-length"].flatMap(Int.init) ?? 0
        let cut: Int? = state.withLock { state in
            state.requests.append("\(words[0]) \(fields["upload-offset"] ?? "-")")
            guard words[0] == "PATCH", !state.cuts.isEmpty else { return nil }
            return state.cuts.removeFirst()
        }
        let wanted = min(length, cut ?? length)
        while body.count < wanted, let more = receive(connection) { body += more }
        body = Array(body.prefix(wanted))
        if isPortal || words[1] == "/login" {
            if state.withLock({ $0.isRedirecting }), words[1] != "/login" {
                send(connection, "302 Found\r\nLocation: /login")
            } else {
                send(
                    connection, "200 OK\r\nContent-Type: text/html",
                    "<html><body>Please sign in.</body></html>")
            }
            shutdown(connection, Int32(SHUT_RDWR))
            return
        }
        let answer = state.withLock { answered(words, fields, body, cut != nil, &$0) }
        if let answer { send(connection, answer) }
        shutdown(connection, Int32(SHUT_RDWR))
    }

    private static func answered(
        _ words: [String], _ fields: [String: String], _ body: [UInt8], _ isCut: Bool,
        _ state: inout State
    ) -> String? {
        let path = words[1]
        switch words[0] {
        case "POST":
            if state.isPlain { return "200 OK" }
            guard fields["upload-complete"] == "?0", let identity = fields["idempotency-key"] else {
                return "400 Bad Request"
            }
            state.identities.insert(identity)
            let place = "/uploads/\(state.files.count + 1)"
            state.files[place] = []
            state.sizes[place] = fields["upload-length"].flatMap(Int.init)
            let limit = state.largestPart.map {
                "\r\nUpload-Limit: max-size=1000000000, max-append-size=\($0)"
            }
            return "201 Created\r\nLocation: \(place)\r\nUpload-Complete: ?0" + (limit ?? "")
        case "HEAD":
            guard !state.forgets, let file = state.files[path] else {
                state.forgets = false
                return "404 Not Found"
            }
            let offset = state.lie ?? "\(file.count)"
            state.lie = nil
            let isComplete = state.complete.contains(path) ? "?1" : "?0"
            return "204 No Content\r\nUpload-Offset: \(offset)\r\nUpload-Complete: \(isComplete)"
        case "PATCH":
            guard fields["content-type"] == "application/partial-upload",
                let file = state.files[path]
            else { return "400 Bad Request" }
            if let end = state.forgetsAt, file.count >= end {
                state.forgetsAt = nil
                state.files[path] = nil
                return "404 Not Found"
            }
            guard fields["upload-offset"] == "\(file.count)" else {
                return "409 Conflict\r\nUpload-Offset: \(file.count)"
            }
            if let largest = state.largestPart, body.count > largest {
                return "413 Content Too Large"
            }
            if state.dropsLastPart, fields["upload-complete"] == "?1" {
                state.dropsLastPart = false
                return "204 No Content\r\nUpload-Offset: \(file.count)\r\nUpload-Complete: ?0"
            }
            state.files[path] = file + body
            state.bytes += body.count
            if isCut { return nil }
            guard fields["upload-complete"] == "?1" else {
                return "204 No Content\r\nUpload-Complete: ?0"
            }
            guard state.sizes[path] == file.count + body.count else { return "400 Bad Request" }
            state.complete.insert(path)
            defer { state.losesLastAnswer = false }
            return state.losesLastAnswer ? nil : "200 OK\r\nUpload-Complete: ?1"
        default: return "405 Method Not Allowed"
        }
    }

    private static func receive(_ connection: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(connection, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    private static func send(_ connection: Int32, _ head: String, _ text: String = "") {
        let bytes = Array(
            "HTTP/1.1 \(head)\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
                .utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                #if canImport(Darwin)
                Darwin.send(connection, $0.baseAddress, $0.count, noSignal)
                #else
                Glibc.send(connection, $0.baseAddress, $0.count, noSignal)
                #endif
            }
            guard count > 0 else { return }
            sent += count
        }
    }
}
