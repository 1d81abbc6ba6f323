import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `Answers that come late` {
    static let page = CacheBench.address
    let origin = HeldOrigin()

    func fresh(_ etag: Int, _ more: HeaderFields = [:]) -> HeaderFields {
        HeaderFields(
            more.lines
                + (["Cache-Control": "max-age=600", "ETag": .init("\"\(etag)\"")] as HeaderFields)
                .lines)
    }

    /// What is stored, without asking; nil when the origin would have to be asked.
    func stored(
        _ address: String = CacheBench.address, _ fields: HeaderFields = [:]
    ) async throws -> String? {
        var fields = fields
        fields["Cache-Control"] = "only-if-cached"
        let answer = try await origin.send("GET", address, fields)
        return answer.state == .unavailable ? nil : answer.text
    }

    @Test func `do not replace the answer to a later request`() async throws {
        let first = try await origin.begin()
        let second = try await origin.begin()
        await origin.answer(1, 200, fresh(2), "new")
        #expect(try await second.value.text == "new")
        await origin.answer(0, 200, fresh(1), "old")
        #expect(try await first.value.text == "old")
        #expect(try await stored() == "new")
    }

    @Test func `are stored when they come in order`() async throws {
        let first = try await origin.begin()
        let second = try await origin.begin()
        await origin.answer(0, 200, fresh(1), "old")
        _ = try await first.value
        #expect(try await stored() == "old")
        await origin.answer(1, 200, fresh(2), "new")
        _ = try await second.value
        #expect(try await stored() == "new")
    }

    @Test func `do not come back after an answer that may not be stored`() async throws {
        let first = try await origin.begin()
        _ = try await origin.send(answer: (200, ["Cache-Control": "no-store"], "secret"))
        await origin.answer(0, 200, fresh(1), "old")
        _ = try await first.value
        #expect(try await stored() == nil)
    }

    @Test func `do not forget the answer to a later request`() async throws {
        _ = try await origin.send(
            answer: (200, ["ETag": "\"0\"", "Cache-Control": "max-age=0"], "0"))
        let first = try await origin.begin()
        _ = try await origin.send(answer: (200, fresh(2), "new"))
        await origin.answer(1, 200, ["Cache-Control": "no-store"], "old")
        _ = try await first.value
        #expect(try await stored() == "new")
    }

    @Test func `are stored beside later ones of another variant, or after a failure`() async throws
    {
        let first = try await origin.begin("GET", Self.page, ["Foo": "1"])
        let second = try await origin.begin("GET", Self.page, ["Foo": "2"])
        await origin.answer(1, 200, fresh(2, ["Vary": "Foo"]), "two")
        _ = try await second.value
        _ = try await origin.send(answer: (500, [:], "failed"))
        await origin.answer(0, 200, fresh(1, ["Vary": "Foo"]), "one")
        _ = try await first.value
        #expect(try await stored(Self.page, ["Foo": "1"]) == "one")
        #expect(try await stored(Self.page, ["Foo": "2"]) == "two")
    }

    @Test func `confirm nothing when a later request brought something else`() async throws {
        _ = try await origin.send(
            answer: (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"], "1"))
        let first = try await origin.begin()
        _ = try await origin.send(answer: (200, fresh(2), "2"))
        await origin.answer(1, 304, ["ETag": "\"1\"", "Cache-Control": "max-age=600"])
        let answer = try await first.value
        #expect(answer.state == .revalidated && answer.text == "1")
        #expect(try await stored() == "2")
    }

    @Test func `do not undo a later confirmation`() async throws {
        _ = try await origin.send(
            answer: (200, ["ETag": "\"2\"", "Cache-Control": "max-age=0"], "2"))
        let first = try await origin.begin()
        let second = try await origin.begin()
        await origin.answer(2, 304, ["ETag": "\"2\"", "Cache-Control": "max-age=600"])
        #expect(try await second.value.state == .revalidated)
        await origin.answer(1, 200, fresh(1), "1")
        _ = try await first.value
        #expect(try await stored() == "2")
    }

    @Test func `to HEAD say nothing about what a later request brought`() async throws {
        _ = try await origin.send(
            answer: (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"], "1"))
        let head = try await origin.begin("HEAD")
        _ = try await origin.send(answer: (200, fresh(2), "2"))
        await origin.answer(1, 200, fresh(1))
        _ = try await head.value
        #expect(try await stored() == "2")
    }

    @Test func `to GET count for nothing when a later HEAD found another version`() async throws {
        _ = try await origin.send(
            answer: (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"], "1"))
        let get = try await origin.begin()
        _ = try await origin.send("HEAD", answer: (200, ["ETag": "\"2\""], ""))
        await origin.answer(1, 304, fresh(1))
        _ = try await get.value
        #expect(try await stored() == nil)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "PATCH"])
    func `from before a write are not stored`(method: String) async throws {
        let first = try await origin.begin()
        _ = try await origin.send(method, answer: (204, [:], ""))
        await origin.answer(0, 200, fresh(1), "old")
        #expect(try await first.value.text == "old")
        #expect(try await stored() == nil)
    }

    @Test func `from before the end of a write are not stored`() async throws {
        let write = try await origin.begin("POST")
        let first = try await origin.begin()
        let second = try await origin.begin()
        await origin.answer(1, 200, fresh(1), "old")
        _ = try await first.value
        await origin.answer(0, 204)
        _ = try await write.value
        #expect(try await stored() == nil)
        await origin.answer(2, 200, fresh(1), "old")
        _ = try await second.value
        try #require(await stored() == nil)
        _ = try await origin.send(answer: (200, fresh(2), "new"))
        #expect(try await stored() == "new")
    }

    @Test func `do not confirm what a write has made out of date`() async throws {
        _ = try await origin.send(
            answer: (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"], "1"))
        let first = try await origin.begin()
        _ = try await origin.send("POST", answer: (204, [:], ""))
        await origin.answer(1, 304, fresh(1))
        #expect(try await first.value.state == .revalidated)
        #expect(try await stored() == nil)
    }

    @Test func `from before a write are not stored for what the write names`() async throws {
        let near = "http://origin.test/made"
        let first = try await origin.begin("GET", near)
        _ = try await origin.send("POST", answer: (201, ["Location": "/made"], ""))
        await origin.answer(0, 200, fresh(1), "old")
        _ = try await first.value
        #expect(try await stored(near) == nil)
    }

    @Test func `to a write do not replace what a later write brought`() async throws {
        let named = fresh(1, ["Content-Location": .init(Self.page)])
        let first = try await origin.begin("POST")
        _ = try await origin.send("POST", answer: (200, named, "second"))
        #expect(try await stored() == "second")
        await origin.answer(0, 200, named, "first")
        _ = try await first.value
        #expect(try await stored() == nil)
    }

    @Test func `are stored after a write that failed, which changed nothing`()
        async throws
    {
        let first = try await origin.begin()
        _ = try await origin.send("POST", answer: (409, [:], ""))
        await origin.answer(0, 200, fresh(1), "kept")
        _ = try await first.value
        #expect(try await stored() == "kept")
    }

    enum Change: CaseIterable {
        case invalidate, removeAll, clearSiteData
    }

    @Test(arguments: Change.allCases)
    func `from before an invalidation, a removal or a clearing are not stored`(
        change: Change
    ) async throws {
        let page = "https://origin.test/page"
        let first = try await origin.begin("GET", page)
        switch change {
        case .invalidate: try await origin.cache.invalidate(#require(URL(string: page)))
        case .removeAll: try await origin.cache.removeAll()
        case .clearSiteData:
            _ = try await origin.send(
                "GET", "https://origin.test/out",
                answer: (200, ["Clear-Site-Data": "\"cache\""], ""))
        }
        await origin.answer(0, 200, fresh(1), "old")
        _ = try await first.value
        #expect(try await stored(page) == nil)
    }

    @Test(arguments: [304, 200])
    func `bring nothing back that was removed after they looked`(status: Int) async throws {
        _ = try await origin.send(
            answer: (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"], "1"))
        let gate = Gate()
        await origin.storage.afterReads { await gate.pass() }
        let get = Task { try await origin.send() }
        await gate.reached()
        try await origin.cache.removeAll()
        await gate.open()
        await origin.reach(2)
        await origin.answer(1, status, fresh(1), status == 200 ? "1" : "")
        #expect(try await get.value.text == "1")
        #expect(await origin.storage.keys.isEmpty)
    }

    @Test func `bring nothing back that a site cleared while they were asked`() async throws {
        let page = "https://origin.test/page"
        _ = try await origin.send(
            "GET", page, answer: (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"], "1"))
        let gate = Gate()
        await origin.storage.afterReads { await gate.pass() }
        let get = Task { try await origin.send("GET", page) }
        await gate.reached()
        _ = try await origin.send(
            "GET", "https://origin.test/out", answer: (200, ["Clear-Site-Data": "\"cache\""], ""))
        await gate.open()
        await origin.reach(3)
        await origin.answer(2, 304, fresh(1))
        _ = try await get.value
        #expect(try await stored(page) == nil)
    }

    @Test(arguments: [("POST", nil), ("GET", "no-store")])
    func `of any kind may clear what is stored of their site`(
        method: String, control: String?
    ) async throws {
        let page = "https://origin.test/page"
        _ = try await origin.send(
            "GET", page, answer: (200, ["Cache-Control": "max-age=600"], "secret"))
        _ = try await origin.send(
            method, "https://origin.test/out",
            control.map { ["Cache-Control": $0] as HeaderFields } ?? [:],
            answer: (200, ["Clear-Site-Data": "\"cache\""], ""))
        #expect(try await stored(page) == nil)
    }

    @Test func `that confirm what once cleared a site do not clear it again`() async throws {
        let (out, page) = ("https://origin.test/out", "https://origin.test/page")
        let fields: HeaderFields = [
            "ETag": "\"1\"", "Cache-Control": "max-age=0", "Clear-Site-Data": "\"cache\"",
        ]
        _ = try await origin.send("GET", out, answer: (200, fields, "out"))
        _ = try await origin.send(
            "GET", page, answer: (200, ["Cache-Control": "max-age=600"], "page"))
        _ = try await origin.send("GET", out, answer: (304, ["ETag": "\"1\""], ""))
        #expect(try await stored(page) == "page")
    }

    @Test func `to HEAD say it of what is stored then, not of what was when they were asked`()
        async throws
    {
        _ = try await origin.send(answer: (200, ["Cache-Control": "max-age=0"], "old"))
        let get = try await origin.begin()
        let head = try await origin.begin("HEAD")
        await origin.answer(1, 200, ["Cache-Control": "max-age=600"], "new")
        _ = try await get.value
        await origin.answer(2, 200, ["Cache-Control": "max-age=600"])
        _ = try await head.value
        #expect(try await stored() == "new")
    }

    @Test func `are not stored after a write, however slow the storage is`() async throws {
        let first = try await origin.begin()
        let gate = Gate()
        await origin.storage.beforeCommits { await gate.pass() }
        await origin.answer(0, 200, fresh(1), "old")
        await gate.reached()
        let write = try await origin.begin("POST")
        await origin.answer(1, 204)
        await gate.open()
        _ = try await (first.value, write.value)
        #expect(try await stored() == nil)
    }

    /// An origin whose page has a version that every write raises, and which takes its time.
    private final class Origin: Sendable {
        let version = Locked(0)

        func pause() async { for _ in 0..<Int.random(in: 0..<8) { await Task.yield() } }

        func answer(_ request: TransportRequest) async -> TransportResponse {
            await pause()
            let version = version.withLock { version in
                if request.method == "POST" { version += 1 }
                return version
            }
            await pause()
            let known = request.fields["If-None-Match"] == "\"\(version)\""
            let status = request.method == "POST" ? 204 : known ? 304 : 200
            return TransportResponse(
                status: status,
                fields: ["Cache-Control": "max-age=600", "ETag": .init("\"\(version)\"")],
                body: Data(status == 200 ? "\(version)".utf8 : "".utf8), url: request.url,
                requestedAt: Date(), receivedAt: Date())
        }
    }

    @Test func `never bring back what was there before a write, in any order`() async throws {
        let server = Origin()
        let storage = CacheTestStorage()
        await storage.beforeCommits { await server.pause() }
        let cache = HTTPCache(storage: storage)
        let url = try #require(URL(string: Self.page))
        let written = Locked(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<60 {
                        let oldest = written.withLock { $0 }
                        let kind = Int.random(in: 0..<10)
                        var request = TransportRequest(method: kind == 0 ? "POST" : "GET", url: url)
                        if kind < 4 { request.fields["Cache-Control"] = "no-cache" }
                        let answer = try await cache.send(request) { await server.answer($0) }
                        let etag = answer.response.fields["ETag"]?.filter(\.isNumber)
                        let version = try #require(etag.flatMap { Int($0) })
                        if kind == 0 { written.withLock { $0 = max($0, version) } }
                        #expect(version >= oldest)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
