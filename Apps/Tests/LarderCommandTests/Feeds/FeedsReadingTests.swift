import Foundation
import Testing

/// `larder feeds` as a person uses it, at a server on loopback.
@Suite struct `Reading feeds` {
    let home: Household
    let origin: RatesOrigin

    init() throws {
        home = try Household()
        origin = try RatesOrigin()
    }

    private func publish(_ titles: [String], at path: String = "feed.xml", tag: String) {
        let items = titles.map {
            "<item><guid>\($0)</guid><title>Title \($0)</title><link>http://a.example/\($0)</link>"
                + "<description>&lt;p&gt;Text of \($0)&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;"
                + "</description></item>"
        }
        let body =
            "<rss version=\"2.0\"><channel><title>News of \(path)</title>\(items.joined())"
            + "</channel></rss>"
        origin.publish(.init(fields: ["ETag: \"\(tag)\""], body: body), at: path)
    }

    private func feeds(_ arguments: String...) async throws -> Household.Outcome {
        try await home.run(["feeds"] + arguments + ["--allow-private"])
    }

    private func unread() async throws -> [String] {
        try await feeds("items", "--unread", "--json").objects
            .compactMap { $0["item"] as? String }
    }

    @Test func `says if a feed that was added ends in the middle`() async throws {
        let whole = "<rss version=\"2.0\"><channel><title>News</title><item><title>a</title></item>"
        origin.publish(.init(body: whole + "<item>"), at: "cut.xml")
        origin.publish(.init(body: whole + "</channel></rss>"), at: "whole.xml")
        for (path, isCut) in [("cut.xml", true), ("whole.xml", false)] {
            let added = try await feeds("add", origin.address + path, "--json")
            let fact = try added.objects.first?["cut_short"] as? Bool
            #expect(fact == isCut, "\(added)")
        }
    }

    @Test func `tells feeds with one name apart by their addresses`() async throws {
        for path in ["one.xml", "two.xml"] {
            publish(["a"], at: path, tag: path)
            _ = try await feeds("add", origin.address + path, "--name", "Weather")
        }
        let list = try await feeds("list").output
        #expect(list.contains("/one.xml)") && list.contains("/two.xml)"), "\(list)")
        let shown = try await feeds("items", "--feed", "Weather")
        #expect(shown.status == 64 && shown.errors.contains("/two.xml)"), "\(shown)")
    }

    @Test func `takes names and folders as the page does`() async throws {
        publish(["a"], tag: "1")
        let added = try await feeds(
            "add", origin.address + "feed.xml", "--name", " ", "--folder", " News / / Local ")
        #expect(added.output.contains("News of feed.xml"), "\(added.words)")
        #expect(
            try await feeds("list", "--json").objects.first?["title"] as? String
                == "News of feed.xml")
        let list = try await feeds("export").output
        #expect(list.contains("\"News\"") && list.contains("\"Local\""), "\(list)")
    }

    @Test func `refuses a day that the calendar doesn't have`() async throws {
        let refused = try await feeds("mark-all", "--before", "2026-02-31")
        #expect(refused.status == 64 && refused.errors.contains("is not a time"))
        #expect(try await feeds("mark-all", "--before", "2024-02-29").status == 0)
    }

    @Test func `from adding to pruning`() async throws {
        publish(["a", "b", "c"], tag: "1")
        let address = origin.address + "feed.xml"
        let added = try await feeds("add", address, "--folder", "News/Local")
        #expect(added.status == 0 && added.output.contains("3 articles"), "\(added)")
        #expect(try await unread().sorted() == ["a", "b", "c"])

        let number = try #require(
            try await feeds("items", "--json").objects.first { $0["item"] as? String == "b" }?[
                "number"] as? Int)
        let shown = try await feeds("show", "\(number)")
        #expect(shown.output.contains("Title b") && shown.output.contains("Text of b"))
        #expect(!shown.output.contains("x()"))
        #expect(try await unread().sorted() == ["a", "c"])
        #expect(try await feeds("star", "\(number)").status == 0)

        publish(["a", "b", "c", "d"], tag: "2")
        let refreshed = try await feeds("refresh", "--force", "--json")
        #expect(try refreshed.objects.map { $0["new"] as? Int } == [1], "\(refreshed)")
        #expect(try await feeds("mark-all").output.contains("3 articles"))
        #expect(try await unread().isEmpty)
        #expect(try await feeds("undo").status == 0)
        #expect(try await unread().sorted() == ["a", "c", "d"])

        let found = try await feeds("search", "text", "--json")
        #expect(try found.objects.count == 4)
        #expect(try await feeds("search", "text").errors.isEmpty)
        let best = try await feeds("search", "text", "--limit", "3")
        #expect(best.errors.contains("Only the best 3 are shown. For more: --limit 15"))
        #expect(try await feeds("prune", "--keep", "1").status == 0)
        let left = try await feeds("items", "--json").objects.compactMap { $0["item"] as? String }
        #expect(left.count == 2 && left.contains("b"))
        // What was pruned does not come back while the feed lists it.
        publish(["a", "b", "c", "d", "e"], tag: "3")
        #expect(try await feeds("refresh", "--force").status == 0)
        #expect(try await feeds("items", "--json").lines.count == 3)

        let list = try await feeds("list", "--json").objects
        #expect(list.first?["title"] as? String == "News of feed.xml")
        #expect(list.first?["starred"] as? Int == 1)
        let feed = try #require(list.first?["number"] as? Int)
        #expect(try await feeds("remove", "\(feed)").output.contains("kept"))
        #expect(try await feeds("items", "--json").lines.count == 1)
    }

    @Test func `exports what another household imports`() async throws {
        publish(["a"], tag: "1")
        _ = try await feeds("add", origin.address + "feed.xml", "--folder", "F")
        _ = try await feeds("mark-all")
        let opml = try await feeds("export")
        let marks = try await feeds("export", "--marks")
        let other = try Household()
        let taken = try await other.run(["feeds", "import"], input: opml.data)
        #expect(taken.output.contains("1 feed added"), "\(taken)")
        #expect(try await other.run(["feeds", "import"], input: marks.data).status == 0)
        _ = try await other.run(["feeds", "refresh", "--force", "--allow-private"])
        let items = try await other.run("feeds", "items", "--json").objects
        #expect(items.map { $0["read"] as? Bool } == [true])
    }

    @Test func `a mark that was acknowledged survives a kill`() async throws {
        publish(["a", "b"], tag: "1")
        _ = try await feeds("add", origin.address + "feed.xml")
        let items = try await feeds("items", "--json").objects.compactMap { $0["number"] as? Int }
        for number in items {
            let process = try home.process(["feeds", "read", "\(number)", "--json"])
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.start()
            // The first byte of the answer says that it is kept.
            let said = try await Task.detached { try pipe.fileHandleForReading.read(upToCount: 1) }
                .value
            process.interrupt()
            kill(process.processIdentifier, SIGKILL)
            #expect(said?.isEmpty == false)
        }
        #expect(try await unread().isEmpty)
    }

    @Test func `without a network there is something to see, said to be packaged`() async throws {
        let list = try await home.run("feeds", "list", "--offline")
        #expect(list.status == 0 && list.output.contains("came with Larder"))
        let items = try await home.run("feeds", "items", "--offline", "--json")
        #expect(try items.objects.count >= 3)
        let refresh = try await home.run("feeds", "refresh", "--offline")
        #expect(refresh.status == 69 && refresh.errors.contains("--offline"))
    }

    static let wrong: [([String], Int32)] = [
        (["show", "x"], 64), (["show", "999999"], 65), (["read", "-1"], 64),
        (["mark-all", "--before", "yesterday"], 64), (["items", "--feed", "nothing"], 65),
        (["items", "--limit", "0"], 64), (["prune", "--keep", "-1"], 64), (["undo"], 65),
        (["search"], 64), (["remove", "nothing"], 65), (["add", "ftp://a.example/"], 64),
        (["add", ""], 64),
        (["add", "http://127.0.0.1:1/"], 69), (["import", "/nowhere"], 65),
    ]

    @Test(arguments: Self.wrong)
    func `what cannot be done is said in words`(arguments: [String], status: Int32) async throws {
        let outcome = try await home.run(["feeds"] + arguments)
        #expect(outcome.status == status, "\(arguments): \(outcome)")
        #expect(outcome.errors.count > 20 && outcome.output.isEmpty)
        #expect(!outcome.errors.contains("LarderError"))
    }
}
