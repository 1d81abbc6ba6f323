import Foundation
import Larder
import LarderText
import Money
import Notes
import Rates
import Records
import Testing

@testable import LarderServer

/// What `larder inspect` and the page say of how fresh an entry is.
@Suite struct `Freshness of stored entries` {
    /// The moment that the test has set.
    private let now = Locked(PublicationCalendar.ecb.due(friday).addingTimeInterval(3_600))
    private static let friday = Day("2026-10-30") ?? .earliest
    private let household: Household

    init() throws {
        let now = now
        household = try Household(now: { now.withLock { $0 } })
    }

    private func standing() async throws -> EntryFreshness {
        let entry = try #require(
            try await household.cache.allSummaries()
                .first { $0.key.components.first == "rates-ecb" })
        return EntryFreshness(
            entry, at: now.withLock { $0 }, rates: household.rates)
    }

    /// Stores the packaged figures of Friday, as if a person had a file of them.
    private func importFriday() async throws {
        let figures = try await household.rates.history(of: .ecb).figures(on: Self.friday)
        let codes = figures.keys.sorted()
        let row = codes.compactMap { figures[$0]?.text() }.joined(separator: ",")
        let sheet = "Date,\(codes.map(\.text).joined(separator: ",")),\n\(Self.friday),\(row),\n"
        _ = try await household.rates.importFile(Array(sheet.utf8))
    }

    @Test func `is what a load finds, at every hour until after the next publication`()
        async throws
    {
        try await importFriday()
        var ages: [Freshness.Age?] = []
        for _ in 0..<96 {
            let standing = try await standing()
            let snapshot = try await household.rates.snapshot(of: .ecb)
            #expect(standing.freshnessReason == snapshot.freshnessReason(at: now.withLock { $0 }))
            ages.append(standing.freshnessReason?.age)
            now.withLock { $0 += 3_600 }
        }
        #expect(Set(ages) == [.fresh, .stale])
        let monday = PublicationCalendar.ecb.due(Self.friday.advanced(by: 3))
        #expect(try await standing().moment?.date == monday)
        #expect(
            try await standing().words { DateFormatting.text($0) }
                == "stale since 2026-11-02T15:00:00Z")
    }

    @Test func `says so when somebody invalidated it`() async throws {
        try await importFriday()
        try await household.rates.store(of: .ecb).invalidate("history")
        let standing = try await standing()
        #expect(standing.word == "invalidated" && !standing.isFine && standing.moment == nil)
    }

    @Test func `says so when the clock was set back`() async throws {
        try await importFriday()
        now.withLock { $0 -= 86_400 }
        #expect(try await standing().word == "from the future")
    }

    @Test func `is kept, for what a person said`() async throws {
        _ = try await household.notes.create("words")
        let entries = try await household.userData.allSummaries()
        #expect(!entries.isEmpty)
        for entry in entries {
            let standing = EntryFreshness(
                entry, at: now.withLock { $0 + 1e9 }, rates: household.rates)
            #expect(standing.word == "kept" && standing.isFine && standing.freshnessReason == nil)
        }
    }

    @Test func `stands on the page with its moment`() async throws {
        try await importFriday()
        now.withLock { $0 += 7 * 86_400 }
        try await household.serve { visit in
            let page = try await visit.ask("GET", "/inside").body
            #expect(
                page.contains(
                    "class=\"stale\">stale since <time datetime=\"2026-11-02T15:00:00Z\">"),
                "\(page)")
        }
    }
}
