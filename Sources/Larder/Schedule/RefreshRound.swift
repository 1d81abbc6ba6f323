#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Checks many things at once, gently to each host.
///
/// A few checks run at a time, one or a few for each host, and each host rests between two. A host
/// that hangs, fails or asks to be left alone holds up nobody but itself: its further items wait
/// while those of others go on, and are left out when it asks for that, or does not answer twice in
/// a row, so that one host cannot keep a round from its end. The order is that of the items.
///
/// ```swift
/// let round = RefreshRound(environment: environment)
/// let summary = await round.run(due, host: \.host) { feed in
///     let outcome = await fetcher.fetch(feed)
///     await store(outcome)
///     return .done
/// }
/// ```
///
/// An item is checked once in a round. Cancelling the task that runs a round cancels the checks in
/// the air and starts no more; the round ends when they have ended.
public struct RefreshRound: Sendable {
    /// How many checks run at once in all. A client that lets fewer through is the true limit.
    public var overall: Int

    /// How many checks run at once for one host.
    public var perHost: Int

    /// How long a host rests between the end of one check and the start of the next in its place.
    public var gap: Duration

    let clock: any Clock<Duration>

    /// Creates a round; the defaults are explained on the defaults page.
    public init(
        overall: Int = 16, perHost: Int = 1, gap: Duration = .seconds(1),
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        precondition(overall > 0 && perHost > 0, "a round must let somebody through")
        precondition(gap >= .zero, "the gap (\(gap)) is a length of time")
        self.overall = overall
        self.perHost = perHost
        self.gap = gap
        clock = environment.clock
    }

    /// What a check says about its host.
    public enum Verdict: Sendable, Hashable {
        /// The next one may be checked.
        case done
        /// The host did not answer; after the second time in a row its other items are left out.
        case unanswered
        /// The host wants to be left alone: its other items are left out of this round.
        case held(until: Date)
    }

    /// After so many checks in a row without an answer a host's other items are left out.
    static let mostUnanswered = 2

    /// How far a round has come.
    public struct Progress: Sendable, Hashable {
        /// How many items there are.
        public var total: Int
        /// How many checks have ended.
        public var finished = 0
        /// How many checks are running.
        public var running = 0
        /// How many items were left out.
        public var leftOut = 0
    }

    /// What became of a round.
    public struct Summary<Item: Sendable>: Sendable {
        /// How many checks have ended.
        public var checked = 0

        /// Items that were left out because their host wants to be left alone, and until when.
        public var held: [(item: Item, until: Date)] = []

        /// Items that were left out because their host does not answer.
        public var unanswered: [Item] = []

        /// Whether the round was cancelled before every item had its turn.
        public var isCancelled = false
    }

    /// Checks all items and returns when the last check has ended.
    ///
    /// `report` is called after every start and end of a check, never twice at a time.
    public func run<Item: Sendable>(
        _ items: [Item], host: (Item) -> String, report: (Progress) -> Void = { _ in },
        check: @escaping @Sendable (Item) async -> Verdict
    ) async -> Summary<Item> {
        var queue = RefreshQueue(hosts: items.map(host), perHost: perHost)
        var progress = Progress(total: items.count)
        var summary = Summary<Item>()
        await withTaskGroup(of: Event.self) { group in
            while true {
                while !Task.isCancelled, progress.running < overall, let index = queue.next() {
                    progress.running += 1
                    report(progress)
                    let item = items[index]
                    group.addTask { .ended(index, await check(item)) }
                }
                guard let event = await group.next() else { break }
                switch event {
                case .ended(let index, let verdict):
                    progress.running -= 1
                    progress.finished += 1
                    switch verdict {
                    case .done: queue.answered(hostOf: index)
                    case .unanswered:
                        let left = queue.unanswered(hostOf: index, most: Self.mostUnanswered)
                        summary.unanswered += left.map { items[$0] }
                        progress.leftOut += left.count
                    case .held(let until):
                        let left = queue.drop(hostOf: index)
                        summary.held += left.map { (items[$0], until) }
                        progress.leftOut += left.count
                    }
                    if gap > .zero, queue.needsRest(hostOf: index) {
                        group.addTask { [gap, clock] in
                            // Cancelled: nothing is started any more, so nobody rests.
                            try? await clock.sleep(for: gap)
                            return .rested(index)
                        }
                    } else {
                        queue.free(hostOf: index)
                    }
                    report(progress)
                case .rested(let index):
                    queue.free(hostOf: index)
                }
            }
        }
        summary.checked = progress.finished
        summary.isCancelled = progress.finished + progress.leftOut < items.count
        return summary
    }

    private enum Event: Sendable {
        case ended(Int, Verdict)
        case rested(Int)
    }
}
