// The code of the guide "Keep images within a disk limit", in one piece.
import Foundation
import Larder

/// A picture as a drawing kit has one.
struct Picture: Sendable {
    let pixels: [UInt8]
    init(_ bytes: Data) { pixels = Array(bytes) }
}

let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID())")
let pinned = Locked<Set<Key>>(["portraits/ada"])
let blobs = try BlobStore(
    at: folder, limits: BlobLimits(memory: 16 << 20, disk: 200 << 20),
    keeping: { uses in
        let names = pinned.withLock { $0 }
        return Set(uses.filter { !names.isDisjoint(with: $0.names) }.map(\.id))
    })
let pictures = DecodedBlobs(of: blobs, limit: 64 << 20, decode: Picture.init) { $0.pixels.count }

/// Stands for `client.data(from:)`.
@Sendable func fetch(_ url: URL) async throws -> Data { Data(url.absoluteString.utf8) }

if let url = URL(string: "https://example.org/a.png") {
    _ = try await blobs.load(url) { try await fetch($0) }  // fetched once, whoever asks
    print(try await pictures.value(for: .blob(at: url))?.pixels.count ?? 0)
}

try await blobs.put(Data([1, 2, 3]), for: "portraits/ada")
try await blobs.put(Data([1, 2, 3]), for: "portraits/lovelace")  // the same bytes, stored once
let usage = try await blobs.usage()
print(usage.contents, usage.names, usage.bytes)

pictures.trimMemory()  // on a memory warning
blobs.trimMemory()
try FileManager.default.removeItem(at: folder)
