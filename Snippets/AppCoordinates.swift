// Where am I: positions that arrive by themselves, and places that a person keeps.
import Foundation
import Larder

struct Position: Codable, Sendable, Equatable {
    var latitude: Double
    var longitude: Double
}

/// A receiver reports for as long as somebody watches.
struct Receiver: PushSource {
    func values(for key: Key) -> AsyncThrowingStream<Fetched<Position>, any Error> {
        AsyncThrowingStream { stream in
            for step in 0..<3 {
                stream.yield(
                    Fetched(Position(latitude: 47.05 + Double(step) / 1_000, longitude: 7.62)))
            }
            stream.onTermination = { reason in print("receiver off:", reason) }
        }
    }
}

let here = Store(name: "here", pushSource: Receiver())
let folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID())")
let places = Store<Position>(
    name: "places", storage: try FolderStorage(at: folder, durability: .precious))

var model: ValueModel<Position>? = ValueModel(store: here, key: "here")
for await snapshot in here.snapshots(of: "here") {
    guard let position = snapshot.value, position.latitude > 47.051 else { continue }
    print("here:", position.latitude, position.longitude)
    try await places.set(Key("kept", "Burgdorf"), to: position)
    break
}
model = nil  // nobody watches any longer: the receiver is switched off
print(try await places.load(Key("kept", "Burgdorf")).value ?? "nothing kept")
try FileManager.default.removeItem(at: folder)
