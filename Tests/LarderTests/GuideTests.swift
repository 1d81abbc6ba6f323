import Foundation
import Testing

/// The guides beside the code, and what their code blocks are taken from.
@Suite struct `The guides` {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func files(_ folder: String, _ type: String) throws -> [URL] {
        let folder = root.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(type) && !$0.contains(".build") }.sorted()
            .map { folder.appending(path: $0) }
    }

    /// The lines of a text without their common indentation and without blank lines.
    static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    @Test func `have no code that is not compiled`() throws {
        let code = try ["Snippets", "Scripts/screens", "Tests/Outside/Sources"].flatMap {
            try Self.files($0, ".swift")
        }.map { Self.lines(try String(contentsOf: $0, encoding: .utf8)).joined(separator: "\n") }
        #expect(code.count > 10)
        let outbox = Self.root.appending(path: "Docs/Outbox.md")
        for guide in try Self.files("Sources", ".md") + [outbox] {
            let text = try String(contentsOf: guide, encoding: .utf8)
            for block in text.components(separatedBy: "```swift\n").dropFirst() {
                let lines = Self.lines(block.components(separatedBy: "\n```")[0])
                let isThere = code.contains { $0.contains(lines.joined(separator: "\n")) }
                #expect(isThere, "\(guide.lastPathComponent): \(lines.joined(separator: "\n"))")
            }
        }
    }

    @Test func `The five small apps have at most forty lines`() throws {
        let apps = try Self.files("Snippets", ".swift").filter {
            $0.lastPathComponent.hasPrefix("App")
        }
        #expect(apps.count == 5)
        for app in apps {
            let count =
                try String(contentsOf: app, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false
                ).count - 1
            #expect(count <= 40, "\(app.lastPathComponent) has \(count) lines")
        }
    }
}
