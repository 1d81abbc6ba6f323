#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The media types that a caller expects; none stands for any.
struct ExpectedTypes: Sendable {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names.map { $0.lowercased() }
    }

    /// What is wrong with the type of a response, as a sentence without its full stop; nil if nothing is.
    ///
    /// A response without a type is taken, unless it looks like a web page and that is not expected.
    func flaw(of response: TransportResponse) -> String? {
        guard !names.isEmpty else { return nil }
        let type = Self.mediaType(response.fields["Content-Type"])
        let host = response.hostInWords
        if !takes("text/html"), type == "text/html" || Self.looksLikeHTML(response.body) {
            return "“\(host)” sent a web page instead, perhaps a sign-in page"
        }
        guard let type, !takes(type) else { return nil }
        return "“\(host)” sent “\(type.shortened)” instead of what was requested"
    }

    private func takes(_ type: String) -> Bool {
        names.contains { item in
            item == type || item == "*/*"
                || (item.hasSuffix("/*") && type.hasPrefix(item.dropLast()))
        }
    }

    /// The media type without parameters, or nil if there is no plausible one.
    private static func mediaType(_ value: String?) -> String? {
        let type = value?.prefix { $0 != ";" && $0 != "," }.trimmingBlanks.lowercased()
        return type?.contains("/") == true ? type : nil
    }

    private static func looksLikeHTML(_ body: Data) -> Bool {
        let start = body.prefix(512).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        let text = String(decoding: start.prefix(15), as: UTF8.self).lowercased()
        return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
    }
}
