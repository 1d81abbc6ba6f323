#if SQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension StorageFile {
    private static let noteHead = "larder storage in use\n"
    private static let noteSize = 200

    /// The note in the lock file of a precious file: that the file exists, and its last acknowledged commit,
    /// so that an empty file, or one without its log, is not taken for complete.
    var note: StoragePosition? {
        guard isPrecious, lock.note.hasPrefix(Self.noteHead) else { return nil }
        let line = lock.note.dropFirst(Self.noteHead.count).prefix { $0 != "\n" }
        return StoragePosition(String(line)) ?? StoragePosition(incarnation: "", point: 0)
    }

    /// Records the last commit of a precious file. Without syncing this costs next to nothing, and after a
    /// power cut the note may only be too old.
    func write(note position: StoragePosition, isSynced: Bool) throws {
        var text = Self.noteHead + position.description + "\n"
        guard text.utf8.count <= Self.noteSize else { return }
        text += String(repeating: " ", count: Self.noteSize - text.utf8.count)
        try lock.write(note: text, isSynced: isSynced)
    }

    // MARK: - Untouched

    /// What the file looks like while nobody has it open; nil if somebody has, or it has to be checked each time.
    private var look: String? {
        guard isPrecious, case .nothing = FileSystem.kind(path + "-wal"),
            let identity = FileSystem.identity(path), identity.size >= Self.largeSize,
            let changed = FileSystem.lastChange(path)
        else { return nil }
        var sum = Checksum()
        for word in [
            identity.device, identity.number, UInt64(bitPattern: identity.size),
            UInt64(bitPattern: changed),
        ] {
            sum.add(word)
        }
        return "\(sum.value)"
    }

    /// When the file was last checked completely, if that is less than a day ago, and nobody has touched it since it was
    /// closed, so that it need not be checked again before it is used. Ask before the file is opened.
    var lastCheck: Date? {
        guard let look, let (seen, moment) = closing, seen == look,
            (0..<86_400).contains(environment.now().timeIntervalSince(moment))
        else { return nil }
        return moment
    }

    /// What the file looked like when somebody closed it who had checked it, and when that was.
    private var closing: (look: String, moment: Date)? {
        let words = lock.note.split(separator: "\n").dropFirst(2).first?.split(separator: " ") ?? []
        guard words.count == 3, words[0] == "checked", let moment = TimeInterval(words[2]) else {
            return nil
        }
        return (String(words[1]), Date(timeIntervalSince1970: moment))
    }

    /// Notes what the file looks like after everybody has closed it, and when it was checked. The next commit removes
    /// the note.
    func writeUntouched(checked moment: Date) throws {
        guard var seen = look, let changed = FileSystem.lastChange(path) else { return }
        // Two changes within one tick of the file system's clock look alike.
        let age = Int64(Date().timeIntervalSince1970 * 1_000_000_000) &- changed
        if (0..<Self.tick).contains(age) { usleep(UInt32((Self.tick - age) / 1_000)) }
        let kept = lock.note.split(separator: "\n", omittingEmptySubsequences: false)
        guard look == seen, kept.count >= 2, lock.note.hasPrefix(Self.noteHead) else { return }
        seen = "checked \(seen) \(Int(moment.timeIntervalSince1970))"
        var text = "\(kept[0])\n\(kept[1])\n\(seen)\n"
        guard text.utf8.count <= Self.noteSize else { return }
        text += String(repeating: " ", count: Self.noteSize - text.utf8.count)
        try lock.write(note: text, isSynced: false)
    }

    /// Smaller files are checked so fast that they always are.
    static let largeSize: Int64 = 1 << 20

    /// The longest tick of a file system's clock, in nanoseconds.
    private static let tick: Int64 = 20_000_000

    // MARK: - Checking

    /// Throws if acknowledged commits are not in the file.
    func check(_ note: StoragePosition?, _ ledger: Ledger) throws {
        guard let note, note.incarnation == ledger.incarnation, note.point > ledger.number else {
            return
        }
        throw damaged(
            """
            its last commits, \(note.point - ledger.number) of them, are missing: the log \
            \(path)-wal was removed or damaged; to go on without them, \
            \(restoreAdvice(URL(fileURLWithPath: path)))
            """)
    }

    /// Throws if the file was created for another durability: only a precious one counts its rows.
    func checkKind(_ ledger: Ledger) throws {
        guard ledger.isCounted != isPrecious else { return }
        throw LarderError(
            .unsupported,
            message: isPrecious
                ? """
                \(path) was made as a cache, so nothing precious can be kept in it. Nothing was \
                changed. Give what is precious a file of its own.
                """
                : """
                \(path) is a precious file, so it cannot be used as a cache. Nothing was \
                changed. Give the cache a file of its own.
                """)
    }
}
#endif
