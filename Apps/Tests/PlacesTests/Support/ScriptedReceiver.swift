import Foundation
import Geodesy
import Larder
import Places
import TestSupport

/// A receiver that says what the test hands it.
final class ScriptedReceiver: Receiver {
    struct State: Sendable {
        var starts = 0
        var running: [Int: AsyncThrowingStream<ReceiverReport, any Error>.Continuation] = [:]
        var requestedAccuracy: RequestedAccuracy?
        /// What the next starts fail with at once.
        var failures: [LarderError] = []
    }

    let watched = Watched(State())
    let name = "the scripted receiver"

    func reports(requestedAccuracy: RequestedAccuracy) -> AsyncThrowingStream<
        ReceiverReport, any Error
    > {
        let (stream, continuation) = AsyncThrowingStream<ReceiverReport, any Error>.makeStream()
        let id = watched.change { state in
            state.starts += 1
            state.requestedAccuracy = requestedAccuracy
            state.running[state.starts] = continuation
            return state.starts
        }
        continuation.onTermination = { [watched] _ in
            watched.change { _ = $0.running.removeValue(forKey: id) }
        }
        let failure = watched.change { $0.failures.isEmpty ? nil : $0.failures.removeFirst() }
        if let failure { continuation.finish(throwing: failure) }
        return stream
    }

    func say(_ report: ReceiverReport) {
        for continuation in watched.state.running.values { continuation.yield(report) }
    }

    func say(_ latitude: Double, _ longitude: Double, at second: Double?, seen: Date) throws {
        say(.fix(try fix(latitude, longitude, at: second, seen: seen)))
    }

    func breakOff(_ error: LarderError) {
        for continuation in watched.state.running.values { continuation.finish(throwing: error) }
    }

    func end() {
        for continuation in watched.state.running.values { continuation.finish() }
    }
}

/// A fix at a second after a fixed moment.
func fix(
    _ latitude: Double, _ longitude: Double, at second: Double?,
    seen: Date = Date(timeIntervalSince1970: 1_800_000_000), uncertainty: Double? = nil,
    course: Double? = nil
) throws -> Fix {
    Fix(
        position: try Position(
            latitude: latitude, longitude: longitude, uncertainty: uncertainty),
        time: second.map { Date(timeIntervalSince1970: 1_800_000_000 + $0) }, seen: seen,
        course: course)
}

/// Metres north, in degrees of latitude on the sphere of the mean radius.
func north(_ metres: Double) -> Double { metres / Ellipsoid.meanRadius * 180 / .pi }
