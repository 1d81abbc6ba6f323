public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TransportResponse {
    /// Returns why this response is not a value, with a sentence for people, or nil if it may be one.
    ///
    /// Statuses from 200 to 299 and 304 give nil. `now` is used to tell how long a busy server asks to wait.
    public func failure(now: Date) -> LarderError? {
        if (200...299).contains(status) || status == 304 { return nil }
        let until = HostBackoff.moment(in: self, now: now)
        let (code, sentence) = explanation(hostInWords, until.map { $0.timeIntervalSince(now) })
        return LarderError(code, message: sentence + " (Status \(status).)", retryAfter: until)
    }

    /// What prevents a response without a ``failure(now:)`` from being a complete document, as the start of a
    /// sentence; nil if it is one.
    var flaw: String? {
        switch status {
        case 200, 203: body.isEmpty ? "“\(hostInWords)” sent an empty document" : nil
        case 204, 205: "“\(hostInWords)” sent nothing (status \(status))"
        case 206: "“\(hostInWords)” sent only part of the document without being asked to"
        default: "“\(hostInWords)” sent an unexpected answer (status \(status))"
        }
    }

    /// The host as it appears in sentences; never the whole URL, which may have a key in it.
    var hostInWords: String {
        (try? WebAddress(url).host.description) ?? "the server"
    }

    private func explanation(
        _ host: String, _ wait: TimeInterval?
    ) -> (LarderError.Code, String) {
        switch status {
        case 401, 407:
            (.refused, "“\(host)” requires a login. Check the name and password.")
        case 403, 451:
            (.refused, "“\(host)” denied access. Check the address and your permissions.")
        case 404:
            (.notFound, "“\(host)” has nothing at this address. Check the address.")
        case 410:
            (.gone, "“\(host)” says that this is gone for good. It will not be requested again.")
        case 408, 504:
            (.timedOut, "“\(host)” took too long to answer. Try again later.")
        case 409, 412, 428:
            (
                .conflict,
                "“\(host)” has a different version from ours. Refresh, then try again."
            )
        case 429, 503:
            (.busy, "“\(host)” is busy\(Self.wish(wait)).")
        case 501, 505, 405:
            (.unsupported, "“\(host)” does not support this request.")
        case 500...:
            (.unreachable, "“\(host)” has an internal problem. Try again later.")
        case 413, 414, 431:
            (.refused, "“\(host)” says that this is too large.")
        case 422:
            (.refused, "“\(host)” refused what was sent. Check it, then try again.")
        case 400...:
            (.refused, "“\(host)” did not understand the request. Check the address.")
        default:
            (.unreadable, "“\(host)” redirected us in a way that cannot be followed.")
        }
    }

    private static func wish(_ wait: TimeInterval?) -> String {
        guard let wait else { return ". Try again later" }
        let words = HostBackoff.words(wait)
        return "; it asked us to wait for \(words == "second" ? "a second" : words)"
    }
}
