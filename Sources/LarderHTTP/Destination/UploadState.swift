import Larder

/// What a server says about an upload: how much it has, and how much it takes at once.
struct UploadState: Sendable, Equatable {
    var offset: Int
    var isComplete: Bool
    /// The most bytes that the server takes in one request; nil if it does not say.
    var largestPart: Int?

    /// Reads the fields of an answer; nil if they do not say it, or nonsense.
    init?(_ fields: HeaderFields) {
        guard let offset = fields["Upload-Offset"].flatMap(Self.number),
            let isComplete = fields["Upload-Complete"].flatMap(Self.boolean)
        else { return nil }
        self.offset = offset
        self.isComplete = isComplete
        largestPart = Self.largestPart(fields)
    }

    /// The limit in `Upload-Limit`, a dictionary such as `max-size=9000000, max-append-size=10000`.
    static func largestPart(_ fields: HeaderFields) -> Int? {
        for member in fields.joined("Upload-Limit")?.split(separator: ",") ?? [] {
            let parts = member.split(separator: "=", maxSplits: 1).map { part in
                String(part.drop { $0 == " " || $0 == "\t" })
            }
            guard parts.count == 2, parts[0] == "max-append-size" else { continue }
            return number(parts[1]).flatMap { $0 > 0 ? $0 : nil }
        }
        return nil
    }

    /// A number without a sign, of at most 15 digits as in RFC 9651; parameters after it are ignored.
    static func number(_ text: String) -> Int? {
        let digits = value(text)
        guard (1...15).contains(digits.count),
            digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(digits)
    }

    static func boolean(_ text: String) -> Bool? {
        switch value(text) {
        case "?1": true
        case "?0": false
        default: nil
        }
    }

    private static func value(_ text: String) -> String {
        let bare = text.prefix { $0 != ";" }.drop { $0 == " " }
        return String(bare.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
