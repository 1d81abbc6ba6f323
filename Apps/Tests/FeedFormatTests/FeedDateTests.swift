import Foundation
import Testing

@testable import FeedFormat

@Suite struct `A feed date` {
    @Test(arguments: [
        ("2006-02-09T23:59:45Z", "2006-02-09T23:59:45Z"),
        ("2006-02-09t23:59:45.123+01:30", "2006-02-09T22:29:45Z"),
        ("Thu, 09 Feb 2006 23:59:45 GMT", "2006-02-09T23:59:45Z"),
        ("Thu, 9 Feb 2006 23:59:45 EST", "2006-02-10T04:59:45Z"),
        ("9 Feb 06 23:59 +0100", "2006-02-09T22:59:00Z"),
        ("Thu Feb  9 23:59:45 2006", "2006-02-09T23:59:45Z"),
        ("20060209T235945-0500", "2006-02-10T04:59:45Z"),
        ("2006-040", "2006-02-09T00:00:00Z"),
        ("2006/2/9 5:07", "2006-02-09T05:07:00Z"),
        ("Thursday, February 9, 2006 - 3:09pm", "2006-02-09T15:09:00Z"),
        ("12:01 AM, Feb 9 2006", "2006-02-09T00:01:00Z"),
        ("jeudi 9 février 2006 10:00", "2006-02-09T10:00:00Z"),
        ("9. März 2006", "2006-03-09T00:00:00Z"),
        ("2006년 2월 9일 오후 3:04", "2006-02-09T15:04:00Z"),
        ("Fri, 03/04/2020", "2020-04-03T00:00:00Z"),
        ("Wed, 03/04/2020", "2020-03-04T00:00:00Z"),
        ("Tue, 01 Jan 69 00:00:00 GMT", "1969-01-01T00:00:00Z"),
        ("Tue, 01 Jan 68 00:00:00 GMT", "2068-01-01T00:00:00Z"),
        ("1139529585", "2006-02-09T23:59:45Z"), ("1139529585000", "2006-02-09T23:59:45Z"),
        ("2005-12-31T23:59:60Z", "2005-12-31T23:59:59Z"),
        ("2005-12-31T24:00:00Z", "2006-01-01T00:00:00Z"),
        ("Thu, 09 Feb 2006 23:59:45 GMT-07:00 (Mountain)", "2006-02-10T06:59:45Z"),
    ])
    func `is read in many forms`(text: String, expected: String) {
        #expect(FeedDate.parse(text).map(FeedDate.string) == expected)
    }

    @Test(arguments: [
        "", " ", "soon", "0000-00-00T00:00:00Z", "99999-01-01T00:00:00Z", "2006-02-30",
        "2006-13-01",
        "Thu, 31 Feb 2023 25:61:61 +9999", "99999999999999999999", "12:30", "Monday", "((((((((((",
        ":::::::", "\u{0}\u{0}\u{0}\u{0}\u{0}", "2006-02-09T99:99:99Z",
    ])
    func `is nil where there is none`(text: String) {
        #expect(FeedDate.parse(text) == nil)
    }

    @Test func `keeps years outside the usual`() {
        #expect(
            FeedDate.parse("0103-12-13T18:30:02Z").map(FeedDate.string) == "0103-12-13T18:30:02Z")
        #expect(FeedDate.string(from: .distantFuture).count == 20)
        #expect(FeedDate.string(from: Date(timeIntervalSince1970: 1e300)) == "9999-12-31T23:59:59Z")
    }

    @Test func `means what the source of the string says`() throws {
        guard let folder = Corpus.folder("feeds/dates") else { return }
        let file = try Corpus.json(folder.appendingPathComponent("expectations.json"))
        let dates = try #require(file["dates"] as? [[String: Any]])
        var tally = Tally()
        for date in dates {
            guard let text = date["in"] as? String, let stated = date["stated"] as? String else {
                continue
            }
            let found = FeedDate.parse(text).map(FeedDate.string)
            tally.check("stated", found == stated, "\(text): \(found ?? "nil")")
        }
        print("dates: \(tally.report)")
        #expect(tally.failures == [])
    }
}
