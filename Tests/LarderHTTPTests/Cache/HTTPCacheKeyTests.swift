import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `HTTP cache keys` {
    func target(_ address: String) -> HTTPTarget? {
        URL(string: address).flatMap { HTTPTarget($0) }
    }

    @Test(arguments: [
        ("http://Example.ORG/a", "HTTP://example.org:80/a"), ("http://a.test", "http://a.test/"),
        ("https://a.test:443/", "https://a.test"), ("http://a.test/%7efoo", "http://a.test/~foo"),
        ("http://a.test/%3a", "http://a.test/%3A"), ("http://a.test/x#y", "http://a.test/x"),
        ("http://a.test?q", "http://a.test/?q"),
    ])
    func `are one for two spellings of an address`(one: String, other: String) {
        #expect(target(one) != nil && target(one) == target(other))
    }

    @Test(arguments: [
        ("http://a.test/a", "http://a.test/A"), ("http://a.test/", "https://a.test/"),
        ("http://a.test/", "http://a.test:8080/"), ("http://a.test/a%2Fb", "http://a.test/a/b"),
        ("http://a.test/a/../b", "http://a.test/b"), ("http://a.test//a", "http://a.test/a"),
        ("http://a.test/?a&b", "http://a.test/?b&a"), ("http://a.test/?", "http://a.test/"),
        ("http://a.test/a%3Fb", "http://a.test/a?b"), ("http://a.test/a+b", "http://a.test/a%20b"),
        ("http://me@a.test/", "http://you@a.test/"), ("http://a.test./", "http://a.test/"),
    ])
    func `are two for addresses that may differ`(one: String, other: String) {
        #expect(target(one) != nil && target(one) != target(other))
    }

    @Test(arguments: ["ftp://a.test/", "file:///etc/passwd", "http:///x", "a.test", "http:x"])
    func `are not made for other addresses`(address: String) {
        #expect(target(address) == nil)
    }

    @Test(arguments: [
        ("accept-language", "en, de", "de ,  EN"), ("accept-encoding", "gzip, br", "BR,gzip"),
        ("foo", "1,2", " 1 , 2 "), ("accept-language", "de; q=0.5, en", "en,de;q=0.5"),
        ("accept", "text/html, */*;q=0.1", "*/*;q=0.1,text/html"),
    ])
    func `are one for values that mean the same`(name: String, one: String, other: String) {
        let vary = HeaderFields([.init("Vary", name)])
        let variant = HTTPVariant.name(of: vary, to: HeaderFields([.init(name, one)]))
        #expect(variant.map { HTTPVariant.isMatch($0, HeaderFields([.init(name, other)])) } == true)
    }

    @Test(arguments: [
        ("foo", "1,2", "2,1"), ("foo", "a", "A"), ("foo", "", nil), ("user-agent", "a b", "ab"),
        ("accept-language", "en, de", "en"), ("foo", #""1, 2""#, #""1,2""#),
    ])
    func `are two for values that may differ`(name: String, one: String, other: String?) {
        let vary = HeaderFields([.init("Vary", name)])
        let variant = HTTPVariant.name(of: vary, to: HeaderFields([.init(name, one)]))
        let asked = HeaderFields(other.map { [.init(name, $0)] } ?? [])
        #expect(variant.map { HTTPVariant.isMatch($0, asked) } == false)
    }

    @Test func `do not tell the values they were made from`() {
        let variant = HTTPVariant.name(
            of: ["Vary": "Cookie"], to: ["Cookie": "session=hunter2"])
        #expect(variant?.contains("hunter2") == false)
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb924"), ("abc", "ba7816bf8f01cfea414140de5dae2223"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039"
        ),
    ])
    func `are digested after the standard`(text: String, hex: String) {
        #expect(SHA256.shortHex(Array(text.utf8)) == hex)
    }
}
