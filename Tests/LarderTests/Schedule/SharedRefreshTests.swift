import Foundation
import Larder
import LarderSimulation
import Testing

/// Servers that share the checks of many feeds over one database.
@Suite(.timeLimit(.minutes(15))) struct `Shared refreshes` {
    private func check(_ plan: ServersPlan) -> ServersReport {
        let report = ServersSimulation.run(plan)
        #expect(report.violations.isEmpty, "\(report.violations) with seed \(plan.seed)")
        #expect(report.total > plan.feeds / 2)
        return report
    }

    @Test func `divide the feeds evenly, and fetch each when it is due`() {
        let report = check(
            ServersPlan(
                seed: 1, servers: 5, feeds: 2_000, hosts: 1_000, length: .seconds(3_600)))
        #expect(report.fetches.count == 5)
        let most = Double(report.fetches.values.max() ?? 0)
        #expect(most < 1.25 * Double(report.total) / 5, "\(report.fetches)")
        // In a round of a minute, and a second between two feeds of one host.
        #expect(ServersReport.part(1, of: report.lateness) < 100)
        // Only what was being fetched at the end.
        #expect(report.overtaken == 0 && report.lost <= 5 * 16)
    }

    @Test(arguments: [2, 3])
    func `go on when servers die, stand still, leave and join`(seed: UInt64) {
        let report = check(
            ServersPlan(
                seed: seed, servers: 4, feeds: 400, hosts: 150, length: .seconds(3 * 3_600),
                events: [
                    (.seconds(1_805), .kill(0)), (.seconds(3_606), .join),
                    (.seconds(4_807), .stall(1, .seconds(400))), (.seconds(6_008), .leave(2)),
                    (.seconds(7_209), .stall(3, .seconds(100))), (.seconds(8_410), .kill(1)),
                ]))
        // Whoever died before it stored an answer left a lease; the shares pass on when that and its membership end.
        #expect(!report.takeovers.isEmpty)
        #expect(ServersReport.part(1, of: report.takeovers) < 400)
        #expect(report.fetches[4, default: 0] > 0)
    }

    @Test(arguments: [4, 5])
    func `fetch nothing twice when the database is slow or away`(seed: UInt64) {
        let report = check(
            ServersPlan(
                seed: seed, servers: 4, feeds: 300, hosts: 100, length: .seconds(3 * 3_600),
                events: [
                    (.seconds(2_000), .slow(.seconds(3), lasting: .seconds(600))),
                    (.seconds(4_000), .away(.seconds(20))), (.seconds(5_000), .away(.seconds(400))),
                    (.seconds(6_500), .kill(2)), (.seconds(6_501), .away(.seconds(60))),
                ]))
        // Only what was being fetched when the database went away.
        #expect(report.lost <= 4 * 16 * 3)
    }

    @Test func `store nothing of a server that was overtaken while it stood still`() {
        var plan = ServersPlan(
            seed: 6, servers: 3, feeds: 1_000, hosts: 1_000, length: .seconds(2 * 3_600),
            events: [(.seconds(900), .slow(.seconds(2), lasting: .seconds(6_300)))])
        for number in 0..<20 {
            let pause = Duration.seconds(290 + number)
            plan.events.append((.seconds(1_000 + number * 300), .stall(number % 3, pause)))
        }
        #expect(check(plan).overtaken > 0)
    }

    @Test func `read what is due, however many other rows there are`() async throws {
        let few = check(
            ServersPlan(seed: 7, servers: 1, feeds: 300, hosts: 300, length: .seconds(3_600)))
        let many = check(
            ServersPlan(
                seed: 7, servers: 1, feeds: 2_000, hosts: 2_000, length: .seconds(3_600)))
        let ratio = { (report: ServersReport) in
            Double(report.rowsRead) / Double(report.total)
        }
        // For each fetch: the row that is due, the row under its lease, and part of the page around them.
        #expect(ratio(many) < ratio(few) && ratio(many) < 10, "\(ratio(few)), \(ratio(many))")
    }

    @Test func `give a host's rows a limit, so that one with many delays no other`() async throws {
        let clock = ManualClock()
        let storage = MemoryStorage()
        let shelf = Shelf(
            "rows",
            columns: ShelfColumns<Checked>(
                scope: "row", group: { $0.refresh.group(host: $0.host) },
                order: { $0.refresh.order }), storage: storage)
        var rows = (0..<600).map { Checked(id: $0, host: "big.example") }
        rows.append(Checked(id: 600, host: "small.example"))
        for index in rows.indices {
            rows[index].refresh.nextCheck = clock.date - Double(1_000 - index)
        }
        // A clock that was ahead by a year put this one off, and a person paused the other.
        var later = Checked(id: 601, host: "later.example")
        later.refresh.lastChecked = clock.date + 365 * 86_400
        later.refresh.nextCheck = clock.date + 366 * 86_400
        var paused = Checked(id: 602, host: "paused.example")
        paused.refresh.stopped = .paused
        try await shelf.upsert(rows + [later, paused])
        let shared = SharedRefresh(
            shelf, leases: Leases(in: storage), schedule: RefreshSchedule(),
            environment: clock.environment(), lease: { Key("row", "\($0)") }, host: \.host,
            state: \.refresh)
        let due = try await shared.due(in: Array(0..<RefreshShares.count), limit: 100)
        #expect(due.count == 66 && Set(due.suffix(2).map(\.id)) == [600, 601])
    }

    private struct Checked: Codable, Sendable, Identifiable {
        var id: Int
        var host: String
        var refresh = RefreshState()
    }
}
