import Foundation
import Geodesy
import Larder
import LarderSimulation
import TestSupport
import Testing

@testable import Places

@Suite(.timeLimit(.minutes(15))) struct `A location` {
    let clock = ManualClock()
    let script = ScriptedReceiver()
    let receiver: SharedReceiver

    init() {
        receiver = SharedReceiver(script, environment: clock.environment())
    }

    private func say(_ metres: Double, at second: Double) throws {
        try script.say(north(metres), 0, at: second, seen: clock.date)
    }

    @Test func `many share one receiver, which runs while somebody watches`() async throws {
        let near = Location(of: receiver)
        let far = Location(of: receiver, options: .init(filter: 9.5))
        #expect(script.watched.state.starts == 0)
        let nearest = near.states()
        let farther = far.states()
        await script.watched.wait { $0.running.count == 1 }
        for second in 0..<21 { try say(Double(second), at: Double(second)) }
        var (one, other) = (nearest.makeAsyncIterator(), farther.makeAsyncIterator())
        var numbers: [Int] = []
        while numbers.count < 21, let next = await one.next() { numbers.append(next.number) }
        #expect(numbers == Array(1...21))
        var far10: [Int] = []
        while far10.count < 3, let next = await other.next() { far10.append(next.number) }
        #expect(far10 == [1, 11, 21])
        #expect(script.watched.state.starts == 1)
    }

    @Test func `the receiver ends with its last watcher and begins with the next`() async throws {
        let location = Location(of: receiver)
        var token: ObservationToken? = location.store.observe(location.key) { _ in }
        await script.watched.wait { $0.running.count == 1 }
        token?.cancel()
        token = nil
        await script.watched.wait { $0.running.isEmpty }
        let again = location.store.observe(location.key) { _ in }
        await script.watched.wait { $0.starts == 2 && $0.running.count == 1 }
        again.cancel()
    }

    @Test func `notices that the receiver fell silent`() async throws {
        let location = Location(of: receiver)
        var states = location.states().makeAsyncIterator()
        await script.watched.wait { $0.running.count == 1 }
        await clock.sleepers()
        clock.advance(by: .seconds(5))
        try say(0, at: 0)
        #expect(await states.next()?.signal == .held)
        clock.advance(by: .seconds(5))
        await clock.sleepers()
        #expect(location.store.snapshot(of: location.key).value?.signal == .held)
        clock.advance(by: .seconds(5))
        let lost = await states.next()
        #expect(lost?.signal == .lost(since: clock.date))
        #expect(lost?.fix != nil && lost?.current == nil)
        #expect(location.store.snapshot(of: location.key).isOutdated(at: clock.date))
        try say(1, at: 15)
        #expect(await states.next()?.current != nil)
    }

    @Test func `a fix ages by itself, and a standing receiver stays fresh`() async throws {
        let location = Location(of: receiver, options: .init(filter: 50))
        var changes = location.store.everyChange(of: location.key) { snapshot, _ in
            snapshot.value == nil ? .skip : .next(snapshot)
        }.makeAsyncIterator()
        await script.watched.wait { $0.running.count == 1 }
        try say(0, at: 0)
        let first = try #require(await changes.next())
        #expect(first.age(at: clock.date) == .fresh)
        #expect(first.age(at: clock.date + 9) == .fresh)
        #expect(first.age(at: clock.date + 11) == .stale)
        #expect(first.age(at: clock.date + 301) == .expired)
        await clock.sleepers()
        clock.advance(by: .seconds(8))
        let confirmed = Watched<Date?>(nil)
        let token = location.store.observe(location.key) { snapshot in
            confirmed.change { $0 = snapshot.confirmed }
        }
        let date = clock.date
        try say(3, at: 8)
        await confirmed.wait { $0 == date }
        let still = location.store.snapshot(of: location.key)
        #expect(still.value == first.value)
        #expect(still.valueRevision == first.valueRevision)
        #expect(still.age(at: clock.date + 9) == .fresh)
        token.cancel()
    }

    @Test func `takes nothing that was left over from an earlier watch`() async throws {
        let location = Location(of: receiver)
        var states = location.states().makeAsyncIterator()
        await script.watched.wait { $0.running.count == 1 }
        try script.say(1, 2, at: 0, seen: clock.date - 3_600)
        let cached = await states.next()
        #expect(cached?.fix == nil && cached?.signal == .searching)
        try script.say(1, 2, at: 1, seen: clock.date)
        #expect(await states.next()?.current != nil)
    }

    @Test func `starts a receiver again that broke off, after growing pauses`() async throws {
        let pauses: [Double] = [1, 2, 4, 8, 16, 32, 60, 60]
        script.watched.change { state in
            state.failures = pauses.map { _ in
                LarderError(.unreachable, message: "Nobody answers.")
            }
        }
        let location = Location(of: receiver)
        let attempts = Watched(0)
        let token = receiver.store.observe(receiver.key) { snapshot in
            attempts.change { $0 = snapshot.failure?.attempts ?? 0 }
        }
        var states = location.states().makeAsyncIterator()
        for (index, pause) in pauses.enumerated() {
            await attempts.wait { $0 == index + 1 }
            await clock.sleepers()
            #expect(script.watched.state.starts == index + 1)
            clock.advance(by: .seconds(pause) - .milliseconds(1))
            #expect(script.watched.state.starts == index + 1)
            clock.advance(by: .milliseconds(1))
            await script.watched.wait { $0.starts == index + 2 }
        }
        #expect(await states.next()?.signal == .unreachable("Nobody answers."))
        await script.watched.wait { $0.running.count == 1 }
        try say(0, at: 0)
        while let next = await states.next(), next.signal != .held {}
        #expect(location.store.snapshot(of: location.key).value?.number == 1)
        // After a success the pauses begin anew.
        script.breakOff(LarderError(.unreachable, message: "It hung up."))
        await attempts.wait { $0 == 1 }
        #expect(await states.next()?.signal == .unreachable("It hung up."))
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        await script.watched.wait { $0.starts == pauses.count + 2 }
        token.cancel()
    }

    @Test func `does not start a receiver again that it may not have`() async throws {
        script.watched.change { state in
            state.failures = [LarderError(.refused, message: "You may not.")]
        }
        var heard: [LocationState] = []
        for await locationState in Location(of: receiver).states() { heard.append(locationState) }
        #expect(heard.map(\.signal) == [.refused("You may not.")])
        #expect(script.watched.state.starts == 1)
    }

    @Test func `tells the end of a log and ends`() async throws {
        let states = Location(of: receiver).states()
        await script.watched.wait { $0.running.count == 1 }
        try say(0, at: 0)
        script.end()
        var heard: [LocationState.Signal] = []
        for await locationState in states { heard.append(locationState.signal) }
        #expect(heard == [.held, .ended])
    }

    @Test func `passes on the strictest requestedAccuracy of those who watch`() async throws {
        let town = Location(of: receiver, options: .init(accuracy: .town))
        let house = Location(of: receiver, options: .init(accuracy: .house))
        let first = town.store.observe(town.key) { _ in }
        await script.watched.wait { $0.running.count == 1 }
        let requestedAccuracy = try #require(script.watched.state.requestedAccuracy)
        #expect(requestedAccuracy.strictest == .town)
        var changes = requestedAccuracy.changes().makeAsyncIterator()
        #expect(await changes.next() == .town)
        let second = house.store.observe(house.key) { _ in }
        #expect(await changes.next() == .house)
        second.cancel()
        #expect(await changes.next() == .town)
        first.cancel()
    }

    @Test @MainActor func `a model shows what a location delivers`() async throws {
        let location = Location(of: receiver, options: .init(filter: 10))
        let model = location.model()
        #expect(model.value == nil)
        await script.watched.wait { $0.running.count == 1 }
        var states = location.states().makeAsyncIterator()
        try say(0, at: 0)
        try say(4, at: 1)
        try say(12, at: 2)
        while let next = await states.next(), next.number != 3 {}
        // The models of one key are told in one turn of the main actor.
        while model.value?.number != 3 { await Task.yield() }
        #expect(model.value?.current != nil)
        #expect(model.times?.asOf == Date(timeIntervalSince1970: 1_800_000_002))
    }
}

@Suite(.timeLimit(.minutes(15))) struct `One position asked for once` {
    let clock = ManualClock()
    let script = ScriptedReceiver()
    let receiver: SharedReceiver

    init() {
        receiver = SharedReceiver(script, environment: clock.environment())
    }

    private func request(accuracy: Accuracy = .best) -> Task<Fix, any Error> {
        let location = Location(of: receiver, options: .init(accuracy: accuracy))
        return Task { try await location.request(within: .seconds(30)) }
    }

    @Test func `is the first fix that comes, and the receiver ends`() async throws {
        let asked = request()
        await script.watched.wait { $0.running.count == 1 }
        script.say(.noFix)
        try script.say(1, 2, at: 0, seen: clock.date)
        #expect(try await asked.value.position.longitude == 2)
        await script.watched.wait { $0.running.isEmpty }
    }

    @Test func `waits for the accuracy wished for`() async throws {
        let asked = request(accuracy: .house)
        await script.watched.wait { $0.running.count == 1 }
        for (second, radius) in [(0.0, 900.0), (1, 300), (2, 90), (3, 10)] {
            script.say(
                .fix(try fix(1, second, at: second, seen: clock.date, uncertainty: radius)))
        }
        #expect(try await asked.value.position.longitude == 2)
    }

    @Test func `is the best one when time is up`() async throws {
        let asked = request(accuracy: .house)
        await script.watched.wait { $0.running.count == 1 }
        let heard = Watched(0)
        let token = receiver.store.observe(receiver.key) { snapshot in
            heard.change { $0 = snapshot.value?.number ?? 0 }
        }
        for (second, radius) in [(0.0, 900.0), (1, 300), (2, 500)] {
            script.say(
                .fix(try fix(1, second, at: second, seen: clock.date, uncertainty: radius)))
        }
        await heard.wait { $0 == 3 }
        await clock.sleepers(atLeast: 2)
        clock.advance(by: .seconds(30))
        #expect(try await asked.value.position.longitude == 1)
        token.cancel()
    }

    @Test func `is an error when nothing came in time`() async throws {
        let asked = request()
        await script.watched.wait { $0.running.count == 1 }
        await clock.sleepers(atLeast: 2)
        script.say(.noFix)
        clock.advance(by: .seconds(30))
        let error = await #expect(throws: LarderError.self) { try await asked.value }
        #expect(error?.code == .timedOut)
        #expect(error?.message.contains("within 30 seconds") == true)
        await script.watched.wait { $0.running.isEmpty }
    }

    @Test func `says that the receiver cannot be reached`() async throws {
        script.watched.change { state in
            state.failures = [LarderError(.unreachable, message: "Nobody answers.")]
        }
        let failed = Watched(false)
        let token = receiver.store.observe(receiver.key) { snapshot in
            failed.change { $0 = snapshot.failure != nil }
        }
        let asked = request()
        await failed.wait { $0 }
        await clock.sleepers(atLeast: 2)
        clock.advance(by: .milliseconds(900))
        clock.advance(by: .seconds(30))
        let error = await #expect(throws: LarderError.self) { try await asked.value }
        #expect([.unreachable, .timedOut].contains(error?.code))
        token.cancel()
    }

    @Test func `is refused at once where the receiver is forbidden`() async throws {
        script.watched.change { state in
            state.failures = [LarderError(.refused, message: "You may not.")]
        }
        let error = await #expect(throws: LarderError.self) { try await request().value }
        #expect(error?.message == "You may not.")
    }

    @Test func `can be cancelled`() async throws {
        let asked = request()
        await script.watched.wait { $0.running.count == 1 }
        asked.cancel()
        await #expect(throws: CancellationError.self) { try await asked.value }
        await script.watched.wait { $0.running.isEmpty }
    }
}
