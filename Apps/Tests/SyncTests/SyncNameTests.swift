import Foundation
import Geodesy
import Larder
import PersonalData
import Places
import Testing

@testable import Sync

/// Places that two larders gave one name without knowing of each other.
@Suite struct `Places under one name in two larders` {
    let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
    let laptop: TestLarder
    let phone: TestLarder
    let server: TestLarder

    init() {
        laptop = TestLarder("laptop", clock: WrongClock(moment, error: 0))
        phone = TestLarder("phone", clock: WrongClock(moment, error: 0))
        server = TestLarder("server", clock: WrongClock(moment, error: 0))
    }

    @discardableResult
    func sync(_ one: TestLarder, over wire: Wire = Wire()) async throws -> SyncClient.Report {
        moment.withLock { $0 += 60 }
        return try await one.client(to: server, over: wire).sync()
    }

    func save(_ latitude: Double, as name: String, in larder: TestLarder) async throws {
        moment.withLock { $0 += 60 }
        try await larder.parts.places.save(
            try Position(latitude: latitude, longitude: 0), as: name, replacing: true)
    }

    func places(_ larder: TestLarder) async throws -> [String: Double] {
        Dictionary(
            try await larder.parts.places.all().map { ($0.name, $0.position.latitude) },
            uniquingKeysWith: { $1 })
    }

    @Test(arguments: [false, true])
    func `both stay, the earlier one under another name, and the person is told`(
        isServerFirst: Bool
    ) async throws {
        let both = isServerFirst ? [server, laptop] : [laptop, server]
        for (index, larder) in both.enumerated() {
            try await save(Double(index + 1), as: "Home", in: larder)
        }
        let report = try await sync(laptop)
        #expect(
            report.renamed == [
                "Two places were called “Home”: the one at 1.00000, 0.00000 is called “Home (2)” now."
            ])
        for larder in both {
            #expect(try await places(larder) == ["Home": 2, "Home (2)": 1])
        }
        let again = try await sync(laptop)
        #expect(again.sent == 0 && again.taken == 0 && again.renamed.isEmpty)
    }

    @Test func `three stay, whoever hears of whom first`() async throws {
        for (index, larder) in [server, laptop, phone].enumerated() {
            try await save(Double(index + 1), as: "Home", in: larder)
        }
        for larder in [phone, laptop, phone, laptop] { try await sync(larder) }
        let all = try await places(server)
        #expect(Set(all.values) == [1, 2, 3] && all.count == 3 && all["Home"] == 3)
        #expect(try await places(laptop) == all)
        #expect(try await places(phone) == all)
    }

    @Test func `are one if they are at one position`() async throws {
        for larder in [server, laptop] { try await save(1, as: "Home", in: larder) }
        #expect(try await sync(laptop).renamed.isEmpty)
        #expect(try await places(server) == ["Home": 1])
    }

    @Test func `are one if the later was said by who knew the earlier one`() async throws {
        try await save(1, as: "Home", in: laptop)
        for larder in [laptop, phone] { try await sync(larder) }
        try await save(2, as: "Home", in: phone)
        try await sync(phone)
        #expect(try await sync(laptop).renamed.isEmpty)
        try await save(3, as: "Home", in: laptop)
        for larder in [laptop, phone] { #expect(try await sync(larder).renamed.isEmpty) }
        for larder in [laptop, phone, server] {
            #expect(try await places(larder) == ["Home": 3])
        }
    }

    @Test func `stay though the line is cut at any moment`() async throws {
        for seed in 1...40 as ClosedRange<UInt64> {
            let name = "Home\(seed)"
            try await save(1, as: name, in: server)
            try await save(2, as: name, in: laptop)
            let wire = Wire(seed: seed, trouble: 0.6)
            for _ in 0..<4 {
                _ = try? await sync(laptop, over: wire)
                laptop.restart()
            }
            try await sync(laptop)
            let all = try await places(server).filter {
                $0.key.hasPrefix(name + " ") || $0.key == name
            }
            #expect(all == [name: 2, "\(name) (2)": 1], "\(seed)")
            #expect(try await laptop.lines() == server.lines())
        }
    }
}
