internal import ArgumentParser
internal import FeedFormat
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// `larder feeds show`.
struct FeedsShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show an article as readable text, and mark it as read.")

    @OptionGroup var options: FeedsOptions

    @Argument(help: "The number of the article in `larder feeds items`.")
    var number: String

    @Flag(help: "Open its page in the browser instead.")
    var open = false

    @Flag(help: "Don't mark it as read.")
    var keepUnread = false

    @Flag(help: "Show the text as sanitised HTML.")
    var html = false

    func run() async throws {
        try await options.run("show article \(number.prefix(40))") { composition, reader in
            let article = try await reader.article(number)
            if open {
                guard let link = article.row.link else {
                    throw CommandFailure(.badData, "article \(number) has no link to open.")
                }
                try Browser.open(link)
            } else {
                let lines = try await ArticleLines(reader, at: composition.environment.now())
                show(article, lines)
            }
            if !keepUnread { try await reader.mark([article.row.id], .read) }
        }
    }

    private func show(_ article: Shelved<Article>, _ lines: ArticleLines) {
        let body = article.row.text ?? article.row.summary ?? FeedText("")
        let safe = HTMLSanitizer().sanitize(body)
        if options.common.json {
            return Console.print(lines.json(article, JSONText.content(of: article.row)).line)
        }
        if html { return Console.lines(of: safe) }
        if !article.row.hasTitleFromText { Console.text(article.row.title.printable, .bold) }
        var facts = [lines.feed(article.row)]
        if let author = article.row.byline { facts.append(author) }
        facts.append(DateFormatting.local(article.published(at: lines.now)))
        Console.text(facts.map(\.printable).joined(separator: " · "), .dim)
        if let link = article.row.link { Console.text(link.printable, .dim) }
        Console.text("")
        let width = min(Console.width ?? 80, 80)
        let text = PlainText.render(body, width: width)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            Console.line(String(line).printable)
        }
        for file in article.row.enclosures {
            let size = file.length.map { ", " + QuantityFormatting.bytes(Int(clamping: $0)) } ?? ""
            Console.text("\(file.type ?? "file")\(size): \(file.url.printable)", .dim)
        }
    }
}

/// The person's browser.
enum Browser {
    /// Opens a page; refuses everything but http and https addresses.
    static func open(_ link: String) throws {
        guard let url = URL(string: link), ["http", "https"].contains(url.scheme?.lowercased())
        else {
            throw CommandFailure(.badData, "\(link.printable) is not a web address.")
        }
        #if os(macOS)
        let program = "open"
        #else
        let program = "xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, url.absoluteString]
        // What it says would stand in the middle of a screen.
        (process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice
        )
        do {
            try process.run()
        } catch {
            throw CommandFailure(.failure, "can't start \(program): \(error.reason).")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailure(
                .failure,
                "no browser opens the page (asked with \(program)). Its address: \(url.absoluteString)"
            )
        }
    }
}
