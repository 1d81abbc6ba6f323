#if Log && Metrics && Tracing
import Foundation
import InMemoryLogging
import Larder
import LarderSimulation
import LarderTelemetry
import Logging
import Testing

/// An error as an app throws it.
private struct LoginError: Error, CustomStringConvertible {
    let user: String
    var description: String { "\(user) may not do that" }
}

private struct Message: Codable, ListItem {
    var id: String
    var text: String
}

/// Keeps the events themselves.
private final class EventCollector: Reporter {
    let events = Locked<[LarderEvent]>([])
    func report(_ event: LarderEvent) { events.withLock { $0.append(event) } }
}

@Suite(.timeLimit(.minutes(5))) struct `Telemetry` {
    private let clock = ManualClock()
    private let reported = Reported()
    private let collector = EventCollector()

    /// What is in every key, value, address, path and message, and must not be reported.
    private let secret = "Zaphod"

    private var environment: StoreEnvironment {
        reported.environment(clock, reporter: collector)
    }

    /// Expects that nothing reported has the secret, but events had it.
    private func expectNothingPersonal() {
        #expect(reported.texts.filter { $0.localizedCaseInsensitiveContains(secret) } == [])
        #expect(
            collector.events.withLock { events in
                events.contains { String(describing: $0).contains(secret) }
            })
    }

    @Test func `of a whole app has nothing personal`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "\(secret)-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let storage = try FolderStorage(
            at: folder.appending(path: "entries"), environment: environment)
        try await useStore(storage)
        try await useList()
        try await useShelf()
        try await useBlobs(folder)
        try await useOutbox()
        try await storage.close()

        expectNothingPersonal()
        let expected: Set = [
            "cache memory hit", "cache miss", "fetch started", "fetch succeeded",
            "fetch not modified",
            "fetch failed", "fetch retried", "storage committed", "store invalidated",
            "store erased",
            "outbox enqueued", "outbox sent", "outbox send failed", "outbox parked",
        ]
        #expect(expected.subtracting(reported.messages) == [])
        #expect(
            Set(reported.fetches.compactMap { $0.text("larder.store.name") })
                == ["profiles", "messages", "blobs"])
        #expect(
            Set(reported.fetches.compactMap { $0.text("error.type") }) == ["unreadable", "refused"])
    }

    private func useStore(_ storage: FolderStorage) async throws {
        let secret = secret
        let source = ScriptedSource<String>(
            [
                .failure(.unreachable, "\(secret) is away"),
                .fetched(
                    Fetched("profile of \(secret)", validators: ["etag": secret], tags: [secret])),
                .notModified(NotModified(validators: ["etag": secret])),
                ScriptedSource.Step { _ in throw LoginError(user: secret) },
                .failure(.refused, "https://example.org/?user=\(secret)"),
            ], clock: clock)
        let store = Store<String>(
            name: "profiles", source: source, storage: storage, freshness: .after(.seconds(60)),
            environment: environment)
        let key = Key("users", secret)
        async let first = store.load(key)
        await clock.sleepers()
        clock.advance(by: .seconds(10))
        #expect(try await first.value == "profile of \(secret)")
        try await store.load(key)
        try await store.refresh(key)
        await #expect(throws: (any Error).self) { try await store.refresh(key) }
        await #expect(throws: (any Error).self) { try await store.load(key, policy: .noStore) }
        try await store.set(key, to: "\(secret) again")
        try await store.invalidate(key)
        try await store.invalidate(tags: [secret])
        try await store.invalidate(key, erase: true)
    }

    private func useList() async throws {
        let secret = secret
        let source = ClosurePagedSource<Message> { request in
            .value(
                Page(
                    [Message(id: "\(secret)-\(request.cursor?.text ?? "")", text: secret)],
                    next: request.cursor == nil ? PageCursor(secret) : nil))
        }
        let list = PagedStore(name: "messages", source: source, environment: environment)
            .list(Key("inbox", secret))
        try await list.load()
        #expect(try await list.load(.cached, .more).items.count == 2)
    }

    private func useShelf() async throws {
        let columns = ShelfColumns<Message>(
            scope: secret, group: \.text, order: { .text($0.id) }, words: { [$0.text] },
            marks: [.read])
        let shelf = Shelf(
            "mail", columns: columns, storage: MemoryStorage(), marks: MemoryStorage(),
            environment: environment)
        _ = try await shelf.upsert([Message(id: secret, text: secret)])
        _ = try await shelf.mark([secret], .read)
        #expect(try await shelf.search(SearchQuery(secret)).count == 1)
    }

    private func useBlobs(_ folder: URL) async throws {
        let secret = secret
        let blobs = try BlobStore(at: folder.appending(path: "blobs"), environment: environment)
        let url = URL(filePath: "/\(secret).png")
        for _ in 0..<2 {
            #expect(try await blobs.load(url) { _ in Data(secret.utf8) } == Data(secret.utf8))
        }
        await #expect(throws: (any Error).self) {
            try await blobs.load(URL(filePath: "/other/\(secret).png")) { _ in
                throw LoginError(user: secret)
            }
        }
    }

    private func useOutbox() async throws {
        let secret = secret
        let destination = ClosureDestination<String> { delivery in
            guard delivery.payload.hasSuffix("again") else {
                throw LarderError(.refused, message: "no entry for \(secret)")
            }
        }
        let outbox = Outbox(
            name: "sent-mail", destination: destination, storage: MemoryStorage(),
            environment: environment)
        try await outbox.enqueue("mail of \(secret)", in: Key("lanes", secret))
        try await outbox.enqueue("mail of \(secret) again", in: Key("others", secret))
        try await outbox.drain()
    }

    @Test func `of every kind of event has nothing personal, and a name and a level`() {
        let error = LarderError(
            .damaged, key: Key(secret), message: secret, cause: LoginError(user: secret))
        for kind in LarderEvent.Kind.allCases {
            environment.reporter.report(
                LarderEvent(
                    kind, subject: "/home/\(secret)/data.sqlite", key: Key(secret),
                    duration: .seconds(1), count: 2, bytes: 3, detail: secret, error: error))
            environment.reporter.report(
                LarderEvent(
                    kind, named: "http-cache", subject: "https://\(secret).example",
                    key: Key(secret), detail: secret, error: error))
        }
        expectNothingPersonal()
        #expect(Set(reported.messages).count == LarderEvent.Kind.allCases.count)
        #expect(
            reported.log.entries.filter { $0.metadata["larder.store.name"] == nil }.count
                == LarderEvent.Kind.allCases.count)
    }
}
#endif
