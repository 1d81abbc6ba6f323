import FeedFormat
import Foundation
import Larder
import LarderSimulation
import Testing

@testable import Feeds

/// What becomes of the articles of a feed that is no longer followed.
@Suite struct `Articles of a removed feed` {
    let reading: Reading

    init() throws {
        reading = try Reading()
        reading.publish((1...3).map { ("\($0)", "Title \($0)") })
    }

    /// Unfollows a feed or follows it, as another larder does.
    private func sync(_ change: (inout SubscriptionChange) -> Void) async throws {
        try await reading.reader.changeSubscriptions { change(&$0) }
        try await reading.reader.arrangeAll()
    }

    private func starred() async throws -> [String] {
        try await reading.titles(.all.with(.favourite))
    }

    @Test(arguments: [true, false])
    func `are there again when they are starred again, whoever removed it`(
        isElsewhere: Bool
    ) async throws {
        let feed = try await reading.add()
        let first = try await reading.id("Title 1")
        try await reading.reader.mark([first], .favourite)
        if isElsewhere {
            try await sync { $0.removed = [feed.id] }
        } else {
            try await reading.reader.remove(feed.id)
        }
        for isUndone in [true, false] {
            #expect(try await starred() == ["Title 1"])
            try await reading.reader.mark([first], .favourite, isSet: false)
            _ = try await reading.refresh()
            #expect(try await reading.titles() == [])
            if isUndone {
                #expect(try await reading.reader.undo()?.count == 1)
            } else {
                try await reading.reader.mark([first], .favourite)
            }
        }
        #expect(try await starred() == ["Title 1"])
        // What is not starred for a week goes for good.
        guard isElsewhere else { return }
        try await reading.reader.mark([first], .favourite, isSet: false)
        for _ in 1...8 { _ = try await reading.refresh() }
        #expect(try await reading.reader.removedArticles.counts().byGroup().isEmpty)
    }

    @Test func `stay if a star comes from elsewhere`() async throws {
        let feed = try await reading.add()
        let first = try await reading.id("Title 1").identity
        try await reading.reader.remove(feed.id)
        try await reading.userData.set([
            Mark(
                scope: first.scope, item: first.item, name: .favourite, isSet: true,
                date: reading.at.clock.date)
        ])
        for index in 0..<12 {
            reading.publish([("1", "Other")], at: "/feed\(index)")
            try await reading.reader.remove(try await reading.add("/feed\(index)").id)
        }
        #expect(try await starred() == ["Title 1"])
    }

    @Test func `are fetched again, whoever removed and followed it`() async throws {
        let feed = try await reading.add()
        let first = try await reading.id("Title 1")
        try await reading.reader.mark([first], .favourite)
        try await sync { $0.removed = [feed.id] }
        #expect(try await reading.titles() == ["Title 1"])
        try await sync { $0.put = [feed.subscription] }
        _ = try await reading.refresh()
        #expect(try await reading.titles().count == 3)
    }

    @Test(arguments: ["/feed", "/moved"])
    func `keep their marks when their feed moved and is followed again at either address`(
        path: String
    ) async throws {
        let feed = try await reading.add()
        try await reading.reader.mark([try await reading.id("Title 1")], .favourite)
        try await reading.reader.mark([try await reading.id("Title 2")], .read)
        reading.publish((1...3).map { ("\($0)", "Title \($0)") }, at: "/moved")
        let target = try reading.at.origin.url("/moved").absoluteString
        reading.at.origin.answer("/feed", .init(301, ["Location: \(target)"]))
        _ = try await reading.refresh()
        try await reading.reader.remove(feed.id)
        #expect(try await reading.add(path).id == feed.id)
        #expect(try await starred() == ["Title 1"])
        #expect(try await reading.titles(.all.with(.read)) == ["Title 2"])
        #expect(try await reading.titles().count == 3)
        while try await reading.reader.undo() != nil {}
        #expect(try await reading.reader.followed().map(\.id) == [feed.id])
        #expect(try await reading.titles().count == 3)
    }

    @Test func `of a feed at the address of a followed one are not followed twice`() async throws {
        let old = try await reading.add()
        reading.publish([("9", "Title 9")], at: "/new")
        let new = try await reading.add("/new")
        let target = try reading.at.origin.url("/new").absoluteString
        reading.at.origin.answer("/feed", .init(301, ["Location: \(target)"]))
        _ = try await reading.refresh()
        try await reading.reader.remove(old.id)
        let list = try SubscriptionList(
            Data("<opml><body><outline xmlUrl='\(target)'/></body></opml>".utf8))
        #expect(try await reading.reader.subscribe(to: list).added == 0)
        for path in ["/feed", "/new"] { #expect(try await reading.add(path).id == new.id) }
        #expect(try await reading.reader.followed().count == 1)
    }

    @Test func `stay if one is starred while they are erased`() async throws {
        for _ in 0..<5 {
            let reading = try Reading()
            for number in 0..<12 {
                reading.publish([("\(number)", "Title \(number)")], at: "/\(number)")
                try await reading.add("/\(number)")
            }
            let (reader, other) = (reading.reader, reading.again())
            let feeds = try await reader.followed().map(\.id)
            let first = try await reading.id("Title 0")
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await other.mark([first], .favourite) }
                for feed in feeds { group.addTask { try await reader.remove(feed) } }
                try await group.waitForAll()
            }
            try await reader.arrangeAll()
            #expect(try await reading.titles(.all.with(.favourite)) == ["Title 0"])
        }
    }

    @Test func `count when their feed is followed again`() async throws {
        let feed = try await reading.add()
        try await reading.reader.remove(feed.id)
        guard case .added(_, let report) = try await reading.reader.add(feed.id) else {
            Issue.record("The feed was not followed again.")
            return
        }
        #expect(report.articles == 3)
    }

    @Test func `are fetched again after only some of them were erased`() async throws {
        let feed = try await reading.add()
        try await reading.reader.remove(feed.id)
        // Another program undoes the removal while this one erases what is aside.
        try await reading.reader.removedArticles.remove([try await aside("Title 2")])
        #expect(try await reading.reader.undo() != nil)
        #expect(try await reading.titles().count == 2)
        #expect(try await reading.reader.overview().map(\.title) == ["News"])
        _ = try await reading.refresh()
        #expect(try await reading.titles().count == 3)
    }

    @Test func `have the text that came last, if some came before they were put back`() async throws
    {
        let feed = try await reading.add()
        try await reading.reader.remove(feed.id)
        // Another program follows it and fetches it before this one puts the articles back.
        try await reading.reader.changeSubscriptions { $0.put = [feed.subscription] }
        let old = try await reading.reader.removedArticles.row(try await aside("Title 1"))
        var new = try #require(old).row
        new.title = "Title 1, corrected"
        try await reading.reader.articles.upsert([new])
        try await reading.reader.arrangeAll()
        #expect(
            try await Set(reading.titles()) == ["Title 1, corrected", "Title 2", "Title 3"])
        #expect(try await reading.reader.removedArticles.counts().byGroup().isEmpty)
    }

    private func aside(_ title: String) async throws -> Article.ID {
        let rows = try await reading.reader.removedArticles.page().rows
        return try #require(rows.first { $0.title == title }).row.id
    }

    @Test func `go if they come while it is removed`() async throws {
        for _ in 0..<5 {
            let feed = try await reading.add()
            async let round = reading.refresh()
            async let removed = reading.again().remove(feed.id)
            _ = try await (round, removed)
            #expect(try await reading.titles() == [])
            #expect(try await reading.reader.records.row(feed.id) == nil)
            #expect(try await reading.reader.undo() != nil)
            #expect(try await reading.titles().count == 3)
        }
    }
}
