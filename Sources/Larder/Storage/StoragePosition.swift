/// A point in the order of a storage's commits.
///
/// Only the storage that created it can interpret it. It may be stored, also as text, and passed back to
/// ``Storage/changes(after:)``.
public struct StoragePosition: Sendable, Hashable, Codable, LosslessStringConvertible {
    /// The identity of the contents that the point belongs to. It changes when a file is started over or
    /// replaced by a backup, so that an old position is never mistaken for a current one.
    public var incarnation: String

    /// The point in the order of commits of that incarnation.
    public var point: UInt64

    /// Creates a position.
    public init(incarnation: String, point: UInt64) {
        self.incarnation = incarnation
        self.point = point
    }

    /// Whether this is later than another position; positions of different incarnations are not ordered.
    package func isLater(than other: StoragePosition) -> Bool {
        point > other.point && incarnation == other.incarnation
    }

    /// Parses a position from its text.
    public init?(_ description: String) {
        let bytes = description.utf8
        guard let space = bytes.firstIndex(of: UInt8(ascii: " ")),
            let point = UInt64(Substring(bytes[..<space]))
        else { return nil }
        self.point = point
        incarnation = String(Substring(bytes[bytes.index(after: space)...]))
    }

    /// The position as text.
    public var description: String { "\(point) \(incarnation)" }

    /// Decodes a position; version 0.1 wrote only the point, without an incarnation.
    public init(from decoder: any Decoder) throws {
        if let point = try? decoder.singleValueContainer().decode(UInt64.self) {
            self.init(incarnation: "", point: point)
            return
        }
        let box = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            incarnation: try box.decode(String.self, forKey: .incarnation),
            point: try box.decode(UInt64.self, forKey: .point))
    }

    private enum CodingKeys: String, CodingKey {
        case incarnation, point
    }
}
