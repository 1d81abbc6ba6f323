// A server or a command: no main actor, no models, snapshots from any thread.
import Foundation
import Larder

let rates = Store(
    name: "rates",
    source: ClosureSource<[String: Double]> { _ in .value(["USD": 1.08, "CHF": 0.95]) },
    storage: MemoryStorage(), freshness: .after(.seconds(3_600)),
    fetchLease: .seconds(60))  // of all servers on one storage, one fetches

@Sendable func answer(_ base: String) async -> (status: Int, body: String) {
    do {
        let snapshot = try await rates.load(Key(component: base))
        let lines = (snapshot.value ?? [:]).sorted { $0.key < $1.key }
        return (200, lines.map { "\($0.key) \($0.value)" }.joined(separator: "\n"))
    } catch let error as LarderError {
        return (error.isTransient ? 503 : 500, error.message)
    } catch {
        return (499, "The client has gone.")
    }
}

await withTaskGroup(of: Void.self) { group in
    for _ in 0..<100 { group.addTask { _ = await answer("EUR") } }  // one request to the source
}
print(await answer("EUR").body)
