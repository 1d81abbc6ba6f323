/// A sanitiser of article HTML: whatever goes in, only harmless markup comes out.
///
/// The result is made afresh from a short list of elements and attributes, every tag closed, every
/// attribute quoted, every sign escaped; nothing of the input is passed on unread. There are no scripts,
/// frames, forms, styles, ids or handlers in it, links are `http`, `https` or `mailto`, pictures and sound
/// come over `http` or `https` and are not fetched before they are wanted, and tracking pixels are gone.
/// It takes time in proportion to the input, whatever the input is, and sanitising twice changes nothing.
///
/// ```swift
/// let html = HTMLSanitizer().sanitize(entry.body)
/// ```
public struct HTMLSanitizer: Sendable, Hashable {
    /// Whether pictures, sound and film are kept; without them nothing is loaded from outside.
    public var keepsMedia = true

    /// Whether pictures inside the text itself are kept (`data:` of a raster type).
    public var keepsInlineImages = false

    /// Whether telephone links are kept.
    public var keepsTelephoneLinks = false

    /// Creates a sanitiser with the strict defaults.
    public init() {}

    /// Returns clean markup for any markup.
    ///
    /// - Parameter base: the address relative addresses are read against; without one they stay relative.
    public func sanitize(_ html: String, base: String? = nil) -> String {
        var html = html
        return html.withUTF8 { bytes in
            var builder = HTMLTreeBuilder(
                bytes, sink: HTMLWriter(rules: self, base: base, capacity: bytes.count))
            builder.run()
            return String(decoding: builder.sink.out, as: UTF8.self)
        }
    }

    /// Returns clean markup for a text of a feed; plain text gets paragraphs.
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
