#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a read or a write failed, with enough to act on.
public struct LarderError: Error, Sendable {
    /// What a caller may decide on.
    public var code: Code

    /// The key being read or written, where there is one.
    public var key: Key?

    /// One sentence for the person at the screen: what happened, and what they can do.
    public var message: String

    /// The error underneath, for logs.
    public var cause: (any Error)?

    /// The moment before which trying again is pointless, where the other side named one.
    public var retryAfter: Date?

    /// Creates an error; the message is shown to people as it is.
    public init(
        _ code: Code, key: Key? = nil, message: String, cause: (any Error)? = nil,
        retryAfter: Date? = nil
    ) {
        self.code = code
        self.key = key
        self.message = message
        self.cause = cause
        self.retryAfter = retryAfter
    }

    /// Whether trying again later can help without anybody changing anything.
    public var isTransient: Bool {
        switch code {
        case .unreachable, .offline, .timedOut, .busy, .conflict: true
        default: false
        }
    }

    /// The kinds of failure; more may be added, so a switch needs a default.
    public enum Code: String, Sendable, Hashable, Codable {
        /// Nobody answered.
        case unreachable
        /// The program was told not to use the network.
        case offline
        /// An answer did not come, or did not end, within its limit.
        case timedOut
        /// The other side asks to be left alone for a while.
        case busy
        /// The other side, or a rule of ours, says no.
        case refused
        /// There is nothing by that name.
        case notFound
        /// There was something by that name, and it will not come back.
        case gone
        /// What came, or what was stored, is not what it should be.
        case unreadable
        /// More came than the limit allows.
        case tooLarge
        /// Somebody else wrote first.
        case conflict
        /// The disk is full.
        case full
        /// What is stored was changed by something other than us.
        case damaged
        /// What is stored was written by a newer version of the program.
        case tooNew
        /// Reading or writing the disk failed.
        case io
        /// The operation makes no sense here.
        case unsupported
    }

    /// Turns any error into one of ours, keeping it as the cause.
    ///
    /// An error that is ours already gets the key if it has none.
    public static func wrapping(_ error: any Error, key: Key? = nil) -> LarderError {
        if var ours = error as? LarderError {
            if ours.key == nil { ours.key = key }
            return ours
        }
        return LarderError(.unreadable, key: key, message: "\(error)", cause: error)
    }
}

extension LarderError: CustomStringConvertible {
    /// The message, with the key in front where there is one.
    public var description: String {
        if let key { return "\(key): \(message)" }
        return message
    }
}
