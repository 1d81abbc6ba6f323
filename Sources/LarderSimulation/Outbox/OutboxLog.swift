import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What happened in a run of an outbox, and the promises it is checked against.
final class OutboxLog: RunLog {
    fileprivate struct State: Sendable {
        /// What was ever stored, with its last place in the order of commits.
        var order: [String: Int] = [:]
        var slots: [Key: String] = [:]
        var places = 0
        var acknowledged: Set<String> = []
        /// What was refused or given up at some time.
        var setAside: Set<String> = []
        var dropped: Set<String> = []
        var carriedOut: [String: Int] = [:]
        var forgotten: Set<String> = []
        var last: [Key: Int] = [:]
        var attempts: [String: Int] = [:]
        var senders: [String: Set<Int>] = [:]
        var tally = SimulationTally()
    }

    fileprivate struct Head: Decodable {
        var id: String
        var lane: String
        var state: OutboxState
    }

    private let state = Locked(State())
    private static let root = Key(component: "outbox")

    var attempts: [String: Int] { state.withLock { $0.attempts } }

    func tally<Result>(_ body: (inout SimulationTally) -> Result) -> Result {
        state.withLock { body(&$0.tally) }
    }

    func acknowledged(_ id: String) {
        state.withLock { state in
            state.acknowledged.insert(id)
            if state.order[id] == nil { state.tally.fail("acknowledged is stored", id) }
        }
    }

    func forgot(_ ids: Set<String>) { state.withLock { $0.forgotten.formUnion(ids) } }

    // MARK: - Commits

    func committed(_ commit: SimulatedCommit) {
        state.withLock { state in
            state.tally.mix(1, commit.opening, commit.changes.count)
            switch commit.outcome {
            case .failed: state.tally.cover("commit failed")
            case .refused: state.tally.cover("conflict")
            case .unsaid: state.tally.cover("commit failed after it took place")
            case .done: break
            }
            guard commit.outcome == .done || commit.outcome == .unsaid else { return }
            let keys = Set(commit.changes.map(\.key))
            for change in commit.changes {
                guard let path = change.key.relative(to: Self.root)?.components else { continue }
                switch (path.first, change.kind) {
                case ("waiting", .put(let text, _)): state.put(Self.head(text), change.key, keys)
                case ("waiting", .remove): state.remove(change.key, keys)
                case ("parked", .put): state.tally.cover("parked")
                case ("dropped", .put):
                    if let id = path.last { state.dropped.insert(id) }
                default: break
                }
                if path.first == "parked" || path.first == "dropped", let id = path.last {
                    state.setAside.insert(id)
                }
            }
        }
    }

    private static func head(_ text: String) -> Head? {
        let line = text.prefix { $0 != "\n" }
        return try? JSONDecoder().decode(Head.self, from: Data(line.utf8))
    }

    // MARK: - The server

    func received(_ delivery: Delivery<Int>, from node: Int) {
        state.withLock { state in
            state.tally.mix(2, delivery.payload, delivery.attempt, node)
            if state.order[delivery.id] == nil {
                state.tally.fail("stored before it is sent", delivery.id)
            }
            state.attempts[delivery.id, default: 0] += 1
            state.senders[delivery.id, default: []].insert(node)
            if state.senders[delivery.id]?.count == 2 {
                state.tally.cover("taken over")
            }
        }
    }

    func carriedOut(_ delivery: Delivery<Int>) {
        let id = delivery.id
        state.withLock { state in
            state.tally.mix(3, delivery.payload)
            state.carriedOut[id, default: 0] += 1
            if state.carriedOut[id] ?? 0 > 1 {
                if !state.forgotten.contains(id) { state.tally.fail("carried out once", id) }
                state.tally.cover("carried out twice, as the identity was forgotten")
                return
            }
            guard !state.setAside.contains(id), let place = state.order[id] else { return }
            if let last = state.last[delivery.lane], last > place {
                state.tally.fail("in order", "\(id) in \(delivery.lane): \(place) after \(last)")
            }
            state.last[delivery.lane] = place
        }
    }

    // MARK: - The end

    /// Checks what is left when everything has ended.
    func settled(waiting: [OutboxItem<Int>], parked: [OutboxItem<Int>]) {
        state.withLock { state in
            var held: Set<Key> = []
            for item in waiting {
                if item.state == .asking {
                    held.insert(item.lane)
                    state.tally.cover("asking")
                } else if !held.contains(item.lane) {
                    state.tally.fail(
                        "everything is sent", "\(item.id) in \(item.lane): \(item.state)")
                }
            }
            let left = Set((waiting + parked).map(\.id))
            for id in state.acknowledged.sorted() {
                guard state.carriedOut[id] == nil, !left.contains(id), !state.dropped.contains(id)
                else { continue }
                state.tally.fail("acknowledged arrives or is shown", id)
            }
        }
    }
}

extension OutboxLog.State {
    fileprivate mutating func put(_ head: OutboxLog.Head?, _ key: Key, _ keys: Set<Key>) {
        guard let head else { return tally.fail("readable", "\(key)") }
        if head.state == .asking { setAside.insert(head.id) }
        guard slots[key] != head.id else { return }
        if order[head.id] == nil, !keys.contains(Key("local", head.id)) {
            tally.fail("together with its local change", head.id)
        }
        slots[key] = head.id
        places += 1
        order[head.id] = places
    }

    fileprivate mutating func remove(_ key: Key, _ keys: Set<Key>) {
        guard let id = slots.removeValue(forKey: key) else { return }
        let isKept = keys.contains { $0.components.last == id && $0 != key }
        if !isKept, carriedOut[id] == nil { tally.fail("removed once delivered", id) }
    }
}
