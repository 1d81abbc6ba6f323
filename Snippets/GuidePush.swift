// The code of the guide "Show what a push source sends", in one piece.
import Foundation
import Larder
import LarderSimulation

struct Position: Codable, Sendable, Equatable {
    var latitude: Double
    var longitude: Double
}

/// Calls back from a thread of its own, as many receivers and sockets do.
final class Receiver: Sendable {
    private let listeners = Locked<[UUID: @Sendable (Position) -> Void]>([:])

    func start(_ body: @escaping @Sendable (Position) -> Void) -> UUID {
        let id = UUID()
        listeners.withLock { $0[id] = body }
        return id
    }

    func stop(_ id: UUID) { listeners.withLock { $0[id] = nil } }

    func report(_ position: Position) {
        for listener in listeners.withLock({ Array($0.values) }) { listener(position) }
    }
}

struct ReceiverSource: PushSource {
    let receiver: Receiver

    func values(for key: Key) -> AsyncThrowingStream<Fetched<Position>, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { stream in
            let id = receiver.start { stream.yield(Fetched($0)) }
            stream.onTermination = { _ in receiver.stop(id) }
        }
    }
}

let receiver = Receiver()
let store = Store(name: "here", pushSource: ReceiverSource(receiver: receiver))
let model = ValueModel(store: store, key: "here")

while model.value == nil {
    receiver.report(Position(latitude: 47.06, longitude: 7.62))
    await Task.yield()
}
print(model.value?.latitude ?? 0)

let pushed = ScriptedPushSource<Position>()
let preview = Store(name: "preview", pushSource: pushed)
let shown = ValueModel(store: preview, key: "here")
while pushed.readers == 0 { await Task.yield() }
pushed.push(Position(latitude: 0, longitude: 0))
pushed.fail(LarderError(.unreachable, message: "The receiver was unplugged."))
while shown.failure == nil { await Task.yield() }
print(shown.value?.latitude ?? -1, shown.failure?.error.message ?? "-")
