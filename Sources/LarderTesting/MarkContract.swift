public import Larder
public import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rules that every storage for marks must pass, with one test for each.
///
/// ```swift
/// @Test(arguments: MarkContract.Rule.allCases)
/// func keeps(rule: MarkContract.Rule) async throws {
///     try await MarkContract { MarkContract.Place { MyMarks() } }.check(rule)
/// }
/// ```
public struct MarkContract: Sendable {
    let makePlace: @Sendable () async throws -> Place

    /// Creates the contract for a storage; the closure makes empty places.
    public init(_ makePlace: @escaping @Sendable () async throws -> Place) {
        self.makePlace = makePlace
    }

    /// A place where marks are stored, which can be opened several times.
    public struct Place: Sendable {
        /// Opens the storage, as the program does when it starts; earlier openings may still be in use.
        public var open: @Sendable () async throws -> any MarkStorage

        /// Cleans up the place after the test.
        public var remove: @Sendable () -> Void

        /// Creates a place.
        public init(
            remove: @escaping @Sendable () -> Void = {},
            open: @escaping @Sendable () async throws -> any MarkStorage
        ) {
            self.remove = remove
            self.open = open
        }
    }

    /// A rule of the contract.
    public enum Rule: String, Sendable, CaseIterable, CustomTestStringConvertible {
        case `returns what was marked, byte for byte`
        case `lets the later date stand, and of equal dates the last written`
        case `refuses a date that is not a number, and writes nothing with it`
        case `counts what a call changed`
        case `keeps a mark that was taken back`
        case `keeps items apart that only look alike`
        case `takes the same identity in two scopes for two items`
        case `lists marks of a name that hold, oldest first`
        case `takes thousands of marks at once`
        case `loses none of many who mark at once`
        case `keeps marks for the next opening`
        case `tells of changes, by another opening too`
        case `knows what was said after a position, in any steps`
        case `does not know what was said after a position of elsewhere`

        /// The rule as a sentence.
        public var testDescription: String { rawValue }
    }

    /// Checks one rule in a new place.
    public func check(_ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
        let place = try await makePlace()
        defer { place.remove() }
        let trial = MarkTrial(place: place, source: sourceLocation)
        switch rule {
        case .`returns what was marked, byte for byte`: try await trial.roundTrip()
        case .`lets the later date stand, and of equal dates the last written`:
            try await trial.laterStands()
        case .`refuses a date that is not a number, and writes nothing with it`:
            try await trial.noDate()
        case .`counts what a call changed`: try await trial.counting()
        case .`keeps a mark that was taken back`: try await trial.takenBack()
        case .`keeps items apart that only look alike`: try await trial.lookAlikes()
        case .`takes the same identity in two scopes for two items`: try await trial.scopes()
        case .`lists marks of a name that hold, oldest first`: try await trial.listing()
        case .`takes thousands of marks at once`: try await trial.thousands()
        case .`loses none of many who mark at once`: try await trial.many()
        case .`keeps marks for the next opening`: try await trial.reopening()
        case .`tells of changes, by another opening too`: try await trial.changes()
        case .`knows what was said after a position, in any steps`:
            try await trial.changesByPosition()
        case .`does not know what was said after a position of elsewhere`:
            try await trial.unknownPositions()
        }
    }
}

private struct MarkTrial: Sendable {
    let place: MarkContract.Place
    let source: SourceLocation

    func mark(
        _ item: String, scope: String = "feed", _ name: Mark.Name = .read, isSet: Bool = true,
        at seconds: Double = 0
    ) -> Mark {
        Mark(
            scope: scope, item: item, name: name, isSet: isSet,
            date: Date(timeIntervalSinceReferenceDate: seconds))
    }

    /// Compares bytes: strings are equal if they are canonically equivalent, identities are not.
    func expect(_ found: [Mark], _ wanted: [Mark], inOrder: Bool = false) {
        func bytes(_ mark: Mark) -> [String] {
            [mark.scope, mark.item, mark.name.rawValue].map { Key($0).path }.map {
                $0.utf8.map { String($0, radix: 16) }.joined()
            } + ["\(mark.isSet)", "\(mark.date.timeIntervalSinceReferenceDate)"]
        }
        let one = found.map(bytes).map { $0.joined(separator: " ") }
        let two = wanted.map(bytes).map { $0.joined(separator: " ") }
        if inOrder {
            #expect(one == two, sourceLocation: source)
        } else {
            #expect(one.sorted() == two.sorted(), sourceLocation: source)
        }
    }

    func roundTrip() async throws {
        let marks = try await place.open()
        let items = [
            "", " ", "a\u{0}b", "/", "%", "'", "\u{1F600}", String(repeating: "x", count: 5_000),
        ]
        let all = items.flatMap { item in
            [
                mark(item, .read, at: 0.1), mark(item, .favourite, isSet: false, at: -1e9),
                mark(item, Mark.Name(rawValue: item), at: 1e11),
            ]
        }
        try await marks.set(all)
        expect(try await marks.marks(for: items, in: "feed"), all)
        expect(try await marks.marks(for: ["/", "/", "nothing"], in: "feed"), Array(all[9..<12]))
        expect(try await marks.marks(for: [], in: "feed"), [])
        expect(try await marks.marks(for: items, in: "other"), [])
    }

    func laterStands() async throws {
        let marks = try await place.open()
        try await marks.set([mark("a", at: 10)])
        try await marks.set([mark("a", isSet: false, at: 9)])
        expect(try await marks.marks(for: ["a"], in: "feed"), [mark("a", at: 10)])
        try await marks.set([mark("a", isSet: false, at: 10)])
        expect(try await marks.marks(for: ["a"], in: "feed"), [mark("a", isSet: false, at: 10)])
        try await marks.set([mark("a", at: 12), mark("a", isSet: false, at: 11)])
        expect(try await marks.marks(for: ["a"], in: "feed"), [mark("a", at: 12)])
        try await marks.set([mark("a", isSet: false, at: 13), mark("a", at: 13)])
        expect(try await marks.marks(for: ["a"], in: "feed"), [mark("a", at: 13)])
    }

    func noDate() async throws {
        let marks = try await place.open()
        let error = await #expect(throws: LarderError.self, sourceLocation: source) {
            try await marks.set([mark("a"), mark("b", at: .nan)])
        }
        #expect(error?.code == .unsupported, sourceLocation: source)
        expect(try await marks.marks(for: ["a", "b"], in: "feed"), [])
    }

    func counting() async throws {
        let marks = try await place.open()
        func expectCount(_ given: [Mark], _ wanted: Int) async throws {
            let changed = try await marks.set(given)
            #expect(changed == wanted, sourceLocation: source)
        }
        try await expectCount([], 0)
        try await expectCount([mark("a"), mark("b"), mark("b", .favourite)], 3)
        try await expectCount([mark("a"), mark("b")], 0)
        try await expectCount([mark("a", at: -1), mark("b", isSet: false)], 1)
        try await expectCount([mark("a", at: 1), mark("c")], 2)
    }

    func takenBack() async throws {
        let marks = try await place.open()
        try await marks.set([mark("a", at: 1)])
        try await marks.set([mark("a", isSet: false, at: 2)])
        expect(try await marks.marks(for: ["a"], in: "feed"), [mark("a", isSet: false, at: 2)])
        expect(try await marks.marks(named: .read, in: "feed"), [])
        // An older change that arrives late does not restore it.
        try await marks.set([mark("a", at: 1.5)])
        expect(try await marks.marks(named: .read, in: nil), [])
    }

    func lookAlikes() async throws {
        let marks = try await place.open()
        let items = ["caf\u{E9}", "cafe\u{301}", "Caf\u{E9}", "caf\u{E9} ", "a/b", "a%2Fb", "a"]
        let all = items.enumerated().map { mark($1, at: Double($0)) }
        try await marks.set(all)
        try await marks.set([
            mark("b", scope: "feed/a", at: 99), mark("x", scope: "f\u{E9}", at: 98),
        ])
        expect(try await marks.marks(for: items, in: "feed"), all)
        for (item, said) in zip(items, all) {
            expect(try await marks.marks(for: [item], in: "feed"), [said])
        }
        expect(try await marks.marks(for: ["x"], in: "fe\u{301}"), [])
        expect(try await marks.marks(named: .read, in: "feed"), all, inOrder: true)
    }

    func scopes() async throws {
        let marks = try await place.open()
        try await marks.set([mark("a", scope: "one", at: 1), mark("a", scope: "two", at: 2)])
        try await marks.set([mark("a", scope: "one", isSet: false, at: 3)])
        expect(try await marks.marks(for: ["a"], in: "two"), [mark("a", scope: "two", at: 2)])
        expect(try await marks.marks(named: .read, in: nil), [mark("a", scope: "two", at: 2)])
    }

    func listing() async throws {
        let marks = try await place.open()
        let dates: [Double] = [5, -3, 1e10, 0, 2.5]
        let all = dates.enumerated().map { mark("i\($0)", scope: "s\($0 % 2)", .favourite, at: $1) }
        try await marks.set(all + [mark("i0", scope: "s0", .read), mark("z", "favour")])
        let sorted = all.sorted { $0.date < $1.date }
        expect(try await marks.marks(named: .favourite, in: nil), sorted, inOrder: true)
        expect(
            try await marks.marks(named: .favourite, in: "s1"), sorted.filter { $0.scope == "s1" },
            inOrder: true)
        expect(try await marks.marks(named: "other", in: nil), [])
    }

    func thousands() async throws {
        let marks = try await place.open()
        let all = (0..<5_000).map { mark("item \($0)", at: Double($0)) }
        let changed = try await marks.set(all)
        #expect(changed == 5_000, sourceLocation: source)
        expect(try await marks.marks(for: all.map(\.item), in: "feed"), all)
    }

    func many() async throws {
        let marks = try await place.open()
        let changed = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<500 {
                group.addTask {
                    try await marks.set([mark("i\(number % 250)", at: Double(number))])
                }
            }
            return try await group.reduce(0, +)
        }
        #expect((250...500).contains(changed), sourceLocation: source)
        let dates = try await marks.marks(named: .read, in: "feed").map(\.date)
        let wanted = (250..<500).map { Date(timeIntervalSinceReferenceDate: Double($0)) }
        #expect(dates == wanted, sourceLocation: source)
    }

    func reopening() async throws {
        let all = (0..<100).map { mark("i\($0)", isSet: $0 % 3 > 0, at: Double($0)) }
        let one = try await place.open()
        try await one.set(all)
        let other = try await place.open()
        expect(try await other.marks(for: all.map(\.item), in: "feed"), all)
        try await other.set([mark("i0", at: 1_000)])
        expect(try await one.marks(for: ["i0"], in: "feed"), [mark("i0", at: 1_000)])
    }

    func changes() async throws {
        let one = try await place.open()
        let other = try await place.open()
        let start = try await one.position()
        var own = one.changes(after: start).makeAsyncIterator()
        var foreign = other.changes(after: start).makeAsyncIterator()
        for round in 0..<3 {
            try await one.set([mark("i", at: Double(round))], author: "\(round)")
            for batch in [try await own.next(), try await foreign.next()] {
                #expect(batch?.changes.hasMarks == true, sourceLocation: source)
                #expect(batch?.author == "\(round)", sourceLocation: source)
            }
        }
    }

    func changesByPosition() async throws {
        let marks = try await place.open()
        try await marks.set([mark("before")])
        let start = try await marks.markPosition()
        let none = try await marks.marks(changedAfter: start, limit: 9)
        #expect(none == MarkChanges(marks: [], position: start), sourceLocation: source)
        try await marks.set([mark("a", at: 1), mark("b", at: 1)])
        try await marks.set([mark("b", at: 0)])
        try await marks.set([mark("c", at: 1), mark("a", isSet: false, at: 2)])
        let end = try await marks.markPosition()
        let all = try #require(
            try await marks.marks(changedAfter: start, limit: 9), sourceLocation: source)
        expect(
            all.marks, [mark("b", at: 1), mark("c", at: 1), mark("a", isSet: false, at: 2)],
            inOrder: true)
        #expect(all.position == end, sourceLocation: source)
        // In small steps, with positions restored from text, and in another opening, the result is the same.
        let other = try await place.open()
        var seen: [Mark] = []
        var position = start
        while position != end {
            let kept = try #require(StoragePosition(position.description), sourceLocation: source)
            let step = try #require(
                try await other.marks(changedAfter: kept, limit: 1), sourceLocation: source)
            seen += step.marks
            #expect(step.position != position, sourceLocation: source)
            position = step.position
        }
        let last = ["a", "b", "c"].compactMap { item in seen.last { $0.item == item } }
        expect(last, all.marks)
    }

    func unknownPositions() async throws {
        let marks = try await place.open()
        try await marks.set([mark("a"), mark("b")])
        let known = try await marks.markPosition()
        var elsewhere = known
        elsewhere.incarnation += " of another"
        var future = known
        future.point += 1_000_000
        for position in [elsewhere, future] {
            let found = try await marks.marks(changedAfter: position, limit: 9)
            #expect(found == nil, "\(position)", sourceLocation: source)
        }
    }
}
