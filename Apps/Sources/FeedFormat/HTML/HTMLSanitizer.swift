/// A sanitiser of article HTML: whatever goes in, only harmless markup comes out.
///
/// The result is written from scratch, from a short list of elements and attributes, with every tag
/// closed, every attribute quoted and every sign escaped; nothing of the input is copied unread. It
/// has no scripts, frames, forms, styles, ids or handlers; links are `http`, `https` or `mailto`;
/// pictures and sound come over `http` or `https` and are not fetched before they are needed;
/// tracking pixels are removed. It takes time in proportion to the input, whatever the input is,
/// and sanitising twice changes nothing.
///
/// ```swift
/// let html = HTMLSanitizer().sanitize(entry.body)
/// ```
public struct HTMLSanitizer: Sendable, Hashable {
    /// Whether to keep pictures, sound and video; without them, nothing is loaded from elsewhere.
    public var keepsMedia = true

    /// Whether to keep pictures inside the text itself (`data:` of a raster type).
    public var keepsInlineImages = false

    /// Whether to keep telephone links.
    public var keepsTelephoneLinks = false

    /// Creates a sanitiser with the strict defaults.
    public init() {}

    /// Returns safe markup for any markup.
    ///
    /// - Parameter base: The base of relative addresses; without one, they stay relative.
    public func sanitize(_ html: String, base: String? = nil) -> String {
        var html = html
        return html.withUTF8 { bytes in
            var builder = HTMLTreeBuilder(
                bytes, sink: HTMLWriter(rules: self, base: base, capacity: bytes.count))
            builder.run()
            return String(decoding: builder.sink.out, as: UTF8.self)
        }
    }

    /// Returns safe markup for a text of a feed; plain text gets paragraphs.
    public func sanitize(_ text: FeedText) -> String {
        guard text.kind == .text else { return sanitize(text.value, base: text.base) }
        var out: [UInt8] = []
        for paragraph in PlainText.paragraphs(of: text.value) {
            out.append(contentsOf: "<p>".utf8)
            for (index, line) in paragraph.split(separator: "\n").enumerated() {
                if index > 0 { out.append(contentsOf: "<br>".utf8) }
                HTMLWriter.escape(Array(line.utf8), into: &out)
            }
            out.append(contentsOf: "</p>".utf8)
        }
        return String(decoding: out, as: UTF8.self)
    }
}
