import Foundation
import Larder
import Testing

@Suite struct `Freshness rule` {
    let rule = Freshness(fresh: .seconds(60), stale: .seconds(600))
    let confirmed = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: [
        (0, Freshness.Age.fresh), (59, .fresh), (60, .stale), (599, .stale), (600, .expired),
        (315_360_000, .expired),
    ])
    func `ages with the time since confirmation`(seconds: Int, expected: Freshness.Age) {
        #expect(rule.age(of: confirmed, at: confirmed + TimeInterval(seconds)) == expected)
    }

    @Test func `treats a value from the future as stale`() {
        #expect(rule.age(of: confirmed, at: confirmed - 1) == .stale)
    }

    @Test func `never stale differs from fresh until invalidated`() {
        let times = Timestamps(fetched: confirmed)
        let forever = FreshnessRule<Int>.immutable.validity(of: 1, times)
        let until = FreshnessRule<Int>.untilInvalidated.validity(of: 1, times)
        #expect(forever.isImmutable && !until.isImmutable)
        #expect(until.age(at: confirmed + 1e9) == .fresh)
        #expect(forever.age(at: confirmed - 1e9) == .fresh)
        #expect(until.age(at: confirmed - 1) == .stale)
    }

    @Test func `always stale is stale at once and never expires`() {
        #expect(Freshness.alwaysStale.age(of: confirmed, at: confirmed) == .stale)
        #expect(Freshness.alwaysStale.age(of: confirmed, at: confirmed + 1e10) == .stale)
    }

    @Test func `can be computed from the value`() {
        let rule = FreshnessRule<Int>.computed { value, _ in Freshness(fresh: .seconds(value)) }
        let times = Timestamps(fetched: confirmed)
        #expect(rule.validity(of: 5, times).age(at: confirmed + 5) == .stale)
        #expect(rule.validity(of: 6, times).age(at: confirmed + 5) == .fresh)
    }

    @Test func `follows a calendar, and waits a little when the source is late`() {
        struct Noon: PublicationSchedule {
            func nextPublication(afterDataOf asOf: Date) -> Date { asOf + 36 * 3_600 }
        }
        let day = Date(timeIntervalSince1970: 1_800_000_000)
        let rule = FreshnessRule<Int>.scheduled(Noon(), patience: .seconds(300))
        let early = rule.validity(of: 1, Timestamps(fetched: day + 100, asOf: day))
        #expect(early.age(at: day + 36 * 3_600 - 1) == .fresh)
        #expect(early.age(at: day + 36 * 3_600) == .stale)
        let late = rule.validity(
            of: 1, Timestamps(fetched: day, confirmed: day + 36 * 3_600 + 10, asOf: day))
        #expect(late.age(at: day + 36 * 3_600 + 309) == .fresh)
        #expect(late.age(at: day + 36 * 3_600 + 310) == .stale)
    }
}

@Suite struct `Retry rule` {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let busy = LarderError(.busy, message: "Busy.")

    func wait(_ rule: Retry, _ attempt: Int, random: Double = 0.5) -> Duration? {
        rule.delay(after: busy, attempt: attempt, now: now, random: random)
    }

    @Test func `doubles the wait, up to the longest, and ends`() {
        let rule = Retry(limit: 7, first: .seconds(1), longest: .seconds(30), jitter: 0)
        #expect(
            (1...8).map { wait(rule, $0) } == [
                .seconds(1), .seconds(2), .seconds(4), .seconds(8), .seconds(16), .seconds(30),
                .seconds(30), nil,
            ])
    }

    @Test func `varies the wait at random within the jitter`() {
        let rule = Retry(limit: 3, first: .seconds(4), jitter: 0.5)
        #expect(wait(rule, 1, random: 0) == .seconds(2))
        #expect(wait(rule, 1, random: 0.5) == .seconds(4))
        #expect(wait(rule, 1, random: 1) == .seconds(6))
    }

    @Test func `asks no sooner than the other side allows, and not at all if that is too long`() {
        let rule = Retry(limit: 3, first: .seconds(1), longest: .seconds(30), jitter: 0)
        var error = busy
        error.retryAfter = now + 20
        #expect(rule.delay(after: error, attempt: 1, now: now, random: 0) == .seconds(20))
        error.retryAfter = now + 31
        #expect(rule.delay(after: error, attempt: 1, now: now, random: 0) == nil)
        error.retryAfter = now - 1_000
        #expect(rule.delay(after: error, attempt: 1, now: now, random: 0) == .seconds(1))
    }

    @Test(arguments: [LarderError.Code.refused, .notFound, .gone, .unreadable, .tooLarge, .full])
    func `does not repeat what cannot pass by itself`(code: LarderError.Code) {
        let error = LarderError(code, message: "No.")
        #expect(Retry.standard.delay(after: error, attempt: 1, now: now, random: 0) == nil)
    }
}
