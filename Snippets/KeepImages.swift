import Foundation
import Larder

/// A picture as a drawing kit has one.
struct Picture: Sendable {
    let pixels: [UInt8]
    init(_ bytes: Data) { pixels = Array(bytes) }
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images")

// An image store: pictures by key, in memory while there is room, on the disk for good.
let images = DecodedBlobs(
    of: try BlobStore(at: folder, durability: .precious), limit: 64 << 20, decode: Picture.init
) { $0.pixels.count }

try await images.store.put(Data([1, 2, 3]), for: "items/17")
print(try await images.value(for: "items/17")?.pixels ?? [])
try await images.store.remove("items/17")
