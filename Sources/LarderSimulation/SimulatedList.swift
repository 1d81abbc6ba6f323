public import Larder

/// A list on a server, delivered in pages: it grows, shrinks, fails and is slow as instructed.
///
/// ```swift
/// let server = SimulatedList((1...95).map(Song.init), paging: .cursors)
/// let songs = PagedStore(name: "songs", source: server, options: PagingOptions(limit: 10))
/// server.items.insert(Song(0), at: 0)
/// server.fail(.unreachable)
/// ```
public final class SimulatedList<Item: ListItem>: PagedSource where Item.ID: Sendable {
    /// How pages are found.
    public enum Paging: Sendable {
        /// By the item they follow, in both directions: they do not drift.
        case cursors
        /// By number from 1: they drift when earlier items are inserted or removed.
        case numbers
        /// By offset: they drift too, and each starts with the last item of the previous page.
        case offsets

        /// The drift that the pages report.
        public var drift: PageDrift {
            switch self {
            case .cursors: .never
            case .numbers: .disjoint
            case .offsets: .overlapping
            }
        }
    }

    private struct State: Sendable {
        var items: [Item]
        var version = 1
        var requests: [PageRequest<Item>] = []
        var errors: [LarderError] = []
        var isHeld = false
        var arrived = 0
        var cancelled = 0
        var running = 0
        var mostRunning = 0
        var held: [Int: CheckedContinuation<Void, any Error>] = [:]
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Locked<State>
    private let paging: Paging
    private let givesTotal: Bool

    /// Creates a list.
    public init(_ items: [Item], paging: Paging = .cursors, givesTotal: Bool = false) {
        state = Locked(State(items: items))
        self.paging = paging
        self.givesTotal = givesTotal
    }

    /// The items on the server; setting them changes the version used to validate pages.
    public var items: [Item] {
        get { state.withLock { $0.items } }
        set {
            state.withLock { state in
                state.items = newValue
                state.version += 1
            }
        }
    }

    /// The requests so far, in order.
    public var requests: [PageRequest<Item>] { state.withLock { $0.requests } }

    /// How many requests ended because they were cancelled.
    public var cancelled: Int { state.withLock { $0.cancelled } }

    /// The maximum number of requests that ran at the same time.
    public var mostRunning: Int { state.withLock { $0.mostRunning } }

    /// Makes the next requests fail.
    public func fail(_ code: LarderError.Code, times: Int = 1) {
        let error = LarderError(code, message: "Simulated failure.")
        state.withLock { $0.errors += Array(repeating: error, count: times) }
    }

    /// Holds the answers to requests from now on.
    public func hold() {
        state.withLock { $0.isHeld = true }
    }

    /// Releases all held answers.
    public func release() {
        let held = state.withLock { state in
            state.isHeld = false
            defer { state.held = [:] }
            return state.held
        }
        for continuation in held.values { continuation.resume() }
    }

    /// Releases one held answer, by the number of its request, from 1.
    public func release(only number: Int) {
        state.withLock { $0.held.removeValue(forKey: number) }?.resume()
    }

    /// Waits until this many requests have arrived.
    public func started(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.arrived >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    /// Answers with the page as it is when the answer is sent.
    ///
    /// A cursor whose item is gone is refused with `.gone`.
    public func page(_ request: PageRequest<Item>) async throws -> FetchResult<Page<Item>> {
        let (error, number) = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
            let error = state.errors.isEmpty ? nil : state.errors.removeFirst()
            return (error, state.requests.count)
        }
        defer { state.withLock { $0.running -= 1 } }
        do {
            try await waitIfHeld(number)
        } catch {
            state.withLock { $0.cancelled += 1 }
            throw error
        }
        if let error { throw error }
        let (items, version) = state.withLock { ($0.items, $0.version) }
        let etag = "\(version)"
        if request.known?.validators["etag"] == etag { return .notModified(NotModified()) }
        guard let page = page(of: items, request) else {
            throw LarderError(.gone, message: "There is no such page.")
        }
        return .fetched(Fetched(page, validators: ["etag": etag]))
    }

    private func page(of items: [Item], _ request: PageRequest<Item>) -> Page<Item>? {
        var request = request
        // One shared item and one new one.
        if paging == .offsets { request.limit = max(2, request.limit) }
        var range = 0..<min(request.limit, items.count)
        switch (paging, request.cursor) {
        case (_, nil): break
        case (.numbers, let cursor?):
            guard let number = cursor.number, number > 0 else { return nil }
            range = part(items, from: (number - 1) * request.limit, request.limit)
        case (.offsets, let cursor?):
            guard let offset = cursor.number, offset >= 0 else { return nil }
            range = part(items, from: offset, request.limit)
        case (.cursors, let cursor?):
            let isBefore = cursor.text.hasPrefix("before ")
            let name = cursor.text.dropFirst(isBefore ? 7 : 6)
            guard let place = items.firstIndex(where: { "\($0.id)" == name }) else { return nil }
            range =
                isBefore
                ? max(0, place - request.limit)..<place
                : part(items, from: place + 1, request.limit)
        }
        return Page(
            Array(items[range]), next: cursor(after: range, items, request),
            previous: cursor(before: range, items, request), total: givesTotal ? items.count : nil,
            drift: paging.drift)
    }

    private func part(_ items: [Item], from start: Int, _ limit: Int) -> Range<Int> {
        let start = min(start, items.count)
        return start..<min(start + limit, items.count)
    }

    private func cursor(
        after range: Range<Int>, _ items: [Item], _ request: PageRequest<Item>
    ) -> PageCursor? {
        guard range.upperBound < items.count, let last = range.last else { return nil }
        return switch paging {
        case .cursors: PageCursor("after \(items[last].id)")
        case .numbers: PageCursor((request.cursor?.number ?? 1) + 1)
        case .offsets: PageCursor(range.upperBound - 1)
        }
    }

    private func cursor(
        before range: Range<Int>, _ items: [Item], _ request: PageRequest<Item>
    ) -> PageCursor? {
        guard range.lowerBound > 0, let first = range.first else { return nil }
        return switch paging {
        case .cursors: PageCursor("before \(items[first].id)")
        case .numbers: request.cursor?.number.map { PageCursor($0 - 1) }
        case .offsets: PageCursor(max(0, range.lowerBound - request.limit + 1))
        }
    }

    private func waitIfHeld(_ id: Int) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                let (outcome, met) = state.withLock { state in
                    state.arrived += 1
                    let met = state.watchers.filter { $0.count <= state.arrived }
                    state.watchers.removeAll { $0.count <= state.arrived }
                    var outcome: Result<Void, any Error>? = .success(())
                    if Task.isCancelled {
                        outcome = .failure(CancellationError())
                    } else if state.isHeld {
                        state.held[id] = continuation
                        outcome = nil
                    }
                    return (outcome, met)
                }
                if let outcome { continuation.resume(with: outcome) }
                for watcher in met { watcher.continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.held.removeValue(forKey: id) }?
                .resume(throwing: CancellationError())
        }
    }
}
