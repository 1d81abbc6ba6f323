internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// `larder feeds items`.
struct FeedsItems: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "items", abstract: "List articles, newest first.")

    @OptionGroup var options: FeedsOptions
    @OptionGroup var selection: FeedsSelection

    @Option(help: "How many articles to show.")
    var limit = 50

    @Option(help: ArgumentHelp("Continue after this article.", valueName: "number"))
    var after: String?

    func run() async throws {
        guard limit > 0 else { throw CommandFailure(.usage, "--limit must be at least 1.") }
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
                let isEmpty = try await reader.articles.counts().count(in: nil) == 0
                return Console.error(
                    isEmpty
                        ? "No articles yet. To fetch them: `larder feeds refresh --force`"
                        : selection.unread ? "No unread articles." : "No articles.")
            }
            lines.print(page.rows)
            if page.next != nil, let last = page.rows.last {
                let counts = try await reader.articles.counts()
                let count =
                    query.groups.map { groups in
                        groups.reduce(0) { $0 + counts.count(query.marks, in: $1) }
                    } ?? counts.count(query.marks, in: nil)
                Console.error(
                    "\(page.rows.count) of \(count) shown. For more: --after \(last.sequenceNumber)"
                )
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
        commandName: "search", abstract: "Find articles by their words, best match first.",
        discussion: """
            Finds articles that contain all the words, ignoring case and accents; each word also \
            matches longer words that begin with it. Words in "quotation marks" are a phrase, and so are \
            several words in one argument; put a minus sign before a word to exclude it: \
            `larder feeds search concurrency -actor`. Languages without spaces are searched letter by letter.
            """)

    @OptionGroup var options: FeedsOptions
    @OptionGroup var selection: FeedsSelection

    @Option(help: "How many articles to show.")
    var limit = 20

    @Argument(parsing: .allUnrecognized, help: "What to look for.")
    var words: [String] = []

    func run() async throws {
        let text = SearchWords.text(try TextArguments.checked(words))
        let words = SearchQuery(text)
        guard !words.isEmpty, limit > 0 else {
            throw CommandFailure(
                .usage,
                limit > 0
                    ? "nothing to search for: give some words, as in `larder feeds search concurrency`."
                    : "--limit must be at least 1.")
        }
        try await options.run("search the articles") { composition, reader in
            let query = try await selection.query(reader)
            // One more tells whether there are more.
            let all = try await reader.articles.search(
                words, query, limit: limit == .max ? limit : limit + 1)
            let found = all.prefix(limit)
            let lines = try await ArticleLines(reader, at: composition.environment.now())
            if found.isEmpty, !options.common.json {
                Console.error("No articles match \(text.printable).")
            }
            if all.unindexed > 0 {
                let articles = QuantityFormatting.count(
                    all.unindexed, "article is", "articles are")
                Console.error(
                    "\(articles) still being indexed; search again later to find more.")
            }
            if options.common.json {
                for finding in found {
                    let snippet = ("snippet", JSONText.string(finding.snippet.text))
                    Console.print(lines.json(finding.row, [snippet]).line)
                }
            } else if !found.isEmpty {
                // What was found in a title needs no second line to say so.
                lines.print(
                    found.map(\.row),
                    found: found.map {
                        $0.snippet.text == $0.row.title ? StyledText([]) : StyledText($0.snippet)
                    })
            }
            if all.count > limit, !options.common.json {
                Console.error(
                    "Only the best \(limit) are shown. For more: --limit \(min(limit, 10_000) * 5)")
            }
        }
    }
}

/// What a person searches for, in the arguments of a command.
enum SearchWords {
    private static let quotes: Set<Character> = ["\"", "“", "”", "„"]

    /// Returns the arguments as one query.
    static func text(_ arguments: [String]) -> String {
        arguments.map(phrase).joined(separator: " ")
    }

    /// An argument of several words as a phrase, unless it is a query of its own, with marks or excluded words.
    private static func phrase(_ argument: String) -> String {
        let isQuery =
            argument.contains(where: quotes.contains) || argument.hasPrefix("-")
            || argument.contains(" -")
        return argument.contains(" ") && !isQuery ? "\"\(argument)\"" : argument
    }
}

extension StyledText {
    /// The text around what was found, with that in bold.
    init(_ snippet: ShelfMatch.Snippet) {
        self.init(snippet.parts.map { .init($0.text.printable, $0.isFound ? .bold : .plain) })
    }
}
