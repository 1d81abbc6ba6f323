public typealias os_signpost_id_t = UInt64

public struct OSLogType: Sendable, Equatable {
    public static let `default` = OSLogType(), info = OSLogType(), debug = OSLogType(), error = OSLogType(),
        fault = OSLogType()
}

public struct OSLogPrivacy: Sendable {
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
        _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, privacy: OSLogPrivacy = .auto
    ) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringInterpolation: OSLogInterpolation) {}
    public init(stringLiteral value: String) {}
}
public typealias SignpostMetadata = OSLogMessage

public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
}

public struct OSSignpostID: Sendable {
    public let rawValue: os_signpost_id_t
    public init(_ value: UInt64) { rawValue = value }
    public static let exclusive = OSSignpostID(0)
}

public class OSSignpostIntervalState {
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}

public struct OSSignposter: Sendable {
    public init(subsystem: String, category: String) {}
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
    ) {}
}
