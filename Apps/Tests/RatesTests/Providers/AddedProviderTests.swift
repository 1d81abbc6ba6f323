import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import LarderText
import Money
import Testing

@testable import Rates

/// A bank that does not exist, added as a new one would be: a format with its reader, and a provider.
extension RateFormat {
    fileprivate static let moon: RateFormat = RateFormat(
        id: "moon-text", isSelfDelimiting: true,
        recognises: { $0.line?.starts(with: Array("MOON ".utf8)) ?? false },
        reader: .dated { content throws(RateSheetError) in try MoonReader.read(content.text) })
}

private enum MoonReader {
    static func read(_ text: ArraySlice<UInt8>) throws(RateSheetError) -> RateSheet {
        let words = text.split { $0 == 0x20 || $0 == 0x0A }.map(Array.init)
        guard words.count == 4, let day = Day(ascii: words[1][...]) else {
            throw RateSheetError(.illFormed, "The moon's line has other columns.")
        }
        var builder = SheetBuilder(base: .czk)
        let code = try SheetBuilder.code(words[2][...])
        try builder.add(SheetBuilder.figure(words[3][...], of: code), of: code, on: day)
        return RateSheet(
            format: .moon, base: .czk, quotation: .basePerUnit,
            observations: try builder.sorted(), problems: builder.problems)
    }
}

extension RateProvider {
    fileprivate static let moon: RateProvider = RateProvider(
        id: "moon", name: "Bank of the Moon", publisher: "the Bank of the Moon", base: .czk,
        calendar: .daily(), address: URL(string: "https://bank.example/moon/"), terms: "Free.",
        termsAddress: "", formats: [.moon],
        file: { address, known, _ in address.appending(path: known == nil ? "all" : "today") })
}

/// Answers the address of the whole list.
private struct MoonServer: Transport {
    let moment: Date
    var isFound = true

    func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        guard isFound else { throw HTTPFailure.noSuchHost.error(host: "bank.example") }
        let isList = request.url.absoluteString == "https://bank.example/moon/all"
        return TransportResponse(
            status: isList ? 200 : 404, fields: ["Content-Type": "text/plain"],
            body: Data("MOON 2026-10-30 USD 24.5\n".utf8), url: request.url, requestedAt: moment,
            receivedAt: moment)
    }
}

@Suite struct `A rate provider that is one value` {
    private let providers: [RateProvider] = RateProvider.all + [.moon]
    private let rates: ExchangeRates

    init() { rates = Self.rates(providers) }

    private static func rates(
        _ providers: [RateProvider], isFound: Bool = true
    ) -> ExchangeRates {
        let clock = ManualClock(date: Date(timeIntervalSince1970: 1_793_400_000))
        let storage = MemoryStorage()
        return ExchangeRates(
            providers: providers,
            client: HTTPClient(
                transport: MoonServer(moment: clock.date, isFound: isFound),
                userAgent: UserAgent(
                    name: "larder-test", version: "1", contact: "https://a.example")),
            storage: storage, marks: storage, environment: clock.environment())
    }

    @Test func `reads, stores and converts a file in its own format`() async throws {
        let read = try await rates.importFile(Array("MOON 2026-10-30 USD 24.5\n".utf8))
        #expect(read.provider.id == "moon")
        #expect(read.sheet.format.id == "moon-text")
        let table = try await rates.table(of: .moon, base: code("USD"), at: Date())
        #expect(table.rows.map(\.code.text) == ["CZK"])
        #expect(table.rows.first?.rate == Ratio(decimal("24.5")))
    }

    @Test func `is fetched from its own address`() async throws {
        let outcome = try await rates.refresh(.moon)
        #expect(outcome.after == day("2026-10-30"))
        #expect(try await rates.history(of: .moon).quotation == .basePerUnit)
    }

    @Test func `is named without its address when it can't be found, unless that was set`()
        async throws
    {
        let away = Self.rates(providers, isFound: false)
        let failure = await #expect(throws: LarderError.self) { try await away.refresh(.moon) }
        #expect(
            failure?.message == "Could not reach the Bank of the Moon. Check the connection.")
        let moved = RateProvider.moon.at(try #require(URL(string: "https://bank.example/m/")))
        let typed = await #expect(throws: LarderError.self) {
            try await Self.rates(RateProvider.all + [moved], isFound: false).refresh(moved)
        }
        #expect(typed?.message.contains("Check the spelling of its name") == true)
    }

    @Test func `is named where a choice of providers is offered`() throws {
        #expect(providers.choice == "ecb, cnb, frankfurter, er-api, forex or moon")
        let unknown = #expect(throws: LarderError.self) { try rates.provider(named: "sun") }
        #expect(unknown?.message.contains("forex, moon.") == true)
        let unread = #expect(throws: RateSheetError.self) {
            try RateSheet(reading: Array("hello".utf8), of: providers)
        }
        #expect(unread?.message.hasSuffix("frankfurter, er-api or the Bank of the Moon.") == true)
    }

    @Test func `chooses the file to fetch by what is stored`() throws {
        let provider = RateProvider.moon
        #expect(provider.file(knowing: nil, at: Date())?.absoluteString.hasSuffix("/all") == true)
        let known = History(base: .czk, quotation: .basePerUnit)
        let own = try #require(URL(string: "https://own.example/"))
        #expect(
            provider.at(own).file(knowing: known, at: Date())?.absoluteString
                == "https://own.example/today")
    }

    @Test func `has an id and formats that no other has`() {
        #expect(Set(RateProvider.all.map(\.id)).count == RateProvider.all.count)
        let formats = RateProvider.all.flatMap(\.formats)
        #expect(Set(formats.map(\.id)).count == formats.count)
        #expect(!RateProvider.all.contains { $0.formats.isEmpty })
    }

    /// Adding a provider is one file and its name in `all` only while nothing else names one.
    @Test func `is named by nothing but its own files`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources")
        let names = [
            "frankfurter", "er-api", ".erAPI", ".pipeText", "RateProvider.ecb", "RateProvider.cnb",
            "\"ecb\"", "\"cnb\"", "\"forex\"", "\"forex-url\"",
        ].map { Data($0.utf8) }
        let files = try #require(
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var read = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let path = file.path
            if path.contains("/Rates/Providers/") || path.contains("/Rates/Formats/") { continue }
            read += 1
            let text = try Data(contentsOf: file)
            let isClean = names.allSatisfy { text.range(of: $0) == nil }
            #expect(isClean, "\(file.lastPathComponent) names a provider")
        }
        #expect(read > 300)
    }
}
