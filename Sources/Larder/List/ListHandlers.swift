/// Closures that are called for what happens to a list; each is optional.
///
/// The counterpart of ``ListListener`` for a few cases, without a type of your own. A name that is misspelt
/// does not compile.
///
/// ```swift
/// let token = list.addHandlers(
///     ListHandlers(
///         didFailLoad: { part, failure in log("\(part): \(failure.error.message)") },
///         didChange: { update in table.apply(update.changes) }),
///     loading: .cached)
/// ```
public struct ListHandlers<Item: ListItem>: Sendable {
    /// Called when a load started.
    public var didStartLoad: (@Sendable (ListSnapshot<Item>) -> Void)?

    /// Called when a load succeeded.
    public var didFinishLoad: (@Sendable (ListSnapshot<Item>) -> Void)?

    /// Called when a load failed for good, with the part of the list that failed.
    public var didFailLoad: (@Sendable (ListPart, Failure) -> Void)?

    /// Called when a load was cancelled.
    public var didCancelLoad: (@Sendable (ListSnapshot<Item>) -> Void)?

    /// Called with the current list, without changes, and then after every change.
    ///
    /// Changes of what the list is doing come without changes of items.
    public var didChange: (@Sendable (ListUpdate<Item>) -> Void)?

    /// Creates handlers.
    public init(
        didStartLoad: (@Sendable (ListSnapshot<Item>) -> Void)? = nil,
        didFinishLoad: (@Sendable (ListSnapshot<Item>) -> Void)? = nil,
        didFailLoad: (@Sendable (ListPart, Failure) -> Void)? = nil,
        didCancelLoad: (@Sendable (ListSnapshot<Item>) -> Void)? = nil,
        didChange: (@Sendable (ListUpdate<Item>) -> Void)? = nil
    ) {
        self.didStartLoad = didStartLoad
        self.didFinishLoad = didFinishLoad
        self.didFailLoad = didFailLoad
        self.didCancelLoad = didCancelLoad
        self.didChange = didChange
    }
}

extension ListFeed {
    /// Calls closures for what happens to the list, until the token is cancelled or released.
    ///
    /// They are called on the thread that makes the change, one after another; see ``watch(_:_:)``.
    public func addHandlers(
        _ handlers: ListHandlers<Item>, loading policy: LoadPolicy? = nil
    ) -> ObservationToken {
        let seen = Locked(SeenByHandlers<Item>(FailedParts(snapshot)))
        return watch(ListObservationOptions(loading: policy, wantsEvents: true)) { notice in
            switch notice {
            case .snapshot(let new):
                guard let didChange = handlers.didChange else { break }
                let old = seen.withLock { seen in
                    defer { seen.last = new }
                    return seen.last
                }
                didChange(
                    ListUpdate(
                        snapshot: new, changes: old.map(new.changes) ?? ListChanges()))
            case .event(.started, let snapshot): handlers.didStartLoad?(snapshot)
            case .event(.finished, let snapshot): handlers.didFinishLoad?(snapshot)
            case .event(.cancelled, let snapshot): handlers.didCancelLoad?(snapshot)
            case .event(.failed, let snapshot):
                let failed = seen.withLock { $0.failed.next(in: snapshot) }
                if let (part, failure) = failed { handlers.didFailLoad?(part, failure) }
            }
            return true
        }
    }
}

/// What handlers were last told.
private struct SeenByHandlers<Item: ListItem>: Sendable {
    var last: ListSnapshot<Item>?
    var failed: FailedParts<Item>

    init(_ failed: FailedParts<Item>) { self.failed = failed }
}

/// The failures of a list that were told, so that the next one can be told apart from them: two parts may have
/// failed when the first of the two events arrives.
private struct FailedParts<Item: ListItem>: Sendable {
    private var told: [ListPart: Failure]

    init(_ snapshot: ListSnapshot<Item>) { told = Self.failures(of: snapshot) }

    mutating func next(in snapshot: ListSnapshot<Item>) -> (ListPart, Failure)? {
        let now = Self.failures(of: snapshot)
        let new = now.filter { part, failure in
            guard let old = told[part] else { return true }
            return old.date != failure.date || old.attempts != failure.attempts
        }
        guard let (part, failure) = new.min(by: { $0.value.date < $1.value.date }) else {
            return nil
        }
        told = told.filter { now[$0.key] != nil }
        told[part] = failure
        return (part, failure)
    }

    private static func failures(of snapshot: ListSnapshot<Item>) -> [ListPart: Failure] {
        var failures: [ListPart: Failure] = [:]
        failures[.list] = snapshot.failure
        failures[.more] = snapshot.moreFailure
        failures[.previous] = snapshot.previousFailure
        return failures
    }
}
