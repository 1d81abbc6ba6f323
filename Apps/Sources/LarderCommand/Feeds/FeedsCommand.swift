internal import ArgumentParser

/// `larder feeds`.
struct FeedsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feeds",
        abstract: "Follow feeds and read them offline: RSS, Atom, JSON Feed, Apple's lists.",
        discussion: """
            Add feeds, refresh them, and read without a network. Larder remembers what you read and \
            starred, even when articles are removed and come back.

            On a terminal, `larder feeds` alone fills it with a reader; ? lists its keys. In a pipe it \
            lists the feeds.
            """,
        groupedSubcommands: [
            CommandGroup(
                name: "Reading",
                subcommands: [
                    FeedsBrowse.self, FeedsItems.self, FeedsShow.self, FeedsSearch.self,
                    FeedsRead.self,
                    FeedsUnread.self, FeedsStar.self, FeedsUnstar.self, FeedsMarkAll.self,
                    FeedsUndo.self,
                ]),
            CommandGroup(
                name: "Feeds",
                subcommands: [
                    FeedsAdd.self, FeedsList.self, FeedsRefresh.self, FeedsEdit.self,
                    FeedsRemove.self,
                    FeedsImport.self, FeedsExport.self, FeedsPrune.self,
                ]),
            CommandGroup(
                name: "Tools",
                subcommands: [FeedsParse.self, FeedsDates.self, FeedsSanitize.self]),
        ],
        defaultSubcommand: FeedsBrowse.self)
}
