import Foundation
import LarderText
import Money
import Rates
import Testing

@Suite struct `History of figures` {
    let usd = code("USD")
    let gbp = code("GBP")

    @Test func `takes in what is new and counts it`() throws {
        var history = History(base: .eur)
        let first = try sheet("Date,USD,GBP,\n2026-10-29,1.1130,0.78230,\n2026-10-28,1.1,0.78,\n")
        #expect(try history.merge(first) == History.MergeCounts(inserted: 4))
        let second = try sheet(
            "Date,USD,GBP,\n2026-10-30,1.1172,0.8338,\n2026-10-29,1.1131,0.7823,\n")
        #expect(
            try history.merge(second) == History.MergeCounts(inserted: 2, updated: 1, unchanged: 1))
        #expect(history.count == 6)
        #expect(history.figure(of: usd, on: day("2026-10-29")) == decimal("1.1131"))
        #expect(try history.merge(second).didChange == false)
    }

    @Test func `shows figures that may not be stored, and writes none of them down`() throws {
        var history = History(base: .eur)
        try history.merge(sheet("Date,USD,\n2026-10-28,1.1,\n"))
        try history.merge(sheet("Date,USD,\n2026-10-29,1.2,\n2026-10-28,9,\n"), mayBeStored: false)
        #expect(history.figure(of: usd, on: day("2026-10-28")) == decimal("9"))
        #expect(history.newestDay == day("2026-10-29"))
        // What may be stored goes to both.
        try history.merge(sheet("Date,USD,\n2026-10-30,1.3,\n"))
        let stored = try History(encoded: history.encoded())
        #expect(stored == history.storable)
        #expect(stored.figure(of: usd, on: day("2026-10-28")) == decimal("1.1"))
        #expect(stored.figure(of: usd, on: day("2026-10-29")) == nil)
        #expect(stored.newestDay == history.newestDay)
        history.removeFigures(before: day("2026-10-30"))
        #expect(try History(encoded: history.encoded()).oldestDay == day("2026-10-30"))
    }

    @Test func `keeps a currency that a newer answer lacks`() throws {
        var history = History(try sheet("Date,USD,BGN,\n2025-12-31,1.1,1.9558,\n"))
        try history.merge(sheet("Date,USD,\n2026-01-02,1.2,\n"))
        #expect(history.currencies.map(\.text) == ["BGN", "USD"])
        #expect(history.range(of: code("BGN"))?.upperBound == day("2025-12-31"))
    }

    @Test func `refuses another base`() throws {
        var history = History(base: .czk, quotation: .basePerUnit)
        let error = #expect(throws: RateSheetError.self) {
            try history.merge(sheet("Date,USD,\n2026-01-02,1.2,\n"))
        }
        #expect(error?.code == .otherBase)
        #expect(history.isEmpty)
    }

    @Test func `is the same in whatever order figures come`() {
        var generator = Generator(seed: 6)
        let all = (0..<400).map { index in
            Observation(
                day: day("2026-01-01").advanced(by: index % 100),
                currency: [usd, gbp, code("JPY"), code("CHF")][index / 100],
                figure: DecimalNumber(index + 1)
            )
        }
        var ordered = History(base: .eur)
        ordered.merge(all)
        for _ in 0..<50 {
            var shuffled = History(base: .eur)
            let list = all.shuffled(using: &generator)
            let cut = Int.random(in: 0...400, using: &generator)
            shuffled.merge(Array(list[..<cut]))
            let counts = shuffled.merge(list)
            #expect(counts.inserted == 400 - cut)
            #expect(counts.unchanged == cut)
            #expect(shuffled == ordered)
        }
    }

    @Test func `answers for days and ranges`() throws {
        let history = History(
            try sheet("Date,USD,\n2026-10-30,1.3,\n2026-10-29,1.2,\n2026-10-27,1.1,\n")
        )
        #expect(history.newestDay == day("2026-10-30"))
        #expect(history.oldestDay == day("2026-10-27"))
        #expect(history.figure(of: usd, on: day("2026-10-28")) == nil)
        #expect(history.latest(of: usd, through: day("2026-10-28"))?.day == day("2026-10-27"))
        #expect(history.latest(of: usd, through: day("2026-10-26")) == nil)
        let range = day("2026-10-28")...day("2026-11-30")
        #expect(
            history.observations(of: usd, in: range).map(\.figure.description) == ["1.2", "1.3"])
        #expect(history.observations(of: gbp, in: range).isEmpty)
        #expect(history.figures(on: day("2026-10-30")) == [usd: decimal("1.3")])
    }

    @Test func `forgets what is before a day`() throws {
        var history = History(try sheet("Date,USD,GBP,\n2026-10-30,1.3,N/A,\n2026-10-29,1.2,1,\n"))
        history.removeFigures(before: day("2026-10-30"))
        #expect(history.count == 1)
        #expect(history.currencies == [usd])
    }

    @Test func `survives encoding, also of long figures`() throws {
        var history = History(base: .czk, quotation: .basePerUnit)
        history.merge([
            Observation(
                day: .earliest, currency: usd, figure: decimal("17890.1234567890123456789012")),
            Observation(day: .latest, currency: usd, figure: decimal("0.08648")),
            Observation(
                day: day("2026-10-30"), currency: gbp, figure: decimal("1000000000000000000000")),
        ])
        #expect(try History(encoded: history.encoded()) == history)
        let encoded = try JSONEncoder().encode([history])
        #expect(try JSONDecoder().decode([History].self, from: encoded) == [history])
    }

    @Test func `refuses damaged bytes and never crashes`() throws {
        let history = History(try sheet("Date,USD,GBP,\n2026-10-30,1.3,0.8,\n2026-10-29,1.2,1,\n"))
        let bytes = Array(history.encoded())
        for count in 0..<bytes.count {
            #expect(throws: RateSheetError.self) { try History(encoded: Data(bytes[..<count])) }
        }
        var generator = Generator(seed: 7)
        for _ in 0..<5_000 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
                    in: 0...255, using: &generator)
            }
            _ = try? History(encoded: Data(damaged))  // any outcome but a crash
        }
    }
}

@Suite struct `Check of an answer` {
    let today = day("2026-10-30")
    let known =
        "Date,USD,GBP,JPY,CHF,SEK,NOK,DKK,PLN,CZK,HUF,\n2026-10-29,1.1,0.8,175,0.9,11,11.5,7.46,4.3,25,380,\n"

    @Test func `lets a usual answer pass`() throws {
        let history = History(try sheet(known))
        let next = try sheet(known.replacingOccurrences(of: "10-29,1.1", with: "10-30,1.15"))
        #expect(try next.checked(today: today, against: history) == next)
        #expect(try next.checked(today: today) == next)
    }

    @Test func `refuses the future`() throws {
        let future = try sheet(known.replacingOccurrences(of: "10-29", with: "10-31"))
        let error = #expect(throws: RateSheetError.self) { try future.checked(today: today) }
        #expect(error?.code == .futureDay)
    }

    @Test func `leaves out a rate that slipped its point, and keeps the one known`() throws {
        let history = History(try sheet(known))
        let slipped = try sheet(known.replacingOccurrences(of: "10-29,1.1,", with: "10-30,11.1,"))
        let checked = try slipped.checked(today: today, against: history)
        #expect(checked.observations.count == 9)
        #expect(checked.problems.map(\.code) == [.jump])
        #expect(checked.figures(on: today)[code("USD")] == nil)
    }

    @Test func `believes a jump after a month`() throws {
        let history = History(try sheet(known))
        let late = try sheet(known.replacingOccurrences(of: "10-29,1.1,", with: "12-01,11.1,"))
        #expect(
            try late.checked(today: day("2026-12-01"), against: history).observations.count == 10)
    }

    @Test func `refuses an answer with many jumps`() throws {
        let history = History(try sheet(known))
        let scaled = try sheet(
            "Date,USD,GBP,JPY,CHF,SEK,NOK,\n2026-10-30,110,80,17500,90,1100,1150,\n")
        let error = #expect(throws: RateSheetError.self) {
            try scaled.checked(today: today, against: history)
        }
        #expect(error?.code == .manyProblems)
    }

    @Test func `refuses a list that was cut between two lines`() throws {
        let history = History(try sheet(known))
        let cut = try sheet("Date,USD,GBP,\n2026-10-30,1.1,0.8,\n")
        let error = #expect(throws: RateSheetError.self) {
            try cut.checked(today: today, against: history)
        }
        #expect(error?.code == .truncated)
    }

    @Test func `refuses another base than the stored`() throws {
        let history = History(base: .czk, quotation: .basePerUnit)
        let error = #expect(throws: RateSheetError.self) {
            try sheet(known).checked(today: today, against: history)
        }
        #expect(error?.code == .otherBase)
    }

    @Test func `lets the real history pass, day after day`() throws {
        guard let sheet = corpusHistory else { return }
        let checked = try sheet.checked(today: today, against: History(base: .eur))
        #expect(checked.problems.isEmpty)
        #expect(checked.observations.count == sheet.observations.count)
    }

    @Test func `lets a client poll through New Year and Easter`() throws {
        var history = History(base: .eur)
        for date in [
            "2025-12-29", "2025-12-30", "2025-12-31", "2026-01-02", "2026-01-05", "2026-01-06",
        ] {
            guard let data = corpus("rates/ecb/sequence/daily-\(date).xml") else { return }
            let sheet = try RateSheet(reading: Array(data)).checked(
                today: day(date), against: history)
            #expect(sheet.problems.isEmpty)
            try history.merge(sheet)
        }
        #expect(history.range(of: code("BGN"))?.upperBound == day("2025-12-31"))
    }
}
