import Foundation
import Geodesy
import Testing

@testable import Places

@Suite struct `Location states made of reports` {
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func `reports of one moment are one fix, completed`() throws {
        var tracker = Tracker()
        let first = tracker.take(.fix(try fix(1, 2, at: 0, uncertainty: 9)), at: now)
        let second = tracker.take(.fix(try fix(1, 2, at: 0, course: 90)), at: now)
        #expect(first.map(\.number) == [1] && second.map(\.number) == [1])
        #expect(second.first?.fix?.course == 90)
        #expect(second.first?.fix?.position.uncertainty == 9)
        #expect(tracker.take(.fix(try fix(1, 2, at: 1)), at: now).map(\.number) == [2])
    }

    @Test func `a first fix without a date waits for the one with a date`() throws {
        var tracker = Tracker()
        #expect(tracker.take(.fix(try fix(1, 2, at: nil)), at: now).isEmpty)
        let dated = tracker.take(.fix(try fix(1, 3, at: 0)), at: now)
        #expect(dated.map { $0.fix?.position.longitude } == [3])
        #expect(dated.first?.number == 1)
    }

    @Test func `a receiver that never tells the date is taken from its second fix on`() throws {
        var tracker = Tracker()
        #expect(tracker.take(.fix(try fix(1, 2, at: nil)), at: now).isEmpty)
        let both = tracker.take(.fix(try fix(1, 3, at: nil)), at: now)
        #expect(both.map { $0.fix?.position.longitude } == [2, 3])
        #expect(tracker.take(.fix(try fix(1, 4, at: nil)), at: now).map(\.number) == [3])
        var short = Tracker()
        _ = short.take(.fix(try fix(1, 2, at: nil)), at: now)
        #expect(short.end().map(\.signal) == [.held, .ended])
    }

    @Test func `no fix means lost, and keeps the last one for whoever wants it`() throws {
        var tracker = Tracker()
        #expect(tracker.take(.noFix, at: now).map(\.signal) == [.searching])
        _ = tracker.take(.fix(try fix(1, 2, at: 0)), at: now)
        let lost = try #require(tracker.take(.noFix, at: now).first)
        #expect(lost.signal == .lost(since: now))
        #expect(lost.current == nil && lost.fix != nil)
        #expect(tracker.take(.noFix, at: now + 5).first?.signal == .lost(since: now))
        #expect(tracker.silence(at: now) == nil)
        #expect(tracker.take(.fix(try fix(1, 2, at: 6)), at: now).first?.signal == .held)
        #expect(tracker.silence(at: now)?.signal == .lost(since: now))
    }

    @Test func `numbers go on when the receiver is started again`() throws {
        var tracker = Tracker()
        _ = tracker.take(.fix(try fix(1, 2, at: 0)), at: now)
        tracker.begin()
        #expect(tracker.take(.noFix, at: now).first?.signal == .searching)
        #expect(tracker.take(.fix(try fix(1, 2, at: 0)), at: now).first?.number == 2)
    }
}

@Suite struct `A distance filter` {
    func pass(_ metres: [Double], filter: Double) throws -> [Int] {
        var filter = DistanceFilter(metres: filter)
        var passed: [Int] = []
        for (index, distance) in metres.enumerated() {
            let locationState = LocationState(
                fix: try fix(north(distance), 0, at: Double(index)), signal: .held,
                number: index + 1)
            if filter.pass(locationState).number == index + 1 { passed.append(index) }
        }
        return passed
    }

    @Test func `measures from the last fix it let pass, not from the last one`() throws {
        #expect(try pass([0, 4, 8, 12, 16, 21], filter: 10) == [0, 3])
        #expect(try pass([0, 4, 8, 12, 16, 23], filter: 10) == [0, 3, 5])
        #expect(try pass([0, 0, 0], filter: 0) == [0, 1, 2])
        #expect(try pass([0, 3, -3, 3, -3], filter: 5) == [0])
    }

    @Test func `lets a change of the signal pass without a new fix`() throws {
        var filter = DistanceFilter(metres: 50)
        _ = filter.pass(LocationState(fix: try fix(0, 0, at: 0), signal: .held, number: 1))
        let lost = filter.pass(
            LocationState(fix: try fix(0, 0, at: 1), signal: .lost(since: .now), number: 2))
        #expect(lost.number == 1 && lost.current == nil)
        let back = filter.pass(LocationState(fix: try fix(0, 0, at: 2), signal: .held, number: 3))
        #expect(back.number == 1 && back.signal == .held)
    }
}
