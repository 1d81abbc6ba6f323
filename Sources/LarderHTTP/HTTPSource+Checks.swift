import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPSource {
    /// Throws if a response cannot be a value, with a sentence that says what was received.
    func check(_ response: TransportResponse, now: Date) throws {
        if let failure = response.failure(now: now) { throw failure }
        if let flaw = response.flaw { throw wrong(flaw) }
        guard !expected.isEmpty else { return }
        let type = Self.mediaType(response.fields["Content-Type"])
        let host = response.hostInWords
        if !takes("text/html"), type == "text/html" || Self.looksLikeHTML(response.body) {
            throw wrong(
                "“\(host)” sent a web page instead, perhaps a sign-in page")
        }
        guard let type, !takes(type) else { return }
        throw wrong("“\(host)” sent “\(type.shortened)” instead of what was requested")
    }

    private func wrong(_ what: String) -> LarderError {
        LarderError(.unreadable, message: what + ". What was there before is kept.")
    }

    private func takes(_ type: String) -> Bool {
        expected.contains { item in
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
