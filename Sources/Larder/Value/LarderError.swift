#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a read or a write failed, with enough to act on.
public struct LarderError: Error, Sendable {
    /// What a caller can base a decision on.
    public var code: Code

    /// The key being read or written, if there is one.
    public var key: Key?

    /// One sentence for the user: what happened, and what they can do.
    public var message: String

    /// The underlying error, for logs.
    public var cause: (any Error)?

    /// The moment before which retrying is pointless, if the other side named one.
    public var retryAfter: Date?

    /// Creates an error; the message is shown to users unchanged.
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

    /// Whether retrying later can help without anybody changing anything.
    public var isTransient: Bool {
        switch code {
        case .unreachable, .offline, .timedOut, .busy, .conflict: true
        default: false
        }
    }

    /// Whether the other side has said that it did not do what it was asked.
    package var saysNo: Bool {
        switch code {
        case .refused, .notFound, .gone, .tooLarge, .conflict, .full, .unsupported: true
        default: false
        }
    }

    /// The kinds of failure; more may be added, so a switch needs a default.
    public enum Code: String, Sendable, Hashable, Codable {
        /// There was no answer.
        case unreachable
        /// The app is offline, or was told not to use the network.
        case offline
        /// An answer did not arrive, or did not finish, within its time limit.
        case timedOut
        /// The other side asks for a pause.
        case busy
        /// The other side, or one of our own rules, refuses.
        case refused
        /// Nothing exists under that name.
        case notFound
        /// Something existed under that name, but it will not come back.
        case gone
        /// What was received or stored is not what it should be.
        case unreadable
        /// More arrived than the limit allows.
        case tooLarge
        /// Somebody else wrote first.
        case conflict
        /// The disk is full.
        case full
        /// Stored data was changed by something else.
        case damaged
        /// Stored data was written by a newer version of the program.
        case tooNew
        /// A disk read or write failed.
        case io
        /// The operation is not supported here.
        case unsupported
    }

    /// Converts any error into a `LarderError`, keeping the original as the cause.
    ///
    /// A `LarderError` is returned as it is, with the key added if it has none.
    public static func wrapping(_ error: any Error, key: Key? = nil) -> LarderError {
        if var ours = error as? LarderError {
            if ours.key == nil { ours.key = key }
            return ours
        }
        return LarderError(.unreadable, key: key, message: "\(error)", cause: error)
    }
}

extension LarderError: LocalizedError {
    /// The message, which `localizedDescription` gives too.
    public var errorDescription: String? { message }
}

extension LarderError: CustomStringConvertible {
    /// The message, preceded by the parts of the key if there is one.
    public var description: String {
        if let key { return "\(key.components.joined(separator: "/")): \(message)" }
        return message
    }
}
