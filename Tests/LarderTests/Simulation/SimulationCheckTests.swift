import Larder
import Testing

@testable import LarderSimulation

/// What each check of the simulation finds, and what it leaves alone, told by events made by hand.
@Suite struct `Checks of the simulation` {
    private let plan = SimulationPlan(seed: 1, steps: [])

    @Test func `find a value of many that was acknowledged and not stored`() {
        for isStored in [true, false] {
            var story = Story(AcknowledgedCheck())
            let values = [
                key: story.history.make(key, store: 0), "l": story.history.make("l", store: 0),
            ]
            let call = story.begin(.setAll, values: values)
            story.commit(.put(text: "0", byHand: true))
            if isStored { story.commit(.put(text: "1", byHand: true), to: "l") }
            story.end(call)
            #expect((story.found == nil) == isStored)
        }
    }

    @Test(arguments: ["nothing", "its value", "a later value", "an earlier value"])
    func `find a part of what was set together`(other: String) {
        var story = Story(GroupCheck())
        let earlier = story.history.make("l", store: 0)
        if other == "an earlier value" { story.commit(["l": earlier]) }
        story.end(story.begin(.hold))
        let values = [
            key: story.history.make(key, store: 0), "l": story.history.make("l", store: 0),
        ]
        let call = story.begin(.setTwo, values: values)
        if other == "a later value" {
            story.commit(["l": story.history.make("l", store: 0)])
        }
        story.commit(other == "its value" ? values : values.filter { $0.key == key })
        story.end(call)
        let isWhole = other == "its value" || other == "a later value"
        #expect((story.found == nil) == isWhole)
    }

    @Test(arguments: [SimulatedCommit.Outcome.done, .failed, .refused])
    func `find a flush that does not wait`(outcome: SimulatedCommit.Outcome) {
        var story = Story(UnsavedCheck(plan))
        story.end(story.begin(.setSoon, value: story.history.make(key, store: 0)))
        let flush = story.begin(.flush)
        story.commit(.put(text: "0", byHand: true), outcome)
        story.end(flush)
        #expect((story.found == nil) == (outcome != .refused))
    }

    @Test func `find a value that could not be stored and is not tried again`() {
        for isTriedAgain in [true, false] {
            var story = Story(UnsavedCheck(plan))
            let set = story.begin(.set, value: story.history.make(key, store: 0))
            story.commit(.put(text: "0", byHand: true), .failed)
            story.end(set, .failed(.io))
            let flush = story.begin(.flush)
            if isTriedAgain { story.commit(.put(text: "0", byHand: true)) }
            story.end(flush)
            #expect((story.found == nil) == isTriedAgain)
        }
    }

    @Test(arguments: [true, false])
    func `find a value that must not be stored`(forbidsStoring: Bool) {
        var plan = plan
        plan.forbidsStoring = forbidsStoring
        var story = Story(PermissionCheck(plan))
        for _ in 0..<4 { _ = story.history.make(key, store: nil) }
        story.commit(.put(text: "2", byHand: false))
        #expect(story.found == nil)
        story.commit(.put(text: "3", byHand: false))
        #expect((story.found == nil) == !forbidsStoring)
    }

    @Test func `find a packaged value that is stored`() {
        var story = Story(PermissionCheck(plan))
        _ = story.history.makeSeed(key)
        story.commit(.put(text: "0", byHand: false))
        #expect(story.found != nil)
    }

    @Test func `find a confirmation that is not stored`() {
        for isStored in [true, false] {
            var story = Story(FetchedCheck(plan))
            let value = story.history.make(key, store: nil)
            let load = story.begin(.load(.validate))
            story.answer(value)
            if isStored { story.commit(.touch) }
            story.end(load, .loaded(sight(value)))
            #expect((story.found == nil) == isStored)
        }
    }

    @Test(arguments: [LoadPolicy.validate, .networkOnly, .noStore])
    func `find a load that asks nobody`(policy: LoadPolicy) {
        for isAsked in [true, false] {
            var story = Story(LoadPolicyCheck(plan))
            let value = story.history.make(key, store: nil)
            let load = story.begin(.load(policy))
            if isAsked { story.answer(value) }
            story.end(load, .loaded(sight(value)))
            #expect((story.found == nil) == isAsked)
        }
    }

    @Test func `find a load that ends well while offline`() {
        for isBack in [true, false] {
            var story = Story(LoadPolicyCheck(plan))
            let value = story.history.make(key, store: nil)
            story.end(story.begin(.connect(false)))
            let load = story.begin(.load(.networkOnly))
            if isBack { story.end(story.begin(.connect(true))) }
            story.answer(value, isAsked: isBack)
            story.end(load, .loaded(sight(value)))
            #expect((story.found == nil) == isBack)
        }
    }

    @Test func `find somebody who is asked while offline`() {
        var story = Story(LoadPolicyCheck(plan))
        story.end(story.begin(.connect(false)))
        story.take(.source(.asked(fetch: 1, key), store: 1))
        #expect(story.found == nil)
        story.take(.source(.asked(fetch: 2, key), store: 0))
        #expect(story.found != nil)
    }

    @Test func `find a load that serves what has expired`() {
        for seconds in [599, 600] {
            var story = Story(LoadPolicyCheck(plan))
            let value = story.history.make(key, store: 0)
            let load = story.begin(.load(.cached))
            story.end(load, .loaded(sight(value, age: .expired, confirmed: .seconds(seconds))))
            #expect((story.found == nil) == (seconds < 600))
        }
    }

    @Test func `find a stale value that nobody refreshes`() {
        for isAsked in [true, false] {
            var story = Story(RefreshCheck(plan))
            let value = story.history.make(key, store: nil)
            let load = story.begin(.load(.cached))
            story.end(load, .loaded(sight(value, age: .stale)))
            if isAsked { story.answer(value) }
            story.take(.settled(rest()))
            #expect((story.found == nil) == isAsked)
        }
    }

    @Test func `find who waits for a connection that is there`() {
        var waiting = sight(nil)
        waiting.isWaiting = true
        for (memory, isFine) in [(sight(nil), true), (waiting, false)] {
            var story = Story(ConnectionCheck())
            story.take(.settled(rest(memory: [memory])))
            #expect((story.found == nil) == isFine)
        }
    }

    @Test(arguments: [
        (59, Freshness.Age.fresh, true), (60, .fresh, false), (60, .stale, true),
        (600, .stale, false), (600, .expired, true),
    ])
    func `find a value that does not grow old`(seconds: Int, age: Freshness.Age, isFine: Bool) {
        var story = Story(AgeCheck())
        let value = story.history.make(key, store: 0)
        story.take(.seen(sight(value, age: age, confirmed: .seconds(seconds))))
        #expect((story.found == nil) == isFine)
    }

    @Test func `find a fetch that overwrites what was pushed after it began`() {
        for isLater in [true, false] {
            var story = Story(OverwriteCheck())
            let fetched = story.history.make(key, store: nil)
            if !isLater { story.ask(1) }
            let pushed = story.history.make(key, store: 0, isPushed: true)
            story.commit(.put(text: "\(pushed)", byHand: false))
            if isLater { story.ask(1) }
            story.take(.source(.answered(fetch: 1, key, value: fetched), store: 0))
            story.commit(.put(text: "\(fetched)", byHand: false))
            #expect((story.found == nil) == isLater)
        }
    }

    @Test(arguments: [true, false])
    func `find a fetch that brings back what was removed after it began`(wasThere: Bool) {
        for isLater in [true, false] {
            var story = Story(RemovalCheck())
            let fetched = story.history.make(key, store: nil)
            if !isLater { story.ask(1) }
            let removal = story.begin(.updateToNothing)
            story.take(.updating(removal, base: wasThere ? fetched : nil))
            story.commit(.remove(under: false))
            story.end(removal)
            if isLater { story.ask(1) }
            story.take(.source(.answered(fetch: 1, key, value: fetched), store: 0))
            story.commit(.put(text: "\(fetched)", byHand: false))
            // Nothing was removed where nothing was.
            #expect((story.found == nil) == (isLater || !wasThere))
        }
    }

    @Test func `find an update whose function is never called`() {
        for isCalled in [true, false] {
            var story = Story(CalledCheck())
            let call = story.begin(.updateSoon)
            if isCalled { story.take(.updating(call, base: nil)) }
            story.take(.settled(rest()))
            #expect((story.found == nil) == isCalled)
        }
    }

    @Test func `find a pushed value that nobody is shown`() {
        for isShown in [true, false] {
            var story = Story(PushCheck(plan))
            let old = story.history.make(key, store: nil)
            let pushed = story.history.make(key, store: 0, isPushed: true)
            story.take(.stalled([]))
            story.take(.pushed(store: 0, key: key, value: pushed))
            story.take(.settled(rest(memory: [sight(isShown ? pushed : old)])))
            #expect((story.found == nil) == isShown)
        }
    }

    @Test func `leave alone a value of the server that another store stores again`() {
        var story = Story(OrderCheck())
        let old = story.history.make(key, store: nil)
        let new = story.history.make(key, store: 0)
        story.commit(.put(text: "\(old)", byHand: false))
        story.commit(.put(text: "\(new)", byHand: true))
        story.take(.seen(sight(old, revision: 1, watcher: 1)))
        story.commit(.put(text: "\(old)", byHand: false), by: 1)
        story.take(.seen(sight(new, revision: 2, watcher: 1)))
        #expect(story.found == nil)
    }

    @Test func `leave alone what a backup brings back while it is invalidated`() {
        for isRestored in [true, false] {
            var story = Story(InvalidationCheck())
            let value = story.history.make(key, store: 0)
            story.commit(.put(text: "\(value)", byHand: true))
            story.take(.backedUp)
            let call = story.begin(.invalidate(erase: false))
            story.commit(.touch)
            if isRestored { story.take(.restored) }
            story.end(call)
            story.take(.seen(sight(value, age: .fresh)))
            #expect((story.found == nil) == isRestored)
        }
    }

    @Test func `find an invalidation that another store never hears of`() {
        for age in [Freshness.Age.fresh, .stale] {
            var story = Story(InvalidationCheck())
            let value = story.history.make(key, store: 0)
            story.commit(.put(text: "\(value)", byHand: true))
            story.end(story.begin(.invalidate(erase: false)))
            story.take(.settled(rest(loaded: [sight(value, age: age, store: 1)])))
            #expect((story.found == nil) == (age == .stale))
        }
    }

    // MARK: - Events

    private let key: Key = "k"

    private func sight(
        _ value: Int?, age: Freshness.Age? = .fresh, confirmed: Duration = .zero, store: Int = 0,
        revision: UInt64 = 1, watcher: Int? = nil
    ) -> SimulationSight {
        SimulationSight(
            store: store, key: key, watcher: watcher, revision: revision, value: value, age: age,
            confirmed: confirmed, isUnsaved: false, hasFailed: false, isLoading: false,
            isWaiting: false)
    }

    private func rest(
        memory: [SimulationSight] = [], loaded: [SimulationSight] = []
    ) -> SimulationRest {
        SimulationRest(
            stored: [:], loaded: loaded, memory: memory, held: [], watchers: [], watching: [],
            hanging: [], pushing: [], watched: [])
    }

    /// Feeds a check, and keeps the first that it finds.
    private struct Story {
        var history = SimulationHistory()
        var found: String?
        private var check: any SimulationCheck

        init(_ check: any SimulationCheck) { self.check = check }

        mutating func take(_ event: SimulationEvent) {
            let detail = check.take(event, history)
            found = found ?? detail
            history.take(event)
        }

        mutating func begin(
            _ operation: SimulationOperation, value: Int? = nil, values: [Key: Int] = [:]
        ) -> SimulationCall {
            let call = SimulationCall(
                id: history.began.count, step: SimulationStep(operation), key: "k", value: value,
                values: values)
            take(.began(call))
            return call
        }

        mutating func end(_ call: SimulationCall, _ outcome: SimulationOutcome = .done) {
            take(.ended(call, outcome))
        }

        mutating func ask(_ fetch: Int) { take(.source(.asked(fetch: fetch, "k"), store: 0)) }

        mutating func answer(_ value: Int, isAsked: Bool = true) {
            if isAsked { ask(1) }
            take(.source(.answered(fetch: 1, "k", value: value), store: 0))
        }

        mutating func commit(_ values: [Key: Int]) {
            let changes = values.sorted { $0.key < $1.key }.map { key, value in
                SimulatedCommit.Change(
                    key: Key(components: ["numbers"] + key.components),
                    kind: .put(text: "\(value)", byHand: true))
            }
            take(.commit(SimulatedCommit(opening: 0, changes: changes)))
        }

        mutating func commit(
            _ kind: SimulatedCommit.Kind, to key: Key = "k",
            _ outcome: SimulatedCommit.Outcome = .done, by opening: Int = 0
        ) {
            let change = SimulatedCommit.Change(
                key: Key(components: ["numbers"] + key.components), kind: kind)
            take(.commit(SimulatedCommit(opening: opening, changes: [change], outcome: outcome)))
        }
    }
}
