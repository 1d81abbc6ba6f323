internal import ArgumentParser
internal import Foundation
internal import FullScreen

/// `larder feeds browse`, which is what `larder feeds` does.
struct FeedsBrowse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse",
        abstract: "Read feeds in the whole terminal. `larder feeds` alone does the same.",
        discussion: """
            The keys are those of the page, and newsboat's; ? lists them. It follows changes made \
            elsewhere. In a pipe and with --json it is the same as `larder feeds list`.
            """)

    @OptionGroup var options: FeedsOptions

    func run() async throws {
        try await Browsing.run(options.common, from: .feeds, settings: try options.settings) {
            try await FeedsList.list(options)
        }
    }
}

/// `larder places browse`, which is what `larder places` does.
struct PlacesBrowse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse",
        abstract: "Show the places in the whole terminal. `larder places` alone does the same.",
        discussion: """
            ? lists the keys. It follows changes made elsewhere. In a pipe and with --json it is the \
            same as `larder places list`.
            """)

    @OptionGroup var common: CommonOptions

    func run() async throws {
        try await Browsing.run(common, from: .places) { try await PlacesList.list(common) }
    }
}

/// `larder notes browse`, which is what `larder notes` does.
struct NotesBrowse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse",
        abstract: "Show the notes in the whole terminal. `larder notes` alone does the same.",
        discussion: """
            ? lists the keys. It follows changes made elsewhere. In a pipe and with --json it is the \
            same as `larder notes list`.
            """)

    @OptionGroup var common: CommonOptions

    func run() async throws {
        try await Browsing.run(common, from: .notes) { try await NotesList.list(common) }
    }
}

/// What fills the terminal, one section after the other.
private enum Browsing {
    /// Starts with a section; where nothing can fill the terminal, lists instead.
    static func run(
        _ common: CommonOptions, from first: ScreenSection, settings: Settings? = nil,
        orElse list: () async throws -> Void
    ) async throws {
        guard ScreenSession.isPossible, !common.json else { return try await list() }
        let settings = try settings ?? Settings(flags: common.flags)
        do {
            try await Composition.run(settings) { composition in
                try await ScreenSession.run { session in
                    var section = first
                    while case .go(let next) = try await run(section, composition, session) {
                        section = next
                    }
                }
            }
        } catch let ended as ScreenSession.Ended {
            // As a shell counts programs that a signal ended; a terminal that is gone has hung up.
            exit(128 + (ended.signal == 0 ? SIGHUP : ended.signal))
        }
    }

    private static func run(
        _ section: ScreenSection, _ composition: Composition, _ session: ScreenSession
    ) async throws -> ScreenEnd {
        switch section {
        case .feeds: try await FeedsBrowser(composition).run(in: session)
        case .places: try await PlacesBrowser(composition).run(in: session)
        case .notes: try await NotesBrowser(composition).run(in: session)
        }
    }
}
