import Foundation
import Larder
import LarderSQLite
import LarderSimulation
import Notes

/// A folder with a storage in it that can be opened several times, as by several processes.
final class NotesFolder: Sendable {
    let clock = ManualClock()
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "larder-notes-\(UUID().uuidString)")
    private let memory = MemoryStorage(durability: .precious)

    /// Where the notes of a test lie.
    enum Kind: String, CaseIterable, Sendable {
        case memory, sqlite
    }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        // Best effort: what is left lies in the temporary folder.
        try? FileManager.default.removeItem(at: folder)
    }

    func open(_ kind: Kind = .sqlite) throws -> (book: NoteBook, storage: any EntryStorage) {
        let environment = clock.environment()
        let storage: any EntryStorage =
            kind == .memory
            ? memory.opened()
            : try SQLiteStorage(
                at: folder.appending(path: "user.sqlite"), durability: .precious,
                environment: environment)
        return (NoteBook(storage: storage, environment: environment), storage)
    }
}
