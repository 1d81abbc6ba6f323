/// Records as they come from elsewhere: those that can be read, and for each of the others what is wrong with it.
public struct ReceivedRecords: Sendable, Hashable, Decodable {
    /// Those that can be read.
    public private(set) var records: [SyncRecord] = []
    /// Those that can't be read. What has no kind or no identity goes by its place in the list.
    public private(set) var refused: [SyncAnswer.Refusal] = []

    /// Whether one of those has no kind or no identity that can be read.
    private(set) var hasNameless = false

    /// How many there are.
    public var count: Int { records.count + refused.count }

    /// Reads a list; throws only if it is none.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            switch try list.decode(Received.self) {
            case .record(let record): records.append(record)
            case .refused(let kind, let id, let message):
                hasNameless = hasNameless || kind == nil || id == nil
                refused.append(
                    .init(
                        kind: kind ?? "record", id: id ?? "number \(list.currentIndex)",
                        message: message))
            }
        }
    }

    /// An element of the list, whatever it is.
    private enum Received: Decodable {
        case record(SyncRecord)
        case refused(kind: String?, id: String?, message: String)

        init(from decoder: any Decoder) throws {
            do {
                self = .record(try SyncRecord(from: decoder))
            } catch {
                let fields = try? decoder.container(keyedBy: SyncRecord.CodingKeys.self)
                self = .refused(
                    kind: (try? fields?.decode(String.self, forKey: .kind)).map {
                        String($0.prefix(100))
                    },
                    id: try? fields?.decode(String.self, forKey: .id),
                    message: Self.words(error, below: decoder.codingPath.count))
            }
        }

        private static func words(_ error: any Error, below depth: Int) -> String {
            guard let error = error as? DecodingError else {
                return "It has a number that can't be read."
            }
            let path: [any CodingKey] =
                switch error {
                case .keyNotFound(let key, let context): context.codingPath + [key]
                case .typeMismatch(_, let context), .valueNotFound(_, let context),
                    .dataCorrupted(let context):
                    context.codingPath
                @unknown default: []
                }
            guard let field = path.dropFirst(depth).first else {
                return "A record has a kind, an id and a stamp."
            }
            return "Its “\(field.stringValue)” is missing or can't be read."
        }
    }
}
