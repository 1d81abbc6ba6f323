#if SQLite
// The code of the guide "Choose a storage", in one piece.
import Foundation
import Larder
import LarderSQLite

struct Profile: Codable, Sendable, Equatable { var name: String }

let folder = FileManager.default.temporaryDirectory.appending(path: "choose-\(UUID())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let cache = try SQLiteStorage(at: folder.appending(path: "cache.sqlite"))
let own = try SQLiteStorage(at: folder.appending(path: "user.sqlite"), durability: .precious)

let profiles = Store<Profile>(name: "profiles", storage: cache.partition("account-17"))
try await profiles.set("me", to: Profile(name: "Ada"))
let notes = Store<String>(name: "notes", storage: own)
try await notes.set("1", to: "Buy bread")

try await cache.partition("account-17").wipe()  // the person signed out
print(try await cache.allSummaries().count, try await own.allSummaries().count)
try await cache.close()
try await own.close()
try FileManager.default.removeItem(at: folder)
#endif
