import Foundation
import LarderText
import Testing

@Suite struct `Date and time in UTC` {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
        (784_111_777, "1994-11-06T08:49:37Z", "Sun, 06 Nov 1994 08:49:37 GMT"),
        (-1, "1969-12-31T23:59:59Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
        (-0.001, "1969-12-31T23:59:59Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
        (951_782_400, "2000-02-29T00:00:00Z", "Tue, 29 Feb 2000 00:00:00 GMT"),
        (-1e300, "0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 GMT"),
        (.infinity, "9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 GMT"),
        (.nan, "1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
    ])
    func `is written as standards have it, whatever the moment`(
        seconds: Double, rfc3339: String, mail: String
    ) {
        let time = UTCDateTime(Date(timeIntervalSince1970: seconds))
        #expect(time.rfc3339 == rfc3339)
        #expect(time.internetMessage == mail)
        #expect(time.fileName == rfc3339.filter { $0 != ":" })
    }

    @Test(arguments: [(24, 0, 0), (0, 60, 0), (0, 0, 61), (-1, 0, 0), (0, -1, 0), (0, 0, -1)])
    func `is refused if no clock shows it`(hour: Int, minute: Int, second: Int) {
        #expect(UTCDateTime(.epoch, hour: hour, minute: minute, second: second) == nil)
    }

    @Test func `counts a leap second as the second after it`() throws {
        let day = try #require(Day("2016-12-31"))
        let leap = try #require(UTCDateTime(day, hour: 23, minute: 59, second: 60))
        #expect(leap.date == Date(timeIntervalSince1970: 1_483_228_800))
    }

    @Test func `comes back from its moment over all years`() throws {
        for days in stride(
            from: Day.earliest.daysSince1970, through: Day.latest.daysSince1970, by: 997)
        {
            let day = try #require(Day(daysSince1970: days))
            let time = try #require(UTCDateTime(day, hour: 23, minute: 59, second: 58))
            #expect(UTCDateTime(time.date) == time)
        }
    }
}
