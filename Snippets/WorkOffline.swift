// The lines of the guide "Keep an app working offline", in one piece.
import Foundation
import Larder

let folder = FileManager.default.temporaryDirectory.appending(path: "larder-\(UUID())")
let source = ClosureSource<String> { request in .value("news about the \(request.key)") }

let line = ConnectivitySwitch()
let environment = StoreEnvironment(connectivity: line)
let storage = try FolderStorage(at: folder)
let store = Store(
    name: "news", source: source, storage: storage,
    freshness: .after(.seconds(300), stale: .seconds(7 * 86_400)), environment: environment)

await store.seed("weather", with: "sunny, as always", asOf: .distantPast)

line.update(.offline)  // from the system
line.isOffline = true  // from a test, a preview or a flag: pretend
print(try await store.load("weather").value ?? "-")  // the packaged value, and nothing is asked
do {
    _ = try await store.load("traffic")
} catch let error as LarderError where error.code == .offline {
    print(error.message)
}

let token = store.observe("traffic", loading: .cached) { snapshot in
    print("traffic:", snapshot.activity, snapshot.value ?? "-")
}
while store.snapshot(of: "traffic").activity != .waiting { await Task.yield() }
line.isOffline = false
line.update(.online)  // what waited is fetched
for await snapshot in store.snapshots(of: "traffic") where snapshot.isLoaded { break }
store.refreshOutdated()
token.cancel()
try FileManager.default.removeItem(at: folder)
