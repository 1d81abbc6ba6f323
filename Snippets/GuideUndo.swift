// Changes that can be undone, as in the guide "Edit a local value on several screens".
import Foundation
import Larder
import LarderMutations
import Observation

struct Settings: Codable, Sendable, Equatable {
    var name = "Anonymous"
    var isCompact = false
}

enum Count: Mutation {
    case add(Int)

    func apply(to value: inout Int?) {
        if case .add(let number) = self { value = (value ?? 0) + number }
    }

    func inverse(of value: Int?) -> Self? {
        if case .add(let number) = self { .add(-number) } else { nil }
    }
}

@MainActor @Observable final class SettingsModel {
    private(set) var settings: Settings?
    private(set) var canUndo = false
    @ObservationIgnored private var token: ObservationToken?

    init(_ store: OptimisticStore<Replacement<Settings>>) {
        token = store.observe("current") { [weak self] _ in
            Task { @MainActor in
                self?.settings = store.snapshot(of: "current").value
                let history = try? await store.queue.history("window")
                self?.canUndo = history?.undoable.isEmpty == false
            }
        }
    }
}

let folder = FileManager.default.temporaryDirectory.appending(path: "undo-\(UUID())")
let storage = try FolderStorage(at: folder, durability: .precious)

let settings = OptimisticStore<Replacement<Settings>>(name: "settings", storage: storage) { _ in
    .accepted  // no server: what is shown is what counts
}
let sending = settings.start()
let token = settings.observe("current") { print($0.value?.name ?? "-") }
try await settings.mutate("current", .put(Settings(name: "Ada")), undoable: "window")
try await settings.mutate("current", .put(Settings(name: "Grace")), undoable: "window")
try await settings.queue.undo("window")  // Ada again, also after a restart
try await settings.queue.redo("window")  // Grace again

let model = SettingsModel(settings)
while model.settings?.name != "Grace" || !model.canUndo { await Task.yield() }

try await settings.outbox.drain()
token.cancel()
sending.cancel()

print(settings.snapshot(of: "current").value?.name ?? "-")
try FileManager.default.removeItem(at: folder)
