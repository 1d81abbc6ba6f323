public import Geodesy

/// A position in the forms for sending it to others; the reader can read each of them.
public struct Sharing: Sendable, Hashable {
    /// The position.
    public let position: Position

    /// The name; only its letters are sent.
    public let name: String

    /// Creates the forms of a position.
    public init(_ position: Position, name: String = "") {
        self.position = position
        self.name = name
    }

    /// One text message: ASCII, at most 160 characters.
    public var text: String { position.message(name: name) }

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
            if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
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
