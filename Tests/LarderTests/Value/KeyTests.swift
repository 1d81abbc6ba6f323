import Larder
import Testing

@Suite struct `A key` {
    @Test func `keeps slashes and percent signs of a component apart from its own`() {
        let key = Key("feeds", "https://example.org/a%20b")
        #expect(key.path == "feeds/https:%2F%2Fexample.org%2Fa%2520b")
        #expect(key.components == ["feeds", "https://example.org/a%20b"])
    }

    @Test(arguments: ["", "plain", "a/b", "100 %", "%2F", "%25", "%", "ü/é", "a//b", "/"])
    func `gives back the component it was made of`(component: String) {
        #expect(Key("x", component).components == ["x", component])
        #expect(Key("x").appending(component) == Key("x", component))
    }

    @Test func `lies under itself and what is above it, and under nothing that only begins alike`()
    {
        #expect(Key("a/b").isUnder("a/b"))
        #expect(Key("a/b/c").isUnder("a/b"))
        #expect(Key("a/b").isUnder(""))
        #expect(!Key("a/bb").isUnder("a/b"))
        #expect(!Key("a").isUnder("a/b"))
    }

    @Test func `is equal only to the same bytes`() {
        let composed = Key("caf\u{E9}")
        let decomposed = Key("cafe\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
        #expect(!decomposed.isUnder(composed))
    }

    @Test func `sorts by bytes`() {
        let keys: [Key] = ["b", "a/b", "a", "a/a", "a-"]
        #expect(keys.sorted() == ["a", "a-", "a/a", "a/b", "b"])
    }
}
