public import Foundation
import Larder

/// A file that is to be sent to a server; the payload of an `Outbox` with an ``HTTPUploadDestination``.
///
/// The file stays where it is until the server has all of it, and must not change until then: its size and its time
/// of change are compared on every attempt.
public struct FileUpload: Sendable, Hashable, Codable {
    /// Where the file is.
    public var file: String

    /// Where the upload is created.
    public var url: URL

    /// The method that creates it.
    public var method: String

    /// More fields of the request that creates it, such as `Content-Type` and `Content-Disposition`.
    public var fields: [String: String]

    /// The size of the file in bytes.
    public var size: Int

    /// When the file was changed last.
    public var changed: Date?

    /// Whether the file is removed once the server has all of it.
    public var isRemovedWhenDone: Bool

    /// Creates an upload of a file that exists.
    public init(
        file: String, to url: URL, method: String = "POST", fields: [String: String] = [:],
        isRemovedWhenDone: Bool = false
    ) throws {
        let facts = try Self.facts(of: file)
        self.file = file
        self.url = url
        self.method = method
        self.fields = fields
        self.isRemovedWhenDone = isRemovedWhenDone
        size = facts.size
        changed = facts.changed
    }

    /// Throws if the file is no longer what it was.
    func check() throws {
        let now = try Self.facts(of: file)
        guard now.size == size, now.changed == changed else {
            throw LarderError(
                .refused,
                message: "The file “\(file)” has changed since it was to be sent. Send it again.")
        }
    }

    private static func facts(of file: String) throws -> (size: Int, changed: Date?) {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            guard let size = attributes[.size] as? NSNumber else {
                throw CocoaError(.fileReadUnknown)
            }
            return (size.intValue, attributes[.modificationDate] as? Date)
        } catch {
            throw LarderError(
                .notFound, message: "The file “\(file)” cannot be read. Put it back, then retry.",
                cause: error)
        }
    }

    /// Reads a part of the file.
    func part(at offset: Int, count: Int) throws -> Data {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            defer { try? handle.close() }  // nothing was written
            try handle.seek(toOffset: UInt64(offset))
            let part = try handle.read(upToCount: count) ?? Data()
            guard part.count == count else { throw CocoaError(.fileReadCorruptFile) }
            return part
        } catch {
            throw LarderError(
                .notFound, message: "The file “\(file)” cannot be read. Put it back, then retry.",
                cause: error)
        }
    }
}
