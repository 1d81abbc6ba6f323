import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `HTTP cache storage` {
    func page(_ number: Int) -> String { "http://origin.test/\(number)" }

    @Test func `takes no damaged answer, wherever the damage is`() async throws {
        for place in [0, 3, 4, 7, 8, 20, -1] {
            let bench = CacheBench()
            bench.answers(200, ["Cache-Control": "max-age=600"])
            _ = try await bench.get()
            await bench.storage.damage { data in
                let at = place < 0 ? data.count + place : place
                data[data.startIndex + at] ^= 0x10
            }
            #expect(try await bench.get().state == .fetched, "damage at \(place)")
            #expect(bench.reporter[.damaged] == 1)
            #expect(try await bench.get().state == .fresh)
        }
    }

    @Test func `takes no answer that was cut short, or is of another format`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600"])
        for length in [0, 1, 7, 8, 9, 50] {
            _ = try await bench.get()
            await bench.storage.damage { $0 = Data($0.prefix(length)) }
            #expect(try await bench.get().state == .fetched, "cut to \(length)")
        }
        #expect(bench.reporter[.damaged] == 6)
    }

    @Test func `that fails costs the cache and not the request`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600"])
        await bench.storage.failWriting()
        #expect(try await bench.get().text == "body")
        #expect(bench.reporter[.commitFailed] == 1)
        await bench.storage.failWriting(false)
        _ = try await bench.get()
        await bench.storage.failReading()
        #expect(try await bench.get().state == .fetched)
    }

    @Test func `that fails does not make what a write changed fresh again`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600", "ETag": "\"1\""], "old")
        _ = try await bench.get()
        await bench.storage.failWriting()
        _ = try await bench.send("POST")
        bench.answers(200, ["Cache-Control": "max-age=600", "ETag": "\"2\""], "new")
        #expect(try await bench.get().text == "new")
        // The newer answer could not be stored, and the older one stays out of date.
        #expect(try await bench.get().text == "new")
        await bench.storage.failWriting(false)
        #expect(try await bench.get().state == .fetched)
        #expect(try await bench.get().state == .fresh)
    }

    @Test(arguments: ["Clear-Site-Data", "Cache-Control"])
    func `that fails to remove an answer does not bring it back`(field: String) async throws {
        let page = "https://origin.test/page"
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600", "ETag": "\"1\""], "secret")
        _ = try await bench.send("GET", page)
        await bench.storage.failWriting()
        if field == "Clear-Site-Data" {
            bench.answers(200, ["Clear-Site-Data": "\"cache\""], "bye")
            _ = try await bench.send("POST", "https://origin.test/out")
        } else {
            bench.answers(200, ["Cache-Control": "no-store"], "bye")
            _ = try await bench.send("GET", page, ["Cache-Control": "no-cache"])
        }
        bench.answers { request in
            request.fields["If-None-Match"] == nil ? (200, [:], "asked") : (304, [:], "")
        }
        #expect(try await bench.send("GET", page).text == "asked")
        await bench.storage.failWriting(false)
        bench.answers(200, ["Cache-Control": "max-age=600"], "other")
        _ = try await bench.send("GET", "https://other.test/")
        let keys = await bench.storage.keys
        #expect(keys.count == 1)
    }

    @Test func `that fails does not serve an older answer after a newer one`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600"], "old")
        _ = try await bench.get()
        bench.answers(200, ["Cache-Control": "max-age=600"], "new")
        await bench.storage.failWriting()
        #expect(try await bench.get(["Cache-Control": "no-cache"]).text == "new")
        #expect(try await bench.get().text == "new")
        await bench.storage.failWriting(false)
        _ = try await bench.send("GET", page(1))
        let another = HTTPCache(storage: bench.storage)
        let url = try #require(URL(string: CacheBench.address))
        let request = TransportRequest(url: url, fields: ["Cache-Control": "only-if-cached"])
        let answer = try await another.send(request) { _ in throw CancellationError() }
        #expect(answer.state == .unavailable)
    }

    @Test func `that fails while a 304 is taken in still has the whole old answer`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=10", "ETag": "\"1\""])
        _ = try await bench.get()
        bench.clock.advance(20)
        bench.answers(304, ["Cache-Control": "max-age=600"], "")
        await bench.storage.failWriting()
        #expect(try await bench.get().text == "body")
        await bench.storage.failWriting(false)
        let again = try await bench.get()
        #expect(again.state == .revalidated && again.text == "body")
        #expect(bench.seen.last?.fields["If-None-Match"] == "\"1\"")
    }

    @Test func `keeps no answer over the limit for one`() async throws {
        let bench = CacheBench(HTTPCacheOptions(entryBytes: 100))
        bench.answers(200, ["Cache-Control": "max-age=600"], String(repeating: "x", count: 101))
        #expect(try await bench.get().response.body.count == 101)
        #expect(await bench.storage.keys.isEmpty)
    }

    @Test func `loses first what was used least recently`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600"], String(repeating: "x", count: 1_000))
        for number in 1...4 {
            _ = try await bench.send("GET", page(number))
            bench.clock.advance(1)
        }
        _ = try await bench.send("GET", page(1))
        let all = try await bench.storage.allSummaries()
        let bytes = all.reduce(0) { $0 + $1.size + $1.key.path.utf8.count }
        #expect(try await bench.cache.trim(to: bytes) == 0)
        #expect(try await bench.cache.trim(to: bytes - 1) == 1)
        #expect(try await bench.cache.trim(to: bytes / 2) == 1)
        let only: HeaderFields = ["Cache-Control": "only-if-cached"]
        #expect(try await bench.send("GET", page(1), only).state == .fresh)
        #expect(try await bench.send("GET", page(2), only).state == .unavailable)
        #expect(try await bench.send("GET", page(3), only).state == .unavailable)
        #expect(try await bench.send("GET", page(4), only).state == .fresh)
        #expect(bench.reporter[.evicted] == 2)
    }

    @Test func `stays below its limit by itself`() async throws {
        let bench = CacheBench(HTTPCacheOptions(totalBytes: 20_000))
        bench.answers(200, ["Cache-Control": "max-age=600"], String(repeating: "x", count: 1_000))
        for number in 1...100 {
            _ = try await bench.send("GET", page(number))
            bench.clock.advance(1)
            let all = try await bench.storage.allSummaries()
            #expect(all.reduce(0) { $0 + $1.size } <= 20_000)
        }
        #expect(try await bench.send("GET", page(100)).state == .fresh)
    }

    @Test func `keeps a limited number of variants`() async throws {
        let bench = CacheBench(HTTPCacheOptions(variants: 3))
        bench.answers(200, ["Cache-Control": "max-age=600", "Vary": "Cookie"])
        for number in 1...10 {
            _ = try await bench.get(["Cookie": .init("n=\(number)")])
            bench.clock.advance(1)
        }
        #expect(await bench.storage.keys.count == 3)
        #expect(try await bench.get(["Cookie": "n=10"]).state == .fresh)
        #expect(try await bench.get(["Cookie": "n=7"]).state == .fetched)
    }

    @Test func `is counted again when the cache is made anew over it`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=600"], String(repeating: "x", count: 1_000))
        for number in 1...10 { _ = try await bench.send("GET", page(number)) }
        let clock = bench.clock
        let again = HTTPCache(
            storage: bench.storage, options: HTTPCacheOptions(totalBytes: 5_000),
            environment: StoreEnvironment(now: { clock.now }))
        let url = try #require(URL(string: page(11)))
        _ = try await again.send(TransportRequest(url: url)) { request in
            TransportResponse(
                status: 200, fields: ["Cache-Control": "max-age=600"], url: request.url,
                requestedAt: clock.now, receivedAt: clock.now)
        }
        let all = try await bench.storage.allSummaries()
        #expect(all.reduce(0) { $0 + $1.size } <= 5_000)
    }
}
