import Foundation
import LarderSimulation
import Testing

@testable import Notes

@Suite struct `The identities of versions` {
    @Test func `are those of the whole text, however much was read before`() {
        var random = SeededRandom(seed: 7)
        var hash = VersionHash()
        var text: [UInt8] = []
        for _ in 0..<300 {
            let old = text
            let start = Int.random(in: 0...text.count, using: &random)
            let end = min(text.count, start + Int.random(in: 0...9_000, using: &random))
            let bytes = (0..<Int.random(in: 0...9_000, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            text.replaceSubrange(start..<end, with: bytes)
            let same = Int.random(
                in: 0...zip(old, text).prefix { $0 == $1 }.count, using: &random)
            let date = Bool.random(using: &random) ? Date(timeIntervalSince1970: 1) : nil
            #expect(
                hash.identity(of: text, same: same, written: date)
                    == NoteHistory.identity(text, written: date))
        }
    }
}
