import Foundation
import LarderSimulation

/// Prints what many servers do with very many feeds, on the manual clock: `SERVERS` (100), `FEEDS` (1,000,000), `MINUTES` (30).
func printServers() {
    func number(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
    }
    let (servers, feeds, minutes) = (
        number("SERVERS", 100), number("FEEDS", 1_000_000), number("MINUTES", 30)
    )
    var plan = ServersPlan(
        seed: UInt64(number("SEED", 1)), servers: servers, feeds: feeds, hosts: feeds / 4,
        length: .seconds(minutes * 60),
        events: [(.seconds(minutes * 24), .kill(0)), (.seconds(minutes * 30), .join)])
    plan.step = .milliseconds(10)
    var loaded = 0
    let start = ContinuousClock.now
    let report = ServersSimulation.run(plan) {
        loaded = residentBytes() ?? 0
        print("loaded \(feeds) feeds in \(ContinuousClock.now - start)")
    }
    let grown = Double((residentBytes() ?? 0) - loaded) / Double(servers) / 1_048_576
    func rate(_ count: Int) -> String { String(format: "%.1f", Double(count) / report.seconds) }
    func seconds(_ sorted: [Double]) -> String {
        [0.5, 0.99, 1].map { String(format: "%.0f", ServersReport.part($0, of: sorted)) }
            .joined(separator: ", ")
    }
    let each = report.fetches.filter { $0.key != 0 && $0.key < servers }.values
    print(
        """
        \(servers) servers, \(feeds) feeds, \(minutes) minutes, run in \(ContinuousClock.now - start)
        fetches a second: \(rate(report.total))
        database: \(rate(report.roundTrips)) round trips, \(rate(report.commits)) commits, \
        \(rate(report.rowsRead)) rows read a second
        late by (median, 99 %, most): \(seconds(report.lateness)) s
        taken over after (median, 99 %, most): \(seconds(report.takeovers)) s, of \(report.takeovers.count) feeds
        fetches of one server: \(each.min() ?? 0) to \(each.max() ?? 0)
        another server had it: \(report.elsewhere); lost: \(report.lost); overtaken: \(report.overtaken)
        most rows read for a round: \(report.mostRead); memory grew by \(String(format: "%.2f", grown)) MB a server
        broken promises: \(report.violations.count) \(report.violations.prefix(3))
        """)
}
