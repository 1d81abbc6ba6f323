public import Feeds
public import Foundation
public import Larder
public import Notes
public import Places
public import Sync

/// Everything that a person said in Larder: what is kept in step, exported and imported.
public enum PersonalData {
    /// Creates the journal of what a person said in the applications; `place` says where the storage is, see
    /// ``SyncJournal``.
    public static func journal(
        feeds: FeedReader, places: PlaceBook, notes: NoteBook,
        storage: any EntryStorage & MarkStorage & ShelfStorage, place: String? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) -> SyncJournal {
        SyncJournal(
            storage: storage,
            kinds: [
                FeedKind(feeds), MarkKind(storage), PlaceKind(places), NoteKind(notes),
                PositionKind(places),
            ], place: place, environment: environment)
    }

    /// The format of exports; see `Docs/Sync.md`.
    static let format = "personal data"

    private struct File: Encodable {
        var larder: String
        var version: Int
        var records: [SyncRecord]
    }

    /// Writes everything that was said as one JSON object, with the records in a fixed order.
    public static func exported(from journal: SyncJournal) async throws -> (data: Data, count: Int)
    {
        var known: [SyncElement: SyncRecord] = [:]
        var position: String?
        while true {
            let page = try await journal.page(after: position, limit: SyncJournal.longestPage)
            for record in page.records { known[record.element] = record }
            // What was changed in the meantime comes on a later page, and its last version stays.
            if page.position == position { break }
            position = page.position
        }
        let records = known.values.sorted {
            $0.kind == $1.kind
                ? $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) : $0.kind < $1.kind
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let file = File(larder: format, version: 1, records: records)
        return (try encoder.encode(file), records.count)
    }

    /// Takes over what ``exported(from:)`` wrote; what is later stays, so importing twice changes nothing.
    public static func imported(_ data: Data, into journal: SyncJournal) async throws -> SyncAnswer
    {
        let head = try? JSONDecoder().decode(Head.self, from: data)
        guard let head, head.larder == format else {
            // The format is the first that an export says.
            let beginning = String(decoding: data.prefix(200), as: UTF8.self)
            if head == nil, beginning.contains("\"larder\""), beginning.contains(format) {
                throw LarderError(
                    .unreadable,
                    message:
                        "The file ends in the middle, or is damaged: export or copy it again. Nothing was changed."
                )
            }
            throw LarderError(
                .unreadable,
                message: "This is not a file that `larder export` wrote. Feeds from other readers: "
                    + "`larder feeds import`")
        }
        guard head.version == 1 else {
            throw LarderError(
                .tooNew,
                message:
                    "The file has version \(head.version) of the format, and this program knows "
                    + "version 1. Update Larder.")
        }
        let received: ReceivedRecords
        do {
            received = try JSONDecoder().decode(Body.self, from: data).records
        } catch {
            throw LarderError(
                .unreadable,
                message: "The file is damaged: it has no list of records. Nothing was changed.",
                cause: error)
        }
        var answer = try await journal.merge(received.records, from: nil)
        answer.refused += received.refused
        return answer
    }

    private struct Body: Decodable { var records: ReceivedRecords }

    private struct Head: Decodable {
        var larder: String
        var version: Int
    }
}
