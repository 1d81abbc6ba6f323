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
                stream.yield(Fetched(Position(latitude: 45 + Double(step), longitude: 7.62)))
            }
            stream.onTermination = { _ in print("receiver off") }
        }
    }
}

let here = Store(name: "here", pushSource: Receiver())
let folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID())")
let places = Store<Position>(
    name: "places", storage: try FolderStorage(at: folder, durability: .precious))

/// Watches until there is a position that is good enough; then the receiver is switched off.
func position() async -> Position? {
    for await snapshot in here.snapshots(of: "here") {
        if let position = snapshot.value, position.latitude > 46 { return position }
    }
    return nil
}

if let position = await position() {
    print("here:", position.latitude, position.longitude)
    try await places.set(Key("kept", "Burgdorf"), to: position)
}
print(try await places.load(Key("kept", "Burgdorf")).value ?? "nothing kept")
try FileManager.default.removeItem(at: folder)
