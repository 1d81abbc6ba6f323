#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Checks many items concurrently, while going easy on each host.
///
/// A limited number of checks run at a time, one or a few per host, and each host rests between two checks. A
/// host that hangs, fails or asks for a pause only holds up itself: its other items wait while those of other
/// hosts go on, and are left out if the host asks for a pause or fails to answer twice in a row, so that one
/// host cannot prevent a round from ending. Otherwise items are checked in order.
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
/// Each item is checked at most once per round. Cancelling the task that runs a round cancels the running
/// checks and starts no more; the round ends when they have ended.
public struct RefreshRound: Sendable {
    /// How many checks run at once in total. If the HTTP client allows fewer, that limit applies.
    public var overall: Int

    /// How many checks run at once per host.
    public var perHost: Int

    /// How long a host rests between the end of one check and the start of the next one.
    public var gap: Duration

    let clock: any Clock<Duration>

    /// Creates a round; the defaults are explained on the "Important defaults" page.
    public init(
        overall: Int = 16, perHost: Int = 1, gap: Duration = .seconds(1),
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        precondition(overall > 0 && perHost > 0, "a round must allow at least one check at a time")
        precondition(gap >= .zero, "the gap (\(gap)) is a length of time")
        self.overall = overall
        self.perHost = perHost
        self.gap = gap
        clock = environment.clock
    }

    /// The result of a check, as far as it concerns the host.
    public enum HostOutcome: Sendable, Hashable {
        /// The next item may be checked.
        case done
        /// The host did not answer; after the second time in a row, its other items are left out.
        case unanswered
        /// The host asked for a pause: its other items are left out of this round.
        case held(until: Date)
    }

    /// The number of unanswered checks in a row after which a host's other items are left out.
    static let mostUnanswered = 2

    /// The progress of a round.
    public struct Progress: Sendable, Hashable {
        /// The number of items.
        public var total: Int
        /// The number of checks that have ended.
        public var finished = 0
        /// The number of running checks.
        public var running = 0
        /// The number of items that were left out.
        public var skipped = 0
    }

    /// The result of a round.
    public struct Summary<Item: Sendable>: Sendable {
        /// The number of checks that have ended.
        public var checked = 0

        /// Items that were left out because their host asked for a pause, and until when.
        public var held: [(item: Item, until: Date)] = []

        /// Items that were left out because their host did not answer.
        public var unanswered: [Item] = []

        /// Whether the round was cancelled before every item was checked.
        public var isCancelled = false
    }

    /// Checks all items and returns when the last check has ended.
    ///
    /// `report` is called after every start and end of a check, never concurrently.
    public func run<Item: Sendable>(
        _ items: [Item], host: (Item) -> String, report: (Progress) -> Void = { _ in },
        check: @escaping @Sendable (Item) async -> HostOutcome
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
                        progress.skipped += left.count
                    case .held(let until):
                        let left = queue.drop(hostOf: index)
                        summary.held += left.map { (items[$0], until) }
                        progress.skipped += left.count
                    }
                    if gap > .zero, queue.needsRest(hostOf: index) {
                        group.addTask { [gap, clock] in
                            // If cancelled, nothing more is started, so there is no need to rest.
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
        summary.isCancelled = progress.finished + progress.skipped < items.count
        return summary
    }

    private enum Event: Sendable {
        case ended(Int, HostOutcome)
        case rested(Int)
    }
}
