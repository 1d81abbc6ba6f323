public import Foundation
public import Larder
internal import LarderHTTP

/// What is known of one feed's address: where it is, what came last, and when to ask again.
///
/// Kept by whoever subscribes to the feed, in one transaction with the entries that came with it;
/// ``FeedFetcher`` alone changes it. What an older version wrote can be read. Words and dumps of it
/// show no password.
public struct FeedState: Sendable, Hashable, Codable {
    /// Where the feed is fetched from. A permanent redirect changes it, after a good answer.
    public var address: URL

    /// The addresses it had before, the oldest first.
    public var formerAddresses: [URL]

    /// What the server gave to recognise the last good answer by, as one pair.
    public var validators: Validators

    /// The digest of the last good body.
    public var digest: String?

    /// When a whole answer was last asked for and came, rather than a confirmation.
    public var lastWhole: Date?

    /// How many entries the last good answer had.
    public var entryCount: Int

    /// When it was checked, how that went, and when to check again.
    public var refresh: RefreshState

    /// Who we are to the server, where it wants to know; never shown, and sent nowhere else.
    public var login: FeedLogin?

    /// Creates the state of a feed that was never fetched.
    ///
    /// A name and a password in the address are taken out of it, to be the login.
    public init(address: URL, login: FeedLogin? = nil) {
        let (bare, own) = FeedAddress.withoutLogin(address)
        self.address = bare
        self.login = login ?? own
        formerAddresses = []
        validators = Validators()
        entryCount = 0
        refresh = RefreshState()
    }

    /// Creates the state of a feed that was never fetched, from an address as people write it.
    ///
    /// Throws what is wrong with the address. Nobody is asked; see ``FeedFetcher/find(_:login:)``.
    public init(_ text: String, login: FeedLogin? = nil) throws {
        let address = try FeedAddress(text)
        self.init(address: address.url, login: login ?? address.login)
    }

    /// Reads a state; what is missing is as in a new one.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            address: try box.decode(URL.self, forKey: .address),
            login: try box.decodeIfPresent(FeedLogin.self, forKey: .login))
        formerAddresses = try box.decodeIfPresent([URL].self, forKey: .formerAddresses) ?? []
        validators = try box.decodeIfPresent(Validators.self, forKey: .validators) ?? Validators()
        digest = try box.decodeIfPresent(String.self, forKey: .digest)
        lastWhole = try box.decodeIfPresent(Date.self, forKey: .lastWhole)
        entryCount = try box.decodeIfPresent(Int.self, forKey: .entryCount) ?? 0
        refresh = try box.decodeIfPresent(RefreshState.self, forKey: .refresh) ?? RefreshState()
    }

    /// The host that is asked, with its port where that is unusual; what limits are counted by.
    public var host: String {
        guard let address = try? WebAddress(address) else {
            return address.host() ?? ""  // cannot be fetched anyway
        }
        let usual = address.isSecure ? 443 : 80
        return address.port == usual ? "\(address.host)" : "\(address.host):\(address.port)"
    }

    /// Returns the feeds that are at one address, for instance since redirects led them there.
    ///
    /// Each group has two or more, as their places in the list. Merging them is up to the reader,
    /// who knows the marks.
    public static func sharing(_ states: [FeedState]) -> [[Int]] {
        var places: [URL: [Int]] = [:]
        for (place, state) in states.enumerated() {
            let normal = (try? WebAddress(state.address).url) ?? state.address
            places[normal, default: []].append(place)
        }
        return places.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}

/// A name and a password for one server.
///
/// It is stored as it is and written nowhere else: words and dumps of it show neither.
public struct FeedLogin: Sendable, Hashable, Codable {
    /// The name.
    public var user: String

    /// The password.
    public var password: String

    /// Creates a login.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }

    /// The value of `Authorization`.
    var basic: String { "Basic " + Data("\(user):\(password)".utf8).base64EncodedString() }
}

extension FeedLogin: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says that there is one, and no more.
    public var description: String { "a name and a password" }

    /// Says that there is one, and no more.
    public var debugDescription: String { description }

    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
