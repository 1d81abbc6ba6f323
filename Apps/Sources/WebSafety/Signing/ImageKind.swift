/// The kinds of pictures that are passed on, recognised by their first bytes, whatever their server
/// says.
///
/// SVG and HTML are not among them: they can contain more than a picture.
public enum ImageKind: String, Sendable, Hashable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case avif = "image/avif"
    case icon = "image/x-icon"
    case bmp = "image/bmp"

    /// Recognises the kind of a file; nil if it is none of these.
    public init?(of bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(16))
        func begins(_ start: [UInt8], at offset: Int = 0) -> Bool {
            head.count >= offset + start.count
                && Array(head[offset..<(offset + start.count)]) == start
        }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if begins(Array("ftypavif".utf8), at: 4) || begins(Array("ftypavis".utf8), at: 4) {
            self = .avif
        } else if begins([0, 0, 1, 0]) {
            self = .icon
        } else if begins(Array("BM".utf8)), head.count >= 14 {
            self = .bmp
        } else {
            return nil
        }
    }
}
