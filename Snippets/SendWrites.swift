// An outbox without a server, as on the page "Send writes that arrive" (Docs/Outbox.md); GuideOutbox.swift has the lines of the page.
import Foundation
import Larder

struct Star: Codable, Sendable {
    var article: Int
    var isSet: Bool
}

let folder = FileManager.default.temporaryDirectory.appending(path: "larder-\(UUID())")
let storage = try FolderStorage(at: folder, durability: .precious)
let server = ClosureDestination<Star> { delivery in
    // Pass the identity on: the answer may get lost, and then the same write comes again.
    print("sending", delivery.payload, "as", delivery.id.isEmpty ? "-" : "one write")
}
let outbox = Outbox(name: "stars", destination: server, storage: storage)
let stars = Store<Bool>(name: "starred", storage: storage)

try await stars.set("17", to: true, sending: Star(article: 17, isSet: true), through: outbox)
let sending = outbox.start()
try await outbox.drain()
for item in try await outbox.waiting() {
    print(item.lane, item.state, item.failure?.error.message ?? "")
}
sending.cancel()
try FileManager.default.removeItem(at: folder)
