internal import Foundation
internal import Larder
internal import LarderSQLite
internal import Records

/// The backups of what a person said: which there are, how one is made, and how one is put in place.
///
/// It opens that one file and nothing else, so that it works whatever became of the rest.
struct Backups {
    let settings: Settings

    /// A backup in the data folder.
    struct Entry {
        /// What it is called in lists and by `larder restore`.
        let name: String
        let file: URL
        let date: Date
        let bytes: Int
        /// Whether it was made by itself, and goes when there are three newer ones.
        let isAutomatic: Bool
    }

    /// The file that is backed up.
    var file: URL { settings.data.appending(path: Composition.saidName) }

    /// Where backups are put that a person asks for; none of them is ever removed.
    private var folder: URL {
        settings.data.appending(path: "backups", directoryHint: .isDirectory)
    }

    private static let mark = Composition.saidName + ".backup-"

    /// All that can be read, the one that holds the newest first.
    var all: [Entry] {
        let found =
            SQLiteStorage.backups(of: file).map { ($0, true) }
            + SQLiteStorage.backups(of: folder.appending(path: Composition.saidName))
            .map { ($0, false) }
        return found.sorted {
            ($0.0.position.point, $0.0.date) > ($1.0.position.point, $1.0.date)
        }.map { backup, isAutomatic in
            Entry(
                name: String(backup.url.lastPathComponent.dropFirst(Self.mark.count)),
                file: backup.url, date: backup.date, bytes: Self.size(backup.url),
                isAutomatic: isAutomatic)
        }
    }

    /// Opens the file; what it says when it is damaged names the command that repairs it.
    func open(_ environment: StoreEnvironment) throws -> SQLiteStorage {
        try SQLiteStorage(
            at: file, durability: .precious, environment: environment,
            restoring: { [self] in advice($0) }, backupFolder: folder)
    }

    /// Makes a folder that its owner alone may look into.
    func makeFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    // MARK: - Making one

    /// Writes a copy of the file as it is now, while others go on using it.
    ///
    /// - Parameters:
    ///   - path: A file, or a folder to put it in; nil for the folder of backups.
    ///   - replacing: Whether a file that is there may be overwritten.
    func make(at path: String?, replacing: Bool) async throws -> Entry {
        guard try names().contains(where: { $0.hasPrefix(Composition.saidName) }) else {
            throw CommandFailure(
                .badData, "there is nothing to back up yet in \(settings.data.path).")
        }
        let environment = StoreEnvironment(reporter: TroubleReporter(fatal: file.path))
        let now = environment.now()
        let target = try target(path, at: now, replacing: replacing)
        let storage = try open(environment)
        do {
            try await storage.backup(to: target)
        } catch {
            try? await storage.close()  // the first error says more
            throw error
        }
        try await storage.close()
        return Entry(
            name: target.lastPathComponent, file: target, date: now, bytes: Self.size(target),
            isAutomatic: false)
    }

    /// What is in the data folder; nothing when there is none.
    private func names() throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: settings.data.path)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return []
        } catch {
            throw CommandFailure(
                .failure,
                "can't look into \(settings.data.path): \(error.localizedDescription) You must be "
                    + "allowed to read and write there.")
        }
    }

    private func target(_ path: String?, at now: Date, replacing: Bool) throws -> URL {
        let stamp = Self.mark + DateFormatting.text(now).replacing(":", with: "")
        guard let path else {
            try makeFolder(folder)
            return Self.unused(stamp, in: folder)
        }
        guard !path.isEmpty, path != "-" else {
            throw CommandFailure(
                .usage,
                path.isEmpty
                    ? "an empty name is no file: name a file or a folder, or leave the name out."
                    : "a backup is a file, and can't be written to the output: name a file.")
        }
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let place = isFolder.boolValue ? url : url.deletingLastPathComponent()
        if place.resolvingSymlinksInPath().path == settings.data.resolvingSymlinksInPath().path {
            throw CommandFailure(
                .usage, "\(path) is in the data folder, which is Larder's own: name another place.")
        }
        if isFolder.boolValue { return Self.unused(stamp, in: url) }
        let missing = path.hasSuffix("/") ? url : place
        guard FileManager.default.fileExists(atPath: missing.path) else {
            throw CommandFailure(
                .usage, "there is no folder \(missing.path): make it first, or name another.")
        }
        // Of a link this is the link itself, also of one that leads nowhere.
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
            throw CommandFailure(
                .usage,
                type == .typeSymbolicLink
                    ? "\(path) is a link, and is not replaced: name the file that it leads to."
                    : "\(path) is no ordinary file, and is not replaced: name another.")
        }
        guard isThere else { return url }
        guard replacing else {
            throw CommandFailure(
                .usage, "\(path) exists already: name another file, or give --overwrite.")
        }
        return url
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
        // A file that somebody removed meanwhile is shown as empty.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.size] as? Int ?? 0
    }

    // MARK: - Putting one in place

    /// Puts a backup in the place of the file; returns which, and where what was there is kept.
    ///
    /// - Parameter which: Its name or how that begins, or a path; nil for the one that holds the newest.
    func restore(_ which: String?) throws -> (backup: URL, date: Date?, kept: URL?) {
        let entries = all
        let (backup, date) = try find(which, among: entries)
        if backup.lastPathComponent == Composition.cacheName {
            throw CommandFailure(.usage, "\(backup.path) holds what was fetched: it is no backup.")
        }
        do {
            return (backup, date, try SQLiteStorage.restore(backup, to: file))
        } catch let error as LarderError {
            var error = error
            switch error.code {
            case .busy: error.message += " `larder serve` is such a program."
            case .damaged, .tooNew:
                error.message += " Nothing was changed."
                if entries.count > 1 {
                    error.message += " Another one: `\(line("restore", "--list"))`."
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
                "there is no backup in \(settings.data.path). If you have one elsewhere: "
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
                "there is no backup “\(which)”, and no file: `\(line("restore", "--list"))` shows "
                    + "those that there are.")
        }
        guard similar.count == 1 else {
            throw CommandFailure(
                .usage,
                "“\(which)” is the beginning of several: "
                    + similar.map(\.name).joined(separator: ", ") + ".")
        }
        return (first.file, first.date)
    }

    private func isFolderFailure(_ folder: URL) -> CommandFailure {
        let inside = SQLiteStorage.backups(of: folder.appending(path: Composition.saidName))
        let advice =
            inside.last.map { "the newest backup in it is put in place by `\(command($0.url))`." }
            ?? "name a file in it."
        return CommandFailure(.usage, "\(folder.path) is a folder: \(advice)")
    }

    // MARK: - Telling how

    /// Returns a command of this program to be pasted: about the folder that was asked for.
    func line(_ command: String, _ argument: String? = nil) -> String {
        let data = settings.entries.first { $0.name == "data" && $0.origin == "flag" }
        return "larder " + command + (data.map { " --data \($0.value.quotedForShell)" } ?? "")
            + (argument.map { " " + $0 } ?? "")
    }

    /// Returns the command that puts a backup in place, to be pasted.
    func command(_ backup: URL) -> String {
        let entries = all
        let name = entries.first { $0.file.path == backup.path }?.name
        // Another may have its name, made in the same second.
        let isFirst = entries.first { $0.name == name }?.file.path == backup.path
        return line("restore", (isFirst ? name ?? backup.path : backup.path).quotedForShell)
    }

    private func advice(_ backup: URL?) -> String {
        guard let backup else { return "run `\(line("restore", "FILE"))`" }
        return "run `\(command(backup))` (`\(line("restore", "--list"))` shows all)"
    }
}

extension String {
    /// The text as one word of a shell's command line.
    fileprivate var quotedForShell: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789/._-+:@%".unicodeScalars.contains($0)
            }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
