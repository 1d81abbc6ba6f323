internal import Geodesy

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One line of gpsd's JSON protocol, reduced to what concerns a position.
enum GPSDMessage: Hashable {
    /// The daemon introduces itself.
    case version(String)
    /// A report of time, position and velocity.
    case report(ReceiverReport)
    /// The device is no longer read.
    case deviceLost
    /// The daemon did not accept what we wrote.
    case error(String)
    /// Any other message of gpsd.
    case other

    /// Reads a line; nil if gpsd would never send it.
    init?(_ line: [UInt8], seen: Date) {
        guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(line)) else {
            // A line that is not an object of gpsd's is unreadable as a whole.
            return nil
        }
        switch fields.class {
        case "VERSION": self = .version(fields.release ?? "")
        case "TPV": self = .report(fields.report(seen: seen))
        case "DEVICE" where fields.activated == 0: self = .deviceLost
        case "DEVICES" where fields.devices?.isEmpty == true: self = .deviceLost
        case "ERROR": self = .error(fields.message ?? "")
        default: self = .other
        }
    }

    /// The fields of all classes; absent fields and those of another type are nil.
    private struct Fields: Decodable {
        var `class`: String
        var release, message: String?
        var mode: Int?
        var time: String?
        var lat, lon: Double?
        var altMSL, alt, altHAE: Double?
        var eph, epx, epy: Double?
        var speed, track: Double?
        var activated: Double?
        var devices: [Device]?

        struct Device: Decodable {}

        private enum Keys: String, CodingKey {
            case `class`, release, message, mode, time, lat, lon, altMSL, alt, altHAE
            case eph, epx, epy, speed, track, activated, devices
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Keys.self)
            // A field of the wrong type counts as absent; only the class is required.
            func field<Value: Decodable>(_ key: Keys, _ type: Value.Type = Value.self) -> Value? {
                try? values.decodeIfPresent(type, forKey: key)
            }
            `class` = try values.decode(String.self, forKey: .class)
            release = field(.release)
            message = field(.message)
            activated = field(.activated)
            devices = field(.devices)
            guard `class` == "TPV" else { return }
            mode = field(.mode)
            time = field(.time)
            lat = field(.lat)
            lon = field(.lon)
            altMSL = field(.altMSL)
            alt = field(.alt)
            altHAE = field(.altHAE)
            eph = field(.eph)
            epx = field(.epx)
            epy = field(.epy)
            speed = field(.speed)
            track = field(.track)
        }

        func report(seen: Date) -> ReceiverReport {
            guard let mode, mode >= 2, let lat, let lon, lat != 0 || lon != 0 else { return .noFix }
            let across = epx.flatMap { x in epy.map { y in (x * x + y * y).squareRoot() } }
            let radius = [eph, across].lazy.compactMap(\.self).first { $0.isFinite && $0 > 0 }
            let height = mode >= 3 ? altMSL ?? alt ?? altHAE : nil
            // Numbers that are not a valid position are no fix.
            guard
                let position = try? Position(
                    latitude: lat, longitude: lon,
                    altitude: height.flatMap { $0.isFinite ? $0 : nil }, uncertainty: radius)
            else { return .noFix }
            return .fix(
                Fix(
                    position: position, time: time.flatMap(Self.date), seen: seen, speed: speed,
                    course: track))
        }

        /// Reads a time of ISO 8601 in UTC, with or without a fraction.
        private static func date(_ text: String) -> Date? {
            let whole = Date.ISO8601FormatStyle()
            let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
            return (try? Date(text, strategy: fraction)) ?? (try? Date(text, strategy: whole))
        }
    }
}
