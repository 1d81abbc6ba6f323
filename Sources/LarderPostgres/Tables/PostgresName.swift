#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A text of any length as a column of an index, which takes no long ones.
///
/// A short text is itself, so that it is ordered and read as it is. A long one is its beginning with a
/// digest behind it, longer than any short one; what it said is kept beside it, see ``whole(_:)``.
enum PostgresName {
    /// How many bytes a text may have to be kept as it is; three of them fit into a row of an index.
    private static let longest = 480

    /// The bytes that a text is found by.
    static func bytes(_ text: String) -> [UInt8] { bytes(Array(text.utf8)) }

    /// The same for bytes that are not text.
    static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.count <= longest { return bytes }
        return bytes.prefix(longest + 1) + SHA256.digest(Data(bytes))
    }

    static func list(_ texts: [String]) -> PostgresValue {
        .bytes(texts.map { bytes($0) as [UInt8]? })
    }

    /// The texts of a row in full, if any of them is long; null otherwise.
    static func whole(_ texts: String...) -> [UInt8]? {
        if texts.allSatisfy({ $0.utf8.count <= longest }) { return nil }
        return PackedWriter.bytes(of: texts)
    }

    /// Bytes in full, if they are long; null otherwise.
    static func whole(_ bytes: [UInt8]) -> [UInt8]? { bytes.count <= longest ? nil : bytes }

    /// Reads texts from their columns, or from the one that has them in full.
    static func read(_ row: PostgresRow, _ columns: [Int32], whole: Int32) -> [String] {
        if row.isNull(whole) { return columns.map { row.text($0) } }
        return row.withBytes(whole) { bytes in
            var reader = PackedReader(bytes)
            return columns.map { _ in reader.text() ?? "" }
        }
    }
}
#endif
