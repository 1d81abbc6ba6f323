internal import Foundation
internal import Larder
internal import LarderSQLite
internal import Records

/// Lists, makes and restores backups of the person's own data.
///
/// It opens only the file of that data, so it works even if the other files are damaged.
struct Backups {
    let settings: Settings

    /// A backup in the data folder.
    struct Entry {
        /// Its name in lists and for `larder restore`.
        let name: String
        let file: URL
        let date: Date
        let bytes: Int
        /// Whether Larder made it by itself; such a backup is removed once there are three newer ones.
        let isAutomatic: Bool
    }

    /// The file that is backed up.
    var file: URL { settings.data.appending(path: settings.userDataName) }

    /// The folder for backups that a person asks for; none of these is ever removed.
    private var folder: URL {
        settings.data.appending(path: "backups", directoryHint: .isDirectory)
    }

    private var mark: String { settings.userDataName + ".backup-" }

    /// All readable backups, the one with the newest data first.
    var all: [Entry] {
        let found =
            SQLiteStorage.backups(of: file).map { ($0, true) }
            + SQLiteStorage.backups(of: folder.appending(path: settings.userDataName))
            .map { ($0, false) }
        return found.sorted {
            ($0.0.position.point, $0.0.date) > ($1.0.position.point, $1.0.date)
        }.map { backup, isAutomatic in
            Entry(
                name: String(backup.url.lastPathComponent.dropFirst(mark.count)),
                file: backup.url, date: backup.date, bytes: Self.size(backup.url),
                isAutomatic: isAutomatic)
        }
    }

    /// Opens the file; if it is damaged, the error names the command that repairs it.
    func open(_ environment: StoreEnvironment) throws -> SQLiteStorage {
        try SQLiteStorage(
            at: file, durability: .precious, environment: environment,
            restoreAdvice: { [self] in advice($0) }, backupFolder: folder)
    }

    /// Creates a folder that only its owner can open.
    func makeFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    /// Throws if the data is in a database, which has its own tools for backups.
    func requireFiles() throws {
        guard settings.database != nil else { return }
        throw CommandFailure(
            .usage,
            "your data is in the database \(settings.dataName): back it up with pg_dump and restore it with "
                + "pg_restore (Docs/Scale.md).")
    }

    // MARK: - Backing up

    /// Writes a copy of the file as it is now, while other programs go on using it.
    ///
    /// - Parameters:
    ///   - path: A file, or a folder to put it in; nil for the backups folder.
    ///   - replacing: Whether an existing file may be overwritten.
    func make(at path: String?, replacing: Bool) async throws -> Entry {
        guard try names().contains(where: { $0.hasPrefix(settings.userDataName) }) else {
            throw CommandFailure(
                .badData, "nothing to back up yet in \(settings.data.path).")
        }
        let environment = StoreEnvironment(reporter: RecoveryReporter(fatal: file.path))
        let now = environment.now()
        if let path, OutputFile(path).isStream {
            return try await write(to: OutputFile(path), at: now, environment)
        }
        let target = try target(path, at: now, replacing: replacing)
        try await copy(to: target, environment)
        return Entry(
            name: target.lastPathComponent, file: target, date: now, bytes: Self.size(target),
            isAutomatic: false)
    }

    private func copy(to target: URL, _ environment: StoreEnvironment) async throws {
        let files = try DataFiles(settings, environment)
        do {
            try await files.userFile.backup(to: target)
        } catch {
            try? await files.close()  // the first error tells more
            throw error
        }
        try await files.close()
    }

    /// Backs up to what can't be a database itself, such as a pipe, by way of a temporary file.
    private func write(
        to output: OutputFile, at now: Date, _ environment: StoreEnvironment
    ) async throws -> Entry {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "larder-backup-\(UUID().uuidString)", directoryHint: .isDirectory)
        try makeFolder(folder)
        // If this fails, the copy stays in the temporary folder, readable only by its owner.
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: settings.userDataName)
        try await self.copy(to: copy, environment)
        let data = try Data(contentsOf: copy)
        try output.write(data)
        return Entry(
            name: output.path, file: URL(fileURLWithPath: output.path), date: now,
            bytes: data.count, isAutomatic: false)
    }

    /// The names of the files in the data folder; empty if there is no such folder.
    private func names() throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: settings.data.path)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return []
        } catch {
            throw CommandFailure(
                .failure,
                "can't open \(settings.data.path): \(error.reason).")
        }
    }

    private func target(_ path: String?, at now: Date, replacing: Bool) throws -> URL {
        let stamp = mark + DateFormatting.text(now).replacing(":", with: "")
        guard let path else {
            try makeFolder(folder)
            return Self.unused(stamp, in: folder)
        }
        guard !path.isEmpty else {
            throw CommandFailure(
                .usage, "the file name is empty: name a file or a folder, or leave it out.")
        }
        let url = try Self.behindLinks(path)
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let place = isFolder.boolValue ? url : url.deletingLastPathComponent()
        if place.resolvingSymlinksInPath().path == settings.data.resolvingSymlinksInPath().path {
            throw CommandFailure(
                .usage, "\(path) is in Larder's own data folder: choose another folder.")
        }
        if isFolder.boolValue { return Self.unused(stamp, in: url) }
        let missing = path.hasSuffix("/") ? url : place
        guard FileManager.default.fileExists(atPath: missing.path) else {
            throw CommandFailure(
                .usage, "there is no folder \(missing.path): create it first, or name another.")
        }
        guard isThere else { return url }
        guard replacing else {
            throw CommandFailure(
                .usage, "\(path) already exists: name another file, or add --overwrite.")
        }
        return url
    }

    /// Returns the file itself for a path that may be a link to it.
    private static func behindLinks(_ path: String) throws -> URL {
        let url = URL(fileURLWithPath: path)
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard attributes?[.type] as? FileAttributeType == .typeSymbolicLink else { return url }
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CommandFailure(
                .usage, "\(path) is a link that leads nowhere: name the file to write.")
        }
        return url.resolvingSymlinksInPath()
    }

    private static func unused(_ name: String, in folder: URL) -> URL {
        var url = folder.appending(path: name)
        var number = 1
        while FileManager.default.fileExists(atPath: url.path) {
            number += 1
            url = folder.appending(path: "\(name)-\(number)")
        }
        return url
    }

    private static func size(_ file: URL) -> Int {
        // A file that was removed in the meantime is shown as empty.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.size] as? Int ?? 0
    }

    // MARK: - Restoring

    /// Replaces the file with a backup; returns which backup, and where the replaced file is kept.
    ///
    /// - Parameter which: Its name, the beginning of its name, or a path; nil for the one with the newest
    ///   data.
    func restore(_ which: String?) throws -> (backup: URL, date: Date?, kept: URL?) {
        let entries = all
        let (backup, date) = try find(which, among: entries)
        if backup.lastPathComponent == DataFiles.cacheName {
            throw CommandFailure(
                .usage, "\(backup.path) is not a backup: it holds only fetched data.")
        }
        do {
            return (backup, date, try SQLiteStorage.restore(backup, to: file))
        } catch let error as LarderError {
            var error = error
            switch error.code {
            case .busy: error.message += " If `larder serve` is running, stop it first."
            case .damaged, .tooNew:
                error.message += " Nothing was changed."
                if entries.count > 1 {
                    error.message += " Other backups: `\(line("restore", "--list"))`."
                }
            default: break
            }
            throw error
        }
    }

    private func find(_ which: String?, among entries: [Entry]) throws -> (URL, Date?) {
        guard let which else {
            if let newest = entries.first { return (newest.file, newest.date) }
            throw CommandFailure(
                .badData,
                "there is no backup in \(settings.data.path). To restore one from elsewhere, run "
                    + "`\(line("restore", "FILE"))`.")
        }
        let same = entries.first { $0.name == which }
        if let same { return (same.file, same.date) }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: which, isDirectory: &isFolder) {
            let url = URL(fileURLWithPath: which)
            if isFolder.boolValue { throw isFolderFailure(url) }
            return (url, nil)
        }
        let similar = entries.filter { !which.isEmpty && $0.name.hasPrefix(which) }
        guard let first = similar.first else {
            throw CommandFailure(
                .badData,
                "there is no backup or file “\(which)”. To list the backups, run "
                    + "`\(line("restore", "--list"))`.")
        }
        guard similar.count == 1 else {
            throw CommandFailure(
                .usage,
                "“\(which)” matches several backups: "
                    + similar.map(\.name).joined(separator: ", ") + ".")
        }
        return (first.file, first.date)
    }

    private func isFolderFailure(_ folder: URL) -> CommandFailure {
        let inside = Settings.userDataNames.flatMap {
            SQLiteStorage.backups(of: folder.appending(path: $0))
        }.sorted { ($0.position.point, $0.date) < ($1.position.point, $1.date) }
        let advice =
            inside.last.map { "to restore the newest backup in it, run `\(command($0.url))`." }
            ?? "name a file in it."
        return CommandFailure(.usage, "\(folder.path) is a folder: \(advice)")
    }

    // MARK: - Suggested commands

    /// Returns a command of this program, ready to paste, for the same data folder.
    func line(_ command: String, _ argument: String? = nil) -> String {
        let data = settings.entries.first { $0.name == "data" && $0.origin == "flag" }
        return "larder " + command + (data.map { " --data \($0.value.quotedForShell)" } ?? "")
            + (argument.map { " " + $0 } ?? "")
    }

    /// Returns the command that restores a backup, ready to paste.
    func command(_ backup: URL) -> String {
        let entries = all
        let name = entries.first { $0.file.path == backup.path }?.name
        // Another backup, made in the same second, may have the same name.
        let isFirst = entries.first { $0.name == name }?.file.path == backup.path
        return line("restore", (isFirst ? name ?? backup.path : backup.path).quotedForShell)
    }

    private func advice(_ backup: URL?) -> String {
        guard let backup else { return "run `\(line("restore", "FILE"))`" }
        return "run `\(command(backup))` (`\(line("restore", "--list"))` shows all)"
    }
}

extension String {
    /// The text quoted as one word for a shell.
    var quotedForShell: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789/._-+:@%".unicodeScalars.contains($0)
            }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
