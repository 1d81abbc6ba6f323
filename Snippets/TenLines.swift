import Larder

let line = ConnectivitySwitch()
let source = ClosureSource<String> { request in .value("news about the \(request.key)") }
let store = Store(
    name: "news", source: source, storage: MemoryStorage(), freshness: .after(.seconds(300)),
    environment: StoreEnvironment(connectivity: line))
let token = store.observe("weather") { print("watched:", $0.value ?? "nothing yet") }
let first = try await store.load("weather")  // asks the source and keeps the answer
line.isOffline = true
let again = try await store.load("weather")  // fresh for five minutes: answered without asking
print(again.value == first.value)
token.cancel()
