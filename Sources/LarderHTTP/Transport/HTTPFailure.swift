public import Larder

/// What can go wrong between sending a request and receiving the whole response, with messages, so that all
/// transports use the same ones.
public enum HTTPFailure: Error, Sendable, Hashable {
    /// The name has no address.
    case noSuchHost
    /// No connection could be made, or it broke before a response began; the text says how.
    case noConnection(String)
    /// The TLS connection could not be made; the text says why.
    case notSecure(String)
    /// The head of the response did not arrive within the limit.
    case headTooLate(Duration)
    /// Nothing more arrived within the limit.
    case stalled(Duration)
    /// The response did not end within the limit.
    case tooLong(Duration)
    /// The head of the response is larger than the limit, in bytes.
    case headTooLarge(Int)
    /// There are more interim responses than the limit.
    case tooManyInterims(Int)
    /// The body is larger than the limit, in bytes.
    case bodyTooLarge(Int)
    /// The response was truncated.
    case cutShort
    /// The response is not valid HTTP; the text says what is wrong.
    case malformed(String)
    /// The body has a content encoding that was not requested, or that cannot be checked here.
    case unaskedEncoding(String)
    /// The compressed body is damaged; the text says how.
    case damagedEncoding(String)
    /// The decompressed body is larger than the limit, in bytes.
    case decodedTooLarge(Int)
    /// The body decompresses to more times its size than the limit.
    case inflated(Int)

    /// Returns the error for the caller, with the name of the host.
    ///
    /// An answer that was cut short has this failure as its cause, by which `DeliveryRule.http` knows it,
    /// and so has a name without an address, which an app may know to be right.
    public func error(host: String, cause: (any Error)? = nil) -> LarderError {
        LarderError(
            code, message: sentence(host),
            cause: self == .cutShort || self == .noSuchHost ? self : cause)
    }

    private var code: LarderError.Code {
        switch self {
        case .noSuchHost, .noConnection, .notSecure: .unreachable
        case .headTooLate, .stalled, .tooLong: .timedOut
        case .headTooLarge, .tooManyInterims, .bodyTooLarge, .decodedTooLarge, .inflated: .tooLarge
        case .cutShort, .malformed, .unaskedEncoding, .damagedEncoding: .unreadable
        }
    }

    private func sentence(_ host: String) -> String {
        switch self {
        case .noSuchHost:
            "Could not find the server “\(host)”. Check the spelling of its name, and the connection."
        case .noConnection(let how):
            "“\(host)” could not be reached: \(how). Check the connection, or try again later."
        case .notSecure(let why):
            "No secure connection to “\(host)” could be made: \(why)."
        case .headTooLate(let limit):
            "“\(host)” did not answer within \(limit.inWords). Try again later."
        case .stalled(let limit):
            "“\(host)” stopped sending for \(limit.inWords) in the middle of its answer. Try again later."
        case .tooLong(let limit):
            "The answer of “\(host)” was not complete after \(limit.inWords). Try again later."
        case .headTooLarge(let limit):
            "“\(host)” sent more than \(limit.inBytes) of header fields, which is over the limit."
        case .tooManyInterims(let limit):
            "“\(host)” sent more than \(limit) interim answers and no final one."
        case .bodyTooLarge(let limit):
            "“\(host)” sent more than \(limit.inBytes), which is over the limit."
        case .cutShort:
            "The answer of “\(host)” was cut short. Try again later."
        case .malformed(let what):
            "The answer of “\(host)” is not HTTP: \(what)."
        case .unaskedEncoding(let name):
            "“\(host)” compressed its answer as “\(name.shortened)”, which was not requested."
        case .damagedEncoding(let how):
            "The compressed answer of “\(host)” is damaged: \(how)."
        case .decodedTooLarge(let limit):
            "The answer of “\(host)” unpacks to more than \(limit.inBytes), which is over the limit."
        case .inflated(let limit):
            "The answer of “\(host)” unpacks to more than \(limit) times its size, which is over the limit."
        }
    }
}

extension Duration {
    /// The duration as people say it.
    var inWords: String {
        let seconds = inSeconds
        if seconds < 1 { return "\(Int(seconds * 1_000)) ms" }
        let rounded = (min(seconds, 1e9) * 10).rounded() / 10
        if rounded == 1 { return "1 second" }
        return rounded == rounded.rounded() ? "\(Int(rounded)) seconds" : "\(rounded) seconds"
    }
}

extension Int {
    /// A number of bytes as people say it.
    var inBytes: String {
        if self >= 1 << 20 { return "\(self >> 20) MB" }
        return self >= 1 << 10 ? "\(self >> 10) KB" : "\(self) bytes"
    }
}
