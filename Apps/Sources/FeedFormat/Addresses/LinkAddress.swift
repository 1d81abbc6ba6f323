/// What feeds need of addresses: finding the scheme as browsers do, and resolving against a base.
///
/// Addresses stay text: nothing is percent-encoded or otherwise changed, except for what browsers
/// strip first (white space and controls at the ends, tabs and line ends inside).
enum LinkAddress {
    /// Schemes a link may lead to.
    static let linkSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "ftp", "ftps", "gopher", "gemini", "news", "nntp", "feed",
        "magnet", "irc", "ircs", "xmpp", "sms", "geo", "itms", "itms-apps", "rtsp", "mms", "webcal",
    ]

    /// Removes what browsers ignore in an address: controls and spaces around it, tabs and line ends in it.
    static func clean(_ text: some StringProtocol) -> String {
        let utf8 = text.utf8
        if utf8.allSatisfy({ $0 > 32 && $0 != 127 }) { return String(text) }
        var bytes = Array(utf8)
        bytes.removeAll { $0 == 9 || $0 == 10 || $0 == 13 }
        var start = 0
        var end = bytes.count
        while start < end, bytes[start] <= 32 { start += 1 }
        while end > start, bytes[end - 1] <= 32 { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Returns the scheme of a cleaned address in small letters, or nil for a relative one.
    static func scheme(_ text: String) -> String? {
        var length = 0
        for byte in text.utf8 {
            switch byte {
            case 65...90, 97...122: length += 1
            case 48...57, 43, 45, 46:
                if length == 0 { return nil }
                length += 1
            case 58: return length > 0 ? String(text.utf8.prefix(length))?.lowercased() : nil
            default: return nil
            }
        }
        return nil
    }

    /// Returns the host of an address, without user, port or `www.`.
    static func host(_ text: String) -> String? {
        guard let parts = Parts(text).authority else { return nil }
        var host = parts[...]
        if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
        if !host.hasPrefix("["), let colon = host.firstIndex(of: ":") { host = host[..<colon] }
        if host.hasPrefix("www.") { host = host.dropFirst(4) }
        return host.isEmpty ? nil : String(host).lowercased()
    }

    /// Resolves a reference against a base, following RFC 3986; without a base, returns the cleaned
    /// reference.
    static func resolve(_ reference: String, base: String?) -> String {
        let reference = clean(reference)
        if scheme(reference) != nil { return reference }
        guard let base, !base.isEmpty else { return reference }
        let root = Parts(base)
        guard let scheme = root.scheme else { return reference }
        if reference.isEmpty { return root.text(path: root.path, query: root.query, fragment: nil) }
        let part = Parts(reference, slashes: scheme == "http" || scheme == "https")
        if let authority = part.authority {
            return "\(scheme)://\(authority)" + part.rest(path: dotless(part.path))
        }
        guard root.authority != nil || root.path.hasPrefix("/") else {
            return part.path.isEmpty && part.query == nil && part.fragment != nil
                ? base + reference : reference
        }
        if part.path.isEmpty {
            return root.text(
                path: root.path, query: part.query ?? root.query, fragment: part.fragment)
        }
        var path = part.path
        if !path.hasPrefix("/") {
            if let slash = root.path.lastIndex(of: "/") {
                path = root.path[...slash] + path
            } else {
                path = "/" + path
            }
        }
        return root.text(path: dotless(path), query: part.query, fragment: part.fragment)
    }

    /// Resolves a link, and refuses one whose scheme is not known to be harmless.
    static func link(_ reference: String, base: String?) -> String? {
        if isPlainWeb(reference) { return reference }
        let address = resolve(reference, base: base)
        guard !address.isEmpty else { return nil }
        guard let scheme = scheme(address) else { return address }
        return linkSchemes.contains(scheme) ? address : nil
    }

    /// Whether an address is absolute, http or https, and needs no cleaning, as nearly all do.
    private static func isPlainWeb(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count > 8, bytes[0] == 104, bytes[1] == 116, bytes[2] == 116,
                bytes[3] == 112, bytes[4] == 58 || (bytes[4] == 115 && bytes[5] == 58)
            else { return false }
            for byte in bytes where byte <= 32 || byte == 127 { return false }
            return true
        }
    }

    /// Returns an identifier if it is also the address of a page.
    static func page(_ id: String) -> String? {
        let scheme = scheme(id)
        return scheme == "http" || scheme == "https" ? id : nil
    }

    /// Removes `.` and `..` from a path.
    private static func dotless(_ path: String) -> String {
        guard path.contains("/.") || path.hasPrefix(".") else { return path }
        var out: [Substring] = []
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            let isLast = index == pieces.count - 1
            switch piece {
            case ".": if isLast { out.append("") }
            case "..":
                if out.count > 1 || (out.count == 1 && out[0] != "") { out.removeLast() }
                if isLast { out.append("") }
            default: out.append(piece)
            }
        }
        return out.joined(separator: "/")
    }
}
