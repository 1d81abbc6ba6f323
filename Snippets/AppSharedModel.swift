// Settings that several screens edit at once and nobody fetches.
import Foundation
import Larder

struct Settings: Codable, Sendable, Equatable {
    var name = "Anonymous"
    var isCompact = false
}

let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID())")
let store = Store<Settings>(
    name: "settings", storage: try FolderStorage(at: folder, durability: .precious))
let key = TypedKey<Settings>("current")

let form = ValueModel(store: store, key: key)  // one screen
let preview = ValueModel(store: store, key: key)  // another
let token = store.observe(key, \.value, options: .old) { change in
    print(change.old?.name ?? "nothing", "became", change.new?.name ?? "nothing")
}

form.value = Settings(name: "Ada")  // shown at once, stored soon after
form.update { settings in  // builds on what is there then, also if another screen changed it
    var settings = settings ?? Settings()
    settings.isCompact = true
    return settings
}
print(form.value?.isCompact == true)
await store.flush()  // for the moment before the app ends
for await snapshot in store.snapshots(of: key) where snapshot.value?.isCompact == true { break }
while preview.value != form.value { await Task.yield() }  // the other screen has it too
print(preview.isUnsaved ? "not stored yet" : "stored")
token.cancel()
try FileManager.default.removeItem(at: folder)
