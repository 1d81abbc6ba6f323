#if canImport(os)
import Larder
import os

extension Telemetry {
    /// Writes each event to the unified log of the system.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of your app, such as `org.example.news`.
    ///   - category: What to look for in Console.
    public static func unifiedLog(subsystem: String, category: String = "larder") -> Telemetry {
        let logger = os.Logger(subsystem: subsystem, category: category)
        return Telemetry { _ in UnifiedLogReporter(logger: logger) }
    }

    /// Shows each fetch as an interval in Instruments.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of your app, such as `org.example.news`.
    ///   - category: What to look for in Instruments.
    public static func signposts(subsystem: String, category: String = "larder") -> Telemetry {
        let signposter = OSSignposter(subsystem: subsystem, category: category)
        return Telemetry { _ in
            SilentReporter()
        } follower: { _ in
            SignpostFollower(signposter: signposter)
        }
    }
}

private struct UnifiedLogReporter: Reporter {
    let logger: os.Logger

    func report(_ event: LarderEvent) {
        let report = EventReport(event)
        let message = report.message
        let attributes = report.attributes.map { "\($0.name)=\($0.value.text)" }
            .joined(separator: " ")
        // A report has nothing that must be hidden.
        logger.log(
            level: report.level.type, "\(message, privacy: .public) \(attributes, privacy: .public)"
        )
    }
}

extension EventReport.Level {
    fileprivate var type: OSLogType {
        switch self {
        case .trace, .debug: .debug
        case .info: .info
        case .notice, .warning: .default
        case .error: .error
        }
    }
}

private struct SignpostFollower: FetchFollower {
    let signposter: OSSignposter

    func begin(_ fetch: FetchDescription) -> any FollowedFetch {
        let (id, store) = (signposter.makeSignpostID(), fetch.name)
        _ = signposter.beginInterval("larder.fetch", id: id, "\(store, privacy: .public)")
        return Followed(signposter: signposter, id: id.rawValue)
    }

    private struct Followed: FollowedFetch {
        let signposter: OSSignposter
        let id: UInt64

        nonisolated(nonsending) func run<Answer>(
            _ body: nonisolated(nonsending) () async throws -> Answer
        ) async rethrows -> Answer { try await body() }

        func end(_ ending: FetchEnding) {
            let (word, type) = (ending.outcome.word, ending.outcome.errorType ?? "")
            signposter.endInterval(
                "larder.fetch", .beginState(id: OSSignpostID(id)),
                "\(word, privacy: .public) \(type, privacy: .public)")
        }
    }
}
#endif
