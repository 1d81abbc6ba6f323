// The code of the guides "Know when something is fetched" and "Know which thread you are on", in one piece.
import Foundation
import Larder

let source = ClosureSource<String> { request in
    // A year: what a server says that is known to be wrong.
    let aYear = Freshness(fresh: .seconds(31_536_000))
    return .fetched(Fetched("news about \(request.key)", freshness: aYear))
}
let line = ConnectivitySwitch(otherwise: .online)
let store = Store(
    name: "news", source: source, freshness: .after(.seconds(300)).overridingSource,
    refreshesWatched: true,
    rules: [KeyRule(under: "archive", freshness: .untilInvalidated)],
    environment: StoreEnvironment(connectivity: line))

let (activations, activated) = AsyncStream<Void>.makeStream()
let tokens = [
    store.refreshOutdated(on: activations),
    store.poll("weather", every: .seconds(600)),
]
activated.yield()  // the app came to the front

let snapshot = try await store.load("weather")
print(snapshot.freshnessReason(at: Date()))

print(try await store.load("weather", policy: .cacheOnly).value ?? "nothing yet")
print(try await store.load("weather", maxAge: .seconds(3_600)).value ?? "-")

let calls = Locked<[String]>([])
let token = store.observe("weather") { snapshot in  // on the thread that makes the change: be quick
    calls.withLock { $0.append(snapshot.value ?? "-") }
}
store.setSoon("weather", to: "snow")  // shown before this returns
print(calls.withLock { $0 })
print(store.snapshot(of: "weather").value ?? "-")

let model = ValueModel(store: store, key: "weather")
model.value = "ice"
print(model.value ?? "-")  // at once, for everybody
await store.flush()
token.cancel()
tokens.forEach { $0.cancel() }
