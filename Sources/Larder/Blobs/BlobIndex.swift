#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The state of a blob folder according to its log: the blobs and their names.
///
/// The log is text, one record per line, each with a checksum: damaged or truncated lines are skipped and the
/// others count. It only grows until it is rewritten.
struct BlobIndex: Sendable {
    struct Content: Sendable {
        var size: Int
        var names: Set<Key> = []
        /// Whether it was put without a name, so that it stays when its last name goes.
        var isLoose = false
        /// Whether it ever had a name in the log.
        var hadName = false
        /// When this process last used it, and in which order.
        var used: Date?
        var tick: UInt64 = 0
        /// When a use was last recorded in the file's timestamp.
        var noted: Date?
        /// The line that added it; different once it was removed and added again.
        var line = 0
    }

    static let version = 1
    /// The fields of the first line.
    static let header = "larder-blobs \(version)"

    private(set) var contents: [BlobID: Content] = [:]
    private(set) var names: [Key: BlobID] = [:]
    private(set) var bytes = 0

    /// The log: the open file, the offset and number of lines read so far, and the file's last known
    /// identity.
    var file: OpenFile?
    var offset = 0
    var lines = 0
    var damagedLines = 0
    var stamp: FileSystem.Identity?
    private var tick: UInt64 = 0

    /// What was changed since somebody looked here.
    private(set) var news = BlobNews()

    /// Whether a full disk kept lines out of the log when the folder was opened.
    var isIncomplete = false

    /// How many lines a compacted log would need.
    var neededLines: Int { contents.count * 2 + names.count + 1 }

    /// Applies one line; throws if a newer version wrote it.
    mutating func take(_ line: Substring, path: String) throws {
        lines += 1
        guard let fields = BlobLine.fields(line), let kind = fields.first else {
            if !line.isEmpty { damagedLines += 1 }
            return
        }
        switch (kind, fields.count) {
        case ("larder-blobs", 2):
            if let version = Int(fields[1]), version > Self.version {
                throw LarderError(
                    .tooNew,
                    message: """
                        \(path) was written by a newer version of the program (\(version), this one \
                        knows \(Self.version)). Nothing was changed; update the program to open it.
                        """)
            }
        case ("content", 3):
            if let id = BlobID(fields[1]), let size = Int(fields[2]) { add(id, size: size) }
        case ("loose", 2):
            if let id = BlobID(fields[1]) { contents[id]?.isLoose = true }
        case ("nameless", 2):
            if let id = BlobID(fields[1]) { contents[id]?.hadName = true }
        case ("name", 3):
            if let id = BlobID(fields[1]) { setName(BlobLine.key(fields[2]), to: id) }
        case ("unname", 2): removeName(BlobLine.key(fields[1]))
        case ("gone", 2):
            if let id = BlobID(fields[1]) { remove(id) }
        default: break
        }
    }

    private mutating func add(_ id: BlobID, size: Int) {
        guard contents[id] == nil, size >= 0 else { return }
        contents[id] = Content(size: size, line: lines)
        bytes += size
    }

    private mutating func setName(_ name: Key, to id: BlobID) {
        news.names.insert(name)
        removeName(name)
        // The line of its blob may have been lost; opening the folder looks for the file.
        if contents[id] == nil { contents[id] = Content(size: 0, line: lines) }
        contents[id]?.names.insert(name)
        contents[id]?.hadName = true
        names[name] = id
    }

    private mutating func removeName(_ name: Key) {
        news.names.insert(name)
        guard let id = names.removeValue(forKey: name) else { return }
        contents[id]?.names.remove(name)
    }

    private mutating func remove(_ id: BlobID) {
        guard let content = contents.removeValue(forKey: id) else { return }
        for name in content.names { names[name] = nil }
        news.names.formUnion(content.names)
        news.gone.append(id)
        bytes -= content.size
    }

    /// Corrects the size to that of the file.
    mutating func setSize(_ size: Int, of id: BlobID) {
        guard let old = contents[id]?.size, old != size else { return }
        contents[id]?.size = size
        bytes += size - old
    }

    /// Carries over the known uses after the log was read from the start, and records what was removed.
    mutating func keepUses(from old: BlobIndex) {
        tick = old.tick
        news = BlobNews(names: old.news.names, isAboutAll: true, gone: old.news.gone)
        for (id, known) in old.contents {
            if contents[id] == nil { news.gone.append(id) }
            contents[id]?.used = known.used
            contents[id]?.tick = known.tick
            contents[id]?.noted = known.noted
        }
    }

    /// Forgets the names changed since somebody looked here: it was our own change.
    mutating func forgetNames() { (news.names, news.isAboutAll) = ([], false) }

    /// Returns what was changed since the last call.
    mutating func takeNews() -> BlobNews {
        defer { news = BlobNews() }
        return news
    }

    /// Records a use; returns whether to record it in the file too.
    mutating func noteUse(_ id: BlobID, at now: Date) -> Bool {
        guard let content = contents[id] else { return false }
        tick += 1
        contents[id]?.used = now
        contents[id]?.tick = tick
        if let noted = content.noted, abs(now.timeIntervalSince(noted)) < Self.notingInterval {
            return false
        }
        contents[id]?.noted = now
        return true
    }

    /// How often a use is recorded in the file at most, in seconds.
    private static let notingInterval: TimeInterval = 60

    /// The compacted log.
    var log: [UInt8] {
        var text = BlobLine.text(Self.header)
        for (id, content) in contents.sorted(by: { $0.key < $1.key }) {
            text += BlobLine.content(id, content.size)
            if content.isLoose { text += BlobLine.loose(id) }
            for name in content.names.sorted() { text += BlobLine.named(name, id) }
            // On a damaged line there may have been a name that it still has.
            if content.names.isEmpty, content.hadName, damagedLines == 0 {
                text += BlobLine.nameless(id)
            }
        }
        return Array(text.utf8)
    }
}

/// One line of the log: fields separated by spaces, and a checksum.
enum BlobLine {
    static func text(_ fields: String) -> String {
        var sum = Checksum()
        sum.add(fields)
        return fields + " " + String(sum.value, radix: 16) + "\n"
    }

    static func content(_ id: BlobID, _ size: Int) -> String { text("content \(id) \(size)") }
    static func loose(_ id: BlobID) -> String { text("loose \(id)") }
    static func gone(_ id: BlobID) -> String { text("gone \(id)") }
    static func nameless(_ id: BlobID) -> String { text("nameless \(id)") }
    static func named(_ name: Key, _ id: BlobID) -> String { text("name \(id) \(field(name))") }
    static func unnamed(_ name: Key) -> String { text("unname \(field(name))") }

    /// Returns the fields without the checksum; nil if the checksum is wrong.
    static func fields(_ line: Substring) -> [Substring]? {
        guard let space = line.lastIndex(of: " ") else { return nil }
        var sum = Checksum()
        sum.add(String(line[..<space]))
        guard String(sum.value, radix: 16) == line[line.index(after: space)...] else { return nil }
        return line[..<space].split(separator: " ", omittingEmptySubsequences: false)
    }

    /// A key as one field; bytes that are not printable ASCII are escaped as numbers.
    private static func field(_ key: Key) -> String {
        var text: [UInt8] = []
        for byte in key.path.utf8 {
            if (0x21...0x7e).contains(byte), byte != UInt8(ascii: "%") {
                text.append(byte)
            } else {
                text += "%".utf8
                text += (byte < 16 ? "0" : "").utf8
                text += String(byte, radix: 16).utf8
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    static func key(_ field: Substring) -> Key {
        var path: [UInt8] = []
        var rest = field.utf8[...]
        while let byte = rest.first {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: "%"), let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16)
            {
                path.append(code)
                rest = rest.dropFirst(2)
            } else {
                path.append(byte)
            }
        }
        return Key(path: String(decoding: path, as: UTF8.self))
    }
}
