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

/// A file of shelves: a picture of all rows, then every commit since, each with its checksum.
///
/// Commits are appended and synced. When they outweigh the picture, a new file with a new picture
/// takes the place of the old one. What a crash left half written at the end is cut off by the next
/// commit.
struct ShelfJournal: Sendable {
    let path: String
    let environment: StoreEnvironment

    /// What one opening has taken in so far.
    struct Position: Sendable {
        var table = ShelfTable()
        var revision: UInt64 = 0
        /// The file that was read.
        var device: UInt64 = 0
        var number: UInt64 = 0
        /// How far it was read, and how long its picture is.
        var offset = 0
        var pictureSize = 0
        /// Whether what is there now is news to those who listen.
        var isOpen = false
    }

    /// Below this a file is not written anew, whatever its picture.
    private static let least = 1 << 20
    private static let header = Array("larder shelves 1\n".utf8)

    private enum Kind: UInt8 {
        case picture = 1
        case commit = 2
    }

    /// Whether the file has more, or another took its place.
    func isChanged(since position: Position) -> Bool {
        guard let found = FileSystem.identity(path) else { return position.offset != 0 }
        return found.number != position.number || found.device != position.device
            || found.size != Int64(position.offset)
    }

    /// Takes in what was written since; returns the scopes of the commits that came.
    func refresh(_ position: inout Position) throws -> [(UInt64, StorageChange.Scope)] {
        let wasOpen = position.isOpen
        defer { position.isOpen = true }
        guard let found = FileSystem.identity(path) else {
            if position.offset != 0 { position = Position() }
            return []
        }
        let isOther =
            found.number != position.number || found.device != position.device
            || found.size < Int64(position.offset)
        if isOther {
            position = Position()
            position.device = found.device
            position.number = found.number
        }
        guard let data = try FileSystem.read(path, from: position.offset) else { return [] }
        var news = try data.withUnsafeBytes { try take($0, into: &position) }
        if isOther { news = wasOpen ? [(position.revision, .everything)] : [] }
        return news
    }

    /// Reads records to the last whole one.
    private func take(
        _ bytes: UnsafeRawBufferPointer, into position: inout Position
    ) throws -> [(UInt64, StorageChange.Scope)] {
        var offset = 0
        if position.offset == 0 {
            guard bytes.count >= Self.header.count else { return [] }
            guard bytes.prefix(Self.header.count).elementsEqual(Self.header) else {
                throw LarderError(
                    .tooNew, message: "\(path) is no file of shelves that this program knows.")
            }
            offset = Self.header.count
        }
        var news: [(UInt64, StorageChange.Scope)] = []
        while let record = Record(bytes, at: offset) {
            guard record.isWhole, let kind = Kind(rawValue: record.kind) else { break }
            let payload = Data(record.payload)
            do {
                switch kind {
                case .picture:
                    let picture = try PropertyListDecoder().decode(ShelfPicture.self, from: payload)
                    position.table = ShelfTable(picture)
                    position.revision = picture.revision
                    position.pictureSize = payload.count
                case .commit:
                    let note = try PropertyListDecoder().decode(ShelfNote.self, from: payload)
                    let reports = try note.operations.map { try position.table.apply($0) }
                    position.revision = note.revision
                    news.append((note.revision, note.operations.scope(reports)))
                }
            } catch {
                break
            }
            offset += record.size
        }
        position.offset += offset
        return news
    }

    /// Carries out a commit and appends it; the lock is held and the position is the newest.
    func commit(
        _ operations: [ShelfOperation], to position: inout Position
    ) throws -> ShelfCommit {
        var next = position
        let reports = try operations.map { try next.table.apply($0) }
        next.revision = max(position.revision + 1, firstRevision)
        let note = ShelfNote(revision: next.revision, operations: operations)
        let record = try Self.record(.commit, note)
        let isNew = position.offset == 0
        try cutOff(position)
        if isNew || position.offset + record.count > max(Self.least, 3 * position.pictureSize) {
            try writeAnew(&next)
        } else {
            try FileSystem.append(record, to: path, at: position.offset)
            next.offset += record.count
        }
        position = next
        return ShelfCommit(revision: next.revision, reports: reports)
    }

    /// Removes what is behind the last whole record; keeps a copy when it is more than the remains
    /// of one commit that was cut short.
    private func cutOff(_ position: Position) throws {
        guard position.offset > 0, let rest = try FileSystem.read(path, from: position.offset),
            !rest.isEmpty
        else { return }
        let isDamage = rest.withUnsafeBytes { Record($0, at: 0) != nil }
        if isDamage, let all = try FileSystem.read(path) {
            let copy = path + ".damaged-\(Int(environment.now().timeIntervalSince1970))"
            try all.withUnsafeBytes { try FileSystem.write($0, to: copy, isSynced: true) }
            environment.reporter.report(
                LarderEvent(
                    .setAside, subject: path, detail: "a copy is \(copy)",
                    error: LarderError(
                        .damaged, message: "\(path) was changed; rows after that are gone.")))
        }
        try FileSystem.truncate(path, to: position.offset)
    }

    private func writeAnew(_ position: inout Position) throws {
        let record = try Self.record(.picture, position.table.picture(revision: position.revision))
        let bytes = Self.header + record
        let fresh = path + ".new"
        try bytes.withUnsafeBytes { try FileSystem.write($0, to: fresh, isSynced: true) }
        try FileSystem.move(fresh, to: path)
        try FileSystem.syncFolder(
            path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
        let found = FileSystem.identity(path)
        position.device = found?.device ?? 0
        position.number = found?.number ?? 0
        position.offset = bytes.count
        position.pictureSize = record.count
    }

    /// Revisions of a new file begin after those of any before it.
    private var firstRevision: UInt64 {
        let seconds = environment.now().timeIntervalSinceReferenceDate
        return seconds > 0 && seconds < 4e9 ? UInt64(seconds * 1e6) : 1
    }

    private static func record(_ kind: Kind, _ value: some Encodable) throws -> [UInt8] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let payload = try encoder.encode(value)
        var writer = PackedWriter()
        writer.add(UInt64(payload.count))
        writer.add(kind.rawValue)
        writer.add(raw: [UInt8](payload))
        writer.add(writer.bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }

    /// A record as it lies in the file: length, kind, content, checksum of all that.
    private struct Record {
        var kind: UInt8
        var payload: UnsafeRawBufferPointer
        var size: Int
        var isWhole: Bool

        /// Nil when the bytes end before the record does.
        init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
            guard offset + 9 <= bytes.count else { return nil }
            let length = UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            guard length <= UInt64(bytes.count - offset), let count = Int(exactly: length),
                offset + 17 + count <= bytes.count
            else { return nil }
            kind = bytes[offset + 8]
            payload = UnsafeRawBufferPointer(
                rebasing: bytes[(offset + 9)..<(offset + 9 + count)])
            size = 17 + count
            let sum = UInt64(
                littleEndian: bytes.loadUnaligned(
                    fromByteOffset: offset + 9 + count, as: UInt64.self))
            let body = UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + 9 + count)])
            isWhole = Checksum.of(body) == sum
        }
    }
}
