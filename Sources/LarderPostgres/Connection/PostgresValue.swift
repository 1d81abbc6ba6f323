#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A parameter of a statement, in PostgreSQL's binary format.
///
/// Our text is `bytea`, because PostgreSQL's text accepts no zero bytes and its sort order depends on the
/// database.
struct PostgresValue: Sendable {
    /// The bytes; nil for SQL's null.
    var bytes: [UInt8]?
    /// The object identifier of the type.
    var type: UInt32

    private enum Kind {
        static let bool: UInt32 = 16
        static let bytes: UInt32 = 17
        static let int: UInt32 = 20
        static let text: UInt32 = 25
        static let double: UInt32 = 701
        static let boolArray: UInt32 = 1000
        static let bytesArray: UInt32 = 1001
        static let textArray: UInt32 = 1009
        static let intArray: UInt32 = 1016
        static let doubleArray: UInt32 = 1022
    }

    static func bytes(_ bytes: [UInt8]?) -> Self { Self(bytes: bytes, type: Kind.bytes) }
    static func bytes(_ text: String?) -> Self { bytes(text.map { Array($0.utf8) }) }
    static func text(_ text: String) -> Self { Self(bytes: Array(text.utf8), type: Kind.text) }
    static func int(_ number: Int64) -> Self { Self(bytes: number.bigBytes, type: Kind.int) }
    static func int(_ number: Int) -> Self { int(Int64(number)) }
    static func bool(_ isSet: Bool) -> Self { Self(bytes: [isSet ? 1 : 0], type: Kind.bool) }

    /// One of our numbers, clamped to `Int64.max`, which is larger than any stored number.
    static func int(_ number: UInt64) -> Self { int(Int64(clamping: number)) }

    static func double(_ number: Double) -> Self {
        Self(bytes: Int64(bitPattern: number.bitPattern).bigBytes, type: Kind.double)
    }

    // MARK: - Lists, for `unnest`

    static func bytes(_ list: [[UInt8]?]) -> Self {
        array(list, of: Kind.bytes, type: Kind.bytesArray)
    }

    static func bytes(_ list: [String]) -> Self { bytes(list.map { Array($0.utf8) }) }

    static func texts(_ list: [String]) -> Self {
        array(list.map { Array($0.utf8) }, of: Kind.text, type: Kind.textArray)
    }

    static func ints(_ list: [Int64]) -> Self {
        array(list.map(\.bigBytes), of: Kind.int, type: Kind.intArray)
    }

    static func doubles(_ list: [Double]) -> Self {
        array(
            list.map { Int64(bitPattern: $0.bitPattern).bigBytes }, of: Kind.double,
            type: Kind.doubleArray)
    }

    static func bools(_ list: [Bool]) -> Self {
        array(list.map { [$0 ? 1 : 0] }, of: Kind.bool, type: Kind.boolArray)
    }

    private static func array(_ list: [[UInt8]?], of element: UInt32, type: UInt32) -> Self {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20 + list.reduce(0) { $0 + 4 + ($1?.count ?? 0) })
        bytes.append(big: UInt32(list.isEmpty ? 0 : 1))
        bytes.append(big: UInt32(list.contains { $0 == nil } ? 1 : 0))
        bytes.append(big: element)
        if !list.isEmpty {
            bytes.append(big: UInt32(list.count))
            bytes.append(big: 1)
        }
        for item in list {
            bytes.append(big: UInt32(bitPattern: Int32(clamping: item?.count ?? -1)))
            if let item { bytes.append(contentsOf: item) }
        }
        return Self(bytes: bytes, type: type)
    }
}

extension [UInt8] {
    fileprivate mutating func append(big number: UInt32) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}

extension Int64 {
    fileprivate var bigBytes: [UInt8] { Swift.withUnsafeBytes(of: bigEndian) { Array($0) } }
}
#endif
