import FeedFormat
import Foundation
import Larder
import LarderSimulation
import Testing

@testable import Feeds

/// Two programs, or two windows, that mark, change and undo at the same moment.
@Suite struct `Steps with feeds at once` {
    private static let rounds = 30

    /// Three articles of one feed.
    private func reading() async throws -> (reading: Reading, feed: String) {
        let reading = try Reading()
        reading.publish((1...3).map { ("\($0)", "Title \($0)") })
        return (reading, try await reading.add().id)
    }

    @Test func `are undone once each, by two undos at once`() async throws {
        for _ in 0..<Self.rounds {
            let (reading, _) = try await reading()
            let first = try await reading.id("Title 1")
            try await reading.reader.mark([first], .favourite)
            try await reading.reader.mark([first], .favourite, isSet: false)
            let (one, other) = (reading.again(), reading.again())
            async let undone = one.undo()
            async let undoneToo = other.undo()
            let counts = try await [undone?.count, undoneToo?.count]
            #expect(counts == [1, 1])
            #expect(try await reading.titles(.all.with(.favourite)) == [])
            #expect(try await reading.reader.canUndo() == false)
        }
    }

    @Test func `are undone alone, while a mark is set elsewhere`() async throws {
        for _ in 0..<Self.rounds {
            let (reading, _) = try await reading()
            try await reading.reader.markAll(.read, in: .all)
            let first = try await reading.id("Title 1")
            let other = reading.again()
            async let marked = other.mark([first], .favourite)
            let undone = try await reading.reader.undo()
            _ = try await marked
            let starred = try await reading.titles(.all.with(.favourite))
            let read = try await reading.titles(.all.with(.read))
            #expect(undone?.what.mark?.name == .read ? starred == ["Title 1"] : starred == [])
            #expect(read.count == (undone?.what.mark?.name == .read ? 0 : 3))
            #expect(try await reading.reader.undo() != nil)
            #expect(try await reading.reader.canUndo() == false)
        }
    }

    @Test func `stay undoable when a name is given while a mark is undone`() async throws {
        for _ in 0..<Self.rounds {
            let (reading, feed) = try await reading()
            try await reading.reader.mark([try await reading.id("Title 1")], .favourite)
            let other = reading.again()
            async let renamed = other.rename(feed, name: "Other", folders: [])
            _ = try await reading.reader.undo()
            _ = try await renamed
            #expect(try await reading.reader.undo() != nil)
            #expect(try await reading.reader.canUndo() == false)
            #expect(try await reading.reader.followed().first?.name == nil)
            #expect(try await reading.titles(.all.with(.favourite)) == [])
        }
    }

    @Test func `that can't be read keep nobody from marking`() async throws {
        for damaged in ["nonsense", "[", #"[{"later":{"_0":1}}]"#, #"{"a":1}"#] {
            let (reading, _) = try await reading()
            let key = Key(FeedReader.storeName, "steps")
            let first = try await reading.id("Title 1")
            try await reading.reader.mark([first], .read)
            #expect(try await reading.reader.userData.entry(for: key) != nil)
            try await reading.reader.userData.commit([
                .put(
                    .local(key, Data(damaged.utf8), format: "json/1", at: .now),
                    expecting: nil)
            ])
            #expect(try await reading.reader.canUndo() == false)
            try await reading.reader.mark([first], .favourite)
            #expect(try await reading.titles(.all.with(.favourite)) == ["Title 1"])
            #expect(try await reading.reader.undo()?.what.mark?.name == .favourite)
        }
    }

    @Test func `are told apart where they are alike`() async throws {
        for _ in 0..<Self.rounds {
            let (reading, feed) = try await reading()
            for name in ["A", "B", "A", "B"] {
                try await reading.reader.rename(feed, name: name, folders: [])
            }
            let (one, other) = (reading.again(), reading.again())
            async let undone = one.undo()
            async let undoneToo = other.undo()
            _ = try await [undone?.count, undoneToo?.count]
            #expect(try await reading.reader.followed().first?.name == "B")
            for name in ["A", nil] {
                #expect(try await reading.reader.undo() != nil)
                #expect(try await reading.reader.followed().first?.name == name)
            }
        }
    }

    @Test func `leave every article of a feed that is followed again while it is removed`()
        async throws
    {
        for _ in 0..<Self.rounds {
            let (reading, feed) = try await reading()
            let other = reading.again()
            async let removed = reading.reader.remove(feed)
            var undone: (what: UndoStep, count: Int)?
            while undone == nil { undone = try await other.undo() }
            _ = try await removed
            #expect(try await reading.titles().count == 3)
            #expect(try await other.removedArticles.counts().byGroup().isEmpty)
        }
    }

    @Test func `bring back no name that was undone, whatever was changed after it`() async throws {
        let (reading, feed) = try await reading()
        let reader = reading.reader
        let named = try #require(try await reader.rename(feed, name: "A", folders: []))
        try await reader.rename(feed, name: "A", folders: ["F"])
        try await reader.rename(feed, name: "B", folders: ["F"])
        #expect(try await reader.undo(named) == nil)
        #expect(try await reader.undo() != nil)
        #expect(try await reader.followed().first?.name == nil)
        #expect(try await reader.undo()?.what.feed?.changedBack == "News is in no folder again.")
        #expect(try await reader.followed().first?.name == nil)
        #expect(try await reader.canUndo() == false)
    }

    @Test func `are known by their number, so that a message undoes what it is about`()
        async throws
    {
        let (reading, feed) = try await reading()
        let named = try #require(
            try await reading.reader.rename(feed, name: "A", folders: []))
        try await reading.again().rename(feed, name: "A", folders: ["F"])
        let step = try await reading.reader.change(of: feed, number: named.number)
        #expect(step?.number == named.number && step?.changed?.name == "A")
        #expect(try await reading.reader.undo(try #require(step)) != nil)
        let now = try await reading.reader.followed().first
        #expect(now?.name == nil && now?.folders == ["F"])
        #expect(try await reading.reader.change(of: feed, number: named.number) == nil)
    }

    @Test func `of a later version stay, and so does what they may bring back`() async throws {
        let (reading, feed) = try await reading()
        try await reading.reader.remove(feed)
        let key = Key(FeedReader.storeName, "steps")
        let later = #"{"later":{"_0":[1,{"a":"ü"}]}}"#
        try await reading.reader.userData.commit([
            .put(
                .local(key, Data("[\(later)]".utf8), format: "json/1", at: .now), expecting: nil)
        ])
        reading.publish([("9", "Title 9")], at: "/other")
        let other = try await reading.add("/other").id
        try await reading.reader.mark([try await reading.id("Title 9")], .read)
        try await reading.reader.remove(other)
        _ = try await reading.refresh()
        #expect(try await reading.reader.removedArticles.counts().count(in: feed) == 3)
        let stored = try #require(try await reading.reader.userData.entry(for: key)).value
        #expect(String(decoding: stored, as: UTF8.self).contains(later))
        #expect(try await reading.reader.undo()?.what.feed?.subscription.id == other)
        #expect(try await reading.reader.undo()?.what.mark?.name == .read)
    }

    /// Two feeds with three articles each.
    private func two() async throws -> (reading: Reading, feeds: [String]) {
        let (reading, feed) = try await reading()
        reading.publish((4...6).map { ("\($0)", "Title \($0)") }, at: "/other")
        return (reading, [feed, try await reading.add("/other").id])
    }

    @Test func `leave every article of two feeds that are removed at once`() async throws {
        for _ in 0..<Self.rounds {
            let (reading, feeds) = try await two()
            let other = reading.again()
            async let one = reading.reader.remove(feeds[0])
            async let two = other.remove(feeds[1])
            _ = try await (one, two)
            for _ in feeds { #expect(try await reading.reader.undo() != nil) }
            #expect(try await reading.titles().count == 6)
            #expect(try await other.removedArticles.counts().byGroup().isEmpty)
        }
    }

    @Test func `leave every article when two programs remove a feed and undo that again and again`()
        async throws
    {
        for _ in 0..<Self.rounds {
            let (reading, feed) = try await reading()
            let readers = [reading.reader, reading.again()]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for reader in readers {
                    group.addTask {
                        for _ in 0..<4 {
                            try await reader.remove(feed)
                            _ = try await reader.undo()
                        }
                    }
                }
                try await group.waitForAll()
            }
            while try await reading.reader.followed().isEmpty {
                #expect(try await reading.reader.undo() != nil)
            }
            #expect(try await reading.titles().count == 3)
        }
    }

    @Test func `put articles back or away that a crash left in the wrong place`() async throws {
        let (reading, feeds) = try await two()
        let reader = reading.reader
        // It ended before the articles of one were put back, and those of the other taken away.
        try await reader.remove(feeds[0])
        let subscription = try #require(try await reader.removal(of: feeds[0])?.subscription)
        try await reader.changeSubscriptions { change in
            change.put = [subscription]
            change.removed = [feeds[1]]
            change.entries = try await reader.adding(
                FeedStep(
                    subscription: #require(await reader.subscriptions.row(feeds[1])?.row),
                    title: "Other")
            ).changes
        }
        try await reader.records.remove([feeds[0]])
        #expect(try await reading.titles().allSatisfy { $0 > "Title 3" })
        _ = try await reading.refresh()
        #expect(try await Set(reading.titles()) == ["Title 1", "Title 2", "Title 3"])
        #expect(try await reader.undo() != nil)
        #expect(try await reading.titles().count == 6)
    }

    @Test func `leave a feed its articles when it is followed again by hand`() async throws {
        let (reading, feeds) = try await two()
        try await reading.reader.remove(feeds[0])
        // Its server has only a newer one by now.
        reading.publish([("9", "Title 9")])
        try await reading.add()
        #expect(try await reading.titles().count == 7)
        try await reading.reader.remove(feeds[1])
        #expect(try await reading.titles().count == 4)
        let list = try SubscriptionList(
            Data("<opml><body><outline xmlUrl='\(feeds[1])'/></body></opml>".utf8))
        #expect(try await reading.reader.subscribe(to: list).added == 1)
        #expect(try await reading.titles().count == 7)
    }

    @Test func `keep an article that is starred while its feed is removed`() async throws {
        for _ in 0..<Self.rounds {
            let (reading, feed) = try await reading()
            let first = try await reading.id("Title 1")
            let other = reading.again()
            async let removed = reading.reader.remove(feed)
            try await other.mark([first], .favourite)
            _ = try await removed
            #expect(try await reading.titles(.all.with(.favourite)) == ["Title 1"])
        }
    }

    @Test func `mark nothing that nobody marked, whatever is undone meanwhile`() async throws {
        for _ in 0..<Self.rounds {
            let (reading, _) = try await reading()
            let first = try await reading.id("Title 1")
            try await reading.reader.mark([first], .read)
            let other = reading.again()
            async let undone = reading.reader.undo()
            let marked = try await other.mark([first], .read, isSet: false)
            _ = try await undone
            // Whoever was second had nothing to do.
            if marked > 0 { _ = try await reading.reader.undo() }
            while try await reading.reader.undo() != nil {}
            #expect(try await reading.titles(.all.with(.read)) == [])
        }
    }

    @Test func `leave what was changed again since, also to what it was`() async throws {
        let (reading, feed) = try await reading()
        let reader = reading.reader
        try await reader.rename(feed, name: "A", folders: ["F"])
        let first = try #require(try await reader.change(of: feed))
        for name in ["B", "A"] { try await reader.rename(feed, name: name, folders: ["F"]) }
        let done = try await reader.undo(first)
        #expect(done?.changedBack == "A is in no folder again.")
        let now = try #require(try await reader.followed().first)
        #expect(now.name == "A" && now.folders.isEmpty)
        for name in ["B", nil] {
            #expect(try await reader.undo() != nil)
            #expect(try await reader.followed().first?.name == name)
        }
        #expect(try await reader.canUndo() == false)
    }

    @Test func `stay when they are undone while their feed is not followed`() async throws {
        let (reading, feed) = try await reading()
        let reader = reading.reader
        try await reader.rename(feed, name: "A", folders: [])
        let first = try #require(try await reader.change(of: feed))
        try await reader.remove(feed)
        #expect(try await reader.undo(first) == nil)
        #expect(try await reader.undo() != nil)
        #expect(try await reader.followed().first?.name == "A")
        #expect(try await reader.undo(first) != nil)
        #expect(try await reader.followed().first?.name == nil)
    }

    @Test func `of marks are undone alone, whatever was done since`() async throws {
        let (reading, _) = try await reading()
        let reader = reading.reader
        let marking = try #require(try await reader.markAll(.read, in: .all))
        try await reader.mark([try await reading.id("Title 1")], .favourite)
        let known = try #require(try await reader.marking(at: marking.date))
        #expect(try await reader.undo(known) == 3)
        #expect(try await reading.titles(.all.with(.read)) == [])
        #expect(try await reader.marking(at: marking.date) == nil)
        #expect(try await reader.undo(known) == 0)
        #expect(try await reading.titles(.all.with(.favourite)) == ["Title 1"])
        #expect(try await reader.undo()?.what.mark?.name == .favourite)
        #expect(try await reader.canUndo() == false)
    }

    @Test func `go back to the beginning when one in the middle is undone first`() async throws {
        let (reading, feed) = try await reading()
        let reader = reading.reader
        try await reader.rename(feed, name: "A", folders: [])
        let first = try #require(try await reader.change(of: feed))
        try await reader.rename(feed, name: "B", folders: ["F"])
        #expect(try await reader.undo(first) == nil)
        #expect(try await reader.followed().first?.name == "B")
        #expect(try await reader.undo() != nil)
        let now = try #require(try await reader.followed().first)
        #expect(now.name == nil && now.folders.isEmpty)
        #expect(try await reader.canUndo() == false)
    }

    @Test func `of an older version are undone in the order in which they were done`() async throws
    {
        let (reading, feed) = try await reading()
        let reader = reading.reader
        let marked = try await reader.articles.mark([try await reading.id("Title 1")], .read)
        let star = try await reader.articles.mark([try await reading.id("Title 2")], .favourite)
        let marks = try [#require(marked), #require(star)]
        let subscription = try #require(try await reader.followed().first)
        var (named, moved) = (subscription, subscription)
        named.name = "Named"
        (moved.name, moved.folders) = ("Named", ["A"])
        try await reader.changeSubscriptions { $0.put = [moved] }
        func old(_ former: Subscription, _ changed: Subscription, after: MarkUndo?) throws -> Any {
            let step = FeedStep(subscription: former, title: "News", changed: changed)
            let text = try JSONEncoder().encode(step)
            var object = try #require(
                try JSONSerialization.jsonObject(with: text) as? [String: Any])
            object["after"] = after?.date.timeIntervalSinceReferenceDate
            return object
        }
        let feeds = try JSONSerialization.data(withJSONObject: [
            old(subscription, named, after: marks[0]), old(named, moved, after: marks[1]),
        ])
        for (name, value) in [("undo", try JSONEncoder().encode(marks)), ("removed", feeds)] {
            let entry = StoredEntry.local(
                Key("feeds", name), value, format: "json/1", at: reading.at.clock.date)
            try await reading.userData.commit([.put(entry)])
        }
        let expected: [(FeedStep?, Mark.Name?, [String])] = [
            (FeedStep(subscription: named, title: "News", changed: moved), nil, ["Named"]),
            (nil, .favourite, ["Named"]),
            (FeedStep(subscription: subscription, title: "News", changed: named), nil, []),
            (nil, .read, []),
        ]
        for (step, mark, after) in expected {
            let undone = try #require(try await reading.again().undo()).what
            #expect(undone.feed?.subscription == step?.subscription)
            #expect(undone.feed?.changed == step?.changed && undone.mark?.name == mark)
            let now = try #require(try await reader.followed().first)
            #expect([now.name].compactMap(\.self) + now.folders == after)
        }
        #expect(try await reader.canUndo() == false)
        #expect(try await reading.userData.entry(for: Key("feeds", "undo")) == nil)
        _ = feed
    }
}
