internal import Foundation
internal import Larder
public import Sync

extension JSONText {
    /// A write that waits for another larder; with its records if wanted.
    public static func outboxItem(
        _ item: SyncOutboxes.Item, withRecords: Bool = false
    ) -> JSONText {
        let write = item.write
        var fields: [(String, JSONText)] = [
            ("id", .string(item.id)), ("to", .string(item.address)), ("what", .string(item.words)),
            ("state", .string(write.state.rawValue)), ("attempts", .int(write.attempts)),
            ("enqueued", .date(write.enqueued)), ("next", .date(write.nextAttempt)),
            ("error", .text(write.failure?.error.message)),
        ]
        if withRecords {
            let records = write.payload?.records.map { record in
                JSONText.object([
                    ("kind", .string(record.kind)), ("id", .string(record.id)),
                    ("changed", .date(record.stamp.date)), ("removed", .bool(record.value == nil)),
                ])
            }
            fields.append(("records", records.map { .array($0) } ?? .null))
        }
        return .object(fields)
    }
}
