internal import ArgumentParser
internal import FeedFormat
internal import Foundation
internal import Records

/// `larder feeds sanitize`.
struct FeedsSanitize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sanitize",
        abstract: "Make the HTML of an article safe to show.",
        discussion: """
            larder feeds sanitize article.html --base https://example.org/ > clean.html

            The output never contains scripts, frames, forms, styles or event handlers. With --json, \
            each line of standard input is a JSON string and is answered with one; any other line is \
            answered with {"error": …}.
            """)

    @OptionGroup var input: FeedsInput

    @Option(help: ArgumentHelp("The base of relative addresses.", valueName: "url"))
    var base: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if common.json, let file = input.file, file != "-" {
            throw ValidationError(
                "With --json, pipe the lines to standard input instead of naming a file.")
        }
    }

    func run() throws {
        let sanitizer = HTMLSanitizer()
        guard common.json else {
            let html = String(decoding: try input.bytes("sanitize"), as: UTF8.self)
            let clean = sanitizer.sanitize(html, base: base)
            if !clean.isEmpty { Console.lines(of: clean) }
            return
        }
        var lines = InputLines()
        while let line = try lines.next() {
            guard let html = JSONText.string(from: line) else {
                Console.print(Self.refusal.line)
                continue
            }
            Console.print(JSONText.string(sanitizer.sanitize(html, base: base)).line)
        }
    }

    private static let refusal = JSONText.object([
        JSONText.error("bad-input", "Write one JSON string on each line.")
    ])
}
