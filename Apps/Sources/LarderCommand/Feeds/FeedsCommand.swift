internal import ArgumentParser

/// `larder feeds`.
struct FeedsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feeds",
        abstract: "Feeds: RSS, Atom, JSON Feed and Apple's lists.",
        discussion: """
            Add feeds, refresh them, and read without a network. What is marked stays marked, \
            whatever happens to the articles.
            """,
        groupedSubcommands: [
            CommandGroup(
                name: "Reading",
                subcommands: [
                    FeedsItems.self, FeedsShow.self, FeedsSearch.self, FeedsRead.self,
                    FeedsUnread.self, FeedsStar.self, FeedsUnstar.self, FeedsMarkAll.self,
                    FeedsUndo.self,
                ]),
            CommandGroup(
                name: "Feeds",
                subcommands: [
                    FeedsAdd.self, FeedsList.self, FeedsRefresh.self, FeedsRemove.self,
                    FeedsImport.self, FeedsExport.self, FeedsPrune.self,
                ]),
            CommandGroup(
                name: "Tools",
                subcommands: [FeedsParse.self, FeedsDates.self, FeedsSanitize.self]),
        ])
}
