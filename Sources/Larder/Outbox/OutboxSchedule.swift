#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Which lanes are being sent, and which are next: pure.
struct OutboxSchedule: Sendable {
    /// Why a lane is left alone.
    enum Rest: Sendable, Equatable {
        /// Nothing is left to send, or a person has to decide.
        case done
        /// The first write is due then.
        case until(Date)
        /// The device is offline.
        case offline
        /// Something has changed in the meantime: look again at once.
        case again
    }

    private let concurrency: Int

    /// The lanes that are ready, in the order of their turns.
    private var ready: ArraySlice<Key> = []
    private var isReady: Set<Key> = []
    private var running: Set<Key> = []
    /// The running lanes that are to be visited once more.
    private var again: Set<Key> = []
    /// How long lanes rest, on a clock that nobody sets.
    private var later: [Key: Duration] = [:]
    private var offline: Set<Key> = []

    init(concurrency: Int) { self.concurrency = concurrency }

    /// Whether no lane is running or ready.
    var isIdle: Bool { running.isEmpty && ready.isEmpty }

    /// Whether a lane is not running or ready.
    func isIdle(_ lane: Key) -> Bool { !running.contains(lane) && !isReady.contains(lane) }

    /// When the first of the resting lanes is due, on a clock that nobody sets.
    var firstDue: Duration? { later.values.min() }

    /// Makes a lane ready.
    mutating func visit(_ lane: Key) {
        if running.contains(lane) {
            again.insert(lane)
        } else if isReady.insert(lane).inserted {
            later[lane] = nil
            offline.remove(lane)
            ready.append(lane)
        }
    }

    /// Makes the lanes ready that are due, or all that rest.
    mutating func visitResting(dueAt now: Duration? = nil) {
        let due = later.filter { rest in now.map { rest.value <= $0 } ?? true }.keys
        for lane in due.sorted() { visit(lane) }
        if now == nil { for lane in offline.sorted() { visit(lane) } }
    }

    /// Lets the running lanes be visited once more.
    mutating func visitRunning() { again.formUnion(running) }

    /// Takes the next lane to send, if another may run.
    mutating func start() -> Key? {
        guard running.count < concurrency, let lane = ready.popFirst() else { return nil }
        if ready.isEmpty { ready = [] }
        isReady.remove(lane)
        running.insert(lane)
        return lane
    }

    /// Ends the turn of a lane at a moment, told by the clock of the device and by one that nobody sets.
    mutating func end(_ lane: Key, _ rest: Rest, at date: Date, _ now: Duration) {
        running.remove(lane)
        if again.remove(lane) != nil { return visit(lane) }
        switch rest {
        case .done: break
        case .until(let due): later[lane] = now + .seconds(max(0, due.timeIntervalSince(date)))
        case .offline: offline.insert(lane)
        case .again: visit(lane)
        }
    }

    /// Forgets everything that is not running.
    mutating func stop() {
        let running = running
        self = OutboxSchedule(concurrency: concurrency)
        self.running = running
    }
}
