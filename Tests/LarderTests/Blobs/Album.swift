import Foundation
import Larder
import LarderSimulation

/// What the tests of blobs need: a folder that goes with the test, a clock, a counter.
final class Album: Sendable {
    let url: URL
    let clock = ManualClock()
    let counts = CountingReporter()

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-blobs-\(UUID().uuidString)")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func open(
        durability: Durability = .rebuildable, memory: Int = 1_000_000, disk: Int? = nil,
        keeping: @escaping @Sendable ([BlobSummary]) async -> Set<BlobID> = { _ in [] }
    ) throws -> BlobStore {
        try BlobStore(
            at: url, durability: durability, limits: BlobLimits(memory: memory, disk: disk),
            environment: clock.environment(reporter: counts), keeping: keeping)
    }

    /// The files of contents, by their names.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: url.path + "/content")
        return (all?.compactMap { $0 as? String } ?? []).filter { $0.contains("/") }.sorted()
    }

    func file(_ id: BlobID) -> String { "\(url.path)/content/\("\(id)".prefix(2))/\(id)" }

    func copy() throws -> Album {
        let copy = Album()
        try FileManager.default.copyItem(at: url, to: copy.url)
        return copy
    }
}

/// Bytes that differ with the number.
func blob(_ number: Int, _ count: Int = 100) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) })
}
