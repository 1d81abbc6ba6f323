import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `Writing through the cache` {
    func bench(_ addresses: [String]) async throws -> CacheBench {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600"], "old")
        for address in addresses { _ = try await bench.send("GET", address) }
        return bench
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "M-SEARCH", "get"])
    func `makes the target out of date`(method: String) async throws {
        let page = CacheBench.address
        let bench = try await bench([page])
        bench.answers(200, [:], "done")
        #expect(try await bench.send(method, page, body: "x").text == "done")
        bench.answers(200, [:], "new")
        #expect(try await bench.send("GET", page).text == "new")
    }

    @Test(arguments: ["OPTIONS", "TRACE"])
    func `leaves it when the method is safe`(method: String) async throws {
        let bench = try await bench([CacheBench.address])
        bench.answers(200, [:], "done")
        _ = try await bench.send(method)
        #expect(try await bench.get().state == .fresh)
    }

    @Test(arguments: [400, 404, 500, 503])
    func `leaves it when the write failed`(status: Int) async throws {
        let bench = try await bench([CacheBench.address])
        bench.answers(status)
        _ = try await bench.send("POST")
        #expect(try await bench.get().state == .fresh)
    }

    @Test func `reaches what the answer names on the same origin only`() async throws {
        let near = "http://origin.test/a/made"
        let far = "http://other.test/a/made"
        let bench = try await bench([near, far])
        bench.answers(201, ["Location": "made", "Content-Location": .init(far)], "")
        _ = try await bench.send("POST", "http://origin.test/a/list")
        bench.answers(200, [:], "new")
        #expect(try await bench.send("GET", near).text == "new")
        #expect(try await bench.send("GET", far).text == "old")
    }

    @Test func `reaches every account and variant, and keeps validators`() async throws {
        let bench = CacheBench()
        let page = CacheBench.address
        bench.answers(
            200, ["Cache-Control": "max-age=600", "Vary": "Foo", "ETag": "\"1\""], "old")
        _ = try await bench.send("GET", page, ["Foo": "1"], partition: "alice")
        _ = try await bench.send("GET", page, ["Foo": "2"], partition: "bob")
        _ = try await bench.send("DELETE", page, partition: "carol")
        bench.answers(304, [:], "")
        let alice = try await bench.send("GET", page, ["Foo": "1"], partition: "alice")
        let bob = try await bench.send("GET", page, ["Foo": "2"], partition: "bob")
        #expect(alice.state == .revalidated && bob.state == .revalidated)
        #expect(
            try await bench.send("GET", page, ["Foo": "1"], partition: "alice").state == .fresh)
    }

    @Test func `makes the target out of date offline too`() async throws {
        let bench = try await bench([CacheBench.address])
        bench.answers(204, [:], "")
        _ = try await bench.send("PUT")
        bench.fails()
        await #expect(throws: LarderError.self) { try await bench.get() }
    }

    @Test func `keeps what a POST says is the answer to GET`() async throws {
        let bench = CacheBench()
        bench.answers(
            200, ["Cache-Control": "max-age=60", "Content-Location": "/page"], "posted")
        _ = try await bench.send("POST", body: "x")
        let answer = try await bench.get()
        #expect(answer.state == .fresh && answer.text == "posted")
        _ = try await bench.send("POST", "http://origin.test/other", body: "x")
        #expect(try await bench.send("GET", "http://origin.test/other").state == .fetched)
    }

    @Test func `lets a secure origin, and no other, clear what it is answered with`() async throws {
        let pages = ["https://a.test/1", "https://a.test/2", "https://b.test/1", "http://a.test/1"]
        let bench = try await bench(pages)
        bench.answers(200, ["Clear-Site-Data": #""cookies", "cache""#], "")
        _ = try await bench.send("GET", "http://a.test/clear")
        #expect(await bench.storage.keys.count == 5)
        _ = try await bench.send("GET", "https://a.test/clear")
        let keys = await bench.storage.keys.map(\.path)
        #expect(keys.count == 4 && keys.filter { $0.contains("https:%2F%2Fa.test") }.count == 1)
    }
}
