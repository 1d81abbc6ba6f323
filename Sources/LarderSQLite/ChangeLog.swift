#if SQLite
import GRDB
import Larder

/// The last commits of all processes, so that each can tell its own listeners of the others'.
enum ChangeLog {
    static func pack(_ scope: StorageChange.Scope) -> [UInt8] {
        var writer = PackedWriter()
        switch scope {
        case .everything: writer.add(UInt8(0))
        case .keys(let keys):
            writer.add(UInt8(1))
            for key in keys { writer.add(key.path) }
        case .under(let keys):
            writer.add(UInt8(2))
            for key in keys { writer.add(key.path) }
        }
        let sum = writer.bytes.withUnsafeBytes { Checksum.of($0) }
        writer.add(sum)
        return writer.bytes
    }

    /// Reads what was touched; when in doubt, everything.
    static func unpack(_ bytes: UnsafeRawBufferPointer) -> StorageChange.Scope {
        guard bytes.count > 8 else { return .everything }
        let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
        var tail = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - 8)...]))
        guard tail.word() == Checksum.of(body) else { return .everything }
        var reader = PackedReader(body)
        let kind = reader.byte()
        var keys: [Key] = []
        while !reader.isAtEnd, let path = reader.text() { keys.append(Key(path: path)) }
        switch kind {
        case 1: return .keys(keys)
        case 2: return .under(keys)
        default: return .everything
        }
    }

    /// The commits after one revision and up to another, by somebody else.
    static func changes(
        _ db: Database, after: UInt64, through: UInt64
    ) throws -> [StorageChange] {
        guard after < through else { return [] }
        var found: [StorageChange] = []
        let statement = try Prepared(
            db,
            "SELECT revision, scope FROM change WHERE revision > ? AND revision <= ? ORDER BY 1")
        statement.bind(1, after).bind(2, through)
        while try statement.step() {
            found.append(
                StorageChange(
                    revision: statement.word(0), scope: unpack(statement.bytes(1)),
                    isForeign: true))
        }
        // Every commit has its row; where rows are gone, nobody knows what they said.
        if UInt64(found.count) == through - after { return found }
        return [StorageChange(revision: through, scope: .everything, isForeign: true)]
    }
}
#endif
