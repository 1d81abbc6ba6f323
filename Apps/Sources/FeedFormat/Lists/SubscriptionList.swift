/// A list of subscriptions in folders, as readers exchange it in OPML.
public struct SubscriptionList: Sendable, Hashable, Codable {
    /// The list's title.
    public var title: String?

    /// The version the document named.
    public var version: String?

    /// Folders and feeds, in order.
    public var outlines: [Outline] = []

    /// The names, or else addresses, of the feeds in the document that have no web address, so that nobody can follow them.
    public var unusable: [String] = []

    /// Creates a list.
    public init(title: String? = nil, outlines: [Outline] = []) {
        self.title = title
        self.outlines = outlines
    }

    /// A folder, a feed, or a line of text.
    public struct Outline: Sendable, Hashable, Codable {
        /// The name to show.
        public var title: String?

        /// The feed's address; nil for a folder.
        public var feedURL: String?

        /// The address of the feed's page.
        public var pageURL: String?

        /// The type as written, such as `rss` or `include`.
        public var type: String?

        /// The address of another list, for outlines that include one.
        public var listURL: String?

        /// What is inside.
        public var children: [Outline]

        /// Creates an outline.
        public init(
            title: String? = nil, feedURL: String? = nil, pageURL: String? = nil,
            type: String? = nil, listURL: String? = nil, children: [Outline] = []
        ) {
            self.title = title
            self.feedURL = feedURL
            self.pageURL = pageURL
            self.type = type
            self.listURL = listURL
            self.children = children
        }
    }

    /// A feed of the list, with its folders.
    public struct Subscription: Sendable, Hashable, Codable {
        /// The feed's address.
        public var url: String

        /// The name the list gives it.
        public var title: String?

        /// The address of its page.
        public var pageURL: String?

        /// The names of the folders around it, outermost first.
        public var folders: [String]

        /// Creates a subscription.
        public init(
            url: String, title: String? = nil, pageURL: String? = nil, folders: [String] = []
        ) {
            self.url = url
            self.title = title
            self.pageURL = pageURL
            self.folders = folders
        }
    }

    /// All feeds in the order of the document.
    public var subscriptions: [Subscription] {
        var found: [Subscription] = []
        func walk(_ outlines: [Outline], _ folders: [String]) {
            for outline in outlines {
                if let url = outline.feedURL {
                    found.append(
                        Subscription(
                            url: url, title: outline.title, pageURL: outline.pageURL,
                            folders: folders))
                }
                let name = outline.feedURL == nil ? outline.title.map { [$0] } ?? [] : []
                walk(outline.children, folders + name)
            }
        }
        walk(outlines, [])
        return found
    }
}
