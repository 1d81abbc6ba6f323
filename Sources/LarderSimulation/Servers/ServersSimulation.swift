import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Many servers that share the checks of many feeds over one database, on the manual clock, with the real schedule, rounds,
/// leases and shares.
///
/// Servers die, stand still for longer than their leases, leave and join; the database is slow or away. Checked are: no feed is
/// fetched again before it is due, or by two at once, but for answers that were lost; none waits much longer than it has to; and
/// who was overtaken stores nothing.
public struct ServersSimulation {
    /// A feed as it is stored.
    private struct Feed: Codable, Sendable, Identifiable {
        var id: Int
        var host: String
        var itemsPerWeek: Double
        var refresh: RefreshState
    }

    private let plan: ServersPlan
    private let clock = ManualClock()
    private let executor: SeededExecutor
    private let database: SimulatedDatabase
    private let log: ServersLog
    private let schedule = RefreshSchedule()
    private let random: Locked<SeededRandom>
    private let feeds: [Feed]
    private var servers: [ServerLife] = []
    private var tasks: [Task<Void, Never>] = []

    /// Runs a plan; `loaded` is called when the database is filled.
    public static func run(_ plan: ServersPlan, loaded: () -> Void = {}) -> ServersReport {
        var simulation = ServersSimulation(plan)
        simulation.load()
        loaded()
        simulation.carryOut()
        return simulation.log.report(
            at: simulation.clock.now.offset,
            database: simulation.database.state.withLock { $0 })
    }

    private init(_ plan: ServersPlan) {
        self.plan = plan
        executor = SeededExecutor(seed: plan.seed)
        database = SimulatedDatabase(clock: clock, latency: plan.latency)
        var random = SeededRandom(seed: plan.seed &+ 1)
        let start = clock.date
        feeds = (0..<plan.feeds).map { number in
            // Waits from 15 minutes to 4 hours, as many of each magnitude.
            let wait = 900 * Double(1 << random.index(below: 4)) * (1 + random.next() as Double)
            var state = RefreshState()
            state.lastChecked = start
            state.nextCheck = start + wait * (random.next() as Double)
            return Feed(
                id: number, host: "host\(random.index(below: max(1, plan.hosts))).example",
                itemsPerWeek: 7 * 86_400 / 4 / wait, refresh: state)
        }
        log = ServersLog(
            due: feeds.map { .seconds(($0.refresh.nextCheck ?? start).timeIntervalSince(start)) },
            bound: plan.bound)
        self.random = Locked(random)
    }

    private func shelf(in storage: any ShelfStorage) -> Shelf<Feed> {
        Shelf(
            "feeds",
            columns: ShelfColumns(
                scope: "feed", group: { $0.refresh.group(host: $0.host) },
                order: { $0.refresh.order }),
            storage: storage, environment: environment)
    }

    private var environment: StoreEnvironment {
        var environment = clock.environment()
        environment.executor = executor
        environment.random = { [random] in random.withLock { $0.next() } }
        return environment
    }

    /// Fills the database.
    private func load() {
        let shelf = shelf(in: database.memory)
        let feeds = feeds
        executor.start {
            for start in stride(from: 0, to: feeds.count, by: 500) {
                _ = try? await shelf.upsert(Array(feeds[start..<min(start + 500, feeds.count)]))
            }
        }
        while executor.runOne() {}
    }

    private mutating func carryOut() {
        for _ in 0..<plan.servers { start() }
        var events = plan.events.sorted { $0.at < $1.at }[...]
        while clock.now.offset < plan.length {
            while executor.runOne() {}
            while let event = events.first, event.at <= clock.now.offset {
                events.removeFirst()
                perform(event.1)
            }
            let ends = [clock.nextDeadline?.offset, events.first?.at, plan.length].compactMap(
                \.self)
            let next = ends.min() ?? plan.length
            clock.advance(by: max(next - clock.now.offset, plan.step))
        }
        for life in servers { life.end() }
        for task in tasks { task.cancel() }
        while executor.runOne() {}
    }

    private mutating func perform(_ event: ServersPlan.Event) {
        let now = clock.now.offset
        switch event {
        case .kill(let number):
            servers[number].end()
            log.died(number, at: now)
            tasks[number].cancel()
        case .stall(let number, let length): servers[number].stall(until: now + length)
        case .join: start()
        case .leave(let number): tasks[number].cancel()
        case .slow(let latency, let length):
            database.state.withLock { ($0.slow, $0.slowUntil) = (latency, now + length) }
        case .away(let length): database.state.withLock { $0.awayUntil = now + length }
        }
    }

    // MARK: - A server

    private mutating func start() {
        let number = servers.count
        let life = ServerLife(clock: clock)
        let storage = ServerDatabase(database, life)
        let shelf = shelf(in: storage)
        let leases = Leases(in: storage, lasting: ServersPlan.lease, environment: environment)
        let shares = RefreshShares(
            in: storage, name: "feeds", lasting: ServersPlan.membership, environment: environment)
        let shared = SharedRefresh(
            shelf, leases: leases, schedule: schedule, environment: environment,
            lease: { Key("feeds", "\($0)") }, host: \.host, state: \.refresh)
        let server = Server(
            number: number, life: life, shelf: shelf, leases: leases, shares: shares,
            shared: shared, schedule: schedule, log: log, clock: clock,
            environment: environment)
        servers.append(life)
        // Servers do not start at the same moment.
        let delay = ServersPlan.pause * random.withLock { $0.next() as Double }
        tasks.append(
            executor.start { [clock] in
                try? await clock.sleep(for: delay)
                await server.run()
            })
    }

    /// One server: a round after another, as a server of feeds has them.
    private struct Server: Sendable {
        let number: Int
        let life: ServerLife
        let shelf: Shelf<Feed>
        let leases: Leases
        let shares: RefreshShares
        let shared: SharedRefresh<Feed>
        let schedule: RefreshSchedule
        let log: ServersLog
        let clock: ManualClock
        let environment: StoreEnvironment

        func run() async {
            while !Task.isCancelled {
                // While the database is away, the next round tries again.
                _ = try? await round()
                _ = try? await clock.sleep(for: ServersPlan.pause)
            }
            if life.isOver { return }
            await environment.task { [shares] in try? await shares.leave() }.value
        }

        private func round() async throws {
            let due = try await shared.due(in: try await shares.mine(), limit: ServersPlan.batch)
            log.read(due.count)
            _ = await RefreshRound(environment: environment).run(due, host: \.host) { feed in
                try? await check(feed)
                return .done
            }
        }

        private func check(_ feed: Feed) async throws {
            try await shares.keep()
            guard let claim = try await shared.claim(feed.id, ifDue: true) else {
                return log.leftElsewhere()
            }
            let start = clock.now.offset
            log.began(feed.id, by: number, at: start)
            var row = claim.row ?? feed
            do {
                // Answers within 0.1 to 3 seconds; one in fifty fails.
                try await clock.sleep(for: .seconds(0.1 + 2.9 * environment.random()))
                try await life.pass()
            } catch {
                log.refused(feed.id, by: number, isOvertaken: false)
                if life.isOver { return }
                return await environment.task { try? await leases.end(claim.lease) }.value
            }
            let luck = environment.random()
            let outcome: RefreshSchedule.Outcome =
                luck < 0.02
                ? .failed(LarderError(.timedOut, message: "The feed failed."))
                : luck < 0.5 ? .changed(itemsPerWeek: feed.itemsPerWeek) : .unchanged
            let now = environment.now()
            row.refresh = schedule.state(
                row.refresh, after: outcome, at: now, random: environment.random())
            do {
                try await shelf.upsert([row], under: claim.lease)
                let wait = (row.refresh.nextCheck ?? now).timeIntervalSince(environment.now())
                log.stored(
                    feed.id, by: number, start: start, due: clock.now.offset + .seconds(wait))
            } catch {
                let isOvertaken = (error as? LarderError)?.code == .conflict
                log.refused(feed.id, by: number, isOvertaken: isOvertaken)
                if !isOvertaken { try? await leases.end(claim.lease) }
            }
        }
    }
}
