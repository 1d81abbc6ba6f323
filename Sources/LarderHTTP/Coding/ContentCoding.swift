/// A compression of a body, by its name in `Content-Encoding`.
enum ContentCoding: String, Sendable, Hashable, CaseIterable {
    /// RFC 1952, with one or more members.
    case gzip
    /// RFC 1950, or RFC 1951 without the zlib wrapper, which some servers send under this name.
    case deflate

    /// The value for `Accept-Encoding`: all codings supported here.
    static let offer = allCases.map(\.rawValue).joined(separator: ", ")

    /// Returns the codings of a body, in the order in which they were applied.
    ///
    /// Throws ``HTTPFailure/unaskedEncoding(_:)`` for a coding that is not supported or was not offered, and
    /// for more than two codings in a row.
    static func codings(
        of fields: HeaderFields, offered: String? = offer
    ) throws -> [ContentCoding] {
        let names = (fields.joined("Content-Encoding") ?? "")
            .split(separator: ",")
            .map { $0.trimmingBlanks.lowercased() }
            .filter { !$0.isEmpty && $0 != "identity" }
        let accepted = Set(
            (offered ?? "").split(separator: ",").map { item in
                let parts = item.split(separator: ";").map { $0.trimmingBlanks.lowercased() }
                let isRefused = parts.dropFirst().contains {
                    ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0)
                }
                return isRefused ? "" : parts.first ?? ""
            })
        let codings = try names.map { name in
            let plain = name == "x-gzip" ? "gzip" : name
            guard let coding = ContentCoding(rawValue: plain),
                accepted.contains(plain) || accepted.contains("*")
            else { throw HTTPFailure.unaskedEncoding(name) }
            return coding
        }
        guard codings.count <= 2 else {
            throw HTTPFailure.unaskedEncoding(names.joined(separator: ", "))
        }
        return codings
    }
}

extension StringProtocol {
    /// The text without leading and trailing spaces and tabs.
    var trimmingBlanks: String {
        var rest = self[...]
        while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
        return String(rest)
    }
}
