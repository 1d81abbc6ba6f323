import Foundation
import LarderText
import Rates
import Testing

@Suite struct `Publication calendar` {
    @Test(arguments: [
        (2005, "2005-03-27"), (2008, "2008-03-23"), (2011, "2011-04-24"), (2016, "2016-03-27"),
        (2026, "2026-04-05"), (2038, "2038-04-25"), (1999, "1999-04-04"), (2000, "2000-04-23"),
    ])
    func `knows Easter`(year: Int, expected: String) {
        #expect(ClosingDays.easterSunday(year).description == expected)
    }

    @Test(arguments: [
        ("2026-04-03", false), ("2026-04-06", false), ("2026-05-01", false), ("2026-12-24", true),
        ("2026-12-25", false), ("2026-01-01", false), ("2026-10-31", false), ("2026-10-03", false),
        ("2025-10-03", true), ("2026-05-08", true),
    ])
    func `closes with the euro payment system`(text: String, isOpen: Bool) throws {
        #expect(PublicationCalendar.ecb.isPublicationDay(try #require(Day(text))) == isOpen)
    }

    @Test(arguments: [
        ("2026-05-08", false), ("2026-07-06", false), ("2026-09-28", false), ("2026-12-24", false),
        ("2026-10-29", true), ("2015-04-03", true), ("2016-03-25", false), ("2016-03-28", false),
    ])
    func `closes with the Czech Republic`(text: String, isOpen: Bool) throws {
        #expect(PublicationCalendar.cnb.isPublicationDay(try #require(Day(text))) == isOpen)
    }

    @Test(arguments: [
        ("2026-10-24T14:00:00Z", "2026-10-23"), ("2026-10-23T13:59:59Z", "2026-10-22"),
        ("2026-10-23T14:00:00Z", "2026-10-23"), ("2026-10-26T14:59:59Z", "2026-10-23"),
        ("2026-10-26T15:00:00Z", "2026-10-26"),
    ])
    func `follows summer time`(now: String, newest: String) throws {
        let now = try Date(now, strategy: .iso8601)
        #expect(PublicationCalendar.ecb.newestDue(at: now).description == newest)
    }

    @Test func `publishes at Prague's half past two`() throws {
        let day = try #require(Day("2026-07-01"))
        #expect(
            PublicationCalendar.cnb.due(day)
                == (try Date("2026-07-01T12:30:00Z", strategy: .iso8601)))
    }

    @Test func `runs daily in UTC`() throws {
        let calendar = PublicationCalendar.daily(hour: 0, minute: 2)
        let now = try Date("2026-11-01T00:01:00Z", strategy: .iso8601)
        #expect(calendar.newestDue(at: now).description == "2026-10-31")
        #expect(calendar.nextDue(after: now) == now + 60)
        #expect(calendar.missed(since: try #require(Day("2026-10-28")), at: now) == 3)
        #expect(calendar.nextDue(after: now + 60) == now + 60 + 86_400)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0])
    func `survives any date`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        for calendar in [PublicationCalendar.ecb, .cnb, .daily()] {
            _ = calendar.newestDue(at: date)
            _ = calendar.nextDue(after: date)
            _ = calendar.isFresh(.earliest, at: date)
        }
    }

    @Test func `answers every case of the corpus`() throws {
        guard let data = corpus("rates/freshness.json") else { return }
        let cases = try JSONDecoder().decode([Case].self, from: data)
        #expect(cases.count == 200)
        for item in cases {
            let now = try Date(item.now, strategy: .iso8601)
            let stored = try #require(Day(item.stored))
            let calendar = PublicationCalendar.ecb
            #expect(calendar.newestDue(at: now).description == item.newest, "\(item)")
            #expect(calendar.missed(since: stored, at: now) == item.missed, "\(item)")
            #expect(calendar.isFresh(stored, at: now) == item.fresh, "\(item)")
            #expect(
                calendar.nextDue(after: now) == (try Date(item.nextDue, strategy: .iso8601)),
                "\(item)"
            )
        }
    }

    private struct Case: Decodable {
        var now, stored, newest, nextDue: String
        var missed: Int
        var fresh: Bool
    }
}

@Suite struct `File that closes the gap` {
    @Test(arguments: [
        ("2026-10-30", "2026-10-30", nil), ("2026-11-02", "2026-10-30", nil),
        ("2026-10-29", "2026-10-30", ECBFile.daily), ("2026-10-30", "2026-11-02", .daily),
        ("2026-04-02", "2026-04-07", .daily), ("2026-10-28", "2026-10-30", .recent),
        ("2026-07-31", "2026-10-30", .recent), ("2026-07-30", "2026-10-30", .history),
        ("1999-01-04", "2026-10-30", .history),
    ])
    func `is the smallest`(stored: String, newest: String, file: ECBFile?) throws {
        let stored = try #require(Day(stored))
        let newest = try #require(Day(newest))
        #expect(ECBFile.needed(stored: stored, newest: newest) == file)
    }

    @Test func `is the whole history at first`() {
        #expect(ECBFile.needed(stored: nil, newest: .latest) == .history)
    }
}
