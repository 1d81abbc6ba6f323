import Testing

@testable import Larder

@Suite struct `A set of entries` {
    /// A small generator of one's own, so that every run is the same.
    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    private func entry(_ number: Int) -> Entry {
        Entry(key: Key("item", "\(number)"), picture: Picture())
    }

    @Test(arguments: UInt64(1)...20)
    func `agrees with a dictionary, whatever comes and goes`(seed: UInt64) {
        var random = Chance(state: seed)
        var set = EntrySet()
        var model: [Key: Int] = [:]
        for step in 0..<3_000 {
            let number = Int.random(in: 0..<300, using: &random)
            let key = Key("item", "\(number)")
            if Bool.random(using: &random), model[key] == nil {
                set.insert(entry(number))
                model[key] = number
            } else {
                var isAsked = false
                set.remove(key) { entry in
                    isAsked = true
                    return entry.key == key
                }
                #expect(isAsked == (model.removeValue(forKey: key) != nil))
            }
            #expect(set.count == model.count)
            if step % 100 == 0 {
                #expect(Set(set.map(\.key)) == Set(model.keys))
                #expect(
                    (0..<300).allSatisfy { number in
                        let key = Key("item", "\(number)")
                        return (set[key]?.key == key) == (model[key] != nil)
                    })
            }
        }
    }

    @Test func `removes nothing that somebody else has, or that the caller keeps`() {
        var set = EntrySet()
        set.insert(entry(1))
        let held = set[Key("item", "1")]
        set.remove(Key("item", "1")) { _ in true }
        #expect(set.count == 1)
        withExtendedLifetime(held) {}
        let copy = set
        set.remove(Key("item", "1")) { _ in true }
        #expect(set.count == 1 && copy.count == 1)
    }

    @Test func `lets go of what nobody else has when it is asked to`() {
        var set = EntrySet()
        set.insert(entry(1))
        set.remove(Key("item", "1")) { _ in false }
        #expect(set.count == 1)
        set.remove(Key("item", "1")) { _ in true }
        #expect(set.count == 0 && set[Key("item", "1")] == nil)
    }
}
