#if Log
import Larder
public import Logging

extension Telemetry {
    /// Writes each event to a log of swift-log: a constant message, and what it is about as metadata.
    ///
    /// Reads are `trace`, routine work is `debug`, trouble that the library deals with is `info`. Warnings and errors
    /// are for a person to look at. Call `LoggingSystem.bootstrap` first, or pass a logger.
    public static func log(_ logger: Logger = Logger(label: "larder")) -> Telemetry {
        Telemetry { _ in LogReporter(logger: logger) }
    }
}

private struct LogReporter: Reporter {
    let logger: Logger

    func report(_ event: LarderEvent) {
        let report = EventReport(event)
        let level = Logger.Level(report.level)
        guard level >= logger.logLevel else { return }
        let metadata = report.attributes.map { name, value in
            (name, Logger.MetadataValue.string(value.text))
        }
        logger.log(
            level: level, "\(report.message)",
            metadata: Logger.Metadata(metadata) { first, _ in first }, source: "Larder")
    }
}

extension Logger.Level {
    fileprivate init(_ level: EventReport.Level) {
        self =
            switch level {
            case .trace: .trace
            case .debug: .debug
            case .info: .info
            case .notice: .notice
            case .warning: .warning
            case .error: .error
            }
    }
}
#endif
