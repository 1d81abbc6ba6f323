import Foundation
import Larder
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
    ) throws -> HTTPResponse {
        let url = try #require(URL(string: "http://example.org/"))
        var request = HTTPRequest(method: method, url: url)
        request.fields["Accept-Encoding"] = offered
        var response = HTTPResponse(
            status: status, body: Data(bytes), url: url, requestedAt: Date(), receivedAt: Date())
        response.fields["Content-Encoding"] = encoding
        return try ContentDecoder.decode(response, to: request, limits: limits)
    }

    @Test func `undoes gzip, deflate with and without its wrapper, and both at once`() throws {
        #expect(try decode(Self.gzip, "gzip").body == text)
        #expect(try decode(Self.gzip, "X-GZip").body == text)
        #expect(try decode(Self.zlib, "deflate").body == text)
        #expect(try decode(Self.raw, "deflate").body == text)
        #expect(try decode(Self.gzip + Self.gzip, "gzip").body == text + text)
        #expect(try decode(Array(text), "identity").body == text)
        #expect(try decode(Array(text), nil).body == text)
    }

    @Test func `takes away the fields that no longer hold`() throws {
        #expect(try decode(Self.gzip, "gzip").fields["Content-Encoding"] == nil)
    }

    @Test(arguments: 0..<33) func `notices gzip cut anywhere`(length: Int) {
        #expect(throws: HTTPFailure.self) { try decode(Array(Self.gzip.prefix(length)), "gzip") }
    }

    @Test(arguments: 0..<21) func `notices deflate cut anywhere`(length: Int) {
        #expect(throws: HTTPFailure.self) { try decode(Array(Self.zlib.prefix(length)), "deflate") }
    }

    @Test func `takes the pieces of a stream of any size`() throws {
        var decoder = ContentDecoder([.gzip], limits: HTTPLimits())
        for byte in Self.gzip + Self.gzip { try decoder.append(Data([byte])) }
        #expect(try decoder.finish() == text + text)
    }

    @Test(arguments: [25, 28, 29, 32]) func `notices wrong checks and lengths`(index: Int) {
        var bytes = Self.gzip
        bytes[index] ^= 0x40
        #expect(throws: HTTPFailure.self) { try decode(bytes, "gzip") }
    }

    @Test func `notices what follows, and what was never packed`() {
        #expect(throws: HTTPFailure.damagedEncoding("something else follows its end")) {
            try decode(Self.gzip + [0], "gzip")
        }
        #expect(throws: HTTPFailure.self) { try decode(Self.zlib + [1, 2, 3], "deflate") }
        #expect(throws: HTTPFailure.self) { try decode(Self.gzip + [31, 139], "gzip") }
        #expect(throws: HTTPFailure.self) { try decode(Array(text), "gzip") }
    }

    @Test(arguments: ["br", "zstd", "compress", "gzip, br", "gzip, gzip, gzip", "x"])
    func `refuses codings that were not offered`(encoding: String) {
        #expect(throws: HTTPFailure.self) { try decode(Self.gzip, encoding) }
    }

    @Test func `refuses a coding of ours when it was not offered`() {
        #expect(throws: HTTPFailure.unaskedEncoding("gzip")) {
            try decode(Self.gzip, "gzip", offered: "identity")
        }
        #expect(throws: HTTPFailure.unaskedEncoding("gzip")) {
            try decode(Self.gzip, "gzip", offered: "gzip;q=0, deflate")
        }
    }

    @Test func `leaves answers without a body alone`() throws {
        #expect(try decode([], "gzip", status: 304).status == 304)
        #expect(try decode([], "gzip", method: "HEAD").fields["Content-Encoding"] == "gzip")
    }

    @Test func `stops at one byte over the limit`() throws {
        var limits = HTTPLimits(decodedBytes: 16)
        #expect(try decode(Self.gzip, "gzip", limits: limits).body.count == 16)
        limits.decodedBytes = 15
        #expect(throws: HTTPFailure.decodedTooLarge(15)) {
            try decode(Self.gzip, "gzip", limits: limits)
        }
    }

    struct Row: Decodable {
        var path: String, expect: String
        var content_encoding: String?
        var kind: String
    }

    @Test func `handles the packed files of the hostile corpus`() throws {
        guard let data = Corpora.file("corpora/hostile/manifest.json") else { return }
        let rows = try JSONDecoder().decode([Row].self, from: data)
        let packed = rows.filter { $0.path.hasPrefix("zip/") && $0.content_encoding != nil }
        #expect(packed.count > 15)
        let limits = HTTPLimits(decodedBytes: 8 << 20)
        for row in packed {
            guard let body = Corpora.file("corpora/hostile/" + row.path) else { continue }
            let result = Result { try decode(Array(body), row.content_encoding, limits: limits) }
            switch (row.expect, result) {
            case ("parse", .failure(let error)): Issue.record("\(row.path): \(error)")
            case ("reject", .success): Issue.record("\(row.path) was taken")
            default: break
            }
        }
    }
}
