import Testing

@testable import WebSafety

@Suite struct `Trusted proxies` {
    private static func client(
        _ connection: String, _ fields: [String], trusting proxies: [String]
    ) throws -> String {
        let proxies = try #require(TrustedProxies(proxies))
        return proxies.client(of: try #require(ClientAddress(connection)), fields).description
    }

    @Test(arguments: [
        (["192.0.2.7"], "192.0.2.7"), (["2001:db8::7"], "2001:db8::7"),
        (["192.0.2.7:4711"], "192.0.2.7"), (["[2001:db8::7]:4711"], "2001:db8::7"),
        (["[2001:db8::7]"], "2001:db8::7"), (["192.0.2.7:"], "192.0.2.7"),
        (["192.0.2.7,"], "192.0.2.7"),
        (["::ffff:192.0.2.7"], "192.0.2.7"),
        // The client wrote the first ones itself.
        (["203.0.113.9, 192.0.2.7"], "192.0.2.7"), (["127.0.0.1, 192.0.2.7"], "192.0.2.7"),
        (["203.0.113.9", "192.0.2.7"], "192.0.2.7"), (["nonsense,\t192.0.2.7 "], "192.0.2.7"),
        // Two proxies of ours, one behind the other.
        (["192.0.2.7, 10.0.0.5"], "192.0.2.7"),
        (["192.0.2.7", "10.0.0.5, 127.0.0.1"], "192.0.2.7"),
        (["10.0.0.8, 10.0.0.5"], "10.0.0.8"),
    ])
    func `are believed about the client that asked them`(fields: [String], client: String) throws {
        let found = try Self.client("127.0.0.1", fields, trusting: ["127.0.0.1", "10.0.0.4/30"])
        #expect(found == client)
    }

    @Test(arguments: [
        [], [""], ["unknown"], ["192.0.2.7, unknown"], ["_hidden"], ["192.0.2"], ["192.0.2.7.1"],
        ["0x7f.1"], ["1.2.3.4:5:6"], ["[::1"],
        ["localhost"], ["192.0.2.7 192.0.2.8"],
    ])
    func `are the client themselves if they name nobody`(fields: [String]) throws {
        let found = try Self.client("127.0.0.1", fields, trusting: ["127.0.0.1"])
        #expect(found == "127.0.0.1")
    }

    @Test func `nobody else is believed`() throws {
        #expect(
            try Self.client("192.0.2.1", ["192.0.2.7"], trusting: ["127.0.0.1"]) == "192.0.2.1")
        #expect(try Self.client("127.0.0.1", ["192.0.2.7"], trusting: []) == "127.0.0.1")
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.1.2", true), ("10.0.0.0/8", "11.0.0.1", false),
        ("10.0.0.0/9", "10.127.0.1", true), ("10.0.0.0/9", "10.128.0.1", false),
        ("0.0.0.0/0", "192.0.2.1", true), ("0.0.0.0/0", "2001:db8::1", false),
        ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
        ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
        ("192.0.2.1", "::ffff:192.0.2.1", true),
    ])
    func `are addresses or networks`(network: String, address: String, isIn: Bool) throws {
        let proxies = try #require(TrustedProxies([network]))
        #expect(proxies.contains(try #require(ClientAddress(address))) == isIn)
    }

    @Test(arguments: [
        "", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "proxy.example",
        "10.0.0.0/x", "::/129", "10.0.0.0/99999999999999999999", "127.0.0.1:80", " 127.0.0.1",
    ])
    func `are nothing else`(text: String) {
        #expect(TrustedProxies([text]) == nil)
    }
}
