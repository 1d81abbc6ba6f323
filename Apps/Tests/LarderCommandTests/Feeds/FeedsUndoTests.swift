import Foundation
import Testing

/// What can be undone in feeds, and what asks first.
@Suite struct `Second thoughts about feeds` {
    let home: Household
    let origin: RatesOrigin

    init() async throws {
        home = try Household()
        origin = try RatesOrigin()
        for path in ["one", "two"] {
            let items = (1...3).map {
                "<item><guid>\(path)-\($0)</guid><title>Title \($0)</title></item>"
            }
            let body =
                "<rss version=\"2.0\"><channel><title>Feed \(path)</title>\(items.joined())"
                + "</channel></rss>"
            origin.publish(.init(body: body), at: path)
            #expect(try await feeds("add", origin.address + path).status == 0)
        }
    }

    private func feeds(_ arguments: String...) async throws -> Household.Outcome {
        try await home.run(["feeds"] + arguments + ["--allow-private"])
    }

    private func typing(_ keys: String, _ arguments: String...) async throws -> Household.Outcome {
        try await home.run(["feeds"] + arguments, typing: keys)
    }

    /// The numbers of all articles, or of those with a mark.
    private func articles(_ options: String...) async throws -> [Int] {
        try await home.run(["feeds", "items", "--json"] + options).objects
            .compactMap { $0["number"] as? Int }.sorted()
    }

    private func numbers() async throws -> [Int] {
        try await feeds("list", "--json").objects.compactMap { $0["number"] as? Int }
    }

    @Test func `a feed is given another name and folder, by which its articles are listed`()
        async throws
    {
        let number = "\(try await numbers()[0])"
        let edited = try await feeds(
            "edit", number, "--name", "News of the day", "--folder", "News/Local")
        #expect(edited.output == "News of the day, in News/Local\n", "\(edited)")
        #expect(edited.errors == "To undo this: `larder feeds undo`\n")
        _ = try await feeds("edit", number, "--folder", "Other")
        #expect(try await feeds("undo").output == "News of the day is in News/Local again.\n")
        #expect(try await feeds("undo").output == "The feed is called Feed one again.\n")
        #expect(try await feeds("undo").status == 65)
        _ = try await feeds("edit", number, "--name", "News of the day", "--folder", "News/Local")
        #expect(try await articles("--folder", "News").count == 3)
        #expect(try await articles("--folder", "News/Local").count == 3)
        #expect(
            try await feeds("mark-all", "--folder", "News").output == "3 articles marked as read.\n"
        )
        #expect(try await articles("--unread", "--folder", "News").isEmpty)
        let none = try await feeds("items", "--folder", "Local")
        #expect(none.status == 65 && none.errors.contains("there is no folder"))
        #expect(try await feeds("edit", number, "--name", "").output == "Feed one, in News/Local\n")
        #expect(try await feeds("edit", number).status == 64)
    }

    @Test func `a removed feed keeps its name on what is starred, and comes back as it was`()
        async throws
    {
        _ = try await feeds("edit", "\(try await numbers()[0])", "--name", "Mine")
        _ = try await feeds("star", "\(try await articles()[0])")
        #expect(try await feeds("remove", "Mine").status == 0)
        let starred = try await home.run("feeds", "items", "--starred", "--json").objects
        #expect(starred.compactMap { $0["feed_title"] as? String } == ["Mine"])
        #expect(try await feeds("undo").output == "Following Mine again.\n")
        #expect(try await articles().count == 6)
    }

    @Test func `marks are undone one after the other, the last first`() async throws {
        let all = try await articles()
        let (first, second) = ("\(all[0])", "\(all[1])")
        for command in [["star", first], ["unstar", first]] {
            #expect(try await home.run(["feeds"] + command).status == 0)
        }
        #expect(try await feeds("undo").output.hasSuffix("” is starred again.\n"))
        #expect(try await articles("--starred") == [all[0]])
        #expect(try await feeds("undo").output.hasSuffix("” is no longer starred.\n"))
        #expect(try await articles("--starred").isEmpty)
        #expect(try await feeds("undo").status == 65)

        // A step brings back only what it changed itself.
        for command in [
            ["star", first], ["star", second], ["unstar", first, second], ["star", first],
        ] { #expect(try await home.run(["feeds"] + command).status == 0) }
        let steps = [[], [all[0], all[1]], [all[0]], []]
        for starred in steps {
            #expect(try await feeds("undo").status == 0)
            #expect(try await articles("--starred") == starred)
        }
    }

    @Test func `many marks are undone step by step`() async throws {
        let all = try await articles()
        _ = try await feeds("read", "\(all[0])")
        _ = try await feeds("mark-all")
        _ = try await feeds("unread", "\(all[0])", "\(all[1])")
        _ = try await feeds("mark-all")
        var unread: [[Int]] = []
        for _ in 0..<4 {
            _ = try await feeds("undo")
            unread.append(try await articles("--unread"))
        }
        #expect(unread == [[all[0], all[1]], [], Array(all[1...]), all])
    }

    @Test func `two at once undo two marks`() async throws {
        let all = try await articles()
        _ = try await feeds("star", "\(all[0])")
        _ = try await feeds("star", "\(all[1])")
        async let one = feeds("undo")
        async let two = feeds("undo")
        let codes = try await [one.status, two.status]
        #expect(codes == [0, 0])
        #expect(try await articles("--starred").isEmpty)
    }

    @Test func `numbers stay when another feed is removed`() async throws {
        let numbers = try await numbers()
        try #require(numbers.count == 2)
        let first = "\(numbers[0])"
        #expect(try await feeds("remove", first).output.hasPrefix("Unfollowed Feed one"))
        let again = try await feeds("remove", first)
        #expect(again.status == 65 && again.errors.contains("there is no feed “\(first)”"))
        #expect(try await self.numbers() == [numbers[1]])
        #expect(try await feeds("add", origin.address + "one").status == 0)
        #expect(try await feeds("remove", first).status == 65)
        let last = try #require(try await self.numbers().last)
        #expect(last > numbers[1])
        #expect(try await feeds("list").output.contains("\(last)  Feed one"))
    }

    @Test func `removing asks on a terminal`() async throws {
        let number = "\(try await numbers()[0])"
        let all = try await articles()
        for (command, question) in [
            (["remove", number], "Unfollow Feed one and remove its 3 articles? [y/N]"),
            (["prune", "--keep", "0"], "Remove all articles that have no star? [y/N]"),
            (["prune", "--older-than", "0", "--feed", number], "Remove all articles of Feed one"),
        ] {
            for keys in ["n\n", "\n", "\u{4}"] {
                let refused = try await home.run(["feeds"] + command, typing: keys)
                #expect(refused.status == 1 && refused.errors.contains(question), "\(refused)")
            }
            #expect(try await articles() == all)
        }
        #expect(try await typing("", "prune", "--keep", "2").status == 0)
        #expect(try await articles().count == 4)
        #expect(try await typing("y\n", "remove", number).status == 0)
        #expect(try await articles().count == 2)
        #expect(try await typing("", "prune", "--keep", "0", "-y").status == 0)
        #expect(try await articles().isEmpty)
    }

    @Test func `removing for good asks on a terminal`() async throws {
        _ = try await home.run("notes", "new", "Milk")
        let command = ["notes", "remove", "Milk", "--forever"]
        #expect(try await home.run(command, typing: "n\n").status == 1)
        #expect(try await home.run("notes", "show", "Milk").status == 0)
        #expect(try await home.run(command, typing: "yes\n").status == 0)
        #expect(try await home.run("notes", "show", "Milk").status == 65)
    }
}
