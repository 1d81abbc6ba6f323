internal import FeedFormat
internal import Feeds
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import Terminal

extension FeedsRoutes {
    /// The largest list of feeds that can be imported, in bytes.
    static let largestList = 15 << 20

    func addChanges(to router: Router<PageContext>) {
        router.form("/feeds/add") { form, request in
            switch try await presenter.add(form["address"] ?? "", folder: form["folder"]) {
            case .added(let feed, let report):
                let articles = QuantityFormatting.count(report.articles, "article")
                let words = ["Now following \(feed.title) (\(articles))."] + report.notes
                return site.renderer.done(
                    words.joined(separator: " "),
                    see: FeedsPlace(view: .unread, feed: feed.id).address, request)
            case .known(let feed):
                return site.renderer.done(
                    "You already follow \(feed.title).",
                    see: FeedsPlace(view: .all, feed: feed.id).address, request)
            case .choices(let candidates, let page):
                return site.renderer.done(
                    nil,
                    see: ChoicesView.address(
                        candidates, page: page.absoluteString, folder: form["folder"]), request)
            }
        }
        router.get("/feeds/choose") { request, _ in
            let view = ChoicesView(request)
            return site.renderer.page(
                "feeds-choose", site.renderer.frame("Choose a feed", .feeds, request, live: []),
                view)
        }
        router.form("/feeds/remove") { form, request in
            let feed = try await presenter.feed(form["feed"])
            let count = try await presenter.reader.remove(feed.id)
            let kept =
                feed.starred > 0
                ? " "
                    + QuantityFormatting.count(
                        feed.starred, "starred article stays", "starred articles stay") + "."
                : ""
            return site.renderer.done(
                "Removed \(feed.title)"
                    + (count > 0 ? " and \(QuantityFormatting.count(count, "article"))" : "")
                    + ".\(kept)",
                see: "/feeds",
                undo: Undo(
                    path: "/feeds/undo", words: "To follow it again, choose Undo.",
                    fields: ["removed": feed.id]), request)
        }
        router.form("/feeds/rename") { form, request in
            let feed = try await presenter.feed(form["feed"])
            let name = { Subscription.name(form[$0]) }
            // A form that says what it showed changes only what the person changed in it.
            let shown = form["folder-shown"].map {
                (name: name("name-shown"), folders: FeedsPresenter.folders($0))
            }
            let step = try await presenter.reader.rename(
                feed.id, name: name("name"), folders: FeedsPresenter.folders(form["folder"]),
                shown: shown)
            let after = try await presenter.feed(feed.id)
            return site.renderer.done(
                after.title == feed.title
                    ? "Saved." : "The feed is called \(FeedsPresenter.short(after.title, 80)) now.",
                see: Self.back(form),
                undo: step.map { step in
                    Undo(
                        path: "/feeds/undo",
                        fields: [
                            "changed": feed.id, "step": step.number.map(String.init) ?? "",
                        ])
                }, request)
        }
        router.get("/feeds/export.opml") { _, _ in
            let text = try await presenter.reader.subscriptionList().opml()
            return Response(
                status: .ok,
                headers: [
                    .contentType: "text/x-opml; charset=utf-8", .cacheControl: "no-store",
                    .contentDisposition: "attachment; filename=\"larder-feeds.opml\"",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
        }
        router.post("/feeds/import") { request, _ in
            let file = try await Self.file(request)
            return site.renderer.done(try await presenter.take(file), see: "/feeds", request)
        }
    }

    /// The file of a form, or the body itself if it is not a form.
    static func file(_ request: Request) async throws -> Data {
        var copy = request
        let body: ByteBuffer
        do {
            body = try await copy.collectBody(upTo: largestList + (64 << 10))
        } catch let error as HTTPError where error.status == .contentTooLarge {
            throw PageError(
                .contentTooLarge,
                "The file is larger than \(QuantityFormatting.bytes(largestList)).")
        }
        let type = request.headers[.contentType] ?? ""
        guard type.lowercased().hasPrefix("multipart/") else { return Data(body.readableBytesView) }
        let parts = try Multipart.parts(of: Array(body.readableBytesView), type)
        guard let file = parts.first(where: { $0.fileName != nil }), !file.body.isEmpty else {
            throw PageError(.unprocessableContent, "Choose a file first.")
        }
        return Data(file.body)
    }
}

extension FeedsPresenter {
    /// The longest time a person waits for a feed that they add.
    private static let patience = Duration.seconds(30)

    /// Follows the feed at an address, or the one that the page there links to.
    func add(_ address: String, folder: String?) async throws -> FeedReader.Addition {
        let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty, address.utf8.count < 4_000 else {
            throw PageError(
                .unprocessableContent,
                "Enter the address of a feed, or of a page with a feed, such as example.org.")
        }
        let folders = Self.folders(folder)
        return try await within(Self.patience, site.resources.environment.clock) {
            try await reader.add(address, folders: folders)
        }
    }

    /// The folders in a path, such as "News/Local".
    static func folders(_ text: String?) -> [String] { Subscription.folders(text) }

    /// Begins to fetch the feeds that were just imported, and says so.
    private func fetchImported() -> String {
        if site.resources.offline.isOffline {
            return "Offline mode is on: turn it off to fetch them."
        }
        if site.refresher.isRunning(.feeds) {
            return "Another refresh is running: press Refresh after it to fetch them."
        }
        reader.startRefresh(force: false, by: site.refresher)
        return "Larder is fetching them now."
    }

    /// A sentence about the feeds of a list that have no address to fetch, if there are any.
    private static func leftOut(_ names: [String]) -> String {
        guard let first = names.first else { return "" }
        let rest =
            names.count > 1
            ? " and \(QuantityFormatting.count(names.count - 1, "other"))" : ""
        return " Left out, without a web address: “\(short(first, 60))”\(rest)."
    }

    /// Imports a list of feeds, or exported marks, and begins to fetch the feeds; returns the outcome in words.
    func take(_ file: Data) async throws -> String {
        if file.starts(with: Array("{\"larder\"".utf8)) {
            let (marks, changed) = try await reader.importMarks(file)
            return
                "\(QuantityFormatting.count(marks, "mark")) read, \(changed) of them newer than yours."
        }
        let list: SubscriptionList
        do {
            list = try SubscriptionList(file)
        } catch let error as FeedFormatError where error.code == .tooLarge {
            throw PageError(.contentTooLarge, error.message)
        } catch {
            throw PageError(
                .unprocessableContent,
                "This is not a list of feeds. Choose an OPML file, as other readers export it.")
        }
        let result = try await reader.subscribe(to: list)
        return
            "\(QuantityFormatting.count(result.added, "feed")) added, \(result.known) already followed."
            + Self.leftOut(result.refused) + (result.added > 0 ? " \(fetchImported())" : "")
    }
}

/// The feeds that a page links to, to choose from.
///
/// They are part of the address of the page, so nothing has to be kept until somebody chooses, and
/// nothing is fetched before that.
struct ChoicesView: Sendable {
    var page: String
    /// The folder that the chosen feed goes to.
    var folder: String?
    var choices: [Choice]
    var isEmpty: Bool

    struct Choice: Sendable {
        var address: String
        var title: String
    }

    private static let most = 12

    init(_ request: Request) {
        page = String(request.query("page")?.prefix(300) ?? "")
        folder = request.query("folder")
        choices = (0..<Self.most).compactMap { index -> Choice? in
            guard let address = webLink(request.query("u\(index)")) else { return nil }
            return Choice(
                address: address, title: String((request.query("t\(index)") ?? address).prefix(100))
            )
        }
        isEmpty = choices.isEmpty
    }

    static func address(
        _ candidates: [FeedDiscovery.Candidate], page: String, folder: String?
    ) -> String {
        let parts = candidates.prefix(most).enumerated().map { index, candidate in
            "u\(index)=\(queryText(String(candidate.url.prefix(400))))"
                + (candidate.title.map { "&t\(index)=\(queryText(String($0.prefix(80))))" } ?? "")
        }
        let into = folder.map { "&folder=\(queryText(String($0.prefix(400))))" } ?? ""
        return "/feeds/choose?page=\(queryText(String(page.prefix(300))))\(into)&"
            + parts.joined(separator: "&")
    }
}

/// Runs the body, and gives up after a time.
private func within<Result: Sendable>(
    _ limit: Duration, _ clock: any Clock<Duration>,
    _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await clock.sleep(for: limit)
            throw LarderError(
                .timedOut, message: "The server did not answer in time. Try again later.")
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw CancellationError() }
        return first
    }
}
