extension LinkAddress {
    /// The parts of an address, following RFC 3986, appendix B.
    struct Parts {
        var scheme: String?
        var authority: String?
        var path = ""
        var query: String?
        var fragment: String?

        /// Parses an address; with `slashes`, backslashes count as slashes, as in browsers.
        init(_ address: String, slashes: Bool = false) {
            var rest = address[...]
            if let scheme = LinkAddress.scheme(address) {
                self.scheme = scheme
                rest = rest.dropFirst(scheme.utf8.count + 1)
            }
            if let hash = rest.utf8.firstIndex(of: 35) {
                fragment = String(rest[rest.index(after: hash)...])
                rest = rest[..<hash]
            }
            if let mark = rest.utf8.firstIndex(of: 63) {
                query = String(rest[rest.index(after: mark)...])
                rest = rest[..<mark]
            }
            var hierarchy = String(rest)
            let isWeb = slashes || scheme == "http" || scheme == "https"
            if isWeb, hierarchy.utf8.contains(92) {
                hierarchy = String(
                    decoding: hierarchy.utf8.map { $0 == 92 ? 47 : $0 }, as: UTF8.self)
            }
            rest = hierarchy[...]
            if rest.hasPrefix("//") {
                rest = rest.dropFirst(2)
                let end = rest.utf8.firstIndex(of: 47) ?? rest.endIndex
                authority = String(rest[..<end])
                rest = rest[end...]
            }
            path = String(rest)
        }

        /// The path with its query and fragment.
        func rest(path: String) -> String {
            var out = path
            if let query { out += "?" + query }
            if let fragment { out += "#" + fragment }
            return out
        }

        /// The address with another path, query and fragment.
        func text(path: String, query: String?, fragment: String?) -> String {
            var out = scheme.map { $0 + ":" } ?? ""
            if let authority {
                out += "//" + authority
                if !path.isEmpty, !path.hasPrefix("/") { out += "/" }
            }
            out += path
            if let query { out += "?" + query }
            if let fragment { out += "#" + fragment }
            return out
        }
    }
}
