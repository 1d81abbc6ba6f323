import Testing

@testable import WebSafety

@Suite struct `Request head reader` {
    /// Reads a whole head, its lines ended as they should be.
    private func read(_ lines: String..., limits: WireLimits = WireLimits()) throws -> RequestHead {
        try readRaw((lines + ["", ""]).joined(separator: "\r\n"), limits: limits)
    }

    private func readRaw(_ text: String, limits: WireLimits = WireLimits()) throws -> RequestHead {
        var reader = HeadReader(limits: limits)
        let found = try Array(text.utf8).withUnsafeBytes { try reader.read($0) }
        return try #require(found).head
    }

    private func status(of text: String, limits: WireLimits = WireLimits()) -> Int {
        do {
            var reader = HeadReader(limits: limits)
            return try Array(text.utf8).withUnsafeBytes { try reader.read($0) } == nil ? 0 : 200
        } catch {
            return (error as? WireRefusal)?.status ?? -1
        }
    }

    @Test(arguments: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    func `takes the methods of this server`(method: String) throws {
        let head = try read("\(method) /feeds?q=a%20b HTTP/1.1", "Host: localhost:8080")
        #expect(head.isHead == (method == "HEAD"))
        #expect(head.body == .none)
        #expect(!head.closes)
    }

    @Test(arguments: ["TRACE", "CONNECT", "get", "Get", "BREW", "PRI"])
    func `refuses other methods`(method: String) {
        #expect(status(of: "\(method) / HTTP/1.1\r\nHost: a\r\n\r\n") == 501)
    }

    @Test(arguments: [
        "GET /", "GET  / HTTP/1.1", " GET / HTTP/1.1", "GET a HTTP/1.1", "GET /a#b HTTP/1.1",
        "GET * HTTP/1.1", "GET ftp://a/ HTTP/1.1", "GET http:/// HTTP/1.1",
        "GET http://u@a/ HTTP/1.1", "",
    ])
    func `refuses other request lines`(line: String) {
        #expect(status(of: "\(line)\r\nHost: a\r\n\r\n") == 400)
    }

    @Test func `refuses a line before the request line`() {
        #expect(status(of: "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n") == 400)
    }

    @Test func `takes values in other languages and with odd signs`() throws {
        _ = try read("GET / HTTP/1.1", "Host: a", "X: \"é\" (\t) {}")
    }

    @Test(arguments: [
        "a", "a.example", "127.0.0.1:80", "[::1]", "[::1]:8080", "localhost:65535", "x_y",
    ])
    func `takes hosts`(host: String) throws {
        _ = try read("GET / HTTP/1.1", "Host: \(host)")
    }

    @Test(arguments: [
        "", "a b", "a@b", "a/b", "a:b", "a:", ":80", "a:123456", "[::1", "[]", "[g]", "a,b", "a\\b",
        "http://a", "[::1]x", "a?b", "é",
    ])
    func `refuses what is no host`(host: String) {
        #expect(status(of: "GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n") == 400)
    }

    @Test func `wants one host, and the same in a whole address`() throws {
        #expect(status(of: "GET / HTTP/1.1\r\n\r\n") == 400)
        #expect(status(of: "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n") == 400)
        #expect(status(of: "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n") == 400)
        _ = try read("GET http://A:80/x?y HTTP/1.1", "Host: a:80")
        _ = try read("GET https://a HTTP/1.1", "Host: a")
        _ = try read("OPTIONS * HTTP/1.1", "Host: a")
    }

    @Test func `knows how long a body is`() throws {
        #expect(
            try read("POST / HTTP/1.1", "Host: a", "content-length:  12\t").body == .length(12))
        #expect(try read("POST / HTTP/1.1", "Host: a", "Content-Length: 0").body == .none)
        #expect(
            try read("POST / HTTP/1.1", "Host: a", "TRANSFER-encoding: Chunked").body == .chunked)
    }

    @Test(arguments: [
        "+5", "-1", "5, 6", "5,5", "0x5", "5 5", "", "5;", "５", "9999999999999999999",
    ])
    func `refuses lengths that are none`(length: String) {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n"
        #expect(status(of: head) == 400)
    }

    @Test(arguments: [
        ("xchunked", 501), ("chunked, identity", 501), ("gzip, chunked", 501), ("", 501),
        ("\"chunked\"", 501), ("chunked;a=b", 501),
    ])
    func `refuses other transfer codings`(coding: String, expected: Int) {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: \(coding)\r\n\r\n"
        #expect(status(of: head) == expected)
    }

    @Test func `refuses chunks in HTTP 1.0`() {
        let head = "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        #expect(status(of: head) == 400)
    }

    @Test func `knows when a connection ends`() throws {
        #expect(try read("GET / HTTP/1.0", "Host: a").closes)
        #expect(try read("GET / HTTP/1.1", "Host: a", "Connection: x, Close").closes)
        #expect(try read("GET / HTTP/1.1", "Host: a", "Upgrade: h2c").closes)
        #expect(try !read("GET / HTTP/1.1", "Host: a", "Connection: keep-alive").closes)
    }

    @Test func `knows who waits before the body`() throws {
        let waiting = try read(
            "POST / HTTP/1.1", "Host: a", "Expect: 100-Continue", "Content-Length: 1")
        #expect(waiting.expectsContinue)
        #expect(status(of: "POST / HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\n\r\n") == 417)
    }

    @Test func `keeps to its sizes`() {
        var limits = WireLimits()
        limits.target = 100
        limits.head = 1_000
        limits.fields = 10
        limits.body = 50
        let long = String(repeating: "a", count: 2_000)
        let many = (0..<11).map { "X\($0): \($0)\r\n" }.joined()
        #expect(status(of: "GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n", limits: limits) == 414)
        #expect(status(of: "GET /\(long)", limits: limits) == 414)
        let wide = "GET / HTTP/1.1\r\nHost: a\r\nX: \(long)"
        #expect(status(of: "\(wide)\r\n\r\n", limits: limits) == 431)
        #expect(status(of: wide, limits: limits) == 431)
        #expect(status(of: "GET / HTTP/1.1\r\nHost: a\r\n\(many)\r\n", limits: limits) == 431)
        let large = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 51\r\n\r\n"
        #expect(status(of: large, limits: limits) == 413)
    }

    @Test func `reads the same byte by byte as at once`() throws {
        let text = "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\nX: y\r\n\r\nnext"
        let bytes = Array(text.utf8)
        var reader = HeadReader(limits: WireLimits())
        var found: (head: RequestHead, length: Int)?
        for count in 1...bytes.count where found == nil {
            found = try bytes[0..<count].withUnsafeBytes { try reader.read($0) }
        }
        let slow = try #require(found)
        #expect(slow.length == bytes.count - 4)
        #expect(slow.head == (try readRaw(text)))
    }

    @Test func `refuses what is no text at its first byte`() {
        #expect(status(of: "\u{16}\u{3}\u{1}") == 400)
    }

    @Test func `never crashes on changed heads`() {
        let text = "POST http://a:80/x HTTP/1.1\r\nHost: a:80\r\nTransfer-Encoding: chunked\r\n\r\n"
        var random = Wheel(seed: 7)
        for _ in 0..<20_000 {
            var bytes = Array(text.utf8)
            for _ in 0..<random.next(below: 4) + 1 {
                let place = random.next(below: bytes.count)
                switch random.next(below: 3) {
                case 0: bytes[place] = UInt8(random.next(below: 256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8(random.next(below: 256)), at: place)
                }
            }
            var reader = HeadReader(limits: WireLimits())
            _ = bytes.withUnsafeBytes { bytes in
                Result { try reader.read(bytes) }
            }
        }
    }
}

/// Numbers that look random and are the same each time.
struct Wheel {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
