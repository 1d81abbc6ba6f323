import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `HTTP freshness` {
    let start = Date(timeIntervalSince1970: 1_790_000_000)

    func freshness(
        _ fields: HeaderFields, status: Int = 200, delay: Double = 0,
        heuristics: HTTPFreshness.Heuristics = .init()
    ) -> HTTPFreshness {
        HTTPFreshness(
            of: TransportResponse(
                status: status, fields: fields, url: URL(filePath: "/"),
                requestedAt: start - delay, receivedAt: start), heuristics: heuristics)
    }

    func text(_ offset: Double) -> String { HTTPDate.format(start + offset) }

    @Test func `ends when the age reaches the lifetime`() {
        let freshness = freshness(["Cache-Control": "max-age=60"])
        #expect(freshness.isFresh(at: start + 59.9))
        #expect(!freshness.isFresh(at: start + 60))
        #expect(freshness.staleness(at: start + 70) == .seconds(10))
    }

    @Test func `counts the age from the request, and what others stored before`() {
        let freshness = freshness(["Age": "30", "Cache-Control": "max-age=60"], delay: 5)
        #expect(freshness.initialAge == .seconds(35))
        #expect(freshness.age(at: start + 10) == .seconds(45))
    }

    @Test(arguments: [(-7_200.0, 7_200), (7_200, 0)])
    func `takes a date behind ours for age, and one before ours for none`(
        offset: Double, age: Int
    ) {
        #expect(freshness(["Date": text(offset)]).initialAge == .seconds(age))
    }

    @Test func `takes no part of a second for age`() {
        let late = TransportResponse(
            status: 200, fields: ["Date": text(0)], url: URL(filePath: "/"),
            requestedAt: start + 0.9, receivedAt: start + 0.9)
        #expect(HTTPFreshness(of: late).initialAge == .zero)
    }

    @Test func `counts Expires from the origin's own clock`() {
        let fields: HeaderFields = ["Date": text(7_200), "Expires": text(7_260)]
        #expect(freshness(fields).lifetime == .seconds(60))
    }

    @Test func `takes the time of receipt where there is no date`() {
        #expect(freshness(["Expires": text(60)]).lifetime == .seconds(60))
        #expect(freshness(["Date": "foo", "Expires": text(60)]).lifetime == .seconds(60))
    }

    @Test func `trusts no Expires that contradicts itself`() {
        let fields: HeaderFields = ["Expires": text(60), "Expires ": text(90)]
        var both = fields
        both.lines[1].name = "Expires"
        #expect(freshness(both).lifetime == .zero)
        both.lines[1].value = both.lines[0].value
        #expect(freshness(both).lifetime == .seconds(60))
    }

    @Test func `guesses a tenth of the time unchanged, and an hour at most`() {
        #expect(freshness(["Last-Modified": text(-100)]).lifetime == .seconds(10))
        #expect(freshness(["Last-Modified": text(-1e8)]).lifetime == .seconds(3_600))
        #expect(freshness(["Last-Modified": text(100)]).lifetime == .zero)
        #expect(freshness(["Last-Modified": text(-100)], status: 403).basis == .none)
        #expect(freshness(["Last-Modified": text(-100)], heuristics: .none).basis == .none)
    }

    @Test func `is over when the clock was set back`() {
        #expect(!freshness(["Cache-Control": "max-age=60"]).isFresh(at: start - 3_600))
    }

    @Test func `survives the largest numbers`() {
        let huge = String(repeating: "9", count: 400)
        let freshness = freshness(["Cache-Control": "max-age=\(huge)", "Age": huge])
        #expect(freshness.lifetime == .seconds(1 << 31))
        #expect(!freshness.isFresh(at: .distantFuture))
        #expect(!freshness.isFresh(at: .distantPast))
    }

    @Test func `gives a store its rule`() {
        let aged = freshness(["Cache-Control": "max-age=60", "Age": "20"])
        #expect(aged.rule(at: start) == Freshness(fresh: .seconds(40)))
        let strict = freshness(["Cache-Control": "max-age=60, must-revalidate"])
        #expect(strict.rule(at: start) == Freshness(fresh: .seconds(60), stale: .seconds(60)))
        let never = freshness(["Cache-Control": "no-cache, max-age=60"])
        #expect(never.rule(at: start) == Freshness(fresh: .zero, stale: .zero))
        #expect(freshness([:]).rule(at: start) == nil)
    }
}
