#if SQLite
import Foundation
import Larder
import LarderSQLite
import LarderSimulation

/// A copy of the data that version 0.1 of the library wrote; `Fixtures/v0.1/README.md` says what it
/// holds.
///
/// Everything is opened here and nowhere else in these tests, so that a change of the way storages
/// are made touches only this file.
struct OldData: Sendable {
    let folder: TemporaryFolder
    let clock: ManualClock

    /// When the clock of the program stood that wrote the data.
    static let written = Date(timeIntervalSince1970: 1_795_305_600)

    /// Copies the data, so that nothing that is done to it reaches the next test.
    init() throws {
        folder = TemporaryFolder()
        clock = ManualClock(date: OldData.written.addingTimeInterval(60))
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/v0.1")
        try FileManager.default.copyItem(at: fixture, to: folder.url)
    }

    // MARK: - Storages

    /// What could be fetched again.
    func cache() throws -> SQLiteStorage {
        try SQLiteStorage(
            at: folder.file("cache.sqlite"), durability: .rebuildable,
            environment: clock.environment())
    }

    /// What a person said.
    func said() throws -> SQLiteStorage {
        try SQLiteStorage(
            at: folder.file("said.sqlite"), durability: .precious,
            environment: clock.environment())
    }

    /// Ten entries as files.
    func cards(_ durability: Durability = .precious) throws -> FolderStorage {
        try FolderStorage(
            at: folder.file("cards"), durability: durability, environment: clock.environment())
    }

    /// Binary values.
    func pictures() throws -> BlobStore {
        try BlobStore(
            at: folder.file("pictures"), durability: .precious, environment: clock.environment())
    }

    // MARK: - Families

    /// Values from a source, with all that a source can say of them.
    func cities(
        in storage: any EntryStorage, from source: (any Source<City>)? = nil
    ) -> Store<City> {
        Store(
            name: "cities", source: source, storage: storage,
            freshness: .after(.seconds(3_600), stale: .seconds(86_400)), retry: .never,
            environment: clock.environment())
    }

    /// Numbers in families of keys.
    func prices(in storage: any EntryStorage, from source: (any Source<Int>)? = nil) -> Store<Int> {
        Store(
            name: "prices", source: source, storage: storage, freshness: .untilInvalidated,
            retry: .never, environment: clock.environment())
    }

    /// Lists in pages of ten.
    func songs(in storage: any EntryStorage, from source: any PagedSource<Song>) -> PagedStore<Song>
    {
        PagedStore(
            name: "songs", source: source, storage: storage, options: PagingOptions(limit: 10),
            freshness: .after(.seconds(3_600)), retry: .never, environment: clock.environment())
    }

    /// Rows with words, which follow what was said about them.
    func articles(in storage: any ShelfStorage, marks: any MarkStorage) -> Shelf<OldArticle> {
        Shelf(
            "articles",
            columns: ShelfColumns(
                identity: { ShelfIdentity(scope: $0.feed, item: $0.item) }, group: \.id.feed,
                order: { .date($0.date) }, keepsOrder: true, words: { [$0.title, $0.text] },
                marks: [.read, .favourite]),
            storage: storage, marks: marks, environment: clock.environment())
    }

    /// What a person set.
    func settings(in storage: any EntryStorage) -> Store<[String: String]> {
        Store(
            name: "settings", storage: storage, freshness: .untilInvalidated,
            environment: clock.environment())
    }

    /// Rows ordered by text, without marks.
    func tags(in storage: any ShelfStorage) -> Shelf<OldTag> {
        Shelf(
            "tags",
            columns: ShelfColumns(
                scope: "tag", group: \.colour, order: { .text($0.id) }, words: { [$0.id] }),
            storage: storage, environment: clock.environment())
    }
}

/// A value with a text, a number and something that may be missing.
struct City: Codable, Sendable, Equatable {
    var name: String
    var people: Int
    var height: Double?
}

/// An item of a list.
struct Song: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var title: String

    init(_ id: Int) {
        self.id = id
        title = "Song \(id)"
    }
}

/// A row of a shelf.
struct OldArticle: Codable, Sendable, Equatable, Identifiable {
    struct ID: Codable, Sendable, Hashable {
        var feed: String
        var item: String
    }

    var id: ID
    var title: String
    var text: String
    var date: Date

    init(_ feed: String, _ item: String, _ title: String, _ text: String, day: Double) {
        id = ID(feed: feed, item: item)
        self.title = title
        self.text = text
        date = OldData.written.addingTimeInterval(-86_400 * day)
    }
}

/// A row of a shelf without marks.
struct OldTag: Codable, Sendable, Equatable, Identifiable {
    var id: String
    var colour: String
}
#endif
