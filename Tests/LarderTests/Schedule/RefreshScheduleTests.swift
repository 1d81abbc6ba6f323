import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Refresh schedule` {
    let schedule = RefreshSchedule()
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func after(
        _ outcome: RefreshSchedule.Outcome, _ old: RefreshState = RefreshState(),
        hints: RefreshHints? = nil, random: Double = 0, at moment: Date? = nil
    ) -> RefreshState {
        schedule.state(old, after: outcome, hints: hints, at: moment ?? now, random: random)
    }

    private func wait(_ state: RefreshState, from moment: Date? = nil) -> TimeInterval? {
        state.nextCheck?.timeIntervalSince(moment ?? now)
    }

    private func next(_ states: [RefreshState]) -> Date? {
        schedule.next(states, at: now, host: { _ in "h" }, state: \.self)
    }

    private func failure(
        _ code: LarderError.Code = .unreachable, until: Date? = nil
    ) -> RefreshSchedule.Outcome {
        .failed(LarderError(code, message: "It did not work.", retryAfter: until))
    }

    @Test func `checks what was never checked at once`() {
        #expect(schedule.isDue(RefreshState(), at: now))
        #expect(next([RefreshState()]) == now)
    }

    @Test func `waits for the base where nothing is known`() {
        let state = after(.changed())
        #expect(wait(state) == 3_600)
        #expect(state.lastChecked == now && state.lastSucceeded == now && state.lastChanged == now)
        #expect(!schedule.isDue(state, at: now + 3_599))
        #expect(schedule.isDue(state, at: now + 3_600))
    }

    @Test(arguments: [
        (0, 86_400), (1, 86_400), (7, 21_600), (42, 3_600), (84, 1_800), (504, 300), (90_000, 300),
    ])
    func `checks what has much that is new often`(itemsPerWeek: Double, seconds: TimeInterval) {
        #expect(wait(after(.changed(itemsPerWeek: itemsPerWeek))) == seconds)
    }

    @Test func `checks what falls silent less and less`() throws {
        var state = after(.changed(itemsPerWeek: 84))
        var (moment, waits) = (now, [TimeInterval]())
        for _ in 0..<600 {
            moment = try #require(state.nextCheck)
            state = after(.unchanged, state, at: moment)
            waits.append(try #require(wait(state, from: moment)))
        }
        #expect(waits == waits.sorted())
        #expect(waits.first.map { $0 < 1_900 } == true)
        #expect(waits.last == 86_400)
    }

    @Test func `learns from changes how often they come`() throws {
        var state = after(.changed())
        var moment = now
        for _ in 0..<800 {
            moment = try #require(state.nextCheck)
            state = after(.changed(), state, at: moment)
        }
        // Something new at every check: it ends at the shortest wait.
        #expect(wait(state, from: moment) == 300)
    }

    @Test func `keeps the same wait where it is told to`() {
        let fixed = RefreshSchedule(checksPerItem: nil)
        let state = fixed.state(
            RefreshState(), after: .changed(itemsPerWeek: 5_000), at: now, random: 0)
        #expect(wait(state) == 3_600)
    }

    @Test func `lets the longest of a publisher's wishes win, within the cap`() {
        let hints = RefreshHints(freshFor: .seconds(7_200), interval: .seconds(5_000))
        #expect(wait(after(.changed(), hints: hints)) == 7_200)
        #expect(wait(after(.changed(), hints: RefreshHints(interval: .seconds(60)))) == 3_600)
        #expect(wait(after(.changed(), hints: RefreshHints(freshFor: .forever))) == 86_400)
        #expect(wait(after(.changed(), hints: RefreshHints(freshFor: .seconds(-9)))) == 3_600)
    }

    @Test func `keeps the wishes when an answer brings none`() {
        let first = after(.changed(), hints: RefreshHints(interval: .seconds(10_000)))
        #expect(wait(after(.unchanged, first)) == 10_000)
        #expect(wait(after(.unchanged, first, hints: RefreshHints())) == 3_600)
    }

    @Test func `does not come in hours and on days that are to be skipped`() {
        // The moment is a Friday, at eight in the morning in UTC.
        let hours = RefreshHints(skippedHours: [9, 10, 11])
        #expect(wait(after(.changed(), hints: hours)) == 14_400)
        let days = RefreshHints(skippedDays: [5, 6, 0])
        #expect(wait(after(.changed(), hints: days)) == TimeInterval(16 * 3_600 + 2 * 86_400))
        let never = RefreshHints(skippedHours: Array(0..<24), skippedDays: Array(0..<7))
        #expect(wait(after(.changed(), hints: never)) == 3_600)
        let nonsense = RefreshHints(skippedHours: [-1, 24, .max], skippedDays: [.min, 7])
        #expect(wait(after(.changed(), hints: nonsense)) == 3_600)
    }

    @Test func `adds a random part of the wait`() {
        #expect(wait(after(.changed(), random: 0.5)) == 3_780)
        #expect(wait(after(.changed(), random: 1)) == 3_960)
        #expect(wait(after(.changed(itemsPerWeek: 0), random: 1)) == 95_040)
    }

    @Test func `doubles the wait with each failure, up to its end`() throws {
        var state = after(.changed(itemsPerWeek: 500))
        var waits: [TimeInterval] = []
        for _ in 0..<9 {
            state = after(failure(), state)
            waits.append(try #require(wait(state)))
        }
        #expect(waits == [900, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600, 86_400, 86_400])
        #expect(state.failures == 9)
        #expect(state.lastError?.code == .unreachable)
        #expect(state.lastError?.message == "It did not work.")
        #expect(state.lastSucceeded == now && state.itemsPerWeek == 500)
    }

    @Test func `forgets failures with the first good answer`() {
        let failed = after(failure(.notFound), after(failure(.notFound)))
        let good = after(.unchanged, failed)
        #expect(good.failures == 0 && good.lastError == nil)
        #expect(wait(good) == 3_600)
    }

    @Test func `does not blame a source for our being offline`() {
        let state = after(failure(.offline))
        #expect(state.failures == 0 && state.lastChecked == nil)
        #expect(state.lastError?.code == .offline)
        #expect(wait(state) == 300)
    }

    @Test func `waits as long as the other side asks, but not for ever`() {
        let hour = after(failure(.busy, until: now + 3_600))
        #expect(wait(hour) == 3_600)
        #expect(hour.heldUntil == now + 3_600)
        let short = after(failure(.busy, until: now + 5))
        #expect(wait(short) == 900)
        let year = after(failure(.busy, until: now + 31_536_000))
        #expect(wait(year) == 86_400)
        let past = after(failure(.busy, until: now - 5))
        #expect(wait(past) == 900 && past.heldUntil == nil)
    }

    @Test func `does not count what was not asked as a failure`() {
        let state = after(.held(until: now + 600))
        #expect(state.failures == 0 && state.lastChecked == nil)
        #expect(wait(state) == 600)
    }

    @Test func `stops for good when the source is gone`() {
        let gone = after(.gone(LarderError(.gone, message: "It is gone.")))
        #expect(gone.stopped == .gone && gone.nextCheck == nil)
        #expect(!schedule.isDue(gone, at: .distantFuture))
        #expect(next([gone]) == nil)
        // Somebody asked for it all the same, and it was there.
        #expect(after(.unchanged, gone).stopped == nil)
        var paused = RefreshState()
        paused.stopped = .paused
        #expect(after(.unchanged, paused).stopped == .paused)
    }

    @Test func `waits for nothing when the clock was set back`() {
        let state = after(.changed())
        #expect(schedule.isDue(state, at: now - 31_536_000))
        #expect(schedule.isDue(state, at: now - 301))
        #expect(!schedule.isDue(state, at: now - 60))
        var odd = RefreshState()
        odd.nextCheck = .distantFuture
        odd.lastChecked = now
        #expect(schedule.isDue(odd, at: now))
        let held = after(failure(.busy, until: now + 80_000))
        let host: (RefreshState) -> String = { _ in "h" }
        #expect(schedule.due([held], at: now - 90_000, host: host, state: \.self).count == 1)
    }

    @Test func `puts the longest overdue first`() {
        var states = [3_600.0, 60, 7_200, 0].map { seconds in
            var state = RefreshState()
            state.lastChecked = now - 86_400
            state.nextCheck = now - seconds
            return state
        }
        states.append(RefreshState())
        states.append(after(.changed()))
        let due = schedule.due(
            Array(states.indices), at: now, host: { "\($0)" }, state: { states[$0] })
        #expect(due == [4, 2, 0, 1, 3])
        #expect(next(states.suffix(1)) == now + 3_600)
    }

    @Test func `leaves a host alone that asked one of its feeds to wait`() {
        let held = after(failure(.busy, until: now + 600))
        let items = [("a", held), ("a", RefreshState()), ("b", RefreshState())]
        func due(at moment: Date) -> [String] {
            schedule.due(items, at: moment, host: \.0, state: \.1).map(\.0)
        }
        #expect(due(at: now) == ["b"])
        #expect(due(at: now + 600) == ["a", "b"])
    }

    @Test func `says when a host that asked for a pause is free again`() {
        let held = after(failure(.busy, until: now + 7_200))
        var soon = RefreshState()
        soon.lastChecked = now
        soon.nextCheck = now + 60
        for other in [RefreshState(), soon] {
            let items = [("a", held), ("a", other), ("b", after(.changed()))]
            func next(_ items: ArraySlice<(String, RefreshState)>) -> Date? {
                schedule.next(Array(items), at: now, host: \.0, state: \.1)
            }
            #expect(next(items[..<2]) == now + 7_200)
            #expect(next(items[...]) == now + 3_600)
            #expect(next(items[1...]) == (other.nextCheck ?? now))
        }
    }

    /// Moments further away than any wait come from a clock that was set back.
    @Test(arguments: [4_000, 400_000, 8_000_000] as [TimeInterval])
    func `always has something due at the time it says, and nothing before`(
        within span: TimeInterval
    ) {
        var random = SeededRandom(seed: 3)
        func draw() -> Double { Double(random.next() as UInt64 >> 11) / 0x1p53 }
        for _ in 0..<300 {
            let items = (0..<5).map { _ in
                var state = RefreshState()
                if draw() < 0.7 { state.lastChecked = now + (draw() - 0.6) * span }
                if draw() < 0.7 { state.nextCheck = now + (draw() - 0.3) * span }
                if draw() < 0.3 { state.heldUntil = now + (draw() - 0.2) * span }
                if draw() < 0.2 { state.stopped = .paused }
                return (draw() < 0.5 ? "a" : "b", state)
            }
            let next = schedule.next(items, at: now, host: \.0, state: \.1)
            #expect((next == nil) == items.allSatisfy { $0.1.stopped != nil })
            guard let next else { continue }
            let isDue = { !schedule.due(items, at: $0, host: \.0, state: \.1).isEmpty }
            #expect(isDue(next))
            let wait = next.timeIntervalSince(now)
            #expect(wait == 0 || !isDue(now))
            for _ in 0..<10 where wait > 0 { #expect(!isDue(now + draw() * (wait - 0.001))) }
        }
    }

    @Test func `is read from what an older or newer version wrote`() throws {
        let old = Data(#"{"failures":3,"hints":{"skippedHours":[1],"skippedDays":[]},"x":1}"#.utf8)
        let read = try JSONDecoder().decode(RefreshState.self, from: old)
        #expect(read.failures == 3 && read.hints.skippedHours == [1])
        #expect(try JSONDecoder().decode(RefreshState.self, from: Data("{}".utf8)).failures == 0)
        let state = after(
            failure(.busy, until: now + 60),
            after(.changed(itemsPerWeek: 3), hints: RefreshHints(freshFor: .seconds(1))))
        let copy = try JSONDecoder().decode(
            RefreshState.self, from: JSONEncoder().encode(state))
        #expect(copy == state)
    }

    @Test func `keeps every promise for any history`() throws {
        var random = SeededRandom(seed: 7)
        func draw() -> Double { random.next() }
        for _ in 0..<200 {
            var (state, moment) = (RefreshState(), now)
            for _ in 0..<40 {
                let outcome: RefreshSchedule.Outcome =
                    switch Int(draw() * 6) {
                    case 0: .changed(itemsPerWeek: pow(10, draw() * 12 - 4))
                    case 1: .changed()
                    case 2: .unchanged
                    case 3: failure(until: moment + draw() * 1e7 - 1e5)
                    case 4: .held(until: moment + draw() * 1e7)
                    default: failure(.notFound)
                    }
                let hints = RefreshHints(
                    freshFor: .seconds(draw() * 1e9 - 1e3), interval: .seconds(draw() * 1e7),
                    skippedHours: [Int(draw() * 30)], skippedDays: [Int(draw() * 9)])
                state = schedule.state(
                    state, after: outcome, hints: draw() < 0.5 ? hints : nil, at: moment,
                    random: draw())
                let next = try #require(state.nextCheck)
                #expect(next >= moment + 300)
                #expect(next <= moment + 86_400 * 1.1 + 2 * 86_400)
                #expect(schedule.isDue(state, at: next))
                #expect(!schedule.isDue(state, at: moment))
                moment = draw() < 0.1 ? moment - draw() * 1e8 : next + draw() * 1e4
            }
        }
    }
}
