import Foundation
import Larder
import LarderHTTP
import Testing

@Suite struct `The URL of a key` {
    let server = URL(string: "https://example.org/api")

    @Test(arguments: [
        (["rates", "EUR"], "/api/rates/EUR.json"), (["a/b"], "/api/a%2Fb.json"),
        (["50%"], "/api/50%25.json"), (["a%2Fb"], "/api/a%252Fb.json"),
        (["a?b"], "/api/a%3Fb.json"), (["a#b"], "/api/a%23b.json"), (["é"], "/api/%C3%A9.json"),
        (["a b+c"], "/api/a%20b%2Bc.json"), (["a", ""], "/api/a/.json"),
        (["", "a"], "/api//a.json"), (["http://b.example"], "/api/http%3A%2F%2Fb.example.json"),
        ([".."], "/api/...json"), ([], "/api/.json"),
    ])
    func `has each component as one segment that is encoded once`(
        components: [String], path: String
    ) throws {
        let server = try #require(server)
        let url = server.appending(Key(components: components), suffix: ".json")
        #expect(url?.absoluteString == "https://example.org" + path)
        #expect(try url.map { try WebAddress($0).target } == path)
    }

    @Test(arguments: [[".."], ["a", "."], ["..", "a"], ["."]])
    func `is nil if a component would lead to another folder`(components: [String]) throws {
        #expect(try #require(server).appending(Key(components: components)) == nil)
    }

    @Test func `keeps the query of its server, and takes a suffix with slashes`() throws {
        let server = try #require(URL(string: "https://example.org/?token=a%26b"))
        #expect(
            server.appending("top/ten", suffix: "/1.json")?.absoluteString
                == "https://example.org/top/ten/1.json?token=a%26b")
        #expect(
            server.appending(Key(components: [String]()))?.absoluteString == server.absoluteString)
    }
}
