import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `HTTP cache` {
    @Test func `answers from the store without the network`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60"])
        #expect(try await bench.get().state == .fetched)
        bench.connectivity.isOffline = true
        bench.fails()
        bench.clock.advance(59)
        let answer = try await bench.get()
        #expect(answer.state == .fresh && answer.age == .seconds(59))
        #expect(answer.text == "body" && answer.response.fields["Age"] == "59")
        #expect(bench.seen.count == 1)
    }

    @Test func `gives an answer from the store that reckons to the same age`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60", "Age": "10"])
        _ = try await bench.get()
        bench.clock.advance(20)
        let answer = try await bench.get()
        let again = HTTPFreshness(of: answer.response)
        #expect(again.age(at: bench.clock.now) == .seconds(30) && answer.age == .seconds(30))
    }

    @Test func `never shows one account what another was answered`() async throws {
        let bench = CacheBench()
        bench.answers { request in
            (200, ["Cache-Control": "private, max-age=60"], request.fields["Authorization"] ?? "")
        }
        let page = CacheBench.address
        let alice: HeaderFields = ["Authorization": "Bearer alice"]
        let bob: HeaderFields = ["Authorization": "Bearer bob"]
        #expect(try await bench.send("GET", page, alice).text == "Bearer alice")
        #expect(try await bench.send("GET", page, bob).text == "Bearer bob")
        #expect(try await bench.send("GET", page).text == "")
        #expect(try await bench.send("GET", page, alice).isFromStore)
        #expect(try await bench.send("GET", page, partition: "carol").state == .fetched)
        #expect(try await bench.send("GET", page, partition: "dave").state == .fetched)
        #expect(try await bench.send("GET", page, partition: "carol").isFromStore)
        let keys = await bench.storage.keys.map(\.path).joined()
        #expect(!keys.contains("Bearer") && !keys.contains("alice"))
    }

    @Test func `takes no answer that belongs to another key`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60"])
        _ = try await bench.send("GET", CacheBench.address, partition: "alice")
        _ = try await bench.send("GET", CacheBench.address, partition: "bob")
        let keys = await bench.storage.keys
        await bench.storage.misplace(keys[0], under: keys[1])
        #expect(try await bench.send("GET", CacheBench.address, partition: "bob").state == .fetched)
        #expect(bench.reporter[.damaged] == 1)
    }

    @Test func `uses the newest of several answers that match`() async throws {
        let bench = CacheBench()
        let start = bench.clock.now
        bench.answers(
            200,
            [
                "Cache-Control": "max-age=600", "Vary": "Foo", "Date": HTTPDate.format(start),
            ], "old")
        _ = try await bench.get(["Foo": "1"])
        bench.clock.advance(10)
        bench.answers(200, ["Cache-Control": "max-age=600"], "new")
        _ = try await bench.get(["Foo": "2"])
        #expect(try await bench.get(["Foo": "1"]).text == "new")
    }

    @Test func `drops the fields of one connection and those named by no-cache`() async throws {
        let bench = CacheBench()
        bench.answers(
            200,
            [
                "Cache-Control": #"max-age=60, no-cache="Set-Cookie", private="X-Name""#,
                "Set-Cookie": "a=b", "X-Name": "me", "Connection": "X-Hop", "X-Hop": "1",
                "Keep-Alive": "5", "X-Kept": "1",
            ])
        let first = try await bench.get().response.fields
        #expect(first["Set-Cookie"] == "a=b" && first["X-Name"] == "me" && first["X-Hop"] == nil)
        let second = try await bench.get().response.fields
        #expect(second["Set-Cookie"] == nil && second["X-Name"] == nil)
        #expect(second["Keep-Alive"] == nil && second["X-Hop"] == nil && second["X-Kept"] == "1")
    }

    @Test(arguments: ["9", "3, 4", "4, x", "x"])
    func `keeps no answer whose length is not what it said`(length: String) async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60", "Content-Length": length])
        _ = try await bench.get()
        #expect(try await bench.get().state == .fetched)
    }

    @Test func `honours what the request says about answers`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60"])
        _ = try await bench.get()
        bench.clock.advance(30)
        #expect(try await bench.get(["Cache-Control": "max-age=30"]).state == .fresh)
        #expect(try await bench.get(["Cache-Control": "min-fresh=30"]).state == .fresh)
        #expect(try await bench.get(["Pragma": "foo"]).state == .fresh)
        #expect(try await bench.get(["Cache-Control": "x", "Pragma": "no-cache"]).state == .fresh)
        bench.clock.advance(40)
        #expect(
            try await bench.get(["Cache-Control": "max-stale=10"]).state == .stale(.requested))
        #expect(try await bench.get(["Cache-Control": "max-stale"]).state == .stale(.requested))
        #expect(try await bench.get(["Cache-Control": "max-stale=9"]).state == .fetched)
    }

    @Test(arguments: ["no-cache", "max-age=0", "max-age=29", "min-fresh=31", "no-store"])
    func `asks when the request wants better than what there is`(directive: String) async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60"])
        _ = try await bench.get()
        bench.clock.advance(30)
        #expect(try await bench.get(["Cache-Control": .init(directive)]).state == .fetched)
    }

    @Test func `answers only-if-cached with 504 and without the network`() async throws {
        let bench = CacheBench()
        let asked: HeaderFields = ["Cache-Control": "only-if-cached"]
        let none = try await bench.get(asked)
        #expect(none.state == .unavailable && none.response.status == 504 && bench.seen.isEmpty)
        bench.answers(200, ["Cache-Control": "max-age=60, stale-while-revalidate=60"])
        _ = try await bench.get()
        #expect(try await bench.get(asked).state == .fresh)
        bench.clock.advance(70)
        #expect(try await bench.get(asked).state == .stale(.refreshing))
        await bench.cache.finishRefreshes()
        #expect(bench.seen.count == 1)
    }

    @Test func `does not ask about what cannot change while it is fresh`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60, immutable", "ETag": "\"1\""])
        _ = try await bench.get()
        #expect(try await bench.get(["Cache-Control": "max-age=0"]).state == .fresh)
        #expect(try await bench.get(["Cache-Control": "no-cache"]).state == .fetched)
        bench.clock.advance(60)
        #expect(try await bench.get(["Cache-Control": "max-age=0"]).state == .fetched)
    }

    @Test func `answers HEAD from what GET brought`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60", "Content-Length": "4"])
        _ = try await bench.get()
        let head = try await bench.send("HEAD")
        #expect(head.state == .fresh && head.response.body.isEmpty)
        #expect(head.response.fields["Content-Length"] == "4")
    }

    @Test(arguments: [("4", HTTPCacheResponse.State.fresh), ("5", .fetched)])
    func `takes from HEAD that its answer is as it was, or is not`(
        length: String, state: HTTPCacheResponse.State
    ) async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=10", "ETag": "\"1\""])
        _ = try await bench.get()
        bench.clock.advance(20)
        bench.answers(
            200,
            [
                "Cache-Control": "max-age=100", "ETag": "\"1\"",
                "Content-Length": .init(length),
            ], "")
        _ = try await bench.send("HEAD")
        bench.answers(200, ["Cache-Control": "max-age=10"])
        #expect(try await bench.get().state == state)
    }

    @Test func `forgets an older answer when a newer one must not be kept`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=10"], "old")
        _ = try await bench.get()
        bench.clock.advance(20)
        bench.answers(200, ["Cache-Control": "no-store"], "new")
        #expect(try await bench.get().text == "new")
        bench.fails()
        await #expect(throws: LarderError.self) { try await bench.get() }
    }
}
