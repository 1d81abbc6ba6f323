#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A change as a value: named by its cases, stored, sent, and applied to whatever is there.
///
/// ```swift
/// enum ListChange: Mutation {
///     case add(id: String, text: String)
///     case remove(id: String)
///
///     func apply(to list: inout [Item]?) throws {
///         switch self {
///         case .add(let id, let text): list = (list ?? []) + [Item(id: id, text: text)]
///         case .remove(let id): list?.removeAll { $0.id == id }
///         }
///     }
/// }
/// ```
///
/// A mutation is applied again and again, to every newer value from the server. So it says what to do and not
/// what comes out; it depends on nothing but the value and itself; and what it creates has an identity that it
/// brings along.
public protocol Mutation: Codable, Sendable {
    /// The type of what it changes.
    associatedtype Value: Codable & Sendable

    /// Applies the change; a value of nil means that there is none. Throws if it makes no sense there.
    func apply(to value: inout Value?) throws
}

/// A mutation that the server has not confirmed yet, or has refused.
public struct PendingMutation<Change: Mutation>: Sendable, Identifiable {
    /// The idempotency key, the same on every attempt to send it.
    public var id: String

    /// The change; nil if this version of the program cannot read it.
    public var change: Change?

    /// What is happening to it.
    public var state: MutationState

    /// How often it was sent.
    public var attempts: Int

    /// Why the last attempt to send it failed.
    public var failure: Failure?

    /// When it is sent again, for one that waits after a failure.
    public var nextAttempt: Date?

    /// Why it cannot be applied to the value that is there now, and is not shown; it is sent nevertheless.
    public var misfit: LarderError?

    /// Whether it is part of what is shown.
    public var isShown: Bool { state != .parked && misfit == nil && change != nil }
}

/// What is happening to a mutation.
public enum MutationState: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is being stored.
    case pending
    /// It waits for its turn or the connection.
    case waiting
    /// It is being sent.
    case sending
    /// It failed and is sent again.
    case failed
    /// It failed and waits, with those behind it, until a person retries or drops it.
    case asking
    /// It was refused and is no longer shown, until a person retries it.
    case parked
}

/// A value as the server has it, with the mutations that it is known to include.
public struct Confirmed<Value: Sendable>: Sendable {
    /// The value; nil if the server has none.
    public var value: Value?

    /// The identities of the last mutations that the value includes.
    public var included: [String]

    /// Creates a confirmed value.
    public init(_ value: Value?, including included: [String] = []) {
        self.value = value
        self.included = included
    }

    /// The most identities to remember. A mutation leaves the outbox before the next one of its key is sent, so
    /// all but the last are long gone.
    private static var limit: Int { 32 }

    mutating func include(_ ids: [String]) {
        let known = Set(included)
        included = (included + ids.filter { !known.contains($0) }).suffix(Self.limit)
    }
}

extension Confirmed: Codable where Value: Codable {}
extension Confirmed: Equatable where Value: Equatable {}

/// A mutation of one key, as it is stored and sent.
public struct KeyedMutation<Change: Mutation>: Codable, Sendable {
    /// The path of the key.
    public var path: String

    /// The change.
    public var change: Change

    /// The key.
    public var key: Key { Key(path: path) }

    /// Creates a mutation of a key.
    public init(_ key: Key, _ change: Change) {
        path = key.path
        self.change = change
    }
}

/// The answer of a server that has accepted a mutation.
public enum MutationAnswer<Value: Sendable>: Sendable {
    /// The mutation was carried out as it was meant.
    case accepted
    /// The mutation was carried out, and this is the value now; nil if there is none any more.
    case value(Value?)
}

/// What is shown of a key: the confirmed value with all pending mutations applied to it.
public struct OptimisticSnapshot<Change: Mutation>: Sendable {
    /// What is shown.
    public let value: Change.Value?

    /// The confirmed value, with its times, failure and activity.
    public let confirmed: Snapshot<Confirmed<Change.Value>>

    /// The mutations that are not confirmed, in order, and those that were refused.
    public let mutations: [PendingMutation<Change>]

    init(
        _ confirmed: Snapshot<Confirmed<Change.Value>>, _ pending: [PendingMutation<Change>]
    ) {
        let included = Set(confirmed.value?.included ?? [])
        var value = confirmed.value?.value
        mutations = pending.filter { !included.contains($0.id) }.map { mutation in
            var mutation = mutation
            mutation.misfit = nil
            guard mutation.isShown, let change = mutation.change else { return mutation }
            var next = value
            do {
                try change.apply(to: &next)
                value = next
            } catch {
                mutation.misfit = .wrapping(error)
            }
            return mutation
        }
        self.value = value
        self.confirmed = confirmed
    }
}
