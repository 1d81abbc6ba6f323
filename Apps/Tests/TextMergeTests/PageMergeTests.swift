import Foundation
import Testing
import TextMerge

/// The merge of the pages, in JavaScript, against this one.
@Suite struct `The merge of the pages` {
    private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    private static let fixture = folder.appending(path: "Fixtures/merges.json")
    private static let script = folder.appending(path: "../../../Scripts/text_merge_check.mjs")

    /// The cases of the fixture; `RECORD_TEXT_MERGE=1` writes them anew after a rule has changed.
    @Test func `has a fixture that this merge agrees with`() throws {
        if ProcessInfo.processInfo.environment["RECORD_TEXT_MERGE"] != nil {
            try Self.write(Self.cases(400, seed: 1, length: 40), to: Self.fixture)
        }
        let cases = try JSONDecoder().decode(
            [MergeCase].self, from: Data(contentsOf: Self.fixture))
        #expect(cases.count == 400)
        for one in cases {
            #expect(Self.one(one.base, one.earlier, one.later) == one)
        }
    }

    @Test func `comes to the same results`() throws {
        guard let node = Self.node else {
            print("skipped: text-merge.js was not checked, since node is not installed")
            return
        }
        let fresh = FileManager.default.temporaryDirectory
            .appending(path: "merges-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: fresh) }
        try Self.write(
            Self.cases(1_500, seed: 2, length: 80) + Self.cases(6, seed: 3, length: 6_000)
                + Self.scattered(), to: fresh)
        let process = Process()
        process.executableURL = node
        process.arguments = [Self.script.path, Self.fixture.path, fresh.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private static func cases(_ count: Int, seed: UInt64, length: Int) -> [MergeCase] {
        var typist = Typist(seed: seed)
        return (0..<count).map { _ in
            let kinds = 2 + typist.below(Typist.pieces.count)
            let base = typist.text(pieces: typist.below(length), kinds: kinds)
            let most = max(4, length / 20)
            return one(
                base, typist.edited(base, places: typist.below(most), kinds: kinds),
                typist.edited(base, places: typist.below(most), kinds: kinds))
        }
    }

    /// Texts with more edits than are looked for.
    private static func scattered() -> [MergeCase] {
        var typist = Typist(seed: 4)
        let lines = (0..<3_000).map { "Line \($0) 🍎 of many.\n" }
        func edited(every step: Int) -> String {
            lines.enumerated().map { number, line in
                number % step == 0 ? typist.edited(line, places: 3) + "more\n" : line
            }.joined()
        }
        let base = lines.joined()
        return [
            one(base, edited(every: 20), edited(every: 31)),
            one(base, edited(every: 3), "Mine\n" + base),
            one(base, edited(every: 2), edited(every: 3)),
            one(
                String(repeating: "ab", count: 30_000), String(repeating: "ba", count: 29_000),
                String(repeating: "ab", count: 100) + "!" + String(repeating: "ab", count: 29_900)),
        ]
    }

    private static func one(_ base: String, _ earlier: String, _ later: String) -> MergeCase {
        let merge = TextMerge(base: base, earlier: earlier, later: later)
        return MergeCase(
            base: base, earlier: earlier, later: later, merged: merge.text,
            hasConflict: !merge.conflicts.isEmpty)
    }

    private static func write(_ cases: [MergeCase], to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        try Data(("[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8).write(to: file)
    }

    private static var node: URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: "node") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
