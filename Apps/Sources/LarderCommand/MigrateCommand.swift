internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import LarderStorageKit
internal import Records
internal import Sync
internal import Terminal

/// `larder migrate`.
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract:
            "Copy all data from the files in the data folder to a PostgreSQL database, or back.",
        discussion: """
            Stop all servers first. Nothing is removed where the data is now. Where it is copied to, there must \
            be no other data: use a new data folder, or a database without the schemas larder and \
            larder_cache. If the command is interrupted, run it again: it goes on where it stopped, and until it is done, \
            all other commands refuse what was copied. At the end it compares everything, row by row. \
            Pictures are not copied; Larder fetches them again. Afterwards, start Larder with --storage, or \
            set LARDER_STORAGE.
            """)

    @Option(
        help: ArgumentHelp(
            "Where the data is: sqlite (the files in the data folder), or postgres://user@host/name.",
            valueName: "storage"))
    var from: String

    @Option(help: ArgumentHelp("Where to copy it: as for --from.", valueName: "storage"))
    var to: String

    @Option(
        help: "The data folder. [LARDER_DATA; default: larder in the XDG data folder]",
        completion: .directory)
    var data: String?

    @Flag(help: "Write JSON, one object per line.")
    var json = false

    func validate() throws {
        guard Self.isFiles(from) != Self.isFiles(to) else {
            throw ValidationError(
                "One of --from and --to must be sqlite, and the other the address of a database.")
        }
    }

    private static func isFiles(_ storage: String) -> Bool {
        storage.lowercased() == Settings.files
    }

    private func settings(_ storage: String) throws -> Settings {
        var flags = ["storage": storage]
        flags["data"] = data
        return try Settings(flags: flags)
    }

    func run() async throws {
        let (source, target) = (try settings(from), try settings(to))
        guard source.hasData else {
            throw CommandFailure(.badData, "there is nothing to copy in \(source.dataName).")
        }
        try await Composition.run(source) { composition in
            let place = try await attempt("open \(target.dataName)") {
                try await Composition.open(target, composition.environment)
            }
            do {
                try composition.checkWritable("copy it")
                try await copy(composition, to: place, named: target.dataName)
            } catch {
                try? await place.close()  // the first error tells more
                throw error
            }
            try await place.close()
        }
    }

    private func copy(
        _ composition: Composition, to place: any DataPlace, named name: String
    ) async throws {
        let shelves = composition.feeds.shelves
        let own = place.userData.storage
        let isResuming = try await attempt("read \(name)") {
            try await StorageTransfer.isUnfinished(own)
        }
        let transfers = [
            StorageTransfer(
                from: composition.data.userData.storage, to: place.userData.storage,
                shelves: shelves.own.map { StorageTransfer.Rows($0.name, copy: $0.copy) }
                    + SyncJournal.shelfNames.map { StorageTransfer.Rows($0) },
                isResuming: isResuming),
            StorageTransfer(
                from: composition.data.cache.storage, to: place.cache.storage,
                shelves: shelves.cache.map { StorageTransfer.Rows($0.name, copy: $0.copy) },
                leavingOut: { $0.components.first == picturesName }, isResuming: isResuming),
        ]
        try await attempt("copy the data to \(name)") {
            for transfer in transfers { try await transfer.check() }
            try await StorageTransfer.begin(in: own, at: composition.environment.now())
        }
        var (copied, compared) = (StorageTransfer.Counts(), StorageTransfer.Counts())
        let progress = ProgressLine()
        defer { progress.clear() }
        for transfer in transfers {
            let before = (copied: copied.total, compared: compared.total)
            let counts = try await attempt("copy the data to \(name)") {
                try await transfer.copy { progress.show("Copied: \(before.copied + $0.total)") }
            }
            copied.add(counts)
            let (differences, same) = try await attempt("compare the data") {
                try await transfer.differences {
                    progress.show("Compared: \(before.compared + $0.total)")
                }
            }
            compared.add(same)
            guard differences.isEmpty else {
                throw CommandFailure(
                    .failure,
                    "\(QuantityFormatting.count(differences.count, "thing")) differ after copying, first "
                        + "\(differences[0].printable). Is a server running? Stop it, and run the command "
                        + "again.")
            }
        }
        try await attempt("finish the data in \(name)") { try await StorageTransfer.end(in: own) }
        progress.clear()
        if json {
            return Console.print(
                JSONText.object([
                    ("copied", Self.json(copied)), ("compared", Self.json(compared)),
                ]).line)
        }
        Console.text(
            "Copied \(Self.text(copied)) to \(name). All is the same there: \(Self.text(compared))."
        )
    }

    private static func text(_ counts: StorageTransfer.Counts) -> String {
        QuantityFormatting.count(counts.entries, "value") + ", "
            + QuantityFormatting.count(counts.marks, "mark") + " and "
            + QuantityFormatting.count(counts.rows, "row")
    }

    private static func json(_ counts: StorageTransfer.Counts) -> JSONText {
        .object([
            ("values", .int(counts.entries)), ("marks", .int(counts.marks)),
            ("rows", .int(counts.rows)),
        ])
    }
}

extension StorageTransfer.Counts {
    fileprivate var total: Int { entries + marks + rows }

    fileprivate mutating func add(_ other: Self) {
        entries += other.entries
        marks += other.marks
        rows += other.rows
    }
}
