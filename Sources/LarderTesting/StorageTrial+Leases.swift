import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageTrial {
    /// A wall clock that a rule sets.
    private final class WallClock: Sendable {
        private let date = Locked(Date(timeIntervalSince1970: 1_800_000_000))

        func advance(by seconds: Double) { date.withLock { $0.addTimeInterval(seconds) } }

        func leases(in storage: any EntryStorage) -> Leases {
            Leases(
                in: storage, lasting: .seconds(60),
                environment: StoreEnvironment(now: { self.date.withLock { $0 } }))
        }
    }

    func leases() async throws {
        try await openedOnceOrTwice { one, other in
            let wall = WallClock()
            let (mine, theirs) = (wall.leases(in: one), wall.leases(in: other))
            let first = try #require(try await mine.take("a"))
            #expect(try await theirs.take("a") == nil, sourceLocation: source)
            #expect(try await mine.take("a") == nil, sourceLocation: source)
            #expect(try await theirs.take("b") != nil, sourceLocation: source)

            // A holder that ends its lease in the write of the result makes it available to others.
            try await one.commit([.put(.sample("x", "mine")), first.end])
            let second = try #require(try await theirs.take("a"))
            #expect(second.number > first.number, sourceLocation: source)
            #expect(!(try await mine.holds(first)), sourceLocation: source)
            #expect(try await mine.renew(first) == nil, sourceLocation: source)
            try await mine.end(first)
            #expect(try await theirs.holds(second), sourceLocation: source)

            let longer = try #require(try await theirs.renew(second))
            #expect(longer.number > second.number, sourceLocation: source)
            try await theirs.end(longer)
            #expect(try await mine.take("a") != nil, sourceLocation: source)
        }
    }

    func overtakenLease() async throws {
        try await openedOnceOrTwice { one, other in
            let wall = WallClock()
            let (mine, theirs) = (wall.leases(in: one), wall.leases(in: other))
            let first = try #require(try await mine.take("a"))
            wall.advance(by: 59)
            #expect(try await theirs.take("a") == nil, sourceLocation: source)
            wall.advance(by: 1)
            let second = try #require(try await theirs.take("a"))
            await expect(.conflict) {
                try await one.commit([.put(.sample("x", "late")), first.end])
            }
            #expect(try await one.entry(for: "x") == nil, sourceLocation: source)
            try await other.commit([.put(.sample("x", "theirs")), second.end])
            try await expect("theirs", at: "x", in: one)
        }
    }

    func contestedLease() async throws {
        try await openedOnceOrTwice { one, other in
            let wall = WallClock()
            for round in 0..<20 {
                let name = Key("lease", "\(round % 3)")
                // Several from one holder, and several holders.
                let holders = (0..<4).map { wall.leases(in: $0 % 2 == 0 ? one : other) }
                let leases = holders + holders
                let taken = try await withThrowingTaskGroup(of: Lease?.self) { group in
                    for leases in leases { group.addTask { try await leases.take(name) } }
                    return try await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
                }
                expectEqual(taken.count, 1, "round \(round)")
                for lease in taken { try await one.commit([lease.end]) }
            }
        }
    }

    /// Opens the place twice if that is possible; otherwise uses one opening for both.
    private func openedOnceOrTwice(
        _ body: @Sendable (any EntryStorage, any EntryStorage) async throws -> Void
    ) async throws {
        guard place.isShared else { return try await opened { try await body($0, $0) } }
        try await openedTwice(body)
    }
}
