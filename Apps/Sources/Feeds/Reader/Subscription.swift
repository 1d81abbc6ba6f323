public import Foundation
public import Larder

/// A feed that a person follows: what they said about it, kept with their marks.
public struct Subscription: Sendable, Hashable, Codable, Identifiable {
    /// The name of the feed in this program: the address it was first added with. Marks are kept by
    /// it, so it stays when the feed moves.
    public var id: String

    /// Where the feed is now.
    public var address: URL

    /// The name a person gave it; nil for the feed's own.
    public var name: String?

    /// The folders it lies in, the outermost first.
    public var folders: [String]

    /// When it was added.
    public var added: Date

    /// Whether it came with the program and nobody has said that they want it.
    public var isStarter: Bool

    /// Who we are to the server, where it wants to know.
    public var login: FeedLogin?

    /// Creates a subscription.
    public init(
        id: String, address: URL, name: String? = nil, folders: [String] = [], added: Date,
        isStarter: Bool = false, login: FeedLogin? = nil
    ) {
        self.id = id
        self.address = address
        self.name = name
        self.folders = folders
        self.added = added
        self.isStarter = isStarter
        self.login = login
    }
}

/// What is known of a feed by fetching it; lost, it is fetched again.
public struct FeedRecord: Sendable, Hashable, Codable, Identifiable {
    /// The subscription it belongs to.
    public var id: String

    /// Where it is, what came last, and when to ask again.
    public var state: FeedState

    /// The feed's own title.
    public var title: String?

    /// The page it belongs to.
    public var page: String?

    /// What it says about itself, as plain text.
    public var about: String?

    /// The address of a picture.
    public var icon: String?

    /// The language it is written in.
    public var language: String?

    /// The format it came in.
    public var format: String?

    /// Creates the record of a feed that was never fetched.
    public init(id: String, state: FeedState) {
        self.id = id
        self.state = state
    }
}

/// One feed as a list of feeds shows it.
public struct FeedOverview: Sendable, Identifiable {
    /// The subscription.
    public var subscription: Subscription

    /// What is known of it; nil before it was first fetched.
    public var record: FeedRecord?

    /// How many articles are kept.
    public var total: Int

    /// How many of them were not read.
    public var unread: Int

    /// How many of them are favourites.
    public var starred: Int

    /// The subscription's name in this program.
    public var id: String { subscription.id }

    /// The name to show.
    public var title: String {
        subscription.name ?? record?.title ?? subscription.address.host() ?? subscription.id
    }

    /// Whether its articles came with the program, and it is never fetched.
    public var isPackaged: Bool { id == Starter.welcome }

    /// When and how it was last checked.
    public var refresh: RefreshState { record?.state.refresh ?? RefreshState() }
}
