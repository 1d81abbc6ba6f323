public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPResponse {
    /// Why this answer is no value, with a sentence for people, or nil when it may be one.
    ///
    /// Statuses from 200 to 299 and 304 give nil. `now` counts for how long a busy server wants to
    /// be left alone.
    public func failure(now: Date) -> LarderError? {
        if (200...299).contains(status) || status == 304 { return nil }
        let until = HostHolds.moment(in: self, now: now)
        let (code, sentence) = explanation(hostInWords, until.map { $0.timeIntervalSince(now) })
        return LarderError(code, message: sentence + " (Status \(status).)", retryAfter: until)
    }

    /// What keeps an answer that is no ``failure(now:)`` from being a whole document, as the beginning
    /// of a sentence, or nil when it is one.
    var flaw: String? {
        switch status {
        case 200, 203: body.isEmpty ? "“\(hostInWords)” sent an empty document" : nil
        case 204, 205: "“\(hostInWords)” sent nothing (status \(status))"
        case 206: "“\(hostInWords)” sent a part of what was asked for, without being asked to"
        default: "“\(hostInWords)” gave an answer of an unexpected kind (status \(status))"
        }
    }

    /// The host as it stands in sentences, which an address that cannot be read does not spoil.
    var hostInWords: String {
        (try? WebAddress(url).host.description) ?? url.absoluteString
    }

    private func explanation(
        _ host: String, _ wait: TimeInterval?
    ) -> (LarderError.Code, String) {
        switch status {
        case 401, 407:
            (.refused, "“\(host)” wants to know who is asking. Check the name and password.")
        case 403, 451:
            (.refused, "“\(host)” does not let us have this. Check the address and your access.")
        case 404:
            (.notFound, "“\(host)” has nothing at this address. Check the address.")
        case 410:
            (.gone, "“\(host)” says that this is gone for good. It will not be asked for again.")
        case 408, 504:
            (.timedOut, "“\(host)” took too long. Try again later.")
        case 409, 412, 428:
            (
                .conflict,
                "“\(host)” has another version than the one we know. Refresh, then try again."
            )
        case 429, 503:
            (.busy, "“\(host)” is busy\(Self.wish(wait)).")
        case 501, 505, 405:
            (.unsupported, "“\(host)” cannot do what was asked of it.")
        case 500...:
            (.unreachable, "“\(host)” has a problem of its own. Try again later.")
        case 400...:
            (.refused, "“\(host)” does not understand what was asked of it. Check the address.")
        default:
            (.unreadable, "“\(host)” sent us elsewhere in a way that cannot be followed.")
        }
    }

    private static func wish(_ wait: TimeInterval?) -> String {
        guard let wait else { return ". Try again later" }
        let words = HostHolds.words(wait)
        return "; it asked us not to try again for \(words == "second" ? "a second" : words)"
    }
}
