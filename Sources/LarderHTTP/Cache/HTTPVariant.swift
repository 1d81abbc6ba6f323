import Larder

/// The request fields that selected a response, and their values (RFC 9111 4.1).
///
/// A variant is a name used in a key: the fields listed in `Vary` and a digest of their values. The values
/// themselves, which may be secrets, are not stored. They are compared after joining lines and removing white
/// space around commas; for negotiation fields, whose order and case do not matter, also after sorting and
/// lowercasing.
enum HTTPVariant {
    /// The variant of a response that depends on no field.
    private static let only = "-"

    /// Returns the variant of a response to a request, or nil if nothing can match it (`*`).
    static func name(of response: HeaderFields, to request: HeaderFields) -> String? {
        let nominated = response.members("Vary").map(HTTPList.lowercased)
        if nominated.contains("*") { return nil }
        return name(Set(nominated).sorted(), request)
    }

    /// Whether a stored variant may answer a request.
    static func isMatch(_ variant: String, _ request: HeaderFields) -> Bool {
        if variant == only { return true }
        guard let colon = variant.lastIndex(of: ":") else { return false }
        let names = variant[..<colon].split(separator: ",").map(String.init)
        return name(names, request) == variant
    }

    private static func name(_ names: [String], _ request: HeaderFields) -> String {
        if names.isEmpty { return only }
        let values = names.map { name -> String in
            let lines = request.all(name)
            if lines.isEmpty { return "absent" }
            let value = normalised(lines, name: name)
            return "\(value.utf8.count) \(value)"
        }
        let digest = SHA256.shortHex(Array(values.joined(separator: "\n").utf8))
        return names.joined(separator: ",") + ":" + digest
    }

    private static func normalised(_ lines: [String], name: String) -> String {
        var members = HTTPList.members(of: lines)
        switch name {
        case "accept-language", "accept-encoding", "accept-charset":
            members = members.map { HTTPList.lowercased($0).filter { $0 != " " && $0 != "\t" } }
            members.sort()
        case "accept":
            members.sort()
        default: break
        }
        return members.joined(separator: ",")
    }
}
