import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What simulated servers did, checked as it happens: every feed is fetched by one of them, when it is due and not long after.
final class ServersLog: Sendable {
    private struct Fetch: Sendable {
        var server: Int
        var start: Duration
        var isLost = false
    }

    private struct Feed: Sendable {
        var due: Duration
        var last: Int?
        var open: Fetch?
    }

    private struct State: Sendable {
        var feeds: [Feed]
        var dead: [Int: Duration] = [:]
        var violations: [String] = []
        var fetches: [Int: Int] = [:]
        var lateness: [Double] = []
        var takeovers: [Double] = []
        var overtaken = 0
        var lost = 0
        var elsewhere = 0
        var mostRead = 0

        mutating func fail(_ text: String) {
            if violations.count < 20 { violations.append(text) }
        }
    }

    private let state: Locked<State>
    private let bound: Duration

    init(due: [Duration], bound: Duration) {
        state = Locked(State(feeds: due.map { Feed(due: $0) }))
        self.bound = bound
    }

    func died(_ server: Int, at now: Duration) { state.withLock { $0.dead[server] = now } }

    func read(_ count: Int) { state.withLock { $0.mostRead = max($0.mostRead, count) } }

    func leftElsewhere() { state.withLock { $0.elsewhere += 1 } }

    func began(_ number: Int, by server: Int, at now: Duration) {
        state.withLock { state in
            let feed = state.feeds[number]
            if now < feed.due - .milliseconds(1) {
                state.fail("feed \(number) was fetched \(feed.due - now) before it was due")
            }
            if let open = feed.open, !open.isLost, state.dead[open.server] == nil,
                now - open.start < ServersPlan.lease
            {
                state.fail("feed \(number) was fetched by \(open.server) and \(server) at once")
            }
            if now - feed.due > bound {
                state.fail("feed \(number) was fetched \(now - feed.due) after it was due")
            }
            state.lateness.append((now - feed.due).inSeconds)
            if let last = feed.last, let died = state.dead[last] {
                state.takeovers.append((now - max(died, feed.due)).inSeconds)
            }
            state.fetches[server, default: 0] += 1
            state.feeds[number].last = server
            state.feeds[number].open = Fetch(server: server, start: now)
        }
    }

    func stored(_ number: Int, by server: Int, start: Duration, due: Duration) {
        state.withLock { state in
            let open = state.feeds[number].open
            if open?.server != server || open?.start != start {
                state.fail("\(server) stored feed \(number), which another had taken over")
            }
            state.feeds[number].open = nil
            state.feeds[number].due = due
        }
    }

    func refused(_ number: Int, by server: Int, isOvertaken: Bool) {
        state.withLock { state in
            if isOvertaken { state.overtaken += 1 } else { state.lost += 1 }
            if state.feeds[number].open?.server == server {
                state.feeds[number].open?.isLost = true
            }
        }
    }

    /// Checks that nothing was left waiting, and returns the figures.
    func report(at now: Duration, database: SimulatedDatabase.State) -> ServersReport {
        state.withLock { state in
            for (number, feed) in state.feeds.enumerated() where now - feed.due > bound {
                state.fail("feed \(number) was due \(now - feed.due) ago")
            }
            return ServersReport(
                violations: state.violations, fetches: state.fetches,
                lateness: state.lateness.sorted(), takeovers: state.takeovers.sorted(),
                overtaken: state.overtaken, lost: state.lost, elsewhere: state.elsewhere,
                mostRead: state.mostRead, roundTrips: database.roundTrips,
                commits: database.commits, rowsRead: database.rowsRead,
                seconds: now.inSeconds)
        }
    }
}

/// What a run of ``ServersSimulation`` gave.
public struct ServersReport: Sendable {
    /// The promises that were broken, the first twenty.
    public var violations: [String]
    /// How many fetches each server began.
    public var fetches: [Int: Int]
    /// How many seconds after it was due each fetch began, in ascending order.
    public var lateness: [Double]
    /// For the feeds that a dead server had fetched last: how many seconds after its death, or after they were due, another
    /// server fetched them; in ascending order.
    public var takeovers: [Double]
    /// How many answers were refused because another server had taken the feed over.
    public var overtaken: Int
    /// How many answers were lost because the database did not take them.
    public var lost: Int
    /// How often a server found that another had a feed.
    public var elsewhere: Int
    /// The most rows that a server read for a round.
    public var mostRead: Int
    /// The round trips to the database.
    public var roundTrips: Int
    /// The commits.
    public var commits: Int
    /// The rows that were read.
    public var rowsRead: Int
    /// How long the run lasted, in simulated seconds.
    public var seconds: Double

    /// The number of fetches.
    public var total: Int { fetches.values.reduce(0, +) }

    /// One of sorted numbers, by its fraction of the way, from 0 to 1; 0 if there are none.
    public static func part(_ fraction: Double, of sorted: [Double]) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(fraction * Double(sorted.count)))]
    }
}
