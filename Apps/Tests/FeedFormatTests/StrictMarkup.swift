import Foundation

/// A checker that knows nothing of the sanitiser: it accepts only the plainest well-formed markup.
enum StrictMarkup {
    private static let elements = Set(
        ("a abbr address article aside audio b bdi bdo big blockquote br caption cite code dd del details dfn div "
            + "dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre "
            + "q rp rt ruby s samp section small strike strong sub summary sup table tbody td tfoot th thead time tr "
            + "tt u ul var video wbr").split(separator: " ").map(String.init))
    private static let empty: Set<String> = ["br", "hr", "img", "wbr"]
    private static let attributes = Set(
        ("href rel referrerpolicy src alt width height loading controls preload colspan rowspan start reversed value "
            + "datetime title lang dir").split(separator: " ").map(String.init))

    /// Returns what is wrong with some markup, or nil.
    static func fault(in markup: String) -> String? {
        var open: [String] = []
        var rest = Substring(markup)
        while let less = rest.firstIndex(of: "<") {
            if let fault = textFault(rest[..<less]) { return fault }
            guard let more = rest[less...].firstIndex(of: ">") else {
                return "a tag without an end"
            }
            let tag = rest[rest.index(after: less)..<more]
            rest = rest[rest.index(after: more)...]
            if tag.hasPrefix("/") {
                guard open.popLast() == String(tag.dropFirst()) else {
                    return "an end tag too many: \(tag)"
                }
                continue
            }
            let name = String(tag.prefix { $0 != " " })
            guard elements.contains(name) else { return "the element \(name)" }
            if let fault = attributeFault(tag.dropFirst(name.count)) { return fault }
            if !empty.contains(name) { open.append(name) }
        }
        return textFault(rest) ?? (open.isEmpty ? nil : "not closed: \(open)")
    }

    private static func textFault(_ text: Substring) -> String? {
        if text.contains(where: { "<>\"'".contains($0) }) { return "a bare sign in \(text)" }
        for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
        where !["amp;", "lt;", "gt;", "#34;", "#39;"].contains(where: { piece.hasPrefix($0) }) {
            return "a bare ampersand in \(text)"
        }
        return text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" }
            ? "a control" : nil
    }

    private static func attributeFault(_ text: Substring) -> String? {
        var rest = text
        while !rest.isEmpty {
            guard rest.first == " ", let equals = rest.firstIndex(of: "=") else {
                return "odd tag \(text)"
            }
            let name = String(rest[rest.index(after: rest.startIndex)..<equals])
            let value = rest[rest.index(after: equals)...].dropFirst()
            guard rest[rest.index(after: equals)...].first == "\"",
                let quote = value.firstIndex(of: "\"")
            else {
                return "an attribute without quotes"
            }
            guard attributes.contains(name) else { return "the attribute \(name)" }
            let content = value[..<quote]
            if let fault = textFault(content) { return fault }
            if name == "href" || name == "src", let fault = addressFault(content, name) {
                return fault
            }
            rest = value[value.index(after: quote)...]
        }
        return nil
    }

    private static func addressFault(_ text: Substring, _ name: String) -> String? {
        let plain = text.replacingOccurrences(of: "&amp;", with: "&").unicodeScalars.filter {
            !$0.properties.isWhitespace && $0.value > 32 && !(127...159 ~= $0.value)
                && $0.properties.generalCategory != .format
        }
        let address = String(String.UnicodeScalarView(plain)).lowercased()
        guard let end = address.firstIndex(where: { ":/?#".contains($0) }), address[end] == ":"
        else { return nil }
        let scheme = address[..<end]
        guard let first = scheme.first, first.isLetter, first.isASCII else { return nil }
        guard
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else {
            return nil
        }
        let allowed = name == "href" ? ["http", "https", "mailto"] : ["http", "https"]
        return allowed.contains(String(scheme)) ? nil : "the address \(text)"
    }
}
