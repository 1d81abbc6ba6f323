import Testing

@testable import WebSafety

@Suite struct `Body reader` {
    private func read(
        _ text: String, _ body: RequestHead.Body = .chunked, limit: Int = 1_000
    ) throws -> (count: Int, isFinished: Bool) {
        var reader = BodyReader(body, limit: limit)
        let count = try Array(text.utf8).withUnsafeBytes { try reader.read($0) }
        return (count, reader.isFinished)
    }

    private func status(_ text: String, limit: Int = 1_000) -> Int {
        do {
            return try read(text, limit: limit).isFinished ? 200 : 0
        } catch {
            return (error as? WireRefusal)?.status ?? -1
        }
    }

    @Test func `stops where a length says`() throws {
        #expect(try read("helloGET", .length(5)) == (5, true))
        #expect(try read("hel", .length(5)) == (3, false))
    }

    @Test(arguments: [
        "0\r\n\r\n", "5\r\nhello\r\n0\r\n\r\n", "05;a=\"b c\"\r\nhello\r\n0;x\r\n\r\n",
        "a\r\n0123456789\r\nA\r\n0123456789\r\n000\r\nX: y\r\nContent-Length: 5\r\n\r\n",
    ])
    func `takes chunks and what follows them`(text: String) throws {
        #expect(try read(text + "GET") == (text.utf8.count, true))
    }

    @Test(arguments: [
        "FFFFFFFFFFFFFFFFF\r\n", "-5\r\n", "0x5\r\n", "5\nhello\n0\n\n", "5\r\nhelloXX0\r\n\r\n",
        "g\r\n", "\r\n", "5 \r\n", " 5\r\n", "5\r\nhello\r0\r\n\r\n", "5\r\nhello\n0\r\n\r\n",
        "+5\r\n", "5\rhello", "0\r\nX: y\rZ",
    ])
    func `refuses broken chunks`(text: String) {
        #expect(status(text) == 400)
    }

    @Test func `refuses more than its limit`() {
        #expect(status("3e9\r\n") == 413)
        #expect(status("200\r\n\(String(repeating: "a", count: 512))\r\n200\r\n") == 413)
        #expect(status("0\r\nX: \(String(repeating: "a", count: 5_000))") == 431)
        #expect(status("5;\(String(repeating: "a", count: 300))") == 400)
    }

    @Test func `refuses extensions that are long together`() {
        let chunk = "1;\(String(repeating: "x", count: 100))\r\na\r\n"
        #expect(status(String(repeating: chunk, count: 40) + "0\r\n\r\n") == 200)
        #expect(status(String(repeating: chunk, count: 41)) == 400)
    }

    @Test func `reads the same byte by byte as at once`() throws {
        let text = "5;x=y\r\nhello\r\n3\r\nabc\r\n0\r\nX: y\r\n\r\nGET"
        var reader = BodyReader(.chunked, limit: 8)
        var taken = 0
        for byte in text.utf8 where !reader.isFinished {
            taken += try withUnsafeBytes(of: byte) { try reader.read($0) }
        }
        #expect(taken == text.utf8.count - 3)
    }
}
