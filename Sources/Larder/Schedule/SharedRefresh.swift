#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Rows of a shelf that are checked from time to time, each by one of the programs that share the storage.
///
/// The shelf lists its rows by when they are due, so a round reads what is due in the shares of its program
/// (``RefreshShares``), however many other rows there are. The rows' columns must say so:
///
/// ```swift
/// let shelf = Shelf(
///     "feeds",
///     columns: ShelfColumns(
///         scope: "feed", group: { $0.refresh.group(host: $0.host) }, order: { $0.refresh.order }),
///     storage: storage)
/// ```
///
/// Store the result with the lease that ``claim(_:ifDue:)`` gave: whoever was overtaken then stores nothing.
public struct SharedRefresh<Row: Sendable & Identifiable>: Sendable where Row.ID: Sendable {
    private let shelf: Shelf<Row>
    private let leases: Leases
    private let schedule: RefreshSchedule
    private let environment: StoreEnvironment
    private let lease: @Sendable (Row.ID) -> Key
    private let host: @Sendable (Row) -> String
    private let state: @Sendable (Row) -> RefreshState

    /// Creates the access to the rows of a shelf, with the name of a row's lease, its host and its state.
    public init(
        _ shelf: Shelf<Row>, leases: Leases, schedule: RefreshSchedule,
        environment: StoreEnvironment = StoreEnvironment(),
        lease: @escaping @Sendable (Row.ID) -> Key, host: @escaping @Sendable (Row) -> String,
        state: @escaping @Sendable (Row) -> RefreshState
    ) {
        self.shelf = shelf
        self.leases = leases
        self.schedule = schedule
        self.environment = environment
        self.lease = lease
        self.host = host
        self.state = state
    }

    /// How many rows of one host are given at a time, so that a host that hangs or asks for a pause delays no other.
    static var mostPerHost: Int { 64 }

    /// How many rows are read at a time: a round reads at most so many that are not due yet.
    static var page: Int { 100 }

    /// Returns rows of the shares that are due, the longest overdue first.
    public func due(in shares: [Int], limit: Int) async throws -> [Row] {
        let groups = shares.map(RefreshState.group)
        let now = environment.now()
        var (found, hosts) = ([Row](), [String: Int]())
        func take(_ rows: [Row]) {
            for row in rows where found.count < limit && schedule.isDue(state(row), at: now) {
                let host = host(row)
                guard hosts[host, default: 0] < Self.mostPerHost else { continue }
                hosts[host, default: 0] += 1
                found.append(row)
            }
        }
        var place: ShelfCursor?
        repeat {
            let page = try await shelf.page(
                ShelfQuery(groups: groups, isAscending: true), after: place,
                limit: Swift.min(limit, Self.page))
            take(page.rows.map(\.row).filter { state($0).nextCheck.map { $0 <= now } ?? true })
            let isDue = page.rows.last.map { schedule.isDue(state($0.row), at: now) } ?? false
            place = isDue ? page.next : nil
        } while found.count < limit && place != nil
        // Those that a clock which was ahead put off for years.
        let last = try await shelf.page(ShelfQuery(groups: groups), limit: 50).rows.map(\.row)
        take(last.filter { state($0).nextCheck.map { $0 > now } ?? false })
        return schedule.due(found, at: now, host: host, state: state)
    }

    /// Takes the lease of a row and reads the row; nil if another program has the lease, or has checked the row since.
    public func claim(
        _ id: Row.ID, ifDue: Bool
    ) async throws -> (row: Row?, lease: Lease)? {
        guard let lease = try await leases.take(lease(id)) else { return nil }
        do {
            let row = try await shelf.row(id)?.row
            if ifDue, let row,
                schedule.due([row], at: environment.now(), host: host, state: state).isEmpty
            {
                try await leases.end(lease)
                return nil
            }
            return (row, lease)
        } catch {
            try? await leases.end(lease)
            throw error
        }
    }
}

extension RefreshState {
    /// The value by which a shelf lists its rows for ``SharedRefresh``.
    public var order: SortValue { .date(nextCheck ?? .distantPast) }

    /// The group in which a shelf lists a row of a host for ``SharedRefresh``.
    public func group(host: String) -> String {
        stopped == nil ? Self.group(RefreshShares.share(of: host)) : "stopped"
    }

    static func group(_ share: Int) -> String { "share \(share)" }
}
