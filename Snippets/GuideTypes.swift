// What to do when a stored type changes, as in the guide "Choose a storage".
import Foundation
import Larder

/// The type of the first version of the app.
struct OldSettings: Codable, Sendable {
    var name: String
}

struct Settings: Codable, Sendable {
    var name: String
    var isCompact = false  // new in the second version

    init(name: String) { self.name = name }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        isCompact = try values.decodeIfPresent(Bool.self, forKey: .isCompact) ?? false
    }
}

/// The type of the third version, in which `name` was split.
struct Profile: Codable, Sendable {
    var given: String
    var family: String
}

let storage = MemoryStorage(durability: .precious)
try await Store<OldSettings>(name: "settings", storage: storage)
    .set("current", to: OldSettings(name: "Ada Lovelace"))
let second = Store<Settings>(name: "settings", storage: storage)
print(try await second.load("current").value?.isCompact ?? true)

let old = Store<Settings>(name: "settings", storage: storage)
let new = Store<Profile>(name: "profile", storage: storage, codec: .json())
if try await new.load("current").value == nil, let known = try await old.load("current").value {
    let words = known.name.split(separator: " ").map(String.init)
    try await new.set("current", to: Profile(given: words.first ?? "", family: words.last ?? ""))
}
print(try await new.load("current").value?.family ?? "-")
