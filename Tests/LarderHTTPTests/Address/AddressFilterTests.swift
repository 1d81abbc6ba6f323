import Foundation
import Larder
import LarderHTTPTesting
import Testing

@testable import LarderHTTP

@Suite struct `Address filter` {
    /// A resolver that answers each look-up of a name with the next of its lists.
    struct ScriptedResolver: HostResolver {
        let answers: [String: [[String]]]
        let asked = Locked<[String: Int]>([:])

        func addresses(of name: String) async throws -> [IPAddress] {
            let turn = asked.withLock { asked in
                asked[name, default: 0] += 1
                return asked[name, default: 1] - 1
            }
            guard let lists = answers[name], !lists.isEmpty else {
                throw HTTPFailure.noSuchHost.error(host: name)
            }
            return lists[min(turn, lists.count - 1)].compactMap { IPAddress($0) }
        }
    }

    struct Case: Decodable {
        struct Hop: Decodable { var status: Int, location: String }
        var url: String, verdict: String, why: String
        var resolve: [String: [[String]]]?
        var redirects: [Hop]?
    }

    /// Goes the way a request goes, up to where it would be sent, and returns where it connected.
    ///
    /// The address that is connected to is what a second look-up says, as with a transport that
    /// resolves again: the worst case.
    func connect(_ address: WebAddress, _ resolver: ScriptedResolver) async throws {
        let policy = AddressPolicy.publicOnly
        _ = try await resolver.addresses(for: address, by: policy)
        if case .name(let name) = address.host {
            for connected in try await resolver.addresses(of: name) {
                try policy.check(connected, of: name)
            }
        }
    }

    func verdict(_ item: Case) async -> String {
        let resolver = ScriptedResolver(answers: item.resolve ?? [:])
        do {
            var address = try WebAddress(item.url)
            try await connect(address, resolver)
            for (hop, redirect) in (item.redirects ?? []).enumerated() {
                if hop >= 10 { return "deny" }
                address = try address.resolving(redirect.location)
                try await connect(address, resolver)
            }
            return "allow"
        } catch {
            #expect(error is LarderError)
            return "deny"
        }
    }

    @Test func `judges every address of the hostile corpus rightly`() async throws {
        guard let data = Corpora.file("corpora/hostile/ssrf.json") else { return }
        let cases = try JSONDecoder().decode([Case].self, from: data)
        #expect(cases.count > 100)
        for item in cases {
            let verdict = await verdict(item)
            #expect(verdict == item.verdict, "\(item.url): \(item.why)")
        }
    }

    @Test(arguments: [
        "http://127.0.0.1/", "http://0x7f.1/", "http://2130706433/", "http://0177.0.0.1/",
        "http://①②⑦.⓪.⓪.①/", "http://127。0。0。1/", "http://%31%32%37.0.0.1/", "http://[::1]/",
        "http://[::ffff:7f00:1]/", "http://LOCALHOST./", "http://a.localhost/", "http://0/",
        "http://169.254.169.254/latest/", "http://168.63.129.16/", "http://[fd00:ec2::254]/",
        "http://[64:ff9b::10.0.0.1]/", "http://[2002:c0a8:1::]/",
        "http://[2001:0:5db8:d70e::80ff:fffe]/",
        "http://[::ffff:0:10.0.0.1]/", "http://[3fff::1]/", "http://[::10.1.1.1]/",
    ])
    func `refuses what leads to this machine or its network`(text: String) throws {
        let address = try WebAddress(text)
        #expect(throws: LarderError.self) { try AddressPolicy.publicOnly.check(address) }
        try AddressPolicy.any.check(address)
    }

    @Test(arguments: [
        "", "http://", "http:///x", "//127.0.0.1/", "file:///etc/passwd", "feed:http://a.example/",
        "http://a@b.example/", "http://a:b@c.example/", "http://1.2.3.4.5/", "http://256.1.1.1/",
        "http://1.2.3.09/", "http://a.example:0/", "http://a.example:65536/", "http://a b.example/",
        "http://[::1", "http://[1:2:3:4:5:6:7:8:9]/", "http://[::1%25lo]/", "http://a..example/",
        "http://a.example\n.b/", "http:a.example/", "http://a\u{0}.example/",
        "http://a\u{200D}b.example/",
        "http://0xffffffffffffffffffff/",
    ])
    func `reads no address out of nonsense`(text: String) {
        #expect(throws: LarderError.self) { try WebAddress(text) }
    }

    @Test(arguments: [
        ("HTTP://Example.ORG:80", "http://example.org/"),
        ("https://example.org:443/a/./b/../c?x=1#frag", "https://example.org/a/c?x=1"),
        ("https://bücher.example/ä?ö=[1]", "https://xn--bcher-kva.example/%C3%A4?%C3%B6=%5B1%5D"),
        ("http://日本語.example/100%", "http://xn--wgv71a119e.example/100%25"),
        ("http://example.org\\evil/%7Ea", "http://example.org/evil/%7Ea"),
        (" http://0x8.8.2056/ ", "http://8.8.8.8/"),
        ("http://[2606:4700:0:0::1111]:8080/", "http://[2606:4700::1111]:8080/"),
    ])
    func `brings addresses to one form`(text: String, expected: String) throws {
        let address = try WebAddress(text)
        #expect(address.url.absoluteString == expected)
        #expect(try WebAddress(address.url) == address)
    }

    @Test(arguments: [
        ("", "http://h.example/a/b?q"), ("#x", "http://h.example/a/b?q"),
        ("?z", "http://h.example/a/b?z"), ("c", "http://h.example/a/c"),
        ("../c", "http://h.example/c"), ("/c//d", "http://h.example/c//d"),
        ("//o.example/x", "http://o.example/x"), ("https://o.example", "https://o.example/"),
        ("./", "http://h.example/a/"), ("\\\\o.example\\x", "http://o.example/x"),
    ])
    func `resolves references`(reference: String, expected: String) throws {
        let base = try WebAddress("http://h.example/a/b?q")
        #expect(try base.resolving(reference).url.absoluteString == expected)
    }

    @Test(arguments: [
        "ftp://u:hunter2@h.example/", "https://u:hunter2@h.example/",
        "ftp://h.example/?key=hunter2",
        "ftp://h.example/?a=b@c&key=hunter2",
    ])
    func `shows no password and no key of an address that it refuses`(text: String) {
        let error = #expect(throws: LarderError.self) { try WebAddress(text) }
        #expect(error?.message.contains("h.example") == true || text.contains("@c"))
        #expect(error?.message.contains("hunter2") == false)
    }

    @Test func `names servers as they are written in addresses`() throws {
        let six = try #require(IPAddress("::1"))
        let cases: [(String?, String)] = [
            (nil, "[::1] is an address"), ("a.example", "“a.example” is at [::1]"),
        ]
        for (name, words) in cases {
            let error = #expect(throws: LarderError.self) {
                try AddressPolicy.publicOnly.check(six, of: name)
            }
            #expect(error?.message.contains(words) == true)
        }
        let message = HTTPFailure.noSuchHost.error(host: "example.invalid").message
        #expect(
            message.hasPrefix("Could not find the server “example.invalid”. Check the spelling"))
    }

    @Test func `refuses ports of other services, except at home`() throws {
        let mail = try WebAddress("http://example.org:25/")
        #expect(throws: LarderError.self) { try AddressPolicy.publicOnly.check(mail) }
        try AddressPolicy.any.check(mail)
        try AddressPolicy.publicOnly.check(WebAddress("https://example.org:8443/"))
    }

    @Test(arguments: [
        ("::", "::"), ("1:0:0:2:0:0:0:3", "1:0:0:2::3"), ("::ffff:1.2.3.4", "::ffff:102:304"),
        ("fe80::1%eth0", "fe80::1"), ("[2001:DB8::]", "2001:db8::"), ("1.2.3.4", "1.2.3.4"),
    ])
    func `spells addresses in the usual way`(text: String, expected: String) throws {
        #expect(try #require(IPAddress(text)).description == expected)
    }

    @Test func `finds this machine through the resolver of the system`() async throws {
        let found = try await SystemResolver().addresses(of: "localhost")
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { !AddressPolicy.publicOnly.allows($0) })
    }
}
