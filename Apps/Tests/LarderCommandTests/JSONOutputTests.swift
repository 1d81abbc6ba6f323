import Foundation
import Testing

/// What every command writes with --json.
@Suite(.timeLimit(.minutes(15))) struct `Output with --json` {
    let home: Household
    let origin: RatesOrigin

    init() throws {
        home = try Household()
        origin = try RatesOrigin()
    }

    /// Commands that go on until they are stopped.
    private static let endless: Set<String> = ["serve", "notes watch"]

    /// Every other command once, in an order in which each finds what it needs; `*` for those that are refused.
    private static let runs: [(words: String, input: String)] = [
        ("rates list", ""), ("rates favourite JPY", ""), ("rates convert 1 USD JPY", ""),
        ("rates convert", "1 USD JPY\nx\n"), ("rates history USD", ""), ("rates sources", ""),
        ("rates due", ""), ("*rates refresh --offline", ""), ("*rates import nothing", ""),
        ("feeds add ORIGIN --allow-private --name News", ""), ("feeds list", ""),
        ("feeds items", ""), ("feeds browse", ""), ("feeds search first", ""), ("feeds show 5", ""),
        ("feeds show 5 --html", ""), ("feeds read 5", ""), ("feeds unread 5", ""),
        ("feeds star 5", ""), ("feeds unstar 5", ""), ("feeds mark-all", ""), ("feeds undo", ""),
        ("feeds refresh --force --allow-private", ""), ("feeds export", ""),
        ("feeds export list.opml", ""), ("feeds export --marks", ""),
        ("feeds export --marks marks.json", ""), ("feeds import list.opml", ""),
        ("feeds import marks.json", ""), ("feeds parse", "<rss version='2.0'><channel/></rss>"),
        ("feeds dates", "Thu, 9 Feb 2006 23:59:45 +0100\n"), ("feeds sanitize", "\"<b>x\"\n"),
        ("feeds prune --keep 1", ""), ("feeds edit News --folder Daily", ""),
        ("feeds remove News", ""),
        ("places save Home --at 48.1,11.5", ""), ("places set Home", ""), ("places show", ""),
        ("places list", ""), ("places browse", ""), ("places convert Home", ""),
        ("places convert", "Home\n1 2\nx\n"),
        ("places inverse Home 1,2", ""), ("places inverse", "1 2 3 4\nx\n"),
        ("places direct Home 90 1000", ""), ("places direct", "1 2 3 4\nx\n"),
        ("places to 1,2", ""), ("places share", ""), ("places map --svg -", ""),
        ("places map --svg map.svg", ""),
        ("places locate --nmea - --once", "$GPGLL,4916.45,N,12311.12,W,225444,A,*1D\n"),
        ("places rename Home Hut", ""), ("places rename Hut Home", ""),
        ("places remove Home", ""), ("places restore", ""), ("notes new Milk", ""),
        ("notes list", ""), ("notes search milk", ""), ("notes browse", ""),
        ("notes show Milk", ""),
        ("notes append Milk Bread", ""),
        ("notes edit Milk Milk", ""), ("notes edit Milk Beer --base 1", ""),
        ("notes versions Beer", ""), ("*notes settle Beer first", ""), ("notes remove Beer", ""),
        ("notes restore Beer", ""), ("*sync http://127.0.0.1:1", ""),
        ("outbox list", ""), ("*outbox show x", ""), ("*outbox retry x", ""),
        ("*outbox drop x", ""), ("tokens new Screen", ""), ("tokens list", ""),
        ("tokens end Screen", ""), ("export data.json", ""), ("import data.json", ""),
        ("backup", ""), ("backup --list", ""), ("restore --list", ""), ("restore", ""),
        ("*migrate x", ""), ("inspect", ""), ("config", ""),
    ]

    @Test func `is JSON on every line, whatever the command`() async throws {
        let items = ["first", "second"].map {
            "<item><guid>\($0)</guid><title>\($0)</title></item>"
        }
        origin.publish(
            .init(body: "<rss version=\"2.0\"><channel>\(items.joined())</channel></rss>"),
            at: "feed")
        for (words, input) in Self.runs {
            let isRefused = words.hasPrefix("*")
            let arguments = words.drop { $0 == "*" }.split(separator: " ").map { word in
                word == "ORIGIN"
                    ? origin.address + "feed"
                    : [".opml", ".json", ".svg"].contains { word.hasSuffix($0) }
                        ? home.folder.appending(path: String(word)).path : String(word)
            }
            let outcome = try await home.run(arguments + ["--json"], input: Data(input.utf8))
            #expect((outcome.status != 0) == isRefused, "\(words): \(outcome.words)")
            #expect(!outcome.lines.isEmpty || words == "outbox list", "\(words)")
            for line in outcome.lines {
                let value = try? JSONSerialization.jsonObject(
                    with: Data(line.utf8), options: .fragmentsAllowed)
                #expect(value is [String: any Sendable] || value is String, "\(words): \(line)")
            }
        }
    }

    @Test func `is known of every command that has it`() async throws {
        let help = try await home.run("--experimental-dump-help")
        let tool = try JSONSerialization.jsonObject(with: help.data) as? [String: Any]
        func commands(_ command: [String: Any], _ path: String) -> [String] {
            let parts = command["subcommands"] as? [[String: Any]] ?? []
            let arguments = command["arguments"] as? [[String: Any]] ?? []
            let hasJSON = arguments.contains { argument in
                (argument["names"] as? [[String: Any]] ?? []).contains {
                    $0["name"] as? String == "json"
                }
            }
            if parts.isEmpty { return hasJSON ? [path] : [] }
            return parts.flatMap { part in
                commands(part, "\(path) \(part["commandName"] as? String ?? "")")
            }
        }
        let all = commands(try #require(tool?["command"] as? [String: Any]), "")
            .map { String($0.dropFirst()) }
        #expect(all.count > 50)
        for command in all where !Self.endless.contains(command) {
            let isRun = Self.runs.contains { run in
                (run.words.drop { $0 == "*" } + " ").hasPrefix(command + " ")
            }
            #expect(isRun, "\(command)")
        }
    }
}
