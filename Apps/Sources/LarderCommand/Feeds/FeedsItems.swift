internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// `larder feeds items`.
struct FeedsItems: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "items", abstract: "List articles, the newest first.")

    @OptionGroup var options: FeedsOptions
    @OptionGroup var selection: FeedsSelection

    @Option(help: "How many to show.")
    var limit = 50

    @Option(help: ArgumentHelp("Go on after this article.", valueName: "number"))
    var after: String?

    func run() async throws {
        guard limit > 0 else { throw CommandFailure(.usage, "--limit takes a number above 0.") }
        try await options.run("list articles") { composition, reader in
            let query = try await selection.query(reader)
            let place = try await after.asyncMap { try await reader.article($0).cursor }
            let page = try await reader.articles.page(query, after: place, limit: limit)
            let lines = try await ArticleLines(reader, at: composition.environment.now())
            if options.common.json {
                for article in page.rows { Console.print(lines.json(article).line) }
                return
            }
            if page.rows.isEmpty {
                return Console.error(
                    selection.unread ? "Everything was read." : "There are no such articles.")
            }
            lines.print(page.rows)
            if page.next != nil, let last = page.rows.last {
                let count = try await reader.articles.counts()
                    .count(query.marks, in: query.groups?.first)
                Console.error(
                    "\(count) in all; --after \(last.sequenceNumber) shows the next ones.")
            }
        }
    }
}

extension Optional {
    fileprivate func asyncMap<Result>(
        _ transform: (Wrapped) async throws -> Result
    ) async throws -> Result? {
        guard let self else { return nil }
        return try await transform(self)
    }
}

/// `larder feeds search`.
struct FeedsSearch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Find articles by their words, the best match first.",
        discussion: """
            All words must be there, in any case and with or without accents; each stands for what \
            begins with it. "Quotation marks" make a phrase, and a minus sign leaves out what has \
            the word. Languages without spaces are searched letter by letter.
            """)

    @OptionGroup var options: FeedsOptions
    @OptionGroup var selection: FeedsSelection

    @Option(help: "How many to show.")
    var limit = 20

    @Argument(parsing: .allUnrecognized, help: "What to look for.")
    var words: [String] = []

    func run() async throws {
        let text = words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        let words = SearchQuery(text)
        guard !words.isEmpty, limit > 0 else {
            throw CommandFailure(.usage, "say what to look for: `larder feeds search some words`.")
        }
        try await options.run("search the articles") { composition, reader in
            let query = try await selection.query(reader)
            let found = try await reader.articles.search(words, query, limit: limit)
            let lines = try await ArticleLines(reader, at: composition.environment.now())
            if found.isEmpty, !options.common.json {
                Console.error("Nothing has \(text.printable).")
            }
            if found.unindexed > 0 {
                let are = found.unindexed == 1 ? "is" : "are"
                Console.error(
                    "\(Words.count(found.unindexed, "article")) \(are) still being indexed; "
                        + "search again to find more.")
            }
            for finding in found {
                if options.common.json {
                    let snippet = ("snippet", JSONText.string(finding.snippet.text))
                    Console.print(lines.json(finding.row, [snippet]).line)
                } else {
                    lines.print([finding.row])
                    show(finding.snippet)
                }
            }
        }
    }

    private func show(_ snippet: ShelfMatch.Snippet) {
        let colours = Console.hasColours
        let text = snippet.parts.map { part in
            let plain = part.text.printable
            return part.isFound ? Style.bold.applied(to: plain, colours: colours) : plain
        }.joined()
        Console.print("    " + text)
    }
}
