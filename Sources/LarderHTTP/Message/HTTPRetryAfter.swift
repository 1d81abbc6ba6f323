#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPFields {
    /// The moment that `Retry-After` names, in seconds or as a date, or nil when it names none.
    ///
    /// It lies at least a minute and at most a day after `now`, whatever the server says: a client
    /// that trusted more could be made to ask without pause, or never again.
    public func retryAfter(now: Date) -> Date? {
        guard let text = self["Retry-After"] else { return nil }
        let wait: TimeInterval
        if let seconds = HTTPList.deltaSeconds(HTTPList.trimmed(text.utf8)) {
            wait = TimeInterval(seconds)
        } else if let date = HTTPDate.parse(text, now: now) {
            wait = date.timeIntervalSince(now)
        } else {
            return nil
        }
        return now.addingTimeInterval(min(max(wait, 60), 86_400))
    }
}
