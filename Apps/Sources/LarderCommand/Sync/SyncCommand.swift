internal import ArgumentParser
internal import Foundation
internal import Larder
internal import Records
internal import Sync
internal import Terminal

/// `larder sync`.
struct SyncCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Keep your data in step with another larder, both ways.",
        discussion: """
            larder sync https://larder.example --token-file ~/.larder-token
            larder sync http://192.168.1.5:8080 --watch

            The other larder is one that `larder serve` serves. Read and star marks, favourites, feeds, \
            saved places and notes go both ways; your position only with --position. Each larder can \
            be used alone for weeks: of two changes, the later stays; what was typed in two places is \
            merged. A server for other machines requires a token: run `larder tokens new NAME` there. \
            Put it in a file, or in the variable LARDER_TOKEN. What could not be sent waits: \
            `larder outbox`. Passwords of feeds are not sent.
            """)

    @OptionGroup var common: CommonOptions

    @Option(
        help: "A file with the token, or - for standard input. [LARDER_TOKEN: the token itself]",
        completion: .file())
    var tokenFile: String?

    @Flag(help: "Go on until you press Ctrl-C: send what changes, and look for news.")
    var watch = false

    @Option(help: "With --watch: how many seconds to wait between looks.")
    var every = 30

    @Flag(help: "Exchange your current and earlier positions too.")
    var position = false

    @Argument(help: "The address of the other larder's page.")
    var url: String

    func validate() throws {
        guard (1...86_400).contains(every) else {
            throw ValidationError("--every must be a number of seconds from 1 to 86400.")
        }
        _ = try SyncAddress(url)
    }

    func run() async throws {
        let address = try SyncAddress(url)
        let token = try SyncToken.read(from: tokenFile)
        if token != nil, address.isOpen {
            Console.error(
                "larder: \(address.text) is not encrypted, so others on the way can read your data and the "
                    + "token. Use https if you can.")
        }
        let settings = try Settings(flags: common.flags)
        try await Composition.run(settings) { composition in
            let client = SyncClient(
                journal: composition.journal, address: address.text,
                transport: HTTPSyncTransport(
                    client: composition.ownServers, url: address.url, token: token),
                kinds: composition.journal.names.filter { position || $0 != "position" })
            guard watch else {
                let report = try await attempt("sync with \(address.text)", refused: .configuration)
                {
                    try await once(client, composition)
                }
                say(report, address)
                try await check(report, client, address)
                return
            }
            let isFirst = Locked(true)
            await SyncLoop(
                client: client, composition: composition, every: .seconds(every)
            ).run { outcome in
                switch outcome {
                case .success(let report):
                    let isFirst = isFirst.withLock { isFirst in
                        defer { isFirst = false }
                        return isFirst
                    }
                    if isFirst || report.sent + report.taken + report.removed > 0
                        || report.restart != nil
                    {
                        say(report, address)
                    }
                case .failure(let error):
                    Console.error(
                        "larder: "
                            + CommandFailure(error, while: "sync with \(address.text)").message)
                }
            }
        }
    }

    /// Exchanges everything, and waits for what another program is sending, or was when it was killed.
    private func once(
        _ client: SyncClient, _ composition: Composition
    ) async throws -> SyncClient.Report {
        var report = try await client.sync()
        for _ in 0..<15 where report.counts.waiting > 0 {
            let waiting = try await client.outbox.waiting(limit: 100)
            guard waiting.contains(where: { $0.state == .sending || $0.failure == nil })
            else { break }
            try await composition.environment.clock.sleep(for: .seconds(1))
            report.add(try await client.sync())
        }
        return report
    }

    private func say(_ report: SyncClient.Report, _ address: SyncAddress) {
        for refusal in report.refused.prefix(20) {
            Console.error(
                "larder: can't take the \(refusal.kind) \(refusal.id.printable): \(refusal.message.afterColon)"
            )
        }
        for refusal in report.unsent.prefix(20) {
            Console.error(
                "larder: can't send the \(refusal.kind) \(refusal.id.printable): \(refusal.message.afterColon)"
            )
        }
        for message in report.renamed { Console.error(message) }
        switch report.restart {
        case .expired:
            Console.error(
                "You were away for longer than \(address.text) remembers removals, so everything was compared. "
                    + "Removed here because it is gone there: "
                    + QuantityFormatting.count(report.removed, "thing") + ".")
        case .unknown:
            Console.error(
                "\(address.text) has other data than last time, so everything was compared and sent again."
            )
        case nil: break
        }
        if common.json {
            return Console.print(
                JSONText.object([
                    ("to", .string(address.text)), ("sent", .int(report.sent)),
                    ("received", .int(report.taken)), ("refused", .int(report.refused.count)),
                    ("removed", .int(report.removed)),
                    ("renamed", .array(report.renamed.map { .string($0) })),
                    ("restarted", .text(report.restart?.rawValue)),
                    ("waiting", .int(report.counts.waiting)),
                    ("parked", .int(report.counts.parked)),
                ]).line)
        }
        let state = report.counts.waiting > 0 ? "Not in step" : "In step"
        Console.text(
            "\(state) with \(address.text): \(report.sent) sent, \(report.taken) received.")
        if report.counts.parked > 0 {
            Console.error(
                "\(QuantityFormatting.count(report.counts.parked, "write")) can't be taken there: "
                    + "`larder outbox list`")
        }
    }

    /// Throws if something still waits, with the reason.
    private func check(
        _ report: SyncClient.Report, _ client: SyncClient, _ address: SyncAddress
    ) async throws {
        guard report.counts.waiting > 0 else { return }
        let failure = try await client.outbox.waiting(limit: 10).compactMap(\.failure).last
        throw CommandFailure(
            failure?.error.code == .refused ? .configuration : .tryAgain,
            "can't send \(QuantityFormatting.count(report.counts.waiting, "write")) to \(address.text) yet: "
                + (failure?.error.message.afterColon ?? "others are sending. Try again later."))
    }
}

/// The address of another larder's page.
struct SyncAddress {
    let url: URL
    /// The address as it is named everywhere, without a slash at the end.
    let text: String

    init(_ typed: String) throws {
        var text = typed
        while text.hasSuffix("/") { text.removeLast() }
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = url.host(), !host.isEmpty,
            url.query() == nil, url.fragment() == nil
        else {
            throw ValidationError(
                "\(typed.printable) is not the address of a larder: write one such as "
                    + "https://larder.example or http://192.168.1.5:8080.")
        }
        guard url.user() == nil, url.password() == nil else {
            throw ValidationError(
                "The address has a name or a password in it. Use a token: put it in a file, and name that "
                    + "with --token-file.")
        }
        (self.url, self.text) = (url, text)
    }

    /// Whether others on the way can read what is sent.
    var isOpen: Bool {
        url.scheme?.lowercased() == "http"
            && !["localhost", "127.0.0.1", "[::1]", "::1"].contains(url.host() ?? "")
    }
}

/// The token for another larder, which is never written anywhere.
enum SyncToken {
    static func read(
        from file: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> String? {
        guard let file else {
            let token = environment["LARDER_TOKEN"] ?? ""
            return token.isEmpty ? nil : try checked(token, "LARDER_TOKEN")
        }
        if file == "-" { return try checked(readLine() ?? "", "the input") }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandFailure(
                .configuration,
                "can't read the token in \(file.printable): there is no such file, or you may not.")
        }
        return try checked(String(decoding: data.prefix(10_000), as: UTF8.self), file)
    }

    private static func checked(_ text: String, _ place: String) throws -> String {
        let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...200).contains(token.utf8.count),
            token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else {
            throw CommandFailure(
                .configuration,
                "\(place.printable) holds no token: write the line that `larder tokens new` shows.")
        }
        return token
    }
}

/// Keeps in step until the task is cancelled: after changes here, and now and then to look for news.
struct SyncLoop: Sendable {
    let client: SyncClient
    let composition: Composition
    let every: Duration

    func run(
        _ tell: @escaping @Sendable (Result<SyncClient.Report, any Error>) -> Void
    ) async {
        let (wishes, wish) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let clock = composition.environment.clock
        await withTaskGroup { group in
            group.addTask {
                await StorageChanges(
                    storages: [composition.userData], environment: composition.environment
                ).follow(where: { $0.isNews }) { wish.yield() }
            }
            group.addTask { [every] in
                while (try? await clock.sleep(for: every)) != nil { wish.yield() }
            }
            wish.yield()
            for await _ in wishes {
                do { tell(.success(try await client.sync())) } catch { tell(.failure(error)) }
            }
            group.cancelAll()
        }
    }
}

extension ChangeSet {
    /// Whether a person may have said something, rather than the exchange itself having moved on.
    fileprivate var isNews: Bool {
        isEverything || hasMarks || groups.contains { !SyncJournal.shelfNames.contains($0.shelf) }
            || (keys + prefixes).contains { key in
                let store = key.components.first ?? ""
                return store != "sync" && !store.hasPrefix("outbox") && store != "leases"
            }
    }
}
