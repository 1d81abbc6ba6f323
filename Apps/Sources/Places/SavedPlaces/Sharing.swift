public import Geodesy

/// A position in the forms for sending it to others; the reader can read each of them.
public struct Sharing: Sendable, Hashable {
    /// The position.
    public let position: Position

    /// The name; its letters are sent.
    public let name: String

    /// Creates the forms of a position.
    public init(_ position: Position, name: String = "") {
        self.position = position
        self.name = name
    }

    /// The text of a message; at most 160 characters, unless the name takes more than one message.
    public var text: String { position.message(name: name) }

    /// How many text messages ``text`` takes: letters beyond the GSM 7-bit alphabet halve what one holds.
    public var messageCount: Int {
        let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII || Self.plain.contains($0) }
        let (length, one, each) =
            isPlain ? (text.unicodeScalars.count, 160, 153) : (text.utf16.count, 70, 67)
        return length <= one ? 1 : (length + each - 1) / each
    }

    /// The letters of the GSM 7-bit alphabet that are not ASCII.
    private static let plain = Set("èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüàΔΦΓΛΩΠΨΣΘΞ".unicodeScalars)

    /// A `geo:` address, which phones open in a map.
    public var geo: String {
        (try? Position(latitude: position.latitude, longitude: position.longitude))?.geoURI()
            ?? position.geoURI()
    }

    /// A link that shows the position on a map.
    public var link: String { position.openStreetMapLink() }

    /// An address that opens a new text message with ``text``, after RFC 5724.
    public var sms: String {
        text.utf8.reduce(into: "sms:?body=") { address, byte in
            let scalar = Unicode.Scalar(byte)
            if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
                || ("0"..."9").contains(scalar)
                || "-._~".unicodeScalars.contains(scalar)
            {
                address.unicodeScalars.append(scalar)
            } else {
                let code = String(byte, radix: 16, uppercase: true)
                address += "%" + (code.count == 1 ? "0" : "") + code
            }
        }
    }
}
