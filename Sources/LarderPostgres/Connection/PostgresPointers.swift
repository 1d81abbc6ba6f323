#if Postgres
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension [String] {
    /// Passes the texts as a null-terminated array of C strings.
    func withCStrings<Result>(
        _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        let pointers = copies.map { UnsafePointer($0) } + [nil]
        return pointers.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { preconditionFailure("an empty list") }
            return body(base)
        }
    }
}

extension [PostgresValue] {
    /// Passes pointers to the bytes, which libpq copies; a null pointer for SQL's null.
    func withPointers<Result>(
        _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let size = reduce(0) { $0 + ($1.bytes?.count ?? 0) }
        let copy = UnsafeMutableRawPointer.allocate(byteCount: Swift.max(1, size), alignment: 8)
        defer { copy.deallocate() }
        var offset = 0
        let pointers = map { value -> UnsafePointer<CChar>? in
            guard let bytes = value.bytes else { return nil }
            let place = copy + offset
            bytes.withUnsafeBytes { source in
                if let start = source.baseAddress {
                    place.copyMemory(from: start, byteCount: source.count)
                }
            }
            offset += bytes.count
            return UnsafePointer(place.assumingMemoryBound(to: CChar.self))
        }
        return body(pointers)
    }
}
#endif
