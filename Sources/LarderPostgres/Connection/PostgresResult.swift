#if Postgres
import CLibPQ
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rows of a result, in binary format.
final class PostgresResult {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQclear(handle) }

    /// The number of rows.
    var count: Int { Int(PQntuples(handle)) }

    /// The rows in order.
    var rows: [PostgresRow] { (0..<count).map { PostgresRow(result: self, index: Int32($0)) } }

    /// The first row, if any.
    var first: PostgresRow? { count > 0 ? PostgresRow(result: self, index: 0) : nil }

    /// The number of rows that the statement affected.
    var touched: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

    fileprivate func bytes(_ row: Int32, _ column: Int32) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
            start: PQgetvalue(handle, row, column), count: Int(PQgetlength(handle, row, column)))
    }

    fileprivate func isNull(_ row: Int32, _ column: Int32) -> Bool {
        PQgetisnull(handle, row, column) != 0
    }
}

/// One row; columns are numbered from zero.
struct PostgresRow {
    fileprivate let result: PostgresResult
    fileprivate let index: Int32

    func isNull(_ column: Int32) -> Bool { result.isNull(index, column) }

    /// Passes the bytes of a column, which are valid while the body runs.
    func withBytes<Value>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        withExtendedLifetime(result) { body(result.bytes(index, column)) }
    }

    func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }
    func data(_ column: Int32) -> Data { withBytes(column) { Data($0) } }
    func bool(_ column: Int32) -> Bool { withBytes(column) { $0.first == 1 } }

    func text(_ column: Int32) -> String {
        withBytes(column) { String(decoding: $0, as: UTF8.self) }
    }

    /// An integer of four or eight bytes; zero for null.
    func int(_ column: Int32) -> Int64 {
        withBytes(column) { bytes in
            if bytes.count == 4 {
                return Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
            }
            return bytes.count == 8 ? Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)) : 0
        }
    }

    /// One of our numbers, which are never negative.
    func word(_ column: Int32) -> UInt64 { UInt64(max(0, int(column))) }

    func double(_ column: Int32) -> Double {
        Double(bitPattern: UInt64(bitPattern: int(column)))
    }

    func date(_ column: Int32) -> Date { Date(timeIntervalSinceReferenceDate: double(column)) }
}
#endif
