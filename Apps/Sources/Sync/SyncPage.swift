internal import Larder

/// What a larder says of itself before others exchange records with it.
public struct SyncGreeting: Sendable, Hashable, Codable {
    /// The version of the protocol.
    public var version: Int
    /// The identity of its data.
    public var replica: String
    /// The kinds that it knows.
    public var kinds: [String]
    /// For how many days it remembers removals.
    public var tombstoneDays: Int
    /// The versions of what the values of its kinds contain, of those that are not 1.
    public var formats: [String: Int]?

    /// The version of the protocol that this program speaks.
    public static let current = 1

    private enum CodingKeys: String, CodingKey {
        case version, replica, kinds, formats
        case tombstoneDays = "tombstone_days"
    }
}

/// Some of the records that a larder has, in the order in which it got to know them.
public struct SyncPage: Sendable, Hashable, Codable {
    /// The records.
    public var records: [SyncRecord]
    /// Where the next page begins.
    public var position: String
    /// Whether there are more now.
    public var more: Bool

    /// Creates a page.
    public init(records: [SyncRecord], position: String, more: Bool) {
        self.records = records
        self.position = position
        self.more = more
    }
}

/// Why a larder can't go on from a position.
public enum SyncPositionError: String, Error, Sendable, Codable {
    /// Removals since the position were forgotten.
    case expired = "position-expired"
    /// The position is from other data, or from before a backup was restored.
    case unknown = "position-unknown"
}

extension SyncJournal {
    /// The most records of a page.
    public static let longestPage = 1_000

    /// About how many bytes a page has at most, unless one record has more.
    static let pageBytes = 1 << 20

    /// Returns what others need to know first.
    public func greeting() async throws -> SyncGreeting {
        SyncGreeting(
            version: SyncGreeting.current, replica: try await replica(), kinds: names,
            tombstoneDays: Int(tombstoneAge / 86_400), formats: formats)
    }

    /// Returns records after a position.
    ///
    /// - Parameters:
    ///   - position: The position of the page before; nil for the first.
    ///   - limit: The most records.
    ///   - replica: Records that came from this replica are left out.
    ///   - kinds: Only these kinds; nil for all.
    public func page(
        after position: String?, limit: Int, except replica: String? = nil, kinds: [String]? = nil
    ) async throws -> SyncPage {
        try await capture()
        let state = try await state().state
        let (first, known) = try place(of: position, in: state)
        let limit = min(max(limit, 1), Self.longestPage)
        let all = try await rows(after: first, kinds: kinds, limit: limit)
        var page = SyncPage(records: [], position: "", more: all.count == limit)
        var last = first
        var bytes = 0
        for row in all {
            if bytes > Self.pageBytes {
                page.more = true
                break
            }
            last = row.position
            guard replica == nil || row.source != replica, let record = try await sent(row) else {
                continue
            }
            bytes += record.id.utf8.count + (record.value?.roughSize ?? 0) + 100
            page.records.append(record)
        }
        // What has no rows of these kinds was seen too.
        if !page.more { last = max(last, state.position) }
        page.position = "\(state.replica).\(last).\(known)"
        return page
    }

    /// Returns a record as others get it; nil if it has changed since, so that it comes later.
    func sent(_ row: Row) async throws -> SyncRecord? {
        var record = row.record
        guard let kind = kind(record.kind) as? any MergedSyncKind, let mark = record.value else {
            return record
        }
        guard let (value, fingerprint) = try await kind.value(of: record.id),
            mark == .string(fingerprint)
        else { return nil }
        record.value = value
        return record
    }

    /// Returns where a page begins, and the last removal that its reader need not hear of, because it was forgotten before
    /// the reader began.
    private func place(of position: String?, in state: State) throws -> (first: Int, known: Int) {
        guard let position else { return (-1, state.forgotten) }
        let parts = position.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == state.replica, let number = Int(parts[1]),
            let known = Int(parts[2]), (-1...state.position).contains(number),
            (0...state.position).contains(known)
        else { throw SyncPositionError.unknown }
        if max(number, known) < state.forgotten { throw SyncPositionError.expired }
        return (number, known)
    }
}
