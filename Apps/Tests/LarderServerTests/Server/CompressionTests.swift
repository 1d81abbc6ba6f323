import Foundation
import NIOCore
import Testing

@testable import LarderServer

@Suite struct `Text that is sent` {
    @Test(arguments: [
        ("gzip", true), ("GZIP", true), ("deflate, gzip;q=1.0, br", true), ("x-gzip", true),
        ("gzip; q=0.001", true), ("gzip;q=0", false), ("gzip;q=0.0", false), ("identity", false),
        ("br", false), ("gzipped", false), ("", false), (";q=1,,;", false),
        (String(repeating: "a,", count: 9_000) + "gzip", false),
    ])
    func `is compressed for those who take gzip`(field: String, isCompressed: Bool) async throws {
        try await Household().serve { visit in
            let answer = try await visit.ask("GET", "/rates", ["Accept-Encoding: \(field)"])
            #expect(answer.status == 200)
            #expect((answer.field("Content-Encoding") == "gzip") == isCompressed)
            #expect(answer.field("Vary") == "Accept-Encoding")
            #expect(answer.body.hasPrefix("<!doctype html>") != isCompressed)
        }
    }

    @Test func `is the same page for a reader with gzip as for one without`() async throws {
        try await Household().serve { visit in
            // The first is kept for a moment; the second must not be given what the first took.
            let packed = try await visit.ask("GET", "/rates", ["Accept-Encoding: gzip"])
            let plain = try await visit.ask("GET", "/rates")
            let again = try await visit.ask("GET", "/rates", ["Accept-Encoding: gzip"])
            #expect(packed.field("Content-Encoding") == "gzip")
            #expect(plain.field("Content-Encoding") == nil && plain.body.contains("</html>"))
            #expect(again.field("Content-Encoding") == "gzip")
        }
    }

    @Test(arguments: ["/healthz", "/events", "/nowhere"])
    func `is left alone where it is short or goes on`(path: String) async throws {
        try await Household().serve { visit in
            let answer = try await visit.ask(
                "GET", path, ["Accept-Encoding: gzip"],
                until: path == "/events" ? "event: hello" : nil)
            #expect(answer.status != 0 && answer.field("Content-Encoding") == nil)
        }
    }

    @Test func `is longer by its padding, however that is asked for`() throws {
        let text = ByteBuffer(string: String(repeating: "All work and no play. ", count: 500))
        let plain = try #require(Gzip.compressed(text, level: 5)).readableBytes
        #expect(plain < text.readableBytes / 10)
        for padding in [1, 127, 1_000] {
            let packed = try #require(Gzip.compressed(text, level: 5, padding: padding))
            #expect(packed.readableBytes == plain + padding)
        }
        #expect(Gzip.compressed(text, level: 5, padding: -5)?.readableBytes == plain)
        #expect(Gzip.compressed(text, level: 5, padding: .max)?.readableBytes == plain + 1_000)
        #expect(try #require(Gzip.compressed(ByteBuffer(), level: 5)).readableBytes > 18)
    }
}
