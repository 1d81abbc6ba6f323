internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import Records
internal import ServiceLifecycle
internal import Sync

/// The interface by which other larders stay in step with this one; see `Docs/Sync.md`.
struct SyncRoutes {
    let site: Site
    let journal: SyncJournal

    /// The sender that is the page of this larder itself.
    private static let page = "page"

    /// The path of the records.
    static let path = APIRoutes.prefix + "/sync/records"

    /// The longest body of records: a note of the largest size, with its versions, as JSON.
    static let longestBody = 10 << 20

    func add(to api: RouterGroup<PageContext>) {
        api.get("sync") { request, _ in
            try Self.answer(
                try await journal.greeting(from: request.replica, after: request.query("after")))
        }
        api.post("sync") { request, _ in
            guard let position = request.query("lost") else {
                throw PageError(
                    .badRequest,
                    "“lost” must be a position that this larder gave and does not know.")
            }
            return try Self.answer(
                try await journal.noticeLoss(of: position, toldBy: request.replica))
        }
        api.get("sync/records") { request, _ in
            do {
                let kinds = request.queryWithEmpty("kinds")?
                    .split(separator: ",").map(String.init)
                return try Self.answer(
                    try await journal.page(
                        after: request.query("after"),
                        limit: try request.number(
                            "limit", in: 1...SyncJournal.longestPage, or: 500),
                        except: request.query("except"), kinds: kinds, showsDamage: true))
            } catch let reason as SyncPositionError {
                return Self.answer(to: reason)
            }
        }
        api.post("sync/records") { request, _ in
            guard let replica = request.replica else {
                throw PageError(
                    .badRequest, "“from” must be the sender’s replica: small letters and digits.")
            }
            let received = try await Self.records(request)
            guard received.count <= SyncJournal.longestPage else {
                throw PageError(
                    .contentTooLarge, "At most \(SyncJournal.longestPage) records go at once.")
            }
            let records = received.records
            var answer =
                replica == Self.page
                ? try await take(records, id: request.headers[.idempotencyKey])
                : try await journal.take(records, from: replica, at: request.query("at"))
            answer.refused += received.refused
            return try Self.answer(answer)
        }
    }

    /// Takes the marks that waited in a browser: they count as said here, at their time, and can be undone here.
    private func take(_ records: [SyncRecord], id: String?) async throws -> SyncAnswer {
        let answer = try await site.changes.once(id) {
            var answer = SyncAnswer()
            for record in records {
                do {
                    try await take(record)
                    answer.taken += 1
                } catch let error as LarderError where error.isAboutContent {
                    answer.refuse(record, error)
                }
            }
            return answer
        }
        if let answer { return answer }
        var again = SyncAnswer()
        again.known = records.count
        return again
    }

    private func take(_ record: SyncRecord) async throws {
        try journal.check(record)
        let parts = Key(path: record.id).components
        if parts.count == 3, case .bool(let isSet)? = record.value {
            let mark = Mark(
                scope: parts[0], item: parts[1], name: Mark.Name(rawValue: parts[2]),
                isSet: isSet, date: record.stamp.date)
            for section in site.sections where try await section.mark(mark) { return }
        }
        throw LarderError(.unsupported, message: "Pages can send only marks here.")
    }

    private static func records(_ request: Request) async throws -> ReceivedRecords {
        var copy = request
        let body = try await copy.collectBody(upTo: longestBody)
        do {
            return try JSONDecoder().decode(Push.self, from: Data(body.readableBytesView)).records
        } catch {
            throw PageError(
                .badRequest,
                "The body is not a JSON object with a list of records.")
        }
    }

    private struct Push: Decodable { var records: ReceivedRecords }

    private static func answer(_ value: some Encodable) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Response(
            status: .ok,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try encoder.encode(value))))
    }

    private static func answer(to reason: SyncPositionError) -> Response {
        let message =
            switch reason {
            case .expired:
                "Removals since then were forgotten. Read everything from the beginning, and compare."
            case .unknown:
                "The position is not one of this larder. Read everything from the beginning."
            }
        return .record([JSONText.error(reason.rawValue, message)], status: .gone)
    }
}

extension Request {
    /// The larder that asks; nil if it does not say.
    fileprivate var replica: String? {
        query("from").flatMap { HybridTime.isReplica($0) ? $0 : nil }
    }
}

/// Notices what is said here while the server runs, so that everything has the time at which it was said.
struct SyncWatch: Service {
    let journal: SyncJournal
    let userData: any Storage

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    for try await _ in userData.changes(after: try await userData.position()) {
                        // Without anybody to tell, there is no need for times.
                        if try await journal.isInUse() { try await journal.capture() }
                    }
                    return
                } catch {
                    // The next request notices it; here it is tried again soon.
                    let clock = journal.environment.clock
                    guard (try? await clock.sleep(for: .seconds(5))) != nil else { return }
                }
            }
        }
    }
}
