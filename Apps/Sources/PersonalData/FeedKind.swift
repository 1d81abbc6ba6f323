public import Feeds
internal import Foundation
public import Larder
public import Sync

/// Feeds that are followed: a set, with the name and the folders of each as things of their own, so that naming a feed
/// here and moving it there both stay.
///
/// Names and passwords for feeds that need a login stay where they were typed.
public struct FeedKind: SyncKind {
    private let feeds: FeedReader

    private let most: Int

    /// Creates the kind over the feeds; further ones than `most` are refused.
    public init(_ feeds: FeedReader, most: Int = FeedReader.most) {
        (self.feeds, self.most) = (feeds, most)
    }

    static let (feed, name, folders) = ("feed", "feed-name", "feed-folders")

    /// The names of the kinds.
    public var names: [String] { [Self.feed, Self.name, Self.folders] }

    /// A followed feed as others get it.
    struct Followed: Codable {
        var address: String
        /// When it was added, in microseconds since 1970.
        var added: Int
    }

    /// Returns all feeds but those that came with the program, also if somebody has named one of them: others have
    /// their own.
    public func observe(after cursor: String?) async throws -> SyncObservation {
        var elements: [SyncObservation.Element] = []
        for subscription in try await feeds.followed()
        where !subscription.isStarter && Self.isOnWeb(subscription.address) {
            func add(_ kind: String, _ value: SyncValue) {
                elements.append(.init(SyncElement(kind: kind, id: subscription.id), value))
            }
            let added = HybridTime.micros(of: subscription.added)
            let followed = Followed(
                address: subscription.address.absoluteString, added: added)
            add(Self.feed, try SyncValue(followed))
            if let name = subscription.name { add(Self.name, .string(name)) }
            if !subscription.folders.isEmpty {
                add(Self.folders, .array(subscription.folders.map { .string($0) }))
            }
        }
        return SyncObservation(elements: elements, isComplete: true)
    }

    private static func isOnWeb(_ address: URL?) -> Bool {
        ["http", "https"].contains(address?.scheme?.lowercased())
    }

    /// A feed that moved was found by a refresh.
    public func isSaid(_ value: SyncValue?, over known: SyncValue?) -> Bool {
        guard let now = try? value?.decoded(as: Followed.self),
            let before = try? known?.decoded(as: Followed.self)
        else { return true }
        return now.added != before.added || now.address == before.address
    }

    /// Throws unless the record is a feed, a name, or folders, within the limits of the reader.
    public func check(_ record: SyncRecord) throws {
        guard let value = record.value else { return }
        switch record.kind {
        case Self.feed:
            let followed = try? value.decoded(as: Followed.self)
            // What a person types may leave out the scheme; an address from elsewhere has one.
            guard let followed, Self.isOnWeb(URL(string: followed.address)),
                (try? Subscription.address(followed.address)) != nil,
                !record.id.isEmpty,
                (0...HybridTime.latestAccepted).contains(followed.added)
            else {
                throw LarderError(
                    .unreadable,
                    message: "A feed has an http or https address, and when it was added.")
            }
        case Self.name:
            guard case .string(let name) = value, (1...1_000).contains(name.utf8.count) else {
                throw LarderError(
                    .unreadable, message: "The name of a feed has 1 to 1000 bytes.")
            }
        default:
            guard let folders = try? value.decoded(as: [String].self), folders.count <= 20,
                folders.allSatisfy({ $0.utf8.count <= 1_000 })
            else {
                throw LarderError(
                    .unreadable,
                    message: "A feed is in at most 20 folders, with names of at most 1000 bytes.")
            }
        }
    }

    /// The feed, its name and its folders belong together.
    public func related(to element: SyncElement) -> [SyncElement] {
        names.map { SyncElement(kind: $0, id: element.id) }
    }

    /// A name and folders are those of a feed.
    public func owner(of element: SyncElement) -> SyncElement? {
        element.kind == Self.feed ? nil : SyncElement(kind: Self.feed, id: element.id)
    }

    private func ids(_ records: SyncChanges) -> [String] {
        var seen: Set<Key> = []
        return records.new.map(\.id).filter { seen.insert(Key(component: $0)).inserted }
    }

    private func known(_ ids: [String]) async throws -> [Key: Subscription] {
        Dictionary(
            try await feeds.subscriptions.rows(ids).map { (Key(component: $0.row.id), $0.row) },
            uniquingKeysWith: { $1 })
    }

    /// Refuses the feeds beyond the most that are followed. Their names and folders are kept, as those of a feed that
    /// has not come yet.
    public func refused(_ records: SyncChanges) async throws -> [SyncElement: LarderError] {
        let feeds = records.new.filter { $0.kind == Self.feed }
        let known = try await known(feeds.map(\.id))
        let new = feeds.filter { $0.value != nil && known[Key(component: $0.id)] == nil }
        if new.isEmpty { return [:] }
        let removed = feeds.count { $0.value == nil && known[Key(component: $0.id)] != nil }
        let room = most - (try await self.feeds.followed().count) + removed
        let error = LarderError(
            .refused,
            message: "Larder follows at most \(most) feeds. Remove some first.")
        return Dictionary(
            new.dropFirst(max(0, room)).map { ($0.element, error) }, uniquingKeysWith: { $1 })
    }

    /// Follows and unfollows.
    public func apply(_ records: SyncChanges, to write: inout Write) async throws {
        var change = try await feeds.beginSubscriptionChange()
        let ids = ids(records)
        let known = try await known(ids)
        for id in ids {
            // What came with the program is nobody else's to change.
            if let here = known[Key(component: id)], !Self.isOnWeb(here.address) { continue }
            // A name or folders may come before their feed.
            guard let record = records.all[SyncElement(kind: Self.feed, id: id)] else { continue }
            guard let value = record.value else {
                change.removed.append(id)
                continue
            }
            let followed: Followed = try value.decoded()
            let added = HybridTime(micros: followed.added, replica: "").date
            let address = try Subscription.address(followed.address)
            var subscription =
                known[Key(component: id)] ?? Subscription(id: id, address: address, added: added)
            subscription.address = address
            // A packaged feed that somebody follows is one of theirs.
            subscription.isStarter = false
            if HybridTime.micros(of: subscription.added) != followed.added {
                subscription.added = added
            }
            subscription.name = try records.value(Self.name, id)?.decoded()
            let folders: [String]? = try records.value(Self.folders, id)?.decoded()
            subscription.folders = folders ?? []
            change.put.append(subscription)
        }
        try feeds.add(change, to: &write)
    }

    /// Removes the articles of feeds that are no longer followed, and the packaged feeds once there are others.
    public func didApply(_ records: SyncChanges) async throws {
        let ids = ids(records)
        if ids.contains(where: { records.value(Self.feed, $0) != nil }) {
            try await feeds.removeUnusedStarters()
        }
        try await feeds.arrangeAll()
    }
}
