#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One fetch in the air, and those who wait for it.
///
/// A fetch belongs to its owners: those who joined it, and whoever it runs behind. Joining counts from
/// that moment, not from the moment of waiting. When the last owner has left, and the rule says so,
/// the fetch is cancelled, and from then on nobody can join it. Every waiter ends exactly once: with
/// what the fetch came to, or with its own cancellation.
final class Flight: Sendable {
    /// How often the entry had been set by hand when the fetch began: what a person sets later stands.
    let sets: UInt32

    /// What it is to do.
    let order: FetchOrder

    /// How a fetch ended.
    enum Ending: Sendable {
        /// What it brought is shown.
        case landed(AnyPicture)
        case failed(LarderError)
        /// Somebody said that everybody should stop.
        case cancelled
        /// What it was asked for was erased meanwhile.
        case superseded
    }

    private struct State {
        /// How often the entry had been invalidated when the source was asked: what the fetch brings answers
        /// a question of that moment.
        var invalidations: UInt32
        var ending: Ending?
        var waiters: [Int: CheckedContinuation<Ending, any Error>] = [:]
        var nextWaiter = 0
        var owners = 0
        var task: Task<Void, Never>?
        /// What the fetch ends with once it was told to stop.
        var stopped: Ending?
        /// The tags that were invalidated since the source was asked; of blobs, the contents that were
        /// removed.
        var tags: Set<String> = []
        /// Whether what it brought was out of date before it came.
        var isOutdated = false
        /// Whether somebody else wrote since the source was asked.
        var haveOthersWritten = false
        /// Whether a value was met, and found to be gone, since the source was asked.
        var wasErased = false
        /// When the source was asked, and when somebody else asked for what is stored since.
        var asked: Date?
        var othersAsked: Date?
    }

    private let state: Locked<State>

    init(sets: UInt32 = 0, invalidations: UInt32 = 0, order: FetchOrder = FetchOrder()) {
        self.sets = sets
        self.order = order
        state = Locked(State(invalidations: invalidations))
    }

    /// How often the entry had been invalidated when the source was asked.
    var invalidations: UInt32 { state.withLock { $0.invalidations } }

    /// Notes that what it brought was out of date before it came.
    func markOutdated() { state.withLock { $0.isOutdated = true } }

    /// Whether what it brought was out of date before it came; who watches wants another.
    var isOutdated: Bool { state.withLock { $0.isOutdated } }

    /// Notes that the source is asked now: it knows what others wrote before, and all invalidations until
    /// this one.
    func noteAsking(at now: Date, after invalidations: UInt32) {
        state.withLock { state in
            (state.haveOthersWritten, state.wasErased) = (false, false)
            (state.asked, state.othersAsked) = (now, nil)
            (state.invalidations, state.tags) = (invalidations, [])
        }
    }

    /// When the source was asked.
    var asked: Date? { state.withLock { $0.asked } }

    /// Notes when somebody else asked for what is stored now.
    func noteOthersAsked(_ moment: Date) { state.withLock { $0.othersAsked = moment } }

    /// Whether somebody else asked later, whose answer is stored.
    var isOvertaken: Bool {
        state.withLock { state in
            guard let asked = state.asked, let others = state.othersAsked else { return false }
            return others > asked
        }
    }

    /// Notes that what the storage had is gone.
    func noteErased() { state.withLock { ($0.wasErased, $0.othersAsked) = (true, nil) } }

    /// Whether something that the storage had is gone since the source was asked.
    var wasErased: Bool { state.withLock { $0.wasErased } }

    /// Notes that somebody else wrote.
    func noteOthers() { state.withLock { $0.haveOthersWritten = true } }

    /// Whether somebody else wrote since the source was asked, as far as we have heard.
    var haveOthersWritten: Bool { state.withLock { $0.haveOthersWritten } }

    /// Notes that values with these tags are out of date, should it bring one.
    func invalidate(_ tags: Set<String>) {
        state.withLock { $0.tags.formUnion(tags) }
    }

    /// Whether values with some tags are out of date since the source was asked.
    var hasLostTags: Bool { state.withLock { !$0.tags.isEmpty } }

    /// Whether a value with these tags was out of date before it came.
    func isInvalidated(by tags: Set<String>) -> Bool {
        state.withLock { !$0.tags.isDisjoint(with: tags) }
    }

    /// Hands over the task that carries out the fetch.
    func start(_ task: Task<Void, Never>) {
        let isStopped = state.withLock { state in
            if state.ending == nil { state.task = task }
            return state.stopped != nil
        }
        if isStopped { task.cancel() }
    }

    /// Makes the caller an owner, unless the fetch is over or was told to stop. Who joined must
    /// ``wait(leaving:)``, or ``leave(_:)``.
    func join() -> Bool {
        state.withLock { state in
            guard state.ending == nil, state.stopped == nil else { return false }
            state.owners += 1
            return true
        }
    }

    /// Gives up an ownership; with `.cancel` the last one who leaves ends the fetch.
    func leave(_ rule: AbandonedFetch) {
        stopIfAbandoned(rule) { $0.owners -= 1 }
    }

    /// Ends a fetch that nobody owns, if that is the rule: when the last watcher has left.
    func watcherLeft(_ rule: AbandonedFetch) {
        stopIfAbandoned(rule) { _ in }
    }

    private func stopIfAbandoned(_ rule: AbandonedFetch, _ change: (inout State) -> Void) {
        let task: Task<Void, Never>? = state.withLock { state in
            change(&state)
            // What runs behind a value already returned runs on, whoever leaves.
            guard rule == .cancel, !order.isBackground, state.owners == 0, state.ending == nil,
                state.stopped == nil
            else { return nil }
            state.stopped = .cancelled
            return state.task
        }
        task?.cancel()
    }

    /// Stops the fetch; those who wait get `ending` when it has stopped.
    func stop(with ending: Ending) {
        let task: Task<Void, Never>? = state.withLock { state in
            guard state.ending == nil, state.stopped == nil else { return nil }
            state.stopped = ending
            return state.task
        }
        task?.cancel()
    }

    /// Waits for the end, as an owner; leaves when the calling task is cancelled, and throws that.
    ///
    /// `isAlone` is called when this owner leaves early, and says what becomes of a fetch that it
    /// leaves behind.
    func wait(leaving isAlone: @escaping @Sendable () -> AbandonedFetch) async throws -> Ending {
        let id = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enum Step { case wait, leave, end(Ending) }
                let step: Step = state.withLock { state in
                    if let ending = state.ending { return .end(ending) }
                    if Task.isCancelled { return .leave }
                    state.waiters[id] = continuation
                    return .wait
                }
                switch step {
                case .wait: break
                case .end(let ending): continuation.resume(returning: ending)
                case .leave:
                    leave(isAlone())
                    continuation.resume(throwing: CancellationError())
                }
            }
        } onCancel: {
            guard let waiter = state.withLock({ $0.waiters.removeValue(forKey: id) }) else {
                return
            }
            leave(isAlone())
            waiter.resume(throwing: CancellationError())
        }
    }

    /// Ends the fetch for everybody who waits; one that was told to stop ends as it was told, unless
    /// it landed first.
    func finish(_ ending: Ending) {
        let (waiters, ending) = state.withLock { state in
            var ending = ending
            if case .landed = ending {} else { ending = state.stopped ?? ending }
            state.ending = ending
            state.task = nil
            defer { state.waiters = [:] }
            return (state.waiters, ending)
        }
        for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) {
            waiter.resume(returning: ending)
        }
    }
}

/// What becomes of a fetch that nobody waits for any more.
public enum AbandonedFetch: Sendable, Hashable {
    /// It is cancelled, down to the wire. The default: it spares the battery and the other side.
    case cancel
    /// It runs on and its value is kept; for answers that are costly to ask for again.
    case finish
}
