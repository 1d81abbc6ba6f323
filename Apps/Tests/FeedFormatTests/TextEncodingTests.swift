import Foundation
import Testing

@testable import FeedFormat

@Suite struct `Character encodings` {
    private func title(_ bytes: [UInt8], _ contentType: String? = nil) throws -> String? {
        try FeedParser.parse(bytes, contentType: contentType).title
    }

    private func document(_ label: String?, _ title: [UInt8]) -> [UInt8] {
        let declaration = label.map { "<?xml version='1.0' encoding='\($0)'?>" } ?? ""
        return Array("\(declaration)<rss><channel><title>".utf8) + title
            + Array("</title></channel></rss>".utf8)
    }

    @Test(arguments: [
        ("windows-1252", [0x80, 0xE9] as [UInt8], "€é"), ("iso-8859-1", [0x93, 0xE9], "“é"),
        ("iso-8859-15", [0xA4], "€"), ("koi8-r", [0xC1, 0xC2], "аб"),
        ("windows-1251", [0xE0, 0xE1], "аб"), ("shift_jis", [0x93, 0xFA, 0x96, 0x7B], "日本"),
        ("euc-jp", [0xC6, 0xFC, 0xCB, 0xDC], "日本"), ("gb2312", [0xD6, 0xD0], "中"),
        ("big5", [0xA4, 0xA4], "中"), ("euc-kr", [0xC7, 0xD1], "한"),
        ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"),
        ("x-nonsense", Array("é".utf8), "é"), ("utf-16", Array("é".utf8), "é"),
    ])
    func `are taken from the declaration`(label: String, bytes: [UInt8], expected: String) throws {
        #expect(try title(document(label, bytes)) == expected)
    }

    @Test func `of HTTP go before the declaration, a byte order mark before both`() throws {
        let text = document("windows-1251", [0xE9])
        #expect(try title(text, "text/xml; charset=\"ISO-8859-1\"") == "é")
        let marked = [0xEF, 0xBB, 0xBF] + document("windows-1251", Array("é".utf8))
        #expect(try title(marked, "text/xml; charset=koi8-r") == "é")
    }

    @Test func `are sniffed where nobody says`() throws {
        #expect(try title(document(nil, Array("é".utf8))) == "é")
        #expect(try title(document(nil, [0xE9, 0x80])) == "é€")
        #expect(
            try title(document("utf-8", [0xE9])) == "é"
                || title(document("utf-8", [0xE9])) == "\u{FFFD}")
    }

    @Test(arguments: [false, true], [false, true])
    func `of two bytes are read with and without a mark`(isBig: Bool, hasMark: Bool) throws {
        let text = "<rss><channel><title>é😀</title></channel></rss>"
        var bytes: [UInt8] = hasMark ? (isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []
        for unit in text.utf16 {
            let high = UInt8(unit >> 8)
            let low = UInt8(unit & 255)
            bytes += isBig ? [high, low] : [low, high]
        }
        #expect(try title(bytes) == "é😀")
    }

    @Test func `never include UTF-7`() throws {
        let title = try title(document("utf-7", Array("+ADw-b+AD4-".utf8)))
        #expect(title == "+ADw-b+AD4-")
    }
}
