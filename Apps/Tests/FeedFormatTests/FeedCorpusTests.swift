import Foundation
import Testing

@testable import FeedFormat

/// Compares with what the reference parser made of the same files; Docs/Conformance.md lists differences.
@Suite struct `Feed corpora` {
    @Test(
        arguments: [
            ("feedparser", 0.99), ("gofeed", 0.99), ("feed-rs", 0.97), ("feedvalidator", 0.99),
            ("podcastparser", 0.97), ("sanitize", 0.99),
        ])
    func `give the reference's structure where the references agree`(
        name: String, share: Double
    ) throws {
        guard let folder = Corpus.folder("feeds/\(name)") else { return }
        let expectations = try Corpus.json(folder.appendingPathComponent("expectations.json"))
        let files = try #require(expectations["files"] as? [String: [String: Any]])
        var comparison = FeedComparison()
        for (path, record) in files {
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            comparison.compare(path, data, record)
        }
        print("corpus \(name): \(comparison.tally.report)")
        if ProcessInfo.processInfo.environment["SHOW_DIFFERENCES"] != nil {
            comparison.tally.failures.sorted().forEach { print("  \($0)") }
        }
        let structure = ["version", "count", "feed.title", "feed.link", "id", "title", "link"]
        #expect(comparison.tally.share(structure) >= 0.999)
        let all =
            structure + ["published", "updated", "author", "summary", "content", "enclosures"]
        #expect(comparison.tally.share(all) >= share)
    }
}

/// Compares one feed with one record of an expectations file.
struct FeedComparison {
    var tally = Tally()

    mutating func compare(_ path: String, _ data: Data, _ record: [String: Any]) {
        let headers = record["response_headers"] as? [String: String] ?? [:]
        let entries = record["entries"] as? [[String: Any]] ?? []
        let head = record["feed"] as? [String: Any] ?? [:]
        let version = record["version"] as? String ?? ""
        let base = headers["content-location"]
        let disputed = Set(
            (record["disagree"] as? [[String: Any]] ?? []).compactMap { $0["field"] as? String })
        func isDisputed(_ field: String) -> Bool {
            disputed.contains { $0 == "error" || $0 == "entry_count" || $0.hasPrefix(field) }
        }
        guard
            let feed = try? FeedParser.parse(data, contentType: headers["content-type"], url: base)
        else {
            tally.check("refused", version.isEmpty && entries.isEmpty && head.isEmpty, path)
            return
        }
        if isDisputed("error") { return }
        tally.check("version", version.isEmpty || version == feed.format.rawValue, path)
        tally.check("count", entries.count == feed.entries.count, path)
        if !isDisputed("feed.title") {
            let title = head["title"] as? String
            tally.check("feed.title", Self.same(title, feed.title), "\(path) \(title ?? "nil")")
        }
        if let link = head["link"] as? String, !isDisputed("feed.link") {
            tally.check("feed.link", Self.same(link, feed.link), "\(path) \(link)")
        }
        for (index, pair) in zip(entries, feed.entries).enumerated() {
            let (expected, entry) = pair
            func text(_ key: String) -> String? { expected[key] as? String }
            func check(_ key: String, _ value: String?, _ others: String?...) {
                guard !isDisputed("entries[\(index)].\(key)") else { return }
                let isRight =
                    Self.same(text(key), value) || others.contains { Self.same($0, value) }
                tally.check(
                    key, isRight, "\(path)[\(index)] \(text(key) ?? "nil") / \(value ?? "nil")")
            }
            // The reference resolves an id as if it were a link.
            let resolved = entry.id.map { LinkAddress.resolve($0, base: base) }
            if Self.same(text("id"), resolved) {
                tally.check("id", true, path)
            } else {
                check("id", entry.id, text("id_raw"))
            }
            check("title", entry.title)
            check("link", entry.link)
            check("author", entry.authors.first?.text, entry.authors.last?.text)
            if text("published") != nil || text("updated") == nil {
                check("published", entry.published.map(FeedDate.string))
            }
            if text("updated") != nil { check("updated", entry.updated.map(FeedDate.string)) }
            if text("summary") != nil {
                check("summary", (entry.summary ?? entry.content)?.value, entry.content?.value)
            }
            compareLists(path, expected, entry)
        }
    }

    private mutating func compareLists(_ path: String, _ expected: [String: Any], _ entry: Entry) {
        if let contents = expected["content"] as? [[String: Any]] {
            let isRight = contents.contains {
                Self.same($0["value"] as? String, entry.content?.value)
            }
            tally.check("content", isRight, path)
        }
        if let files = expected["enclosures"] as? [[String: Any]] {
            let isRight =
                files.count == entry.enclosures.count
                && zip(files, entry.enclosures).allSatisfy { file, enclosure in
                    (file["url"] as? String).map { enclosure.url.hasSuffix($0) } ?? false
                        && file["type"] as? String == enclosure.type
                }
            tally.check("enclosures", isRight, path)
        }
    }

    /// Whether two texts are the same but for white space and the spelling of empty elements.
    private static func same(_ one: String?, _ other: String?) -> Bool {
        normal(one) == normal(other)
    }

    private static func normal(_ text: String?) -> String {
        guard let text else { return "" }
        var out = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for name in ["br", "hr", "img", "input", "area", "col"] {
            out = out.replacingOccurrences(of: "></\(name)>", with: ">")
        }
        return out.replacingOccurrences(of: " />", with: ">").replacingOccurrences(
            of: "> <", with: "><")
    }
}
