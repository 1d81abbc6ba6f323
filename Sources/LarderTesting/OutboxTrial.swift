import Larder
import LarderSimulation
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One place under test, its clock, and what is sent; the rules are in the extension.
struct OutboxTrial: Sendable {
    let place: StorageContract.Place
    let source: SourceLocation
    let clock = ManualClock()
    let online = ConnectivitySwitch(otherwise: .online)

    func outbox(
        in storage: any EntryStorage, to destination: (any Destination<String>)?,
        rule: DeliveryRule = .standard, codec: Codec<String> = .text, concurrency: Int = 4
    ) -> Outbox<String> {
        Outbox(
            name: "outbox", destination: destination, storage: storage, codec: codec, rule: rule,
            concurrency: concurrency, lease: .seconds(30),
            environment: clock.environment(connectivity: online))
    }

    func opened(_ body: @Sendable (any EntryStorage) async throws -> Void) async throws {
        try await StorageTrial(place: place, source: source).opened(body)
    }

    /// Opens the place twice if that is possible; otherwise uses one opening for both.
    func openedTwice(
        _ body: @Sendable (any EntryStorage, any EntryStorage) async throws -> Void
    ) async throws {
        guard place.isShared else { return try await opened { try await body($0, $0) } }
        try await StorageTrial(place: place, source: source).openedTwice(body)
    }

    func expect<Value: Equatable>(_ found: Value, _ wanted: Value, _ what: String = "") {
        StorageTrial(place: place, source: source).expectEqual(found, wanted, what)
    }

    func expect(
        _ code: LarderError.Code, _ body: @Sendable () async throws -> Void
    ) async {
        await StorageTrial(place: place, source: source).expect(code, body)
    }

    func local(_ text: String, expecting: UInt64? = nil) -> Write {
        Write(entries: [.put(.sample("local", text), expecting: expecting)])
    }
}

extension Outbox<String> {
    var waitingPayloads: [String?] {
        get async throws { try await waiting().map(\.payload) }
    }
}

extension ScriptedDestination<String> {
    var payloads: [String] { carriedOut.map(\.payload) }
}

extension OutboxTrial {
    func together() async throws {
        try await opened { storage in
            let outbox = outbox(in: storage, to: nil)
            try await outbox.enqueue("a", with: local("one"))
            await expect(.conflict) {
                try await outbox.enqueue("b", with: local("two", expecting: 999_999))
            }
            expect(try await outbox.waitingPayloads, ["a"])
            let found = try await storage.entry(for: "local")?.value
            expect(found, Data("one".utf8))
            try await outbox.enqueue(all: ["c", "d"], with: local("three"))
            expect(try await outbox.waitingPayloads, ["a", "c", "d"])
            guard storage.keepsMarks, let marks = storage as? any MarkStorage else { return }
            let star = Mark(scope: "articles", item: "17", name: "starred", date: clock.date)
            try await outbox.enqueue("e", with: Write(marks: [star]))
            await expect(.conflict) {
                var write = local("four", expecting: 999_999)
                write.marks = [
                    Mark(scope: "articles", item: "18", name: "starred", date: clock.date)
                ]
                try await outbox.enqueue("f", with: write)
            }
            expect(try await outbox.waitingPayloads, ["a", "c", "d", "e"])
            expect(try await marks.allMarks().map(\.item), ["17"])
        }
    }

    func anything() async throws {
        try await opened { storage in
            let payloads = [
                "", "\n", "{}\n\n", "a/b%2F\u{0}🙂", String(repeating: "x", count: 100_000),
            ]
            let lanes: [Key] = [
                "a", "a/b", "a-", "a/b/", Key(component: "a/b"), Key(component: ""), "🙂",
            ]
            let sent = ScriptedDestination<String>()
            let outbox = outbox(in: storage, to: sent)
            for lane in lanes {
                for (number, payload) in payloads.enumerated() {
                    try await outbox.enqueue(payload, in: lane, id: "\(lane) %/\n \(number)")
                }
            }
            for lane in lanes {
                expect(try await outbox.waiting(in: lane).map(\.payload), payloads, "\(lane)")
            }
            try await outbox.drain()
            for lane in lanes {
                let deliveries = sent.carriedOut.filter { $0.lane == lane }
                expect(deliveries.map(\.payload), payloads, "\(lane)")
                expect(deliveries.map(\.id), payloads.indices.map { "\(lane) %/\n \($0)" })
            }
        }
    }

    func twiceEnqueued() async throws {
        try await opened { storage in
            let outbox = outbox(in: storage, to: nil)
            for _ in 0..<3 { try await outbox.enqueue("a", id: "mine") }
            try await outbox.enqueue("b")
            expect(try await outbox.waitingPayloads, ["a", "b"])
        }
    }

    func lanes() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.hold, .hold])
            let outbox = outbox(in: storage, to: sent)
            for number in 0..<5 {
                try await outbox.enqueue("a\(number)", in: "a")
                try await outbox.enqueue("b\(number)", in: "b")
            }
            async let drained: Void = outbox.drain()
            await sent.received(atLeast: 2)
            // Both lanes are under way, and neither has overtaken itself.
            expect(Set(sent.received.map(\.payload)), ["a0", "b0"])
            sent.release()
            try await drained
            for lane in ["a", "b"] {
                expect(sent.payloads.filter { $0.hasPrefix(lane) }, (0..<5).map { "\(lane)\($0)" })
            }
        }
    }

    func commitOrder() async throws {
        try await openedTwice { one, other in
            let outboxes = [outbox(in: one, to: nil), outbox(in: other, to: nil)]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<24 {
                    group.addTask {
                        let text = "\(number)"
                        try await outboxes[number % 2].enqueue(text, in: "lane", with: local(text))
                    }
                }
                try await group.waitForAll()
            }
            let sent = ScriptedDestination<String>()
            let sender = outbox(in: one, to: sent)
            try await sender.drain()
            expect(sent.payloads.sorted(), (0..<24).map { "\($0)" }.sorted())
            let last = try await one.entry(for: "local").map {
                String(decoding: $0.value, as: UTF8.self)
            }
            expect(sent.payloads.last, last)
        }
    }

    func reopening() async throws {
        let all = (0..<7).map { "\($0)" }
        try await opened { storage in
            let outbox = outbox(in: storage, to: nil)
            for payload in all { try await outbox.enqueue(payload) }
        }
        try await opened { storage in
            let sent = ScriptedDestination<String>()
            let outbox = outbox(in: storage, to: sent)
            expect(try await outbox.counts(), OutboxCounts(waiting: 7))
            try await outbox.drain()
            expect(sent.payloads, all)
        }
    }

    func enqueuedElsewhere() async throws {
        try await openedTwice { one, other in
            let sent = ScriptedDestination<String>()
            let sender = outbox(in: one, to: sent)
            let token = sender.start()
            defer { token.cancel() }
            try await outbox(in: other, to: nil).enqueue("a", in: "x")
            await sent.received(atLeast: 1)
            expect(sent.payloads, ["a"])
            try await sender.drain()
        }
    }

    func inFlight() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.loseAnswer, .loseAnswer])
            let outbox = outbox(in: storage, to: sent)
            let id = try await outbox.enqueue("a")
            try await outbox.drain()
            expect(try await outbox.waiting().map(\.attempts), [1])
            clock.advance(by: .seconds(2))
            try await outbox.drain()
            clock.advance(by: .seconds(4))
            try await outbox.drain()
            expect(sent.received.map(\.id), [id, id, id])
            expect(sent.received.map(\.attempt), [1, 2, 3])
            expect(sent.payloads, ["a"])
            expect(try await outbox.waitingPayloads, [])
        }
    }

    func notedLater() async throws {
        try await opened { storage in
            let failing = FailingCommits(storage)
            let sent = ScriptedDestination<String>([.hold])
            let outbox = outbox(in: failing, to: sent)
            try await outbox.enqueue("a")
            async let drained: Void = outbox.drain()
            await sent.received(atLeast: 1)
            failing.fails = true
            sent.release()
            try await drained
            expect(try await outbox.waitingPayloads, ["a"])
            failing.fails = false
            clock.advance(by: .seconds(31))
            try await outbox.drain()
            expect(try await outbox.waitingPayloads, [])
            expect(sent.received.count, 1)
        }
    }

    func takeover() async throws {
        try await openedTwice { one, other in
            let sent = ScriptedDestination<String>([.hold])
            let (dying, heir) = (
                outbox(in: FailingCommits(one, after: 4), to: sent), outbox(in: other, to: sent)
            )
            let id = try await dying.enqueue("a")
            try await dying.enqueue("b")
            // Like a killed process, it writes nothing more, and never ends its lease.
            let token = dying.start()
            await sent.received(atLeast: 1)
            try await heir.drain()
            expect(sent.received.count, 1)
            clock.advance(by: .seconds(31))
            try await heir.drain()
            expect(sent.received.map(\.id).prefix(2), [id, id])
            expect(sent.payloads, ["a", "b"])
            expect(sent.received[1].fencingNumber > sent.received[0].fencingNumber, true)
            token.cancel()
            sent.release()
        }
    }

    func overtaken() async throws {
        try await openedTwice { one, other in
            let held = ScriptedDestination<String>([.hold])
            try await outbox(in: one, to: nil).enqueue(all: ["a", "b"])
            // Its clock stands still, like that of a process that was suspended.
            let stuck = OutboxTrial(place: place, source: source).outbox(in: one, to: held)
            async let drained: Void = stuck.drain()
            await held.received(atLeast: 1)
            clock.advance(by: .seconds(31))
            let refusing = ScriptedDestination<String>([.failure(.refused, "No.")])
            let heir = outbox(in: other, to: refusing)
            try await heir.drain()
            expect(try await heir.parked().map(\.payload), ["a"])
            held.release()
            try await drained
            // That it was accepted after all is a fact; beyond that the late holder does nothing.
            expect(try await heir.parked().map(\.payload), [])
            expect(try await heir.waitingPayloads, [])
            expect(refusing.payloads, ["b"])
            expect(held.payloads, ["a"])
        }
    }

    func many() async throws {
        try await openedTwice { one, other in
            let sent = ScriptedDestination<String>(honoursIdentity: false)
            let senders = (0..<4).map { outbox(in: $0 % 2 == 0 ? one : other, to: sent) }
            for number in 0..<20 {
                try await senders[0].enqueue("\(number)", in: Key("lane", "\(number % 5)"))
            }
            for _ in 0..<50 {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for sender in senders { group.addTask { try await sender.drain() } }
                    try await group.waitForAll()
                }
                if try await senders[0].counts().waiting == 0 { break }
                clock.advance(by: .seconds(2))
            }
            expect(sent.payloads.sorted(), (0..<20).map { "\($0)" }.sorted())
        }
    }

    func offline() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.failure(.unreachable)])
            let outbox = outbox(in: storage, to: sent)
            let token = outbox.start()
            defer { token.cancel() }
            try await outbox.enqueue("a")
            await sent.received(atLeast: 1)
            try await outbox.drain()
            online.isOffline = true
            try await outbox.enqueue("b", in: "other")
            try await outbox.drain()
            expect(sent.received.count, 1)
            online.isOffline = false
            // Without any time passing: neither the wait after the error nor a person is needed.
            await sent.received(atLeast: 3)
            try await outbox.drain()
            expect(Set(sent.payloads), ["a", "b"])
        }
    }

    func again() async throws {
        try await opened { storage in
            let busy = LarderError(
                .busy, message: "Busy.", retryAfter: clock.date.addingTimeInterval(120))
            let sent = ScriptedDestination<String>([.failure(.unreachable), .fail(busy)])
            let outbox = outbox(in: storage, to: sent)
            let token = outbox.start()
            defer { token.cancel() }
            try await outbox.enqueue("a")
            await sent.received(atLeast: 1)
            try await outbox.drain()
            let waiting = try await outbox.waiting()
            expect(waiting.map(\.state), [.waiting])
            expect(waiting.first?.failure?.error.code, .unreachable)
            expect(waiting.first?.nextAttempt.map { $0 > clock.date }, true)
            // Nobody enqueues or watches anything: the wait ends by itself.
            await clock.sleepers()
            clock.advance(by: .seconds(2))
            await sent.received(atLeast: 2)
            try await outbox.drain()
            clock.advance(by: .seconds(100))
            try await outbox.drain()
            expect(sent.received.count, 2)
            clock.advance(by: .seconds(20))
            await sent.received(atLeast: 3)
            try await outbox.drain()
            expect(sent.payloads, ["a"])
        }
    }

    func parking() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.failure(.refused, "Not like this.")])
            let outbox = outbox(in: storage, to: sent, concurrency: 1)
            for payload in ["a", "b"] { try await outbox.enqueue(payload) }
            try await outbox.enqueue("c", in: "other")
            try await outbox.drain()
            expect(Set(sent.payloads), ["b", "c"])
            let parked = try await outbox.parked()
            expect(parked.map(\.payload), ["a"])
            expect(parked.map(\.state), [.parked])
            expect(parked.first?.failure?.error.message, "Not like this.")
            clock.advance(by: .seconds(1_000_000))
            try await outbox.drain()
            expect(sent.received.count, 3)
        }
    }

    func asking() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.failure(.conflict)])
            let outbox = outbox(
                in: storage, to: sent, rule: DeliveryRule { _, _ in .ask }, concurrency: 1)
            let id = try await outbox.enqueue("a")
            try await outbox.enqueue("b")
            try await outbox.drain()
            try await outbox.enqueue("c", in: "other")
            clock.advance(by: .seconds(1_000_000))
            try await outbox.drain()
            expect(sent.payloads, ["c"])
            expect(try await outbox.waiting(in: .mainLane).map(\.state), [.asking, .waiting])
            try await outbox.retry(id)
            try await outbox.drain()
            expect(sent.payloads, ["c", "a", "b"])
        }
    }

    func deciding() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.failure(.refused), .failure(.refused)])
            let outbox = outbox(in: storage, to: sent)
            let ids = try await outbox.enqueue(all: ["a", "b", "c"])
            try await outbox.drain()
            expect(sent.payloads, ["c"])
            try await outbox.enqueue("d")
            // To the end of its lane: what came after it has gone already.
            try await outbox.retry(ids[0])
            try await outbox.drop(ids[1])
            await expect(.notFound) { try await outbox.retry(ids[1]) }
            await expect(.notFound) { try await outbox.drop("never") }
            try await outbox.drain()
            expect(sent.payloads, ["c", "d", "a"])
            expect(sent.carriedOut.last?.id, ids[0])
            expect(try await outbox.counts(), OutboxCounts(dropped: 1))
            let last = try await outbox.enqueue("e")
            try await outbox.drop(last)
            try await outbox.drain()
            expect(sent.payloads, ["c", "d", "a"])
        }
    }

    func replacing() async throws {
        try await opened { storage in
            let busy = LarderError(
                .busy, message: "Busy.", retryAfter: clock.date.addingTimeInterval(120))
            let sent = ScriptedDestination<String>([.fail(busy), .hold])
            let outbox = outbox(in: storage, to: sent)
            let ids = try await outbox.enqueue(all: ["a1", "b"])
            try await outbox.drain()
            await expect(.conflict) {
                try await outbox.replace(
                    ids[0], by: "a2", with: local("two", expecting: 999_999))
            }
            let id = try await outbox.replace(ids[0], by: "a2", with: local("two"))
            let found = try await storage.entry(for: "local")?.value
            expect(found.map { String(decoding: $0, as: UTF8.self) }, "two")
            await expect(.notFound) { try await outbox.replace(ids[0], by: "a3") }
            let waiting = try await outbox.waiting()
            expect(waiting.map(\.payload), ["a2", "b"])
            expect(waiting.first?.nextAttempt, clock.date.addingTimeInterval(120))
            expect(waiting.first?.failure?.error.code, .busy)
            // Not before the moment that the other side named.
            try await outbox.drain()
            expect(sent.received.count, 1)
            clock.advance(by: .seconds(120))
            async let drained: Void = outbox.drain()
            await sent.received(atLeast: 2)
            await expect(.busy) { try await outbox.replace(id, by: "a3") }
            sent.release()
            try await drained
            expect(sent.payloads, ["a2", "b"])
            expect(sent.carriedOut.map(\.id), [id, ids[1]])
            await expect(.notFound) { try await outbox.replace(id, by: "a3") }
            expect(try await outbox.counts(), OutboxCounts())
        }
    }

    func dropping() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.failure(.conflict, "Theirs is newer.")])
            let outbox = outbox(
                in: storage, to: sent,
                rule: DeliveryRule { error, _ in error.code == .conflict ? .drop : .again })
            try await outbox.enqueue("a")
            try await outbox.enqueue("b")
            try await outbox.drain()
            expect(sent.payloads, ["b"])
            let dropped = try await outbox.dropped()
            expect(dropped.map(\.payload), ["a"])
            expect(dropped.map(\.state), [.dropped])
            expect(dropped.first?.failure?.error.message, "Theirs is newer.")
        }
    }

    func unreadable() async throws {
        try await opened { storage in
            let newer = Codec<String>(
                format: "text/2", encode: Codec.text.encode, decode: Codec.text.decode)
            try await outbox(in: storage, to: nil, codec: newer).enqueue("a", id: "newer")
            let sent = ScriptedDestination<String>()
            let outbox = outbox(in: storage, to: sent)
            try await outbox.enqueue("b")
            try await outbox.drain()
            expect(sent.payloads, ["b"])
            let parked = try await outbox.parked()
            expect(parked.map(\.id), ["newer"])
            expect(parked.map(\.payload), [nil])
            // Updated, it can be sent.
            let updated = self.outbox(in: storage, to: sent, codec: newer)
            try await updated.retry("newer")
            try await updated.drain()
            expect(sent.payloads, ["b", "a"])
        }
    }

    func tidy() async throws {
        try await opened { storage in
            let sent = ScriptedDestination<String>([.failure(.unreachable)])
            let outbox = outbox(in: storage, to: sent)
            for number in 0..<10 {
                try await outbox.enqueue("\(number)", in: Key("lane", "\(number % 3)"))
            }
            try await outbox.drain()
            clock.advance(by: .seconds(10))
            try await outbox.drain()
            expect(sent.payloads.count, 10)
            expect(try await storage.allSummaries().map(\.key), [])
            // An empty lane begins with 1 again, and keeps its order.
            try await outbox.enqueue("x", in: "lane/1")
            try await outbox.enqueue("y", in: "lane/1")
            try await outbox.drain()
            expect(sent.payloads.suffix(2), ["x", "y"])
        }
    }
}
