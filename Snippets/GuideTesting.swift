// The code of the guide "Test an app without network and waiting", in one piece.
import Foundation
import Larder
import LarderSimulation

let clock = ManualClock()
let line = ConnectivitySwitch(otherwise: .online)
let events = CountingReporter()
let environment = clock.environment(connectivity: line, reporter: events)

let source = ScriptedSource<String>([
    .value("sunny"), .failure(.unreachable), .held("rain"),
])
let storage = MemoryStorage()
func makeStore() -> Store<String> {
    Store(
        name: "weather", source: source, storage: storage, freshness: .after(.seconds(300)),
        retry: .never, environment: environment)
}

let store = makeStore()
let first = try await store.load("Bern")
precondition(first.value == "sunny" && first.age(at: clock.date) == .fresh)

clock.advance(by: .seconds(301))  // five minutes pass now, and nobody waits for them
precondition(store.snapshot(of: "Bern").isOutdated(at: clock.date))

_ = try? await store.refresh("Bern")
let failed = store.snapshot(of: "Bern")
precondition(failed.value == "sunny" && failed.failure?.error.code == .unreachable)

async let refreshed = store.refresh("Bern")
await source.started(3)  // the third fetch is running, and held
precondition(store.snapshot(of: "Bern").isLoading)
source.release()
let newest = try await refreshed
precondition(newest.value == "rain")

line.isOffline = true
let relaunched = makeStore()  // another launch: memory is empty, the storage is not
let offline = try await relaunched.load("Bern")
precondition(offline.value == "rain" && source.requests.count == 3)
precondition(events[.fetchFailed] == 1)

let weather = Weather(seed: 7)  // the same seed, the same bad day
weather.latency = .seconds(2)
weather.loss = 0.5
let far = weather.around(source, clock: clock)
source.add(.value("fog"))
let slow = Store(
    name: "slow", source: far, retry: Retry(limit: 10, jitter: 0),
    environment: clock.environment())
let time = Task {
    while !Task.isCancelled {
        await clock.sleepers()  // until something waits, then let its time pass
        clock.advance(by: .seconds(1))
    }
}
print(try await slow.load("Bern").value ?? "-")
time.cancel()

struct Profile: Codable, Sendable, Hashable {
    var name: String
}

let fake = Store<Profile>(name: "fake", environment: environment)
try await fake.set("me", to: Profile(name: "Ada"))
let shown = ValueModel(store: fake, key: "me")  // on the main actor
print(shown.value?.name ?? "-")
