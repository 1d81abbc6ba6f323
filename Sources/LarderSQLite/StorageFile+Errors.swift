#if SQLite
import GRDB
import GRDBSQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageFile {
    /// The error for a precious file that is damaged.
    func damaged(_ reason: String) -> LarderError {
        let advice: String
        if let backup = newestSoundBackup {
            advice = """
                The newest backup is \(backup.url.path), of \
                \(backup.date.formatted(.iso8601)). To go on from there, \(restoreAdvice(backup.url)); what \
                is here now is kept beside it.
                """
        } else {
            advice = """
                There is no automatic backup. To use another one, \(restoreAdvice(nil)); to start empty, \
                move everything away whose name begins with \(path).
                """
        }
        return LarderError(
            .damaged, message: "\(path) is damaged (\(reason)). Nothing was removed. \(advice)")
    }

    /// The error for a file that another process keeps locked.
    var busy: LarderError {
        .busy(path, for: patience)
    }

    /// The error for a file that is being replaced by a backup.
    var isRestored: LarderError {
        LarderError(
            .busy, message: "A backup is replacing \(path). Try again in a moment.")
    }

    /// The error for a file that cannot be replaced by a backup because it is in use.
    var inUse: LarderError {
        LarderError(
            .busy,
            message: """
                \(path) is open in another program, so no backup was put in its place. End the \
                programs that use it, then try again.
                """)
    }

    /// Turns a failure of SQLite into one of our errors.
    func typed(_ error: any Error) -> LarderError {
        if let ours = error as? LarderError { return ours }
        if let row = error as? DamagedRow {
            var ours = damaged(row.words)
            ours.key = row.key
            return ours
        }
        guard let failure = SQLiteFailure(error) else {
            return LarderError(
                .io, message: "Reading or writing \(path) failed.", cause: error)
        }
        if failure.isDamage { return damaged(failure.words) }
        if failure.isIO && !FileSystem.canOpen(Self.neededFiles) { return .tooManyFiles(path) }
        if failure.isFull || (failure.isIO && isDiskFull) {
            return LarderError(
                .full,
                message: """
                    The disk is full, so nothing could be written to \(path). What is stored can \
                    still be read; free some space and try again.
                    """, cause: failure)
        }
        if failure.isBusy { return busy }
        switch failure.code & 0xFF {
        case SQLITE_MISUSE:
            return .closed
        case SQLITE_TOOBIG:
            return LarderError(
                .tooLarge, message: "The value is larger than \(path) can hold.", cause: failure)
        default:
            return LarderError(
                .io, message: "Reading or writing \(path) failed: \(failure.words).", cause: failure
            )
        }
    }

    /// Turns a failed copy into an error that names the copy if that is the cause.
    func typed(_ error: any Error, copying part: String, to target: String) -> LarderError {
        if var ours = error as? LarderError {
            // The caller does not know the temporary name of the copy.
            ours.message = ours.message.replacing(part, with: target)
            return ours
        }
        guard let failure = SQLiteFailure(error),
            failure.isFull || failure.isIO && Self.isDiskFull(target.folderAndName.folder),
            FileSystem.canOpen(Self.neededFiles)
        else { return typed(error) }
        return LarderError(
            .full,
            message: """
                The disk is full, so no copy could be written to \(target). Free some space, or name \
                a place on another disk.
                """, cause: failure)
    }

    private var isDiskFull: Bool { Self.isDiskFull(folder) }

    /// Whether the file system does not even have space for a few pages.
    private static func isDiskFull(_ folder: String) -> Bool {
        (FileSystem.freeBytes(folder) ?? .max) < 65_536
    }
}
#endif
