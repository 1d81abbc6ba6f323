import Foundation
public import Larder
import LarderHTTP

/// One case of the hostile origin and what a good client makes of it.
public struct HostileCase: Sendable, CustomStringConvertible {
    /// What must come of a case.
    public enum Expectation: Sendable {
        /// The whole feed.
        case feed
        /// Some value; what else must hold has a test of its own.
        case value
        /// An error of one of these kinds.
        case error(Set<LarderError.Code>)
        /// The whole feed, or an error of one of these kinds.
        case feedOrError(Set<LarderError.Code>)
    }

    /// The path that is asked for.
    public let path: String
    /// What must come of it.
    public let expectation: Expectation

    /// What the session of Linux is given and makes of it where that is something else, and why.
    public let onLinuxSession: (path: String, expectation: Expectation, reason: String)

    /// The path.
    public var description: String { path }

    init(
        _ path: String, _ expectation: Expectation, session: Expectation? = nil,
        sessionPath: String? = nil, _ reason: String = ""
    ) {
        self.path = path
        self.expectation = expectation
        onLinuxSession = (sessionPath ?? path, session ?? expectation, reason)
    }

    private static let wrong: Expectation = .error([.unreadable])
    private static let large: Expectation = .error([.tooLarge])
    private static let largeOrLate: Expectation = .error([.tooLarge, .timedOut])
    private static let busy =
        "the session is at times too busy with what comes in to say so in time"
    private static let late: Expectation = .error([.timedOut])
    private static let broken: Expectation = .error([.unreadable, .unreachable])
    private static let encoded = "the session unpacks by itself, so every packed answer is refused"

    /// All cases.
    public static let all: [HostileCase] = [
        HostileCase("/feed", .feed),
        HostileCase("/hang", late),
        HostileCase("/slow-head", late),
        HostileCase("/slow-body", late),
        HostileCase("/hang-after-head", late),
        HostileCase("/short", wrong),
        HostileCase("/short-exact", wrong),
        HostileCase("/long", .feedOrError([.unreadable])),
        HostileCase("/unsolicited", .feedOrError([.unreadable])),
        HostileCase("/rst", broken),
        HostileCase("/close-delimited-cut", .value),
        HostileCase("/chunk-cut", wrong),
        HostileCase("/chunk-bad", wrong),
        HostileCase("/two-lengths", wrong),
        HostileCase("/te-and-length", .feedOrError([.unreadable])),
        HostileCase("/gzip", .feed, session: wrong, encoded),
        HostileCase("/gzip-cut", wrong),
        HostileCase("/gzip-crc", wrong),
        HostileCase("/gzip-bomb?n=48", large, session: wrong, encoded),
        HostileCase("/gzip-lie", wrong),
        HostileCase("/encoding-unasked", wrong),
        HostileCase("/encoding-unasked?e=br", wrong),
        HostileCase("/redirect-loop", wrong),
        HostileCase("/redirect-chain", .feed),
        HostileCase("/redirect-chain?n=10&s=308", .feed),
        HostileCase("/redirect-chain?n=12", wrong),
        HostileCase("/redirect-to?to=file:///etc/passwd", .error([.refused])),
        HostileCase("/redirect-to?to=http://u:p@127.0.0.1/", .error([.refused])),
        HostileCase(
            "/redirect-empty", wrong, session: broken,
            "the session swallows the answer and says nothing"),
        HostileCase("/redirect-flap", .error([.notFound])),
        HostileCase("/304", wrong),
        HostileCase("/status?code=401", .error([.refused])),
        HostileCase("/status?code=403&body=html", .error([.refused])),
        HostileCase("/status?code=404", .error([.notFound])),
        HostileCase("/status?code=410", .error([.gone])),
        HostileCase("/status?code=500&body=html", .error([.unreachable])),
        HostileCase("/status?code=502", .error([.unreachable])),
        HostileCase("/status?code=503", .error([.busy])),
        HostileCase("/status?code=504", .error([.timedOut])),
        HostileCase("/status?code=299", wrong),
        HostileCase("/html", wrong),
        HostileCase("/empty", wrong),
        HostileCase("/204", wrong),
        HostileCase("/204?code=206", wrong),
        HostileCase("/garbage", wrong),
        HostileCase("/status-line", wrong),
        HostileCase("/status-line?v=HTTP/1.1%20600%20Odd", wrong),
        HostileCase("/status-line?v=ICY%20200%20OK", wrong),
        HostileCase("/http09", wrong),
        HostileCase("/interim?n=3", .feed),
        HostileCase("/header-bytes", .feedOrError([.unreadable])),
        HostileCase("/no-such-case", .error([.notFound])),
        // Last, because they keep the one queue of all sessions on Linux busy for a while.
        HostileCase("/interim", .feedOrError([.tooLarge]), session: largeOrLate, busy),
        HostileCase("/cookies", large, session: largeOrLate, busy),
        HostileCase("/big-header", large, session: largeOrLate, busy),
        HostileCase(
            "/many-headers", large, session: .error([.unreadable, .timedOut]),
            sessionPath: "/many-headers?n=1000",
            "over 20,000 fields the session takes 25 seconds and keeps all others waiting"),
        HostileCase("/endless-head", large, session: largeOrLate, busy),
        HostileCase("/endless-chunked", large, session: largeOrLate, busy),
        HostileCase("/endless", large, session: largeOrLate, busy),
    ]
}
