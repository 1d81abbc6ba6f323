import Foundation
import Testing

@testable import LarderServer

@Suite struct `The scripts` {
    /// The scripts that each script imports before it runs, by name.
    private let imports = EmbeddedFiles.all.filter { $0.key.hasSuffix(".js") }.mapValues { text in
        text.matches(of: /from "\.\/([a-z-]+\.js)"/).map { String($0.1) }
    }

    @Test func `import each other one way, and only what is there`() {
        var known: Set<String> = []
        var left = imports
        while let next = left.first(where: { known.isSuperset(of: $0.value) }) {
            known.insert(next.key)
            left[next.key] = nil
        }
        #expect(left.isEmpty, "these import each other in a circle: \(left)")
        #expect(known.count > 10)
    }

    @Test(arguments: [
        "app.js", "forms.js", "keys.js", "live.js", "page.js", "queue.js", "server.js",
        "service-worker.js", "toast.js", "typed.js",
    ])
    func `of all pages name no section, no path of one, and no kind of thing of one`(
        name: String
    ) throws {
        let text = try #require(EmbeddedFiles.all[name])
        let words = text.matches(of: /["'`\/](?:rate|feed|article|place|note|favourite|mark)s?\b/)
        #expect(words.isEmpty, "\(words.map { String($0.0) })")
        #expect(imports[name]?.contains { $0.hasPrefix("notes") || $0 == "text-merge.js" } == false)
    }
}
