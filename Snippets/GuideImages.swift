// The code of the guide "Keep images within a disk limit", in one piece.
import Foundation
import Larder
import LarderHTTP
import LarderHTTPTesting

/// The bytes are not those of a picture.
struct NotAPicture: Error {}

/// A picture as a drawing kit has one.
struct Picture: Sendable {
    let pixels: [UInt8]
    init(_ bytes: Data) throws {
        guard bytes.starts(with: Data("GIF".utf8)) else { throw NotAPicture() }
        pixels = Array(bytes)
    }
}

let origin = try TinyOrigin([
    "/a.gif": .init("HTTP/1.1 200 OK\nContent-Type: image/gif\nContent-Length: 6\n\nGIF89a"),
    "/b.gif": .init("HTTP/1.1 200 OK\nContent-Type: image/gif\nContent-Length: 4\n\nGIG?"),
    "/c.gif": .init("HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Length: 7\n\nSign in"),
])
let client = HTTPClient(
    name: "Album", version: "1.0", contact: "https://example.org", addresses: .any)

let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID())")
let pinned = Locked<Set<Key>>(["portraits/ada"])
let blobs = try BlobStore(
    at: folder, limits: BlobLimits(memory: 16 << 20, disk: 200 << 20),
    keeping: { uses in
        let names = pinned.withLock { $0 }
        return Set(uses.filter { !names.isDisjoint(with: $0.names) }.map(\.id))
    })
let pictures = DecodedBlobs(of: blobs, limit: 64 << 20, decode: Picture.init) { $0.pixels.count }

func picture(at url: URL) async throws -> Picture? {
    _ = try await blobs.load(url) {  // fetched once, whoever asks
        try await client.data(from: $0, expecting: ["image/*"])
    }
    do {
        return try await pictures.value(for: .blob(at: url))
    } catch is NotAPicture {
        try await blobs.remove(.blob(at: url))  // the next one who asks fetches it again
        throw LarderError(.unreadable, message: "The server sent something that is not a picture.")
    }
}

for path in ["/a.gif", "/b.gif", "/c.gif"] {
    do {
        print(try await picture(at: origin.url(path))?.pixels.count ?? 0)
    } catch let error as LarderError {
        print(error.message)
    }
}

try await blobs.put(Data([1, 2, 3]), for: "portraits/ada")
try await blobs.put(Data([1, 2, 3]), for: "portraits/lovelace")  // the same bytes, stored once
let usage = try await blobs.usage()
print(usage.contents, usage.names, usage.bytes)

pictures.trimMemory()  // on a memory warning
blobs.trimMemory()
try FileManager.default.removeItem(at: folder)
