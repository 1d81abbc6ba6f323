import Larder

/// Which request fields chose an answer, and with what values (RFC 9111 4.1).
///
/// A variant is a name for a key: the nominated fields and a digest of their values. The values
/// themselves, which can be secrets, are not kept. Values are compared after joining lines and
/// taking out white space around commas; for the negotiation fields, whose order and case mean
/// nothing, also after sorting and lower-casing.
enum HTTPVariant {
    /// The variant of an answer that depends on no field.
    private static let only = "-"

    /// Returns the variant of an answer to a request, or nil when nothing can match it (`*`).
    static func name(of response: HTTPFields, to request: HTTPFields) -> String? {
        let nominated = response.members("Vary").map(HTTPList.lowercased)
        if nominated.contains("*") { return nil }
        return name(Set(nominated).sorted(), request)
    }

    /// Whether a stored variant may answer a request.
    static func isMatch(_ variant: String, _ request: HTTPFields) -> Bool {
        if variant == only { return true }
        guard let colon = variant.lastIndex(of: ":") else { return false }
        let names = variant[..<colon].split(separator: ",").map(String.init)
        return name(names, request) == variant
    }

    private static func name(_ names: [String], _ request: HTTPFields) -> String {
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
