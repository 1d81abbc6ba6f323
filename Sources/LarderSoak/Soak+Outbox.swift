#if SQLite
import Foundation
import Larder
import LarderSQLite

/// A server in a file: one line for each write that was carried out, with its identity.
final class LineServer: Destination {
    private struct State {
        var known: Set<String>
        var random = SystemRandomNumberGenerator()
    }

    private let handle: FileHandle
    private let state: Locked<State>

    init(_ file: URL) throws {
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        state = Locked(State(known: Set(try Self.lines(of: file).map { "\($0[0])" })))
    }

    static func lines(of file: URL) throws -> [[Substring]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ") }
    }

    /// Carries a write out once, in one call of the system; some requests and some answers are lost.
    func send(_ delivery: Delivery<Int>) async throws {
        let draw = state.withLock { Int.random(in: 0..<8, using: &$0.random) }
        if draw == 0 { throw LarderError(.unreachable, message: "The request was lost.") }
        try state.withLock { state in
            guard state.known.insert(delivery.id).inserted else { return }
            let line = "\(delivery.id) \(delivery.lane) \(delivery.payload)\n"
            try handle.write(contentsOf: Data(line.utf8))
        }
        if draw == 1 { throw LarderError(.timedOut, message: "The answer was lost.") }
    }
}

extension Soak {
    private var log: URL { folder.appendingPathComponent("server.log") }

    private func outbox(in storage: SQLiteStorage) throws -> Outbox<Int> {
        Outbox(
            name: "outbox", destination: try LineServer(log), storage: storage,
            rule: DeliveryRule(first: .milliseconds(5), longest: .milliseconds(50)) { _, _ in
                .again
            }, lease: .milliseconds(300))
    }

    /// Enqueues numbers in three lanes, each with an entry and a mark, prints each once that is kept, and sends
    /// them in the meantime.
    func send() async throws {
        let storage = try open()
        let outbox = try outbox(in: storage)
        let sending = outbox.start()
        var next = try await storage.marks(named: .read, in: "soak").count + 1
        while true {
            try await outbox.enqueue(
                next, in: Key("lane", "\(next % 3)"),
                with: Write(
                    entries: [.put(.text(Key("n", "\(next)"), "\(next)"), expecting: 0)],
                    marks: [.number(next)]))
            say("\(next)")
            next += 1
        }
        withExtendedLifetime(sending) {}
    }

    /// Sends the rest, and prints the highest number; fails unless every number arrived once and each lane in
    /// order.
    func sent() async throws {
        let storage = try open()
        let outbox = try outbox(in: storage)
        for _ in 0..<400 where try await outbox.counts().waiting > 0 {
            try await outbox.drain()
            try await Task.sleep(for: .milliseconds(20))
        }
        let left = try await outbox.counts()
        guard left == OutboxCounts() else { fail("\(left.waiting) are still waiting") }
        var lanes: [Substring: Int] = [:]
        var numbers: Set<Int> = []
        for line in try LineServer.lines(of: log) {
            guard line.count == 3, let number = Int(line[2]) else { fail("a line of \(line)") }
            guard numbers.insert(number).inserted else { fail("\(number) arrived twice") }
            guard lanes[line[1]] ?? 0 < number else { fail("\(number) came late in \(line[1])") }
            lanes[line[1]] = number
        }
        let marks = Set(
            try await storage.marks(named: .read, in: "soak").compactMap { Int($0.item) })
        guard numbers == marks else { fail("\(marks.count) marks, \(numbers.count) arrived") }
        guard numbers.count == numbers.max() ?? 0 else { fail("a number is missing") }
        say("\(numbers.count)")
        try await storage.close()
    }
}
#endif
