/// The byte range in a request (RFC 9110 14).
enum HTTPByteRange {
    /// The meaning of a `Range` field for a body of a known length.
    enum Meaning: Equatable {
        /// These bytes.
        case bytes(Range<Int>)
        /// A range outside the body.
        case unsatisfiable
        /// Several ranges, another unit, or an invalid field: the answer is the whole body.
        case everything
    }

    /// Parses a `Range` field; multipart responses are not supported.
    static func meaning(of field: String, length: Int) -> Meaning {
        let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, HTTPList.lowercased(String(parts[0])) == "bytes" else {
            return .everything
        }
        let range = HTTPList.trimmed(parts[1].utf8)
        let ends = range.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2 else { return .everything }
        let last = HTTPList.deltaSeconds(String(ends[1]))
        if ends[0].isEmpty {
            guard let last else { return .everything }
            guard last > 0, length > 0 else { return .unsatisfiable }
            return .bytes(max(0, length - last)..<length)
        }
        guard let first = HTTPList.deltaSeconds(String(ends[0])), last != nil || ends[1].isEmpty,
            first <= last ?? first
        else { return .everything }
        guard first < length else { return .unsatisfiable }
        return .bytes(first..<min(length, (last ?? length) + 1))
    }
}
