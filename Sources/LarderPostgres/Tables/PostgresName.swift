#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A text of any length in an indexed column, whose length is limited.
///
/// A short text is stored as it is, so that it sorts and reads normally. A long one is stored as its
/// beginning followed by a digest, which is longer than any short text; the full text is stored separately,
/// see ``whole(_:)``.
enum PostgresName {
    /// The most bytes of a text that is stored as it is; three such texts fit into an index row.
    private static let longest = 480

    /// Returns the bytes by which a text is found.
    static func bytes(_ text: String) -> [UInt8] { bytes(Array(text.utf8)) }

    /// Does the same for bytes that are not text.
    static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.count <= longest { return bytes }
        return bytes.prefix(longest + 1) + SHA256.digest(Data(bytes))
    }

    static func list(_ texts: [String]) -> PostgresValue {
        .bytes(texts.map { bytes($0) as [UInt8]? })
    }

    /// Returns the full texts of a row if any of them is long; otherwise null.
    static func whole(_ texts: String...) -> [UInt8]? {
        if texts.allSatisfy({ $0.utf8.count <= longest }) { return nil }
        return PackedWriter.bytes(of: texts)
    }

    /// Returns the full bytes if they are long; otherwise null.
    static func whole(_ bytes: [UInt8]) -> [UInt8]? { bytes.count <= longest ? nil : bytes }

    /// Reads texts from their columns, or from the column with the full texts.
    static func read(_ row: PostgresRow, _ columns: [Int32], whole: Int32) -> [String] {
        if row.isNull(whole) { return columns.map { row.text($0) } }
        return row.withBytes(whole) { bytes in
            var reader = PackedReader(bytes)
            return columns.map { _ in reader.text() ?? "" }
        }
    }
}
#endif
