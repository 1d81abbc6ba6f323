public import Foundation
public import Larder
internal import LarderHTTP

/// A feed that a person follows, with their settings for it; stored with their marks.
public struct Subscription: Sendable, Hashable, Codable, Identifiable {
    /// The identifier of the feed: the address it was first added with. Marks refer to it, so it
    /// stays when the feed moves.
    public var id: String

    /// The current address of the feed.
    public var address: URL

    /// The person's name for it; nil for the feed's own title.
    public var name: String?

    /// The folders it is in, outermost first.
    public var folders: [String]

    /// When it was added.
    public var added: Date

    /// Whether it came with the program and the person has not used it yet.
    public var isStarter: Bool

    /// The login, if the server needs one.
    public var login: FeedLogin?

    /// The login, unless the feed has moved to another server since it was typed: nobody gave it to that one.
    var usableLogin: FeedLogin? {
        guard let login, let typed = URL(string: id).flatMap({ try? WebAddress($0) }),
            let current = try? WebAddress(address), current.isSameOrigin(as: typed)
        else { return nil }
        return login
    }

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

    /// The longest name that a person can give a feed, in letters as people count them.
    public static let longestName = 200

    /// Returns the name that a person typed; nil if it is blank, for the feed's own title.
    public static func name(_ text: String?) -> String? {
        let name = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return name.isEmpty ? nil : name
    }

    /// Throws if a name is too long, or is no text.
    static func check(name: String?) throws {
        guard let name else { return }
        let isControl = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard name.count > longestName || name.utf8.count > 25 * longestName || isControl else {
            return
        }
        throw LarderError(
            .unreadable,
            message: "A name of a feed has at most \(longestName) characters, on one line.")
    }

    /// Returns the folders in a path that a person typed, such as `News/Local`.
    public static func folders(_ path: String?) -> [String] {
        (path ?? "").prefix(400).split(separator: "/")
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    /// Returns the address that a text is, without a login in it; throws if no feed can be there.
    public static func address(_ text: String) throws -> URL { try FeedAddress(text).url }
}

/// What is known of a feed from fetching it; if lost, it is fetched again.
public struct FeedRecord: Sendable, Hashable, Codable, Identifiable {
    /// The subscription it belongs to.
    public var id: String

    /// Where it is, what came last, and when to fetch it again.
    public var state: FeedState

    /// The feed's own title.
    public var title: String?

    /// The page it belongs to.
    public var page: String?

    /// Its description, as plain text.
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

/// A feed as a list of feeds shows it.
public struct FeedOverview: Sendable, Identifiable {
    /// Its number, which stays while it is followed and is never given to another feed.
    public var number: UInt64

    /// The subscription.
    public var subscription: Subscription

    /// What is known of it; nil before the first fetch.
    public var record: FeedRecord?

    /// Whether its record is listed by when it is due; older versions listed records by name.
    var isListed = true

    /// The number of stored articles.
    public var total: Int

    /// The number of unread articles.
    public var unread: Int

    /// The number of starred articles.
    public var starred: Int

    /// The identifier of the subscription.
    public var id: String { subscription.id }

    /// The name to show.
    public var title: String {
        subscription.name ?? record?.title ?? Self.title(of: subscription.address)
    }

    /// Whether another feed has the same title.
    var hasNamesake = false

    /// The title, with the address if another feed has the same title.
    public var distinctTitle: String {
        guard hasNamesake else { return title }
        let address = subscription.address.absoluteString
        let place = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
        return "\(title) (\(place))"
    }

    /// Returns what a feed is called as long as it has no name: its server.
    public static func title(of address: URL) -> String {
        (try? WebAddress(address).host.description) ?? address.absoluteString
    }

    /// Returns what a feed is called of which only the identity is known.
    public static func title(ofUnknown id: String) -> String {
        URL(string: id).map(title(of:)) ?? id
    }

    /// Whether its articles came with the program, so that it is never fetched.
    public var isPackaged: Bool { id == Starter.welcome }

    /// When and how it was last checked.
    public var refresh: RefreshState { record?.state.refresh ?? RefreshState() }
}
