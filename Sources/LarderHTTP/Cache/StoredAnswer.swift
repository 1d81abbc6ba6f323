import CZlib
import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One stored response: header and body in one value, with one checksum.
struct StoredAnswer {
    /// The key it is stored under.
    var key: Key

    /// The response, with the fields that may be stored.
    var response: TransportResponse

    /// Whether it must be validated before it is used again, whatever its age.
    var isInvalidated = false

    /// The format of the stored value; other formats are not read.
    static let format = "http-answer/1"

    /// The part of a stored response without its body. It includes the key, so that a value found under a
    /// different key, perhaps of another account, is detected.
    private struct Head: Codable {
        var key: String
        var status: Int
        var fields: HeaderFields
        var url: URL
        var requestedAt: Date
        var receivedAt: Date
    }

    /// Creates a response to be stored.
    init(key: Key, response: TransportResponse) {
        self.key = key
        self.response = response
    }

    /// Decodes a stored entry; throws `.damaged` if its bytes were changed.
    init(_ entry: StoredEntry) throws {
        let damaged = LarderError(
            .damaged, message: "A stored answer is damaged; it will be fetched again.")
        let value = entry.value
        guard entry.format == Self.format, value.count >= 8,
            Self.number(value.prefix(4)) == Self.checksum(value.dropFirst(4))
        else { throw damaged }
        let length = Int(Self.number(value.dropFirst(4).prefix(4)))
        let rest = value.dropFirst(8)
        guard length <= rest.count else { throw damaged }
        let head = try JSONDecoder().decode(Head.self, from: Data(rest.prefix(length)))
        guard Key(path: head.key) == entry.key else { throw damaged }
        key = entry.key
        isInvalidated = entry.metadata.isInvalidated
        response = TransportResponse(
            status: head.status, fields: head.fields, body: Data(rest.dropFirst(length)),
            url: head.url, requestedAt: head.requestedAt, receivedAt: head.receivedAt)
    }

    /// Returns the entry to write, with content, validators and times in one value.
    func entry() throws -> StoredEntry {
        let head = try JSONEncoder().encode(
            Head(
                key: key.path, status: response.status, fields: response.fields, url: response.url,
                requestedAt: response.requestedAt, receivedAt: response.receivedAt))
        let content = Self.bytes(UInt32(clamping: head.count)) + head + response.body
        var validators = Validators()
        validators["etag"] = response.fields["ETag"]
        validators["last-modified"] = response.fields["Last-Modified"]
        let metadata = EntryMetadata(
            times: Timestamps(fetched: response.receivedAt), validators: validators,
            freshness: HTTPFreshness(of: response).rule(at: response.receivedAt))
        return StoredEntry(
            key: key, value: Self.bytes(Self.checksum(content)) + content, format: Self.format,
            metadata: metadata)
    }

    private static func checksum(_ data: Data) -> UInt32 {
        var sum = crc32(0, nil, 0)
        for region in data.regions {
            region.withUnsafeBytes { bytes in
                sum = crc32_z(sum, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
            }
        }
        return UInt32(truncatingIfNeeded: sum)
    }

    private static func number(_ bytes: Data) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func bytes(_ number: UInt32) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) })
    }
}
