internal import ArgumentParser

/// `larder feeds`.
struct FeedsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feeds",
        abstract: "Feeds: RSS, Atom, JSON Feed and Apple's lists.",
        subcommands: [FeedsParse.self, FeedsDates.self, FeedsSanitize.self])
}
