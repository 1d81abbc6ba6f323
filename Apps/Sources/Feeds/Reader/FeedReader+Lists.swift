public import FeedFormat
internal import Foundation
internal import Larder

extension FeedReader {
    /// Follows the new feeds of a list without fetching them; returns how many were added, how many
    /// were already followed, and which have no valid address.
    ///
    /// - Throws: `.tooLarge`, before it follows any, if that would be more than ``most``.
    public func subscribe(
        to list: SubscriptionList
    ) async throws -> (added: Int, known: Int, refused: [String]) {
        let outcome = try await changeSubscriptions { change in
            var known: Set<Key> = []
            let followed = try await overview()
            let removed = try await removedIdentities()
            for feed in followed {
                known.insert(Key(feed.id))
                known.insert(Key(feed.subscription.address.absoluteString))
            }
            let now = environment.now()
            var refused = list.unusable
            var double = 0
            for (index, item) in list.subscriptions.enumerated() {
                guard let address = try? FeedAddress(item.url) else {
                    refused.append(item.title?.nonEmpty ?? item.url)
                    continue
                }
                let name = address.url.absoluteString
                // A login belongs to the address that it is for.
                let id = address.login == nil ? removed[name] ?? name : name
                guard known.isDisjoint(with: [Key(name), Key(id)]) else {
                    double += 1
                    continue
                }
                known.formUnion([Key(name), Key(id)])
                change.put.append(
                    Subscription(
                        id: id, address: address.url,
                        name: (item.title?.nonEmpty).map {
                            String($0.prefix(Subscription.longestName))
                        },
                        folders: item.folders,
                        // In the order of the list.
                        added: now.addingTimeInterval(Double(index) / 1_000), login: address.login))
            }
            guard followed.count + change.put.count <= Self.most else {
                throw LarderError(
                    .tooLarge,
                    message: """
                        This list has \(change.put.count) feeds that you don't follow yet. Larder follows at most \
                        \(Self.most), and you already follow \(followed.count). Nothing was added: import a \
                        shorter list.
                        """)
            }
            return (added: change.put.count, known: double, refused: refused)
        }
        if outcome.added > 0 {
            try await removeStarters(but: nil)
            try await arrangeAll()
        }
        return outcome
    }

    /// Returns the followed feeds as a list for other readers.
    public func subscriptionList() async throws -> SubscriptionList {
        var list = SubscriptionList(title: "Feeds in Larder")
        for feed in try await overview() where !feed.subscription.isStarter {
            let outline = SubscriptionList.Outline(
                title: feed.title, feedURL: feed.subscription.address.absoluteString,
                pageURL: feed.record?.page, type: "rss")
            list.insert(outline, into: feed.subscription.folders)
        }
        return list
    }

    // MARK: - Packaged feeds

    /// Follows the packaged feeds if no feed was ever followed; returns whether it did.
    ///
    /// Where nothing can be stored, what is there can still be read, so this then changes nothing.
    @discardableResult
    public func beginIfNew() async throws -> Bool {
        do {
            return try await begin()
        } catch let error as LarderError where error.code == .full || error.code == .refused {
            return false
        }
    }

    private func begin() async throws -> Bool {
        let marker = Key(Self.storeName, "begun")
        if try await userData.entry(for: marker) != nil { return false }
        let now = environment.now()
        let isNew = try await changeSubscriptions { change in
            guard try await allSubscriptions().isEmpty else { return false }
            change.put = Starter.subscriptions(at: now)
            return true
        }
        if isNew { try await articles.upsert(Starter.articles(at: now)) }
        try await userData.commit([
            .put(.local(marker, Data("1".utf8), format: "text/1", at: now))
        ])
        return true
    }

    /// Removes the packaged feeds that were not used; for when other feeds came from elsewhere.
    public func removeUnusedStarters() async throws { try await removeStarters(but: nil) }

    /// Removes the packaged feeds that were not used.
    func removeStarters(but id: String?) async throws {
        for feed in try await overview()
        where feed.subscription.isStarter && feed.id != id && feed.starred == 0 {
            let isRemoved = try await changeSubscriptions { change in
                // Somebody may follow it by now.
                guard try await subscriptions.row(feed.id)?.row.isStarter == true else {
                    return false
                }
                change.removed = [feed.id]
                return true
            }
            if isRemoved { await arrangeIfPossible([feed.id]) }
        }
    }
}

extension SubscriptionList {
    fileprivate mutating func insert(_ outline: Outline, into folders: [String]) {
        Self.insert(outline, into: folders[...], &outlines)
    }

    private static func insert(
        _ outline: Outline, into folders: ArraySlice<String>, _ outlines: inout [Outline]
    ) {
        guard let first = folders.first else { return outlines.append(outline) }
        let place = outlines.firstIndex { $0.feedURL == nil && $0.title == first }
        if place == nil { outlines.append(Outline(title: first)) }
        let index = place ?? outlines.count - 1
        insert(outline, into: folders.dropFirst(), &outlines[index].children)
    }
}
