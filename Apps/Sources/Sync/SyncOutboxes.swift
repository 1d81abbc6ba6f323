internal import Foundation
public import Larder

/// What waits for other larders, from all outboxes: for showing it and for deciding about it.
public struct SyncOutboxes: Sendable {
    private let journal: SyncJournal

    /// Creates a list over a journal.
    public init(_ journal: SyncJournal) { self.journal = journal }

    /// A write that waits, was set aside or given up.
    public struct Item: Sendable, Identifiable {
        /// The address of the larder that it goes to.
        public var address: String
        /// The write.
        public var write: OutboxItem<SyncPush>

        /// The idempotency key.
        public var id: String { write.id }

        /// What is sent, in words: "3 marks", or the name of one element.
        public var words: String {
            guard let records = write.payload?.records, let first = records.first else {
                return "something that this version can't read"
            }
            let kind = first.kind.replacing("-", with: " ")
            if records.count > 1 {
                return "\(records.count) \(kind)" + (kind.hasSuffix("s") ? "" : "s")
            }
            if case .object(let fields)? = first.value, case .string(let text)? = fields["text"] {
                let line = text.split(whereSeparator: \.isNewline).first ?? ""
                return "\(kind) \"\(line.prefix(60))\""
            }
            let name = Key(path: first.id).components.suffix(2).joined(separator: " ")
            return "\(kind) \(first.kind == "mark" ? name : first.id)"
        }
    }

    /// How many writes wait for each larder.
    public func counts() async throws -> [(peer: SyncPeer, counts: OutboxCounts)] {
        var all: [(peer: SyncPeer, counts: OutboxCounts)] = []
        for peer in try await journal.peers() {
            all.append((peer, try await journal.outbox(to: peer).counts()))
        }
        return all
    }

    /// Returns the writes that wait and those that were set aside, and with `withDropped` those that were given up.
    public func items(withDropped: Bool = false, limit: Int = 1_000) async throws -> [Item] {
        var all: [Item] = []
        for peer in try await journal.peers() {
            let outbox = journal.outbox(to: peer)
            var writes = try await outbox.parked() + outbox.waiting(limit: limit)
            if withDropped { writes += try await outbox.dropped() }
            all += writes.map { Item(address: peer.address, write: $0) }
        }
        return Array(all.prefix(limit))
    }

    /// Returns the write that an identity, or the beginning of exactly one, names.
    public func item(_ id: String) async throws -> Item {
        let all = try await items(withDropped: true, limit: .max)
        if let item = all.first(where: { $0.id == id }) { return item }
        let found = id.isEmpty ? [] : all.filter { $0.id.lowercased().hasPrefix(id.lowercased()) }
        guard found.count < 2 else {
            throw LarderError(
                .refused,
                message: "“\(id)” could be any of \(found.count) writes: write more of it.")
        }
        guard let item = found.first else {
            throw LarderError(
                .notFound,
                message:
                    "There is no waiting write “\(id)”. It was delivered or dropped, or never there."
            )
        }
        return item
    }

    /// Sends a write again the next time that larders are in touch.
    public func retry(_ item: Item) async throws {
        try await outbox(of: item).retry(item.id)
    }

    /// Gives a write up.
    public func drop(_ item: Item) async throws {
        try await outbox(of: item).drop(item.id)
    }

    private func outbox(of item: Item) -> Outbox<SyncPush> {
        journal.outbox(to: SyncPeer(address: item.address))
    }
}
