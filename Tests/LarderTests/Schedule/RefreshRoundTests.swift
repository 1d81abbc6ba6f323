import Foundation
import Larder
import LarderSimulation
import Testing

@Suite(.timeLimit(.minutes(15))) struct `Refresh round` {
    /// Notes what is checked, and lets checks of some hosts hang until the test lets them go.
    final class Kitchen: Sendable {
        private struct State {
            var started: [String] = []
            var running: [String: Int] = [:]
            var most: [String: Int] = [:]
            var mostInAll = 0
            var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        }

        private let state = Locked(State())

        var started: [String] { state.withLock { $0.started } }
        var mostInAll: Int { state.withLock { $0.mostInAll } }
        func most(_ host: String) -> Int { state.withLock { $0.most[host] ?? 0 } }

        func start(_ item: String) {
            let met = state.withLock { state in
                let host = Self.host(item)
                state.started.append(item)
                state.running[host, default: 0] += 1
                state.most[host] = max(state.most[host] ?? 0, state.running[host] ?? 0)
                state.mostInAll = max(state.mostInAll, state.running.values.reduce(0, +))
                let met = state.waiters.filter { $0.count <= state.started.count }
                state.waiters.removeAll { $0.count <= state.started.count }
                return met.map(\.continuation)
            }
            for continuation in met { continuation.resume() }
        }

        func end(_ item: String) {
            state.withLock { $0.running[Self.host(item), default: 0] -= 1 }
        }

        /// Waits until so many checks have started.
        func starts(_ count: Int) async {
            await withCheckedContinuation { continuation in
                let isMet = state.withLock { state in
                    if state.started.count >= count { return true }
                    state.waiters.append((count, continuation))
                    return false
                }
                if isMet { continuation.resume() }
            }
        }

        static func host(_ item: String) -> String { String(item.prefix { $0 != "/" }) }
    }

    /// A door that is shut until somebody opens it, or the task is cancelled.
    struct Door: Sendable {
        private let clock = ManualClock()
        func pass() async throws {
            try await clock.sleep(until: .init(offset: .seconds(1)))
        }
        func open() { clock.advance(by: .seconds(2)) }
    }

    let kitchen = Kitchen()
    let clock = ManualClock()

    private func round(
        overall: Int = 16, perHost: Int = 1, gap: Duration = .zero
    ) -> RefreshRound {
        RefreshRound(
            overall: overall, perHost: perHost, gap: gap, environment: clock.environment())
    }

    @Test func `checks everything once, in order, and says how far it is`() async {
        let items = (0..<50).map { "h\($0)/x" }
        var reports: [RefreshRound.Progress] = []
        let summary = await round(overall: 1).run(
            items, host: Kitchen.host, report: { reports.append($0) },
            check: { [kitchen] item in
                kitchen.start(item)
                kitchen.end(item)
                return .done
            })
        #expect(kitchen.started == items)
        #expect(summary.checked == 50 && summary.held.isEmpty && !summary.isCancelled)
        #expect(reports.count == 100)
        #expect(reports.last?.finished == 50 && reports.last?.running == 0)
        #expect(reports.allSatisfy { $0.total == 50 && $0.running <= 1 })
    }

    @Test func `does nothing when nothing is due`() async {
        let summary = await round().run([String](), host: Kitchen.host) { _ in .done }
        #expect(summary.checked == 0 && !summary.isCancelled)
    }

    @Test(arguments: [1, 2])
    func `keeps to its limits, in all and for each host`(perHost: Int) async {
        let items = (0..<300).map { "h\($0 % 7)/\($0)" }
        let summary = await round(overall: 5, perHost: perHost).run(items, host: Kitchen.host) {
            [kitchen] item in
            kitchen.start(item)
            for _ in 0..<20 { await Task.yield() }
            kitchen.end(item)
            return .done
        }
        #expect(summary.checked == 300)
        #expect(Set(kitchen.started) == Set(items) && kitchen.started.count == 300)
        #expect(kitchen.mostInAll <= 5)
        for host in 0..<7 {
            #expect(kitchen.most("h\(host)") <= perHost)
            // Of two at once either may be the first to get a thread.
            guard perHost == 1 else { continue }
            let mine = kitchen.started.filter { $0.hasPrefix("h\(host)/") }
            #expect(mine == items.filter { $0.hasPrefix("h\(host)/") })
        }
    }

    @Test func `lets a host that hangs hold up only itself`() async {
        let door = Door()
        let items =
            (0..<5).map { "slow/\($0)" } + (0..<40).map { "h\($0 % 8)/\($0)" }
        async let summary = round(overall: 3).run(items, host: Kitchen.host) { [kitchen] item in
            kitchen.start(item)
            defer { kitchen.end(item) }
            // Cancelled or let go: both end the check.
            if item.hasPrefix("slow/") { try? await door.pass() }
            return .done
        }
        // All others have their turn while the first of the slow host hangs.
        await kitchen.starts(41)
        #expect(kitchen.started.filter { $0.hasPrefix("slow/") } == ["slow/0"])
        door.open()
        #expect(await summary.checked == 45)
        #expect(kitchen.started.suffix(4) == ["slow/1", "slow/2", "slow/3", "slow/4"])
    }

    @Test func `lets a host rest between two checks, while others go on`() async {
        let items = ["a/1", "a/2", "a/3", "b/1", "c/1"]
        async let summary = round(gap: .seconds(10)).run(items, host: Kitchen.host) {
            [kitchen] item in
            kitchen.start(item)
            kitchen.end(item)
            return .done
        }
        await kitchen.starts(3)
        await clock.sleepers(atLeast: 1)
        #expect(Set(kitchen.started) == ["a/1", "b/1", "c/1"])
        clock.advance(by: .seconds(9))
        #expect(kitchen.started.count == 3)
        clock.advance(by: .seconds(1))
        await kitchen.starts(4)
        #expect(kitchen.started.last == "a/2")
        await clock.sleepers(atLeast: 1)
        clock.advance(by: .seconds(10))
        #expect(await summary.checked == 5)
        #expect(kitchen.started.last == "a/3")
    }

    @Test func `leaves out the rest of a host that wants to be left alone`() async {
        let until = clock.date + 600
        let items = ["a/1", "b/1", "a/2", "a/3", "b/2"]
        let summary = await round(overall: 1).run(items, host: Kitchen.host) { [kitchen] item in
            kitchen.start(item)
            kitchen.end(item)
            return item == "a/1" ? .held(until: until) : .done
        }
        #expect(kitchen.started == ["a/1", "b/1", "b/2"])
        #expect(summary.checked == 3)
        #expect(summary.held.map(\.item) == ["a/2", "a/3"])
        #expect(summary.held.allSatisfy { $0.until == until })
        #expect(!summary.isCancelled)
    }

    @Test func `leaves out the rest of a host that does not answer twice in a row`() async {
        let silent: Set = ["a/1", "a/3", "a/4", "b/1"]
        let items = ["a/1", "a/2", "b/1", "a/3", "a/4", "a/5", "b/2", "a/6"]
        let summary = await round(overall: 1).run(items, host: Kitchen.host) { [kitchen] item in
            kitchen.start(item)
            kitchen.end(item)
            return silent.contains(item) ? .unanswered : .done
        }
        #expect(kitchen.started == ["a/1", "a/2", "b/1", "a/3", "a/4", "b/2"])
        #expect(summary.unanswered == ["a/5", "a/6"])
        #expect(summary.checked == 6 && !summary.isCancelled)
    }

    @Test func `ends when it is cancelled, and starts nothing more`() async {
        let door = Door()
        let items = (0..<20).map { "h\($0)/x" } + ["h0/y"]
        let task = Task { [kitchen, round = round(overall: 4, gap: .seconds(5))] in
            await round.run(items, host: Kitchen.host) { item in
                kitchen.start(item)
                try? await door.pass()  // cancelled: that is what is waited for
                kitchen.end(item)
                return .done
            }
        }
        await kitchen.starts(4)
        task.cancel()
        let summary = await task.value
        #expect(summary.isCancelled)
        #expect(summary.checked == 4)
        #expect(kitchen.started.count == 4)
    }

    @Test func `is cancelled while a host rests`() async {
        let task = Task { [kitchen, round = round(gap: .seconds(5))] in
            await round.run(["a/1", "a/2"], host: Kitchen.host) { item in
                kitchen.start(item)
                kitchen.end(item)
                return .done
            }
        }
        await clock.sleepers(atLeast: 1)
        task.cancel()
        #expect(await task.value.isCancelled)
        #expect(kitchen.started == ["a/1"])
    }

    @Test func `checks ten thousand things of ten thousand hosts without dawdling`() async {
        let items = (0..<10_000).map { "h\($0)/x" } + (0..<1_000).map { "h\($0)/y" }
        let summary = await round(overall: 64).run(items, host: Kitchen.host) { _ in .done }
        #expect(summary.checked == 11_000)
    }
}
