internal import Geodesy
public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A receiver whose sentences are read line by line: from a log, a serial port, a pipe.
///
/// Damaged lines are skipped; the receiver ends with the lines.
public struct NMEAReceiver: Receiver {
    /// Its name for people.
    public let name: String

    private let lines: @Sendable () throws -> any AsyncSequence<String, any Error>
    private let now: @Sendable () -> Date

    /// Creates a receiver of lines, which are opened whenever somebody begins to watch.
    public init(
        name: String, environment: StoreEnvironment = StoreEnvironment(),
        lines: @escaping @Sendable () throws -> any AsyncSequence<String, any Error>
    ) {
        self.name = name
        self.lines = lines
        now = environment.now
    }

    /// Reads the lines to their end; the requestedAccuracy is ignored, because a log has no setting for
    /// accuracy.
    public func reports(requestedAccuracy: RequestedAccuracy) -> AsyncThrowingStream<
        ReceiverReport, any Error
    > {
        let (stream, continuation) = AsyncThrowingStream<ReceiverReport, any Error>.makeStream()
        let task = Task {
            do {
                var reader = NMEAReader()
                for try await line in try lines() {
                    if let report = Self.report(of: line, &reader, seen: now()) {
                        continuation.yield(report)
                    }
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// The report of a line; nil for other sentences and for damaged ones.
    static func report(
        of line: String, _ reader: inout NMEAReader, seen: Date
    ) -> ReceiverReport? {
        do {
            guard let fix = try reader.read(line) else { return nil }
            // Some logs write zeros if there is no position.
            if fix.position.latitude == 0, fix.position.longitude == 0 { return .noFix }
            let seconds = fix.secondsSince1970
            return .fix(
                Fix(
                    position: fix.position, time: seconds.map(Date.init(timeIntervalSince1970:)),
                    seen: seen, speed: fix.speed, course: fix.course,
                    moment: seconds ?? fix.secondsOfDay))
        } catch {
            return error.code == .noFix ? .noFix : nil
        }
    }
}
