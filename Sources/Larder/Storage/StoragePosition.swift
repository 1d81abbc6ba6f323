/// A place in the order of a storage's commits.
///
/// Only the storage that made it can say what it means. It may be kept, as text too, and handed back
/// to ``Storage/changes(after:)``.
public struct StoragePosition: Sendable, Hashable, Codable, LosslessStringConvertible {
    /// Names the contents that the point belongs to: another one when a file was started over, or a
    /// backup was put in its place, so that an old position is never taken for one of today.
    public var incarnation: String

    /// The place in the order of commits of that incarnation.
    public var point: UInt64

    /// Creates a position.
    public init(incarnation: String, point: UInt64) {
        self.incarnation = incarnation
        self.point = point
    }

    /// Whether this comes after another; places of two incarnations have no order.
    package func isLater(than other: StoragePosition) -> Bool {
        point > other.point && incarnation == other.incarnation
    }

    /// Reads a position from its text.
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

    /// Reads a position; version 0.1 wrote the point alone, which has no incarnation.
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
