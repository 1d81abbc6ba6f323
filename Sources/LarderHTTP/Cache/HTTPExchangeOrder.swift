import Larder

/// The exchanges under way, and which of them have been overtaken.
///
/// An exchange is overtaken when something newer than its request becomes known about what it asks
/// for: the answer to a later request, or that it was changed. Its answer goes to whoever asked, and
/// is not stored. Nothing is remembered of exchanges that have ended.
struct HTTPExchangeOrder: Sendable {
    /// The number of an exchange.
    typealias Number = UInt64

    private struct Exchange: Sendable {
        /// The key of all variants for the target and account.
        var family: Key
        var fields: HTTPFields
        /// When its request was sent, after those sent before; nil while it looks at what is stored.
        var sent: UInt64?
        var isOvertaken = false
    }

    private var underWay: [Number: Exchange] = [:]
    private var last: Number = 0
    private var lastSent: UInt64 = 0

    /// Notes an exchange, before it looks at what is stored.
    mutating func begin(_ fields: HTTPFields, family: Key) -> Number {
        last += 1
        underWay[last] = Exchange(family: family, fields: fields)
        return last
    }

    /// Notes that the request of an exchange is about to be sent.
    mutating func send(_ number: Number) {
        lastSent += 1
        underWay[number]?.sent = lastSent
    }

    /// Forgets an exchange, whether it was answered or not.
    mutating func end(_ number: Number) { underWay[number] = nil }

    func isOvertaken(_ number: Number) -> Bool { underWay[number]?.isOvertaken ?? true }

    /// Overtakes the earlier exchanges that the answer to this one would answer as well; without a
    /// variant nobody can tell which, and all for the account are.
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
    /// Runs something that changes what is stored after those before it, to its end, whoever cancels
    /// meanwhile. What it finds overtaken or not stays so until it has committed.
    func inLane<Result: Sendable>(
        _ body: @escaping @Sendable () async -> Result
    ) async -> Result {
        await lane.run(on: environment, body)
    }
}
