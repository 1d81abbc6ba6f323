public import LarderText
public import Money

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A source of exchange rates: who publishes them, when, where, in which formats, and on what terms.
///
/// Everything about a source is in its description, each in its file, so that a source that closes can be replaced.
public struct RateProvider: Sendable, Identifiable {
    /// The short name, as in `larder rates list --source ecb`.
    public let id: String

    /// The publisher.
    public let name: String

    /// The publisher within a sentence; nil for lists that are nobody's in particular.
    var publisher: String?

    /// Its name within a sentence: a bank has its article, as in "the European Central Bank".
    public var nameInSentence: String {
        publisher.flatMap { $0.hasPrefix("the ") ? $0 : nil } ?? name
    }

    /// The currency that its figures are in.
    public let base: CurrencyCode

    /// When it publishes.
    public let calendar: PublicationCalendar

    /// The address of its files; nil if none is known.
    public var address: URL?

    /// Whether the address was set, so that it may be misspelled.
    var isAddressSet = false

    /// The setting that names the address, for a source that has none of its own.
    public var addressSetting: String?

    /// What its figures may be used for, in a sentence.
    public let terms: String

    /// Where to read the terms.
    public let termsAddress: String

    /// The formats that it publishes in, each tried after the ones before it.
    public let formats: [RateFormat]

    /// Returns the figures that come with the program, if there are any.
    var packaged: @Sendable () -> History? = { nil }

    /// Returns the file under its address to fetch, for the stored figures and the moment.
    let file: @Sendable (_ address: URL, _ known: History?, _ now: Date) -> URL

    /// Every provider, the default first. A file is read by the first whose format recognises it.
    public static let all: [RateProvider] = [.ecb, .cnb, .frankfurter, .erAPI, .pipeText]

    /// The provider that is shown unless another is chosen.
    public static var standard: RateProvider { all.first ?? .ecb }
}

extension RateProvider {
    /// Returns the provider with its files at another address, such as a server of one's own.
    public func at(_ address: URL) -> RateProvider {
        var provider = self
        provider.address = address
        provider.isAddressSet = true
        return provider
    }

    /// The current day by the provider's clock.
    public func today(at now: Date) -> Day { calendar.today(at: now) }

    /// Returns the address of the file to fetch; nil if the provider's address is not known.
    func file(knowing known: History?, at now: Date) -> URL? {
        address.map { file($0, known, now) }
    }
}

extension [RateProvider] {
    /// The ids in a sentence: `ecb, cnb or forex`.
    public var choice: String { Self.alternatives(map(\.id)) }

    /// The publishers in a sentence.
    var publishers: String { Self.alternatives(compactMap(\.publisher)) }

    private static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
