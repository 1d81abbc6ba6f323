import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `Ranges` {
    func bench() async throws -> CacheBench {
        let bench = CacheBench()
        bench.answers(
            200, ["Cache-Control": "max-age=60", "ETag": "\"1\"", "Content-Length": "10"],
            "0123456789")
        _ = try await bench.get()
        bench.fails()
        return bench
    }

    @Test(arguments: [
        ("bytes=0-1", "01", "bytes 0-1/10"), ("bytes=8-", "89", "bytes 8-9/10"),
        ("bytes=-3", "789", "bytes 7-9/10"), ("bytes=5-100", "56789", "bytes 5-9/10"),
        ("BYTES=-100", "0123456789", "bytes 0-9/10"),
    ])
    func `are cut from a whole answer`(range: String, text: String, place: String) async throws {
        let answer = try await bench().get(["Range": .init(range)])
        #expect(answer.response.status == 206 && answer.text == text && answer.state == .fresh)
        #expect(answer.response.fields["Content-Range"] == place)
        #expect(answer.response.fields["Content-Length"] == String(text.count))
    }

    @Test(arguments: ["bytes=10-", "bytes=-0", "bytes=99999999999999999999-"])
    func `that lie outside are refused`(range: String) async throws {
        let answer = try await bench().get(["Range": .init(range)])
        #expect(answer.response.status == 416 && answer.response.body.isEmpty)
        #expect(answer.response.fields["Content-Range"] == "bytes */10")
    }

    @Test(arguments: ["bytes=0-1,3-4", "items=0-1", "bytes=2-1", "bytes=", "bytes=a-b", "0-1", ""])
    func `that are several, or none, bring the whole`(range: String) async throws {
        let answer = try await bench().get(["Range": .init(range)])
        #expect(answer.response.status == 200 && answer.text == "0123456789")
    }

    @Test(arguments: [("\"1\"", 206), ("W/\"1\"", 200), ("\"2\"", 200)])
    func `hold only for the version that If-Range names`(tag: String, status: Int) async throws {
        let answer = try await bench().get(["Range": "bytes=0-1", "If-Range": .init(tag)])
        #expect(answer.response.status == status)
    }

    @Test func `that the origin answers are passed on and not kept`() async throws {
        let bench = CacheBench()
        bench.answers(
            206, ["Cache-Control": "max-age=60", "Content-Range": "bytes 0-1/10"], "01")
        let answer = try await bench.get(["Range": "bytes=0-1"])
        #expect(answer.response.status == 206 && answer.text == "01")
        bench.answers(416, ["Cache-Control": "max-age=60"], "")
        #expect(try await bench.get(["Range": "bytes=0-1"]).response.status == 416)
        #expect(await bench.storage.keys.isEmpty)
    }

    @Test func `of another version make the stored one out of date`() async throws {
        let bench = try await bench()
        bench.clock.advance(100)
        bench.answers(206, ["ETag": "\"2\"", "Content-Range": "bytes 0-1/10"], "ab")
        #expect(try await bench.get(["Range": "bytes=0-1"]).text == "ab")
        bench.fails()
        await #expect(throws: LarderError.self) { try await bench.get() }
    }
}
