import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite(.timeLimit(.minutes(15))) struct `Validation` {
    let modified = "Wed, 01 Jan 2020 00:00:00 GMT"

    func bench(_ fields: HeaderFields) async throws -> CacheBench {
        let bench = CacheBench()
        var fields = fields
        fields.append("Cache-Control", "max-age=10")
        bench.answers(200, fields, "old")
        _ = try await bench.get()
        bench.clock.advance(20)
        return bench
    }

    @Test(arguments: [#""1""#, #"W/"1""#, "unquoted", #""a\"b""#, #""é""#, ""])
    func `sends both validators as they came`(etag: String) async throws {
        let odd = "Wednesday, the first"
        let bench = try await bench(["ETag": .init(etag), "Last-Modified": .init(odd)])
        bench.answers(304, [:], "")
        let answer = try await bench.get()
        #expect(answer.state == .revalidated && answer.text == "old")
        #expect(bench.seen.last?.fields.all("If-None-Match") == [etag])
        #expect(bench.seen.last?.fields.all("If-Modified-Since") == [odd])
    }

    @Test func `makes no validator up`() async throws {
        let bench = try await bench([:])
        _ = try await bench.get()
        #expect(bench.seen.last?.fields["If-None-Match"] == nil)
        #expect(bench.seen.last?.fields["If-Modified-Since"] == nil)
    }

    @Test func `takes new fields from a 304, and its date and freshness`() async throws {
        let bench = try await bench([
            "ETag": "\"1\"", "A": "1", "A": "2", "B": "1", "Content-Length": "3", "Age": "7",
            "Content-Encoding": "x",
        ])
        bench.answers(
            304,
            [
                "ETag": "\"1\"", "A": "3", "Cache-Control": "max-age=100", "Content-Length": "9",
                "Content-Encoding": "y", "Connection": "Hop", "Hop": "1",
            ], "")
        _ = try await bench.get()
        bench.fails()
        bench.clock.advance(99)
        let answer = try await bench.get()
        #expect(answer.state == .fresh && answer.age == .seconds(99))
        let fields = answer.response.fields
        #expect(fields.all("A") == ["3"] && fields["B"] == "1" && fields["Hop"] == nil)
        #expect(fields["Content-Length"] == "3" && fields["Content-Encoding"] == "x")
        #expect(fields["Date"] == HTTPDate.format(bench.clock.now - 99))
    }

    @Test(arguments: [#""2""#, #"W/"2""#])
    func `does not take a 304 about another version`(etag: String) async throws {
        let bench = try await bench(["ETag": "\"1\""])
        bench.answers { request in
            request.fields["If-None-Match"] != nil
                ? (304, ["ETag": .init(etag)], "") : (200, ["ETag": .init(etag)], "new")
        }
        let answer = try await bench.get()
        #expect(answer.state == .fetched && answer.text == "new" && bench.seen.count == 3)
    }

    @Test func `does not take a 304 that nobody asked for`() async throws {
        let bench = CacheBench()
        bench.answers(304, [:], "")
        await #expect { try await bench.get() } throws: { error in
            (error as? LarderError)?.code == .unreadable
        }
        let other = try await self.bench(["ETag": "\"1\""])
        other.answers(304, ["ETag": "\"2\""], "")
        #expect(try await other.get().state == .stale(.unreachable(.unreadable)))
    }

    @Test func `writes a body and its validators in one commit`() async throws {
        let bench = try await bench(["ETag": "\"1\"", "Last-Modified": .init(modified)])
        let puts = await bench.storage.commits.flatMap { $0 }
        guard puts.count == 1, case .put(let entry, _) = puts[0] else {
            Issue.record("expected one write, not \(puts.count)")
            return
        }
        #expect(entry.metadata.validators == ["etag": "\"1\"", "last-modified": modified])
        let stored = try StoredAnswer(entry).response
        #expect(stored.fields["ETag"] == "\"1\"" && stored.body == Data("old".utf8))
    }

    @Test func `answers when what is stored goes away meanwhile`() async throws {
        let bench = try await bench(["ETag": "\"1\""])
        let storage = bench.storage
        bench.answers(304, [:], "")
        try await bench.cache.removeAll()
        await #expect(throws: LarderError.self) { try await bench.get() }  // 304, unasked
        #expect(await storage.keys.isEmpty)
    }

    @Test(arguments: [
        (#""1""#, 304), (#"W/"1""#, 304), (#""0", "1""#, 304), ("*", 304), (#""2""#, 200),
        (#""1"#, 200), ("1", 200),
    ])
    func `answers If-None-Match from the store`(tags: String, status: Int) async throws {
        let bench = CacheBench()
        bench.answers(
            200, ["Cache-Control": "max-age=60", "ETag": "\"1\"", "Last-Modified": .init(modified)])
        _ = try await bench.get()
        let answer = try await bench.get(
            ["If-None-Match": .init(tags), "If-Modified-Since": .init(modified)])
        #expect(answer.state == .fresh && answer.response.status == status)
        #expect(answer.response.body.isEmpty == (status == 304))
    }

    @Test(arguments: [
        ("Wed, 01 Jan 2020 00:00:00 GMT", 304), ("Thursday, 02-Jan-20 00:00:00 GMT", 304),
        ("Tue, 31 Dec 2019 23:59:59 GMT", 200), ("yesterday", 200),
    ])
    func `answers If-Modified-Since from the store`(date: String, status: Int) async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60", "Last-Modified": .init(modified)])
        _ = try await bench.get()
        let answer = try await bench.get(["If-Modified-Since": .init(date)])
        #expect(answer.state == .fresh && answer.response.status == status)
    }

    @Test func `judges the caller's condition after its own`() async throws {
        let bench = try await bench(["ETag": "\"1\""])
        bench.answers(200, ["ETag": "\"2\""], "new")
        let answer = try await bench.get(["If-None-Match": "\"2\""])
        #expect(answer.response.status == 304)
        #expect(bench.seen.last?.fields.all("If-None-Match") == ["\"1\""])
    }

    @Test func `passes the caller's condition on when there is nothing stored`() async throws {
        let bench = CacheBench()
        bench.answers(304, ["ETag": "\"1\""], "")
        let answer = try await bench.get(["If-None-Match": "\"1\""])
        #expect(answer.response.status == 304 && answer.state == .fetched)
    }

    @Test func `keeps what is stored when the caller's own condition is met`() async throws {
        let bench = try await bench([:])
        bench.answers(304, [:], "")
        #expect(try await bench.get(["If-None-Match": "\"mine\""]).response.status == 304)
        bench.fails()
        #expect(try await bench.get().text == "old")
    }

    @Test func `leaves If-Match to the origin`() async throws {
        let bench = CacheBench()
        bench.answers(200, ["Cache-Control": "max-age=60"])
        _ = try await bench.get()
        bench.answers(412, ["Cache-Control": "max-age=60"], "")
        #expect(try await bench.get(["If-Match": "\"x\""]).response.status == 412)
        #expect(try await bench.get().state == .fresh)
    }

    @Test func `takes in the fields of a 304 in their places, however many they are`() async throws
    {
        let names = (0..<9_000).map { "x-\($0)" }
        let many = names.map { HeaderFields.Field($0, "old") }
        let head: [HeaderFields.Field] = [
            .init("ETag", "\"1\""), .init("Cache-Control", "max-age=0"),
        ]
        let bench = CacheBench()
        bench.answers(200, HeaderFields(head + many))
        _ = try await bench.get()
        bench.answers(
            304, HeaderFields(many.map { .init($0.name, "new") } + [.init("X-1", "more")]), "")
        let fields = try await bench.get().response.fields
        let custom = fields.lines.filter { $0.name.hasPrefix("x-") || $0.name.hasPrefix("X-") }
        #expect(custom.count == 9_001 && custom.allSatisfy { $0.value != "old" })
        #expect(custom.prefix(4).map(\.name) == ["x-0", "x-1", "X-1", "x-2"])
    }
}
