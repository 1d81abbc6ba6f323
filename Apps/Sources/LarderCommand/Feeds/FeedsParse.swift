internal import ArgumentParser
internal import FeedFormat
internal import Foundation
internal import Terminal

/// `larder feeds parse`.
struct FeedsParse: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Show what a feed document contains, without storing anything.",
        discussion: """
            larder feeds parse feed.xml --base https://example.org/feed

            Reads RSS, Atom, RDF, JSON Feed and Apple's lists, even if they are not well formed. \
            Identifiers are shown as they are, dates in UTC. Text is not sanitised.
            """)

    @OptionGroup var input: FeedsInput

    @Option(help: ArgumentHelp("The address of the document.", valueName: "url"))
    var base: String?

    @Option(
        help: ArgumentHelp(
            "Its HTTP Content-Type; the charset in it counts.", valueName: "type"))
    var contentType: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let bytes = try input.bytes("parse")
        let feed: Feed
        do {
            feed = try FeedParser.parse(bytes, contentType: contentType, url: base)
        } catch let error as FeedFormatError {
            throw CommandFailure(
                .badData,
                ("can't parse \(input.name): \(error.message.afterColon) "
                    + advice(error.code, Data(bytes))).printable)
        }
        if common.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            Console.print(String(decoding: try encoder.encode(feed), as: UTF8.self))
        } else {
            show(feed)
        }
    }

    private func advice(_ code: FeedFormatError.Code, _ page: Data) -> String {
        switch code {
        case .empty: return "Check that it was saved completely."
        case .malformed: return "Check that it was saved completely, and that it is JSON."
        case .tooLarge: return "Split it."
        case .notAFeed:
            let found = FeedDiscovery.feeds(in: page, contentType: contentType, url: base)
            guard let first = found.first else {
                return "Look for the feed's address on the site's pages."
            }
            let more = found.count > 1 ? " and to \(found.count - 1) more" : ""
            return "It is a page that links to a feed at \(first.url)\(more): fetch that instead."
        }
    }

    private func entries(_ count: Int) -> String {
        QuantityFormatting.count(count, "entry", "entries")
    }

    private func show(_ feed: Feed) {
        Console.text(feed.displayTitle.printable, .bold)
        var facts = [feed.format.rawValue, entries(feed.entries.count)]
        if let link = feed.link { facts.append(link) }
        if let updated = feed.updated { facts.append("updated \(FeedDate.string(from: updated))") }
        Console.text(facts.filter { !$0.isEmpty }.joined(separator: " · ").printable, .dim)
        if !feed.entries.isEmpty {
            var table = TextTable(columns: [.init("Date"), .init("Title", isFlexible: true)])
            table.rows = feed.entries.map { entry in
                [
                    .init(entry.date.map(FeedDate.string) ?? "no date", .dim),
                    .init(entry.displayTitle),
                ]
            }
            Console.table(table)
        }
        for problem in feed.problems {
            let place = problem.offset.map { "byte \($0): " } ?? ""
            Console.error("larder: \(input.name): \(place)\(problem.message)".printable)
        }
    }
}
