import Foundation
import Larder
import LarderHTTP

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server on loopback that answers as the test says and keeps the bytes of every request.
final class FeedOrigin: Sendable {
    /// A request as it came.
    struct Request: Sendable {
        var bytes: String
        var method: String
        var target: String
        var lines: [String]

        /// The path without the query.
        var path: String { String(target.prefix { $0 != "?" }) }

        /// The values of a field, byte for byte.
        func values(_ name: String) -> [String] {
            lines.filter { $0.lowercased().hasPrefix(name.lowercased() + ":") }
                .map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
        }

        func value(_ name: String) -> String? { values(name).first }
    }

    /// What is sent for a request.
    struct Reply: Sendable {
        var status = 200
        var fields: [String] = []
        var body = Data()

        /// What comes after the body that was announced, or in place of the rest of it.
        var ending = Ending.keep

        enum Ending: Sendable {
            /// The next request on the connection is read.
            case keep
            /// The body has no end.
            case endless
            /// Half of the body comes, and then nothing.
            case stalled
            /// Nothing comes before the gate is open.
            case gate(Gate)
        }

        init(
            _ status: Int = 200, _ fields: [String] = [], body: String = "",
            ending: Ending = .keep
        ) {
            (self.status, self.fields, self.body) = (status, fields, Data(body.utf8))
            self.ending = ending
        }
    }

    /// Shut until the test opens it.
    final class Gate: Sendable {
        private let condition = NSCondition()
        private let isOpen = Locked(false)

        func open() {
            isOpen.withLock { $0 = true }
            condition.lock()
            condition.broadcast()
            condition.unlock()
        }

        func pass() {
            condition.lock()
            while !isOpen.withLock({ $0 }) { condition.wait() }
            condition.unlock()
        }
    }

    typealias Answer = @Sendable (Request) -> Reply

    private struct State: Sendable {
        var answers: [String: Answer] = [:]
        var requests: [Request] = []
        var connections: Set<Int32> = []
        var gates: [Gate] = []
        var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        mutating func met() -> [CheckedContinuation<Void, Never>] {
            let met = waiters.filter { $0.count <= requests.count }
            waiters.removeAll { $0.count <= requests.count }
            return met.map(\.continuation)
        }
    }

    let port: Int
    /// The socket that is listened to, until the server is stopped: later its number may be another
    /// server's.
    private let listener: Locked<Int32?>
    private let state: Locked<State>

    /// Starts a server; `now` is what it takes for the time.
    init(now: @escaping @Sendable () -> Date) throws {
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
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 256) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard isListening else { throw CocoaError(.featureUnsupported) }
        port = Int(UInt16(bigEndian: address.sin_port))
        let state = Locked(State())
        self.state = state
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    close(descriptor)
                    return
                }
                state.withLock { _ = $0.connections.insert(connection) }
                Thread.detachNewThread {
                    Self.serve(connection, state, now)
                    // Closed under the lock, so that no number is used after it was given away.
                    state.withLock { state in
                        state.connections.remove(connection)
                        close(connection)
                    }
                }
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
        let gates = state.withLock { state in
            for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
            return state.gates
        }
        for gate in gates { gate.open() }
    }

    /// The address of a path.
    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
            throw CocoaError(.featureUnsupported)
        }
        return url
    }

    /// Answers a path from now on; what is not set is not found.
    func answer(_ path: String, _ answer: @escaping Answer) {
        state.withLock { $0.answers[path] = answer }
    }

    /// Answers a path with the same reply each time.
    func answer(_ path: String, _ reply: Reply) { answer(path) { _ in reply } }

    /// The requests so far.
    var requests: [Request] { state.withLock { $0.requests } }

    /// Waits until so many requests have come.
    func arrivals(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.requests.count >= count { return true }
                state.waiters.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    private static func serve(
        _ connection: Int32, _ state: Locked<State>, _ now: @Sendable () -> Date
    ) {
        var unread: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let end = Array("\r\n\r\n".utf8)
        while true {
            var head = unread.firstRange(of: end)
            while head == nil {
                let count = read(connection, &buffer, buffer.count)
                // A handshake of TLS begins with this byte; nobody speaks that here.
                guard count > 0, buffer[0] != 0x16 else { return }
                unread += buffer[..<count]
                head = unread.firstRange(of: end)
            }
            guard let head else { return }
            let text = String(decoding: unread[..<head.upperBound], as: UTF8.self)
            unread.removeFirst(head.upperBound)
            let lines = text.components(separatedBy: "\r\n").filter { !$0.isEmpty }
            let words = (lines.first ?? "").split(separator: " ").map(String.init)
            let request = Request(
                bytes: text, method: words.first ?? "",
                target: words.dropFirst().first ?? "", lines: Array(lines.dropFirst()))
            let (answer, met) = state.withLock { state in
                state.requests.append(request)
                return (state.answers[request.path], state.met())
            }
            for continuation in met { continuation.resume() }
            let reply = answer?(request) ?? Reply(404)
            guard send(reply, over: connection, state, now()) else { return }
        }
    }

    /// Sends a reply and returns whether the connection goes on.
    private static func send(
        _ reply: Reply, over connection: Int32, _ state: Locked<State>, _ now: Date
    ) -> Bool {
        if case .gate(let gate) = reply.ending {
            state.withLock { $0.gates.append(gate) }
            gate.pass()
        }
        var fields = reply.fields
        if !fields.contains(where: { $0.lowercased().hasPrefix("date:") }) {
            fields.append("Date: " + HTTPDate.format(now))
        }
        if case .endless = reply.ending {
        } else if reply.status != 304 {
            fields.append("Content-Length: \(reply.body.count)")
        }
        let head = (["HTTP/1.1 \(reply.status) Status"] + fields + ["", ""]).joined(
            separator: "\r\n")
        guard send(Array(head.utf8), connection) else { return false }
        switch reply.ending {
        case .keep, .gate: return send(Array(reply.body), connection)
        case .endless:
            let block = [UInt8](repeating: 0x20, count: 16_384)
            while send(block, connection) {}
            return false
        case .stalled:
            _ = send(Array(reply.body.prefix(reply.body.count / 2)), connection)
            var buffer = [UInt8](repeating: 0, count: 64)
            while read(connection, &buffer, buffer.count) > 0 {}
            return false
        }
    }

    private static func send(_ bytes: [UInt8], _ connection: Int32) -> Bool {
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
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
