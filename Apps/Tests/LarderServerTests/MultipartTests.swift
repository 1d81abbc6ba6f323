import Foundation
import Testing

@testable import LarderServer

@Suite struct `Multipart form` {
    let type = "multipart/form-data; boundary=----cut"

    func parts(_ text: String, _ type: String? = nil) throws -> [Multipart.Part] {
        try Multipart.parts(of: Array(text.utf8), type ?? self.type)
    }

    @Test func `gives fields and files in order, bytes as they are`() throws {
        let found = try parts(
            "------cut\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\nabc\r\n"
                + "------cut\r\ncontent-disposition: form-data; name=\"file\"; filename=\"a%22b.opml\"\r\n"
                + "Content-Type: text/x-opml\r\n\r\n\r\n--\r\n----cut\r\n\r\n------cut--\r\n")
        #expect(found.map(\.name) == ["token", "file"])
        #expect(found[0].fileName == nil && found[0].body == Array("abc".utf8))
        #expect(found[1].fileName == "a\"b.opml" && found[1].contentType == "text/x-opml")
        #expect(found[1].body == Array("\r\n--\r\n----cut\r\n".utf8))
        #expect(try parts("------cut--").isEmpty)
    }

    @Test(arguments: [
        "", "------cut", "------cut\r\n", "------cu--", "\r\n------cut--",
        "preamble\r\n------cut--",
        "------cut\r\n\r\nbody\r\n------cut--",
        "------cut\r\nContent-Disposition: form-data\r\n\r\nbody\r\n------cut--",
        "------cut\r\nContent-Disposition: form-data; name=\"\"\r\n\r\nbody\r\n------cut--",
        "------cut\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nbody\r\n------cut--",
        "------cut\r\nContent-Disposition: form-data; name=\"a\r\n\r\nbody\r\n------cut--",
        "------cut\r\nContent-Disposition: form-data; name=\"a\"; name=\"b\"\r\n\r\n\r\n------cut--",
        "------cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nbody\r\n------cut",
        "------cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nbody\n------cut--",
        "------cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nbody\r\n------cutting--",
        "------cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nbody\r\n------cut-- more",
        "------cut\r\n Content-Disposition: form-data; name=\"a\"\r\n\r\nbody\r\n------cut--",
        "------cut\r\nContent-Disposition: form-data; name=\"a\"\r\n"
            + "Content-Transfer-Encoding: base64\r\n\r\nbody\r\n------cut--",
        "------cut\r\nContent-Disposition: form-data; name=\"a\"\r\n"
            + "Content-Disposition: form-data; name=\"b\"\r\n\r\nbody\r\n------cut--",
    ])
    func `is refused when it is not well formed`(body: String) {
        #expect(throws: PageError.self) { try parts(body) }
    }

    @Test(arguments: [
        "multipart/form-data", "multipart/form-data; boundary=",
        "multipart/form-data; boundary=\"\"",
        "multipart/mixed; boundary=----cut", "text/plain", "",
        "multipart/form-data; boundary=\"a\u{1}b\"",
        "multipart/form-data; boundary=\"----cut", "multipart/form-data; boundary",
        "multipart/form-data; boundary=a; boundary=b",
        "multipart/form-data; boundary=" + String(repeating: "x", count: 71),
    ])
    func `is refused without a sound boundary`(type: String) {
        #expect(throws: PageError.self) { try parts("------cut--", type) }
    }

    @Test func `is refused with too many fields or too long a head`() {
        let part = "------cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n"
        let many = String(repeating: part, count: Multipart.most)
        #expect(throws: Never.self) { try parts(many + "------cut--") }
        #expect(throws: PageError.self) { try parts(many + part + "------cut--") }
        let long = String(repeating: "x", count: Multipart.longestHead)
        #expect(throws: PageError.self) {
            try parts("------cut\r\nX: \(long)\r\n" + part.dropFirst(11) + "------cut--")
        }
    }

    @Test func `comes back as it was sent, whatever is in it`() throws {
        var random = SeededRandom(41)
        let pieces = [
            "\r\n", "--", "----cut", "\r", "\n", "\r\n------cu", "a", "\u{0}", "é", "------cut",
        ]
        for _ in 0..<3_000 {
            let body = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            // What holds its own boundary cannot be sent.
            guard !("\r\n" + body + "\r\n").contains("\r\n------cut") else { continue }
            let sent =
                "------cut\r\nContent-Disposition: form-data; name=\"f\"\r\n\r\n\(body)\r\n------cut--"
            #expect(try parts(sent).map(\.body) == [Array(body.utf8)])
        }
    }

    @Test func `is read or refused, never anything else, when it is broken`() {
        var random = SeededRandom(42)
        let whole = Array(
            ("------cut\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\"\r\n\r\nbody\r\n"
                + "------cut\r\nContent-Disposition: form-data; name=c\r\n\r\n\r\n------cut--\r\n")
                .utf8)
        var refused = 0
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<max(1, bytes.count), using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0 where index < bytes.count: bytes.remove(at: index)
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
                default: bytes.removeLast(min(bytes.count, index))
                }
            }
            do {
                let parts = try Multipart.parts(of: bytes, type)
                #expect(parts.allSatisfy { !$0.name.isEmpty && $0.body.count <= bytes.count })
            } catch {
                #expect(error is PageError)
                refused += 1
            }
        }
        #expect(refused > 1_000)
    }
}
