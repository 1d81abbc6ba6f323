#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One running fetch, and everybody who waits for it.
///
/// A fetch belongs to its owners: the callers that joined it, and the one it runs in the background for.
/// Ownership starts with joining, not with waiting. When the last owner leaves and the rule says so, the
/// fetch is cancelled, and nobody can join it from then on. Every waiter resumes exactly once: with the
/// outcome of the fetch, or with its own cancellation.
final class SharedTask: Sendable {
    /// What the fetch has to do.
    let order: FetchOrder

    /// How a fetch ended.
    enum Ending: Sendable {
        /// Its result is shown.
        case applied(AnyPicture)
        case failed(LarderError)
        /// It was cancelled for everybody.
        case cancelled
        /// The value it was to fetch was erased in the meantime.
        case superseded
    }

    private struct State {
        var sets: UInt32
        /// How often the entry had been invalidated when the source was asked, which is the moment that the
        /// answer is for.
        var invalidations: UInt32
        var ending: Ending?
        /// A place for each that ever waited, in the order in which they came; nil before and after.
        var waiters: [CheckedContinuation<Ending, any Error>?] = []
        var owners = 0
        var task: Task<Void, Never>?
        /// The ending of the fetch once it was told to stop.
        var stopped: Ending?
        /// The tags that were invalidated since the source was asked; for blobs, the contents that were
        /// removed.
        var tags: Set<String> = []
        /// Whether its result was invalidated before it arrived.
        var isOutdated = false
        /// Whether somebody else wrote since the source was asked.
        var haveOthersWritten = false
        /// Whether a stored value was found to be gone since the source was asked.
        var wasErased = false
        /// When the source was asked, and when another process asked for what is stored since.
        var asked: Date?
        var othersAsked: Date?
        /// Who follows the fetch, and knows the callers that joined it by something.
        var followed: (any FollowedFetch)?
        var joined: [any Sendable] = []
    }

    private let state: Locked<State>

    init(sets: UInt32 = 0, invalidations: UInt32 = 0, order: FetchOrder = FetchOrder()) {
        self.order = order
        state = Locked(State(sets: sets, invalidations: invalidations))
    }

    /// How often the entry had been set when the fetch began, or when a source that waited for that asked; a value
    /// set later wins.
    var sets: UInt32 { state.withLock { $0.sets } }

    /// How often the entry had been invalidated when the source was asked.
    var invalidations: UInt32 { state.withLock { $0.invalidations } }

    /// Notes that the result was invalidated before it arrived.
    func markOutdated() { state.withLock { $0.isOutdated = true } }

    /// Whether the result was invalidated before it arrived; watchers then want another.
    var isOutdated: Bool { state.withLock { $0.isOutdated } }

    /// Notes that the source is being asked: its answer takes account of everything others wrote and every
    /// invalidation so far.
    func noteAsking(at now: Date, after invalidations: UInt32, sets: UInt32? = nil) {
        state.withLock { state in
            state.sets = sets ?? state.sets
            (state.haveOthersWritten, state.wasErased) = (false, false)
            (state.asked, state.othersAsked) = (now, nil)
            (state.invalidations, state.tags) = (invalidations, [])
        }
    }

    /// When the source was asked.
    var asked: Date? { state.withLock { $0.asked } }

    /// Notes when somebody else asked for what is stored now.
    func noteOthersAsked(_ moment: Date) { state.withLock { $0.othersAsked = moment } }

    /// Whether somebody else asked later and that answer is stored.
    var isOvertaken: Bool {
        state.withLock { state in
            guard let asked = state.asked, let others = state.othersAsked else { return false }
            return others > asked
        }
    }

    /// Notes that the stored value is gone.
    func noteErased() { state.withLock { ($0.wasErased, $0.othersAsked) = (true, nil) } }

    /// Whether a stored value has disappeared since the source was asked.
    var wasErased: Bool { state.withLock { $0.wasErased } }

    /// Notes that somebody else wrote.
    func noteOthers() { state.withLock { $0.haveOthersWritten = true } }

    /// Whether somebody else is known to have written since the source was asked.
    var haveOthersWritten: Bool { state.withLock { $0.haveOthersWritten } }

    /// Notes that values with these tags are invalidated, in case the fetch returns one.
    func invalidate(_ tags: Set<String>) {
        state.withLock { $0.tags.formUnion(tags) }
    }

    /// Whether values with some tags are out of date since the source was asked.
    var hasLostTags: Bool { state.withLock { !$0.tags.isEmpty } }

    /// Whether a value with these tags was out of date before it came.
    func isInvalidated(by tags: Set<String>) -> Bool {
        state.withLock { !$0.tags.isDisjoint(with: tags) }
    }

    /// Takes who follows the fetch to its end.
    func follow(_ followed: any FollowedFetch) { state.withLock { $0.followed = followed } }

    /// Notes a caller who joined.
    func noteJoining(_ asker: any Sendable) {
        state.withLock { if $0.joined.count < 128 { $0.joined.append(asker) } }
    }

    /// Takes the task that carries out the fetch.
    func start(_ task: Task<Void, Never>) {
        let isStopped = state.withLock { state in
            if state.ending == nil { state.task = task }
            return state.stopped != nil
        }
        if isStopped { task.cancel() }
    }

    /// Makes the caller an owner, unless the fetch has ended or was told to stop. An owner must call
    /// ``wait(leaving:)`` or ``leave(_:)``.
    func join() -> Bool {
        state.withLock { state in
            guard state.ending == nil, state.stopped == nil else { return false }
            state.owners += 1
            return true
        }
    }

    /// Gives up ownership; with `.cancel`, the fetch is cancelled when the last owner leaves.
    func leave(_ rule: CancellationPolicy) {
        stopIfAbandoned(rule) { $0.owners -= 1 }
    }

    /// Called when the last watcher has left: ends a fetch that nobody owns, if that is the rule.
    func watcherLeft(_ rule: CancellationPolicy) {
        stopIfAbandoned(rule) { _ in }
    }

    private func stopIfAbandoned(_ rule: CancellationPolicy, _ change: (inout State) -> Void) {
        let task: Task<Void, Never>? = state.withLock { state in
            change(&state)
            // A background fetch continues, whoever leaves.
            guard rule == .cancel, !order.isBackground, state.owners == 0, state.ending == nil,
                state.stopped == nil
            else { return nil }
            state.stopped = .cancelled
            return state.task
        }
        task?.cancel()
    }

    /// Stops the fetch; waiters receive `ending` once it has stopped.
    func stop(with ending: Ending) {
        let task: Task<Void, Never>? = state.withLock { state in
            guard state.ending == nil, state.stopped == nil else { return nil }
            state.stopped = ending
            return state.task
        }
        task?.cancel()
    }

    /// Waits for the end, as an owner. If the calling task is cancelled, leaves and throws the cancellation.
    ///
    /// `isAlone` is called when this owner leaves early, and returns the rule for a fetch that it leaves
    /// behind.
    nonisolated(nonsending) func wait(
        leaving isAlone: @escaping @Sendable () -> CancellationPolicy
    ) async throws -> Ending {
        let place = state.withLock { state in
            state.waiters.append(nil)
            return state.waiters.count - 1
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enum Step { case wait, leave, end(Ending) }
                let step: Step = state.withLock { state in
                    if let ending = state.ending { return .end(ending) }
                    if Task.isCancelled { return .leave }
                    state.waiters[place] = continuation
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
            let waiter = state.withLock { state in
                guard state.ending == nil else {
                    return nil as CheckedContinuation<Ending, any Error>?
                }
                return state.waiters[place].take()
            }
            guard let waiter else { return }
            leave(isAlone())
            waiter.resume(throwing: CancellationError())
        }
    }

    /// Ends the fetch for every waiter. A fetch that was told to stop ends as told, unless its answer was applied.
    func finish(_ ending: Ending) {
        let (waiters, ending, followed, joined) = state.withLock { state in
            var ending = ending
            if case .applied = ending {} else { ending = state.stopped ?? ending }
            state.ending = ending
            state.task = nil
            defer { (state.waiters, state.followed, state.joined) = ([], nil, []) }
            return (state.waiters, ending, state.followed, state.joined)
        }
        followed?.end(FetchEnding(outcome: ending.outcome, joined: joined))
        for waiter in waiters { waiter?.resume(returning: ending) }
    }
}

/// What happens to a fetch that nobody is waiting for.
public enum CancellationPolicy: Sendable, Hashable {
    /// It is cancelled, down to the network. The default: it saves battery and spares the server.
    case cancel
    /// It runs to the end and its value is kept; for answers that are expensive to request again.
    case finish
}
