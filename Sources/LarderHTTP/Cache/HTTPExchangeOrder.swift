import Larder

/// The running exchanges, and which of them have been overtaken.
///
/// An exchange is overtaken when something newer than its request becomes known about its target: the
/// response to a later request, or a change. Its response is delivered to its caller but not stored.
/// Exchanges that have ended are forgotten.
struct HTTPExchangeOrder: Sendable {
    /// The number of an exchange.
    typealias Number = UInt64

    private struct Exchange: Sendable {
        /// The key of all variants for the target and account.
        var family: Key
        var fields: HeaderFields
        /// The order in which its request was sent; nil while it looks up what is stored.
        var sent: UInt64?
        var isOvertaken = false
    }

    private var underWay: [Number: Exchange] = [:]
    private var last: Number = 0
    private var lastSent: UInt64 = 0

    /// Registers an exchange, before it looks up what is stored.
    mutating func begin(_ fields: HeaderFields, family: Key) -> Number {
        last += 1
        underWay[last] = Exchange(family: family, fields: fields)
        return last
    }

    /// Records that the request of an exchange is about to be sent.
    mutating func send(_ number: Number) {
        lastSent += 1
        underWay[number]?.sent = lastSent
    }

    /// Removes an exchange, whether it was answered or not.
    mutating func end(_ number: Number) { underWay[number] = nil }

    func isOvertaken(_ number: Number) -> Bool { underWay[number]?.isOvertaken ?? true }

    /// Overtakes the earlier exchanges to which this response would be an answer too; without a variant that
    /// is not known, so all exchanges of the account are overtaken.
    mutating func overtake(earlierThan number: Number, family: Key, variant: String?) {
        guard let newest = underWay[number]?.sent else { return }
        for (other, exchange) in underWay where exchange.family == family {
            guard let sent = exchange.sent, sent < newest else { continue }
            guard variant.map({ HTTPVariant.isMatch($0, exchange.fields) }) ?? true else {
                continue
            }
            underWay[other]?.isOvertaken = true
        }
    }

    /// Overtakes every exchange about something under a key, for all accounts.
    mutating func overtake(under key: Key, except number: Number? = nil) {
        for (other, exchange) in underWay where other != number && exchange.family.isUnder(key) {
            underWay[other]?.isOvertaken = true
        }
    }
}

extension HTTPCache {
    /// Runs a change to the storage after earlier ones, to its end even if the caller is cancelled. While it
    /// runs, no other commit changes what is overtaken.
    func inLane<Result: Sendable>(
        _ body: @escaping @Sendable () async -> Result
    ) async -> Result {
        await lane.run(on: environment, body)
    }
}
