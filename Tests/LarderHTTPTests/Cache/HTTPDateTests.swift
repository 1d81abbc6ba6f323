import Foundation
import Testing

@testable import LarderHTTP

@Suite struct `HTTP dates` {
    let now = Date(timeIntervalSince1970: 1_790_000_000)  // 2026-09-21 14:13:20

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994", "sUN, 06 nOV 1994 08:49:37 gmt",
        "Mon, 06 Nov 1994 08:49:37 GMT",
    ])
    func `are read in the three forms of the standard`(text: String) {
        #expect(HTTPDate.parse(text, now: now) == Date(timeIntervalSince1970: 784_111_777))
    }

    @Test(arguments: [
        "", "0", "-1", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 +0000",
        "Sun, 06 Nov 94 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
        "Sun, 06  Nov  1994 08:49:37 GMT", "Sun, 06-Nov-1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08.49.37 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
        "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "06 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37 GMT ", " Sun, 06 Nov 1994 08:49:37 GMT",
        "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT",
        "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sun Nov 6 08:49:37 1994", "Sun Nov 06 08:49:37 1994 GMT", "1994-11-06T08:49:37Z",
        "Sun, ٠٦ Nov 1994 08:49:37 GMT", "[un, 06 Nov 1994 08:49:37 GMT",
    ])
    func `are refused in any other form`(text: String) {
        #expect(HTTPDate.parse(text, now: now) == nil)
    }

    @Test(arguments: [
        ("Monday, 21-Sep-76 14:13:20 GMT", "Mon, 21 Sep 2076 14:13:20 GMT"),
        ("Monday, 21-Sep-76 14:13:21 GMT", "Tue, 21 Sep 1976 14:13:21 GMT"),
        ("Friday, 01-Jan-77 00:00:00 GMT", "Sat, 01 Jan 1977 00:00:00 GMT"),
        ("Friday, 01-Jan-27 00:00:00 GMT", "Fri, 01 Jan 2027 00:00:00 GMT"),
        ("Saturday, 01-Jan-00 00:00:00 GMT", "Sat, 01 Jan 2000 00:00:00 GMT"),
    ])
    func `with two digits for the year lie within fifty years`(short: String, long: String) {
        #expect(HTTPDate.parse(short, now: now).map(HTTPDate.format) == long)
    }

    @Test func `with two digits for the year cross into the next century`() {
        let late = Date(timeIntervalSince1970: 3_944_678_400)  // 2095
        let date = HTTPDate.parse("Friday, 01-Jan-10 00:00:00 GMT", now: late)
        #expect(date.map(HTTPDate.format) == "Wed, 01 Jan 2110 00:00:00 GMT")
    }

    @Test(arguments: [
        (0.0, "Thu, 01 Jan 1970 00:00:00 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
        (2_147_483_648, "Tue, 19 Jan 2038 03:14:08 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
        (0.9, "Thu, 01 Jan 1970 00:00:00 GMT"), (1e30, "Fri, 31 Dec 9999 23:59:59 GMT"),
        (-1e30, "Mon, 01 Jan 0001 00:00:00 GMT"),
    ])
    func `are written to the second, within four digits of years`(seconds: Double, text: String) {
        #expect(HTTPDate.format(Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test func `are read as they were written, over eight centuries`() {
        for day in stride(from: -12_000_000_000.0, to: 13_000_000_000, by: 863_999) {
            let date = Date(timeIntervalSince1970: day)
            guard HTTPDate.parse(HTTPDate.format(date), now: now) == date else {
                Issue.record("\(HTTPDate.format(date)) is not read as it was written")
                return
            }
        }
    }

    @Test func `that are noise are refused without a crash`() {
        var random = SystemRandomNumberGenerator()
        let good = Array("Sun, 06 Nov 1994 08:49:37 GMT".utf8)
        for _ in 0..<20_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                bytes[at] = UInt8.random(in: 0...255, using: &random)
            }
            bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
            _ = HTTPDate.parse(String(decoding: bytes, as: UTF8.self), now: now)
        }
    }
}
