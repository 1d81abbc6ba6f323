import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The hosts that asked for a pause, and until when.
struct HostBackoff: Sendable {
    /// From when to when each pause lasts; a time before its start means that the clock was set back.
    private let holds = Locked<[String: Range<Date>]>([:])

    /// Throws `.busy` while a host wants no requests.
    func check(_ host: String, now: Date) throws {
        guard let hold = holds.withLock({ $0[host] }), hold.contains(now) else { return }
        let until = hold.upperBound
        throw LarderError(
            .busy,
            message: """
                “\(host)” asked us to wait for another \(Self.words(until.timeIntervalSince(now))). \
                No request was sent; try again after that.
                """,
            retryAfter: until)
    }

    /// Records the pause that a response asks for, if any.
    func note(_ response: TransportResponse, host: String, now: Date) {
        guard let until = Self.moment(in: response, now: now) else { return }
        // Clocks that are read in a different order may seem to go back slightly.
        let start = now - 1
        holds.withLock { holds in
            holds = holds.filter { $0.value.contains(now) }
            holds[host] = start..<max(until, holds[host]?.upperBound ?? until)
        }
    }

    private static let shortest: TimeInterval = 1
    private static let longest: TimeInterval = 86_400
    private static let unreadable: TimeInterval = 60

    /// Returns the time before which a response asks for no further request, or nil if it does not.
    ///
    /// Both forms of `Retry-After` are supported. Negative, past or absurd values are limited to between a
    /// second and a day; an invalid value counts as a minute.
    static func moment(in response: TransportResponse, now: Date) -> Date? {
        guard response.status == 429 || response.status == 503,
            let text = response.fields["Retry-After"]?.trimmingBlanks
        else { return nil }
        let wait: TimeInterval
        if let seconds = seconds(text) {
            wait = seconds
        } else if let date = HTTPDate.parse(text, now: now) {
            wait = date.timeIntervalSince(now)
        } else {
            wait = unreadable
        }
        return now.addingTimeInterval(min(max(wait, shortest), longest))
    }

    private static func seconds(_ text: String) -> TimeInterval? {
        let isNumber = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0)
        }
        guard isNumber, let value = Double(text), !value.isNaN else { return nil }
        return value
    }

    /// A duration as people say it.
    static func words(_ seconds: TimeInterval) -> String {
        let whole = Int(min(max(seconds.rounded(.up), 1), 1e6))
        switch whole {
        case 1: return "second"
        case ..<120: return "\(whole) seconds"
        case ..<7_200: return "\((whole + 59) / 60) minutes"
        default: return "\((whole + 3_599) / 3_600) hours"
        }
    }
}
