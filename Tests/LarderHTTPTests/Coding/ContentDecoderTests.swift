import Foundation
import Larder
import LarderHTTPTesting
import Testing

@testable import LarderHTTP

@Suite struct `Content decoding` {
    let text = Data("<rss>hello</rss>".utf8)

    // Made once with a standard gzip and zlib; the text is the one above.
    static let gzip: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 179, 41, 42, 46, 182, 203, 72, 205, 201, 201, 183, 209,
        7, 49, 1, 15, 96, 156, 135, 16, 0, 0, 0,
    ]
    static let zlib: [UInt8] = [
        120, 156, 179, 41, 42, 46, 182, 203, 72, 205, 201, 201, 183, 209, 7, 49, 1, 50, 190, 5, 232,
    ]
    static let raw: [UInt8] = Array(zlib.dropFirst(2).dropLast(4))

    func decode(
        _ bytes: [UInt8], _ encoding: String?, limits: HTTPLimits = HTTPLimits(),
        offered: String? = ContentCoding.offer, status: Int = 200, method: String = "GET"
    ) async throws -> TransportResponse {
        let url = try #require(URL(string: "http://example.org/"))
        var request = TransportRequest(method: method, url: url)
        request.fields["Accept-Encoding"] = offered
        var response = TransportResponse(
            status: status, body: Data(bytes), url: url, requestedAt: Date(), receivedAt: Date())
        response.fields["Content-Encoding"] = encoding
        return try await ContentDecoder.decode(response, to: request, limits: limits)
    }

    @Test func `undoes gzip, deflate with and without its wrapper, and both at once`() async throws
    {
        #expect(try await decode(Self.gzip, "gzip").body == text)
        #expect(try await decode(Self.gzip, "X-GZip").body == text)
        #expect(try await decode(Self.zlib, "deflate").body == text)
        #expect(try await decode(Self.raw, "deflate").body == text)
        #expect(try await decode(Self.gzip + Self.gzip, "gzip").body == text + text)
        #expect(try await decode(Array(text), "identity").body == text)
        #expect(try await decode(Array(text), nil).body == text)
    }

    @Test func `takes away the fields that no longer hold`() async throws {
        #expect(try await decode(Self.gzip, "gzip").fields["Content-Encoding"] == nil)
    }

    @Test(arguments: 0..<33) func `notices gzip cut anywhere`(length: Int) async {
        await #expect(throws: HTTPFailure.self) {
            try await decode(Array(Self.gzip.prefix(length)), "gzip")
        }
    }

    @Test(arguments: 0..<21) func `notices deflate cut anywhere`(length: Int) async {
        await #expect(throws: HTTPFailure.self) {
            try await decode(Array(Self.zlib.prefix(length)), "deflate")
        }
    }

    @Test func `takes the pieces of a stream of any size`() throws {
        var decoder = ContentDecoder([.gzip], limits: HTTPLimits())
        for byte in Self.gzip + Self.gzip { try decoder.append(Data([byte])) }
        #expect(try decoder.finish() == text + text)
    }

    @Test(arguments: [25, 28, 29, 32]) func `notices wrong checks and lengths`(index: Int) async {
        var bytes = Self.gzip
        bytes[index] ^= 0x40
        await #expect(throws: HTTPFailure.self) { try await decode(bytes, "gzip") }
    }

    @Test func `notices what follows, and what was never packed`() async {
        await #expect(throws: HTTPFailure.damagedEncoding("there is more data after its end")) {
            try await decode(Self.gzip + [0], "gzip")
        }
        await #expect(throws: HTTPFailure.self) {
            try await decode(Self.zlib + [1, 2, 3], "deflate")
        }
        await #expect(throws: HTTPFailure.self) { try await decode(Self.gzip + [31, 139], "gzip") }
        await #expect(throws: HTTPFailure.self) { try await decode(Array(text), "gzip") }
    }

    @Test(arguments: ["br", "zstd", "compress", "gzip, br", "gzip, gzip, gzip", "x"])
    func `refuses codings that were not offered`(encoding: String) async {
        await #expect(throws: HTTPFailure.self) { try await decode(Self.gzip, encoding) }
    }

    @Test func `refuses a coding of ours when it was not offered`() async {
        await #expect(throws: HTTPFailure.unaskedEncoding("gzip")) {
            try await decode(Self.gzip, "gzip", offered: "identity")
        }
        await #expect(throws: HTTPFailure.unaskedEncoding("gzip")) {
            try await decode(Self.gzip, "gzip", offered: "gzip;q=0, deflate")
        }
    }

    @Test func `leaves answers without a body alone`() async throws {
        #expect(try await decode([], "gzip", status: 304).status == 304)
        #expect(try await decode([], "gzip", method: "HEAD").fields["Content-Encoding"] == "gzip")
    }

    @Test func `stops at one byte over the limit`() async throws {
        var limits = HTTPLimits(decodedBytes: 16)
        #expect(try await decode(Self.gzip, "gzip", limits: limits).body.count == 16)
        limits.decodedBytes = 15
        await #expect(throws: HTTPFailure.decodedTooLarge(15)) {
            try await decode(Self.gzip, "gzip", limits: limits)
        }
    }

    /// 5,000 gzip members with nothing in them, packed once more: 290 bytes for 100,000.
    static let members =
        "H4sIAAAAAAACA+3IsQ0AIAgAMCKLX3AwTxMGf3Box1bfWCcznnLOOeecc84555xzzjnn"
        + String(repeating: "nHPOOeecc84555xzzjnn", count: 15) + "nHPOfXEDZuV8maCGAQA="

    @Test func `holds what is between two codings to the limits as well`() async throws {
        let packed = try #require(Data(base64Encoded: Self.members))
        await #expect(throws: HTTPFailure.inflated(200)) {
            try await decode(Array(packed), "gzip, gzip")
        }
        let limits = HTTPLimits(bodyBytes: 90_000, decodedRatio: 1_000)
        await #expect(throws: HTTPFailure.decodedTooLarge(90_000)) {
            try await decode(Array(packed), "gzip, gzip", limits: limits)
        }
        #expect(
            try await decode(Array(packed), "gzip", limits: HTTPLimits(decodedRatio: 1_000))
                .body.count == 100_000)
    }

    @Test func `takes members of any number over the ends of buffers`() async throws {
        let many = Array([[UInt8]](repeating: Self.gzip, count: 9_000).joined())
        let texts = Data([Data](repeating: text, count: 9_000).joined())
        #expect(try await decode(many, "gzip").body == texts)
        var decoder = ContentDecoder([.gzip], limits: HTTPLimits())
        for start in stride(from: 0, to: many.count, by: 4_099) {
            try decoder.append(Data(many.dropFirst(start).prefix(4_099)))
        }
        #expect(try decoder.finish() == texts)
    }

    @Test func `ends when the task is cancelled`() async throws {
        let many = Array([[UInt8]](repeating: Self.gzip, count: 9_000).joined())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await decode(many, "gzip")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    struct Row: Decodable {
        var path: String, expect: String
        var content_encoding: String?
        var kind: String
    }

    @Test func `handles the packed files of the hostile corpus`() async throws {
        guard let data = Corpora.file("corpora/hostile/manifest.json") else { return }
        let rows = try JSONDecoder().decode([Row].self, from: data)
        let packed = rows.filter { $0.path.hasPrefix("zip/") && $0.content_encoding != nil }
        #expect(packed.count > 15)
        let limits = HTTPLimits(decodedBytes: 8 << 20)
        for row in packed {
            guard let body = Corpora.file("corpora/hostile/" + row.path) else { continue }
            do {
                _ = try await decode(Array(body), row.content_encoding, limits: limits)
                if row.expect == "reject" { Issue.record("\(row.path) was taken") }
            } catch {
                if row.expect == "parse" { Issue.record("\(row.path): \(error)") }
            }
        }
    }
}
