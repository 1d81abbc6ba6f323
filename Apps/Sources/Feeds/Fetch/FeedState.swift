public import Foundation
public import Larder
internal import LarderHTTP

/// What is known of a feed's address: where it is, what came last, and when to fetch it again.
///
/// Whoever follows the feed stores it in one transaction with the entries that came with it; only
/// ``FeedFetcher`` changes it. States written by older versions can be read. Its descriptions and
/// dumps never show a password.
public struct FeedState: Sendable, Hashable, Codable {
    /// The address to fetch. A permanent redirect changes it, after a good answer.
    public var address: URL

    /// Its former addresses, oldest first.
    public var formerAddresses: [URL]

    /// The validators of the last good answer.
    public var validators: Validators

    /// The digest of the last good body.
    public var digest: String?

    /// When a whole answer last came, rather than a confirmation.
    public var lastWhole: Date?

    /// How many entries the last good answer had.
    public var entryCount: Int

    /// When it was last checked, how that went, and when to check again.
    public var refresh: RefreshState

    /// The login, if the server needs one; never shown, and sent to no other server.
    public var login: FeedLogin?

    /// Creates the state of a feed that was never fetched.
    ///
    /// A name and a password in the address become the login.
    public init(address: URL, login: FeedLogin? = nil) {
        let (bare, own) = FeedAddress.withoutLogin(address)
        self.address = bare
        self.login = login ?? own
        formerAddresses = []
        validators = Validators()
        entryCount = 0
        refresh = RefreshState()
    }

    /// Returns this state of a feed that was never fetched here, with the addresses that it had before.
    func succeeding(_ old: FeedState) -> FeedState {
        var state = self
        state.add(former: old.formerAddresses + [old.address])
        return state
    }

    /// Returns this state without what came last, so that the server sends all of it next.
    func expectingAll() -> FeedState {
        var state = self
        (state.validators, state.digest, state.lastWhole) = (Validators(), nil, nil)
        return state
    }

    /// Adds former addresses, of which the last ten are kept.
    mutating func add(former addresses: [URL]) {
        for former in addresses {
            formerAddresses.removeAll { $0 == former }
            formerAddresses.append(former)
        }
        formerAddresses.removeAll { $0 == address }
        formerAddresses = Array(formerAddresses.suffix(10))
    }

    /// Creates the state of a feed that was never fetched, from an address as people write it.
    ///
    /// Throws what is wrong with the address. Sends no request; see ``FeedFetcher/find(_:login:)``.
    public init(_ text: String, login: FeedLogin? = nil) throws {
        let address = try FeedAddress(text)
        self.init(address: address.url, login: login ?? address.login)
    }

    /// Reads a state; missing fields get the values of a new one.
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

    /// The host to ask, with its port if that is unusual; limits are counted per host.
    public var host: String {
        guard let address = try? WebAddress(address) else {
            return address.host() ?? ""  // cannot be fetched anyway
        }
        let usual = address.isSecure ? 443 : 80
        return address.port == usual ? "\(address.host)" : "\(address.host):\(address.port)"
    }

    /// Returns the feeds that share an address, for instance because redirects led them there.
    ///
    /// Each group has two or more indices into the list. Merging feeds is up to the reader, who
    /// knows the marks.
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
/// It is stored as it is, but never printed: its descriptions and dumps show neither.
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
    /// Says only that there is one.
    public var description: String { "a name and a password" }

    /// Says only that there is one.
    public var debugDescription: String { description }

    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
