import Foundation
import LarderText
import Testing

@Suite struct `Day of the calendar` {
    @Test(arguments: [
        ("2026-10-30", Day.Notation.iso, 2026, 10, 30), ("30 October 2026", .english, 2026, 10, 30),
        ("5 Apr 2016", .english, 2016, 4, 5), ("05.04.2016", .dotted, 2016, 4, 5),
        ("2024-02-29", .iso, 2024, 2, 29), ("0001-01-01", .iso, 1, 1, 1),
        ("9999-12-31", .iso, 9999, 12, 31),
    ])
    func `is read from its notation`(
        text: String, notation: Day.Notation, year: Int, month: Int, day: Int
    ) throws {
        let read = try #require(Day(text, notation: notation))
        #expect(parts(of: read) == [year, month, day])
    }

    @Test(arguments: [
        "2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-10-00",
        "0000-01-01",
        "26-10-30", "2026-1-3", "2026/10/30", " 2026-10-30", "2026-10-30T00:00:00Z", "",
        "-026-10-30",
        "2026-+1-30", "２０２６-10-30", "30 Octember 2026", "30.10.2026",
    ])
    func `is refused if there is none such`(text: String) {
        #expect(Day(text) == nil)
    }

    @Test(arguments: [
        "31 November 2026", "30 O 2026", "30  2026", "300 October 2026", "30-October-2026",
    ])
    func `is refused if it is not English`(text: String) {
        #expect(Day(text, notation: .english) == nil)
    }

    @Test(arguments: ["31.02.2026", "1.2.3.2026", "05.04.16", "05,04,2016", "."])
    func `is refused if it is not dotted`(text: String) {
        #expect(Day(text, notation: .dotted) == nil)
    }

    @Test func `counts from 1970 like everyone else`() {
        #expect(Day("1970-01-01")?.daysSince1970 == 0)
        #expect(Day("2000-03-01")?.daysSince1970 == 11_017)
        #expect(Day("0001-01-01") == .earliest)
        #expect(Day("9999-12-31") == .latest)
        #expect(Day(daysSince1970: Day.latest.daysSince1970 + 1) == nil)
    }

    @Test func `runs through the calendar without a gap`() throws {
        var expected = Day.earliest.daysSince1970
        for year in [1, 4, 100, 399, 400, 1582, 1900, 1970, 1999, 2000, 2026, 9999] {
            expected = try #require(Day(year: year, month: 1, day: 1)).daysSince1970
            for month in 1...12 {
                for dayOfMonth in 1...Day.length(ofMonth: month, year: year) {
                    let day = try #require(Day(year: year, month: month, day: dayOfMonth))
                    #expect(day.daysSince1970 == expected)
                    #expect(parts(of: day) == [year, month, dayOfMonth])
                    #expect(Day(day.description) == day)
                    expected += 1
                }
            }
        }
    }

    @Test func `knows its weekday`() {
        #expect(Day("2026-10-30")?.weekday == .friday)
        #expect(Day("1970-01-01")?.weekday == .thursday)
        #expect(Day("1969-12-28")?.weekday == .sunday)
        #expect(Day.earliest.weekday == .monday)
    }

    @Test func `stays within the calendar`() {
        #expect(Day.latest.advanced(by: .max) == .latest)
        #expect(Day.earliest.advanced(by: .min) == .earliest)
        #expect(Day.earliest.advanced(by: 1) > .earliest)
        #expect(Day.earliest.distance(to: .latest) == 3_652_058)
    }

    @Test func `encodes as text`() throws {
        let days = [try #require(Day("2026-10-30"))]
        let encoded = try JSONEncoder().encode(days)
        #expect(String(decoding: encoded, as: UTF8.self) == #"["2026-10-30"]"#)
        #expect(try JSONDecoder().decode([Day].self, from: encoded) == days)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Day].self, from: Data(#"["2026-02-30"]"#.utf8))
        }
    }

    private func parts(of day: Day) -> [Int] { [day.year, day.month, day.dayOfMonth] }
}
