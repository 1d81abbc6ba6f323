public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A change as a value: named by its cases, stored, sent, and applied to whatever is there.
///
/// ```swift
/// enum ItemChange: Mutation {
///     case add(id: String, text: String)
///     case remove(id: String)
///
///     func apply(to list: inout [Item]?) throws {
///         switch self {
///         case .add(let id, let text): list = (list ?? []) + [Item(id: id, text: text)]
///         case .remove(let id): list?.removeAll { $0.id == id }
///         }
///     }
///
///     // Only for undo.
///     func inverse(of list: [Item]?) -> Self? {
///         switch self {
///         case .add(let id, _): .remove(id: id)
///         case .remove(let id): list?.first { $0.id == id }.map { .add(id: id, text: $0.text) }
///         }
///     }
/// }
/// ```
///
/// A mutation is applied again and again, to every newer value from the server. So it says what to do and not
/// what comes out; it depends on nothing but the value and itself; and what it creates has an identity that it
/// brings along.
public protocol Mutation: IdentityReplacing, Codable, Sendable {
    /// The type of what it changes.
    associatedtype Value: Codable & Sendable

    /// Applies the change; a value of nil means that there is none. Throws if it makes no sense there.
    func apply(to value: inout Value?) throws

    /// Returns the mutation that undoes this one, given the value before it; nil, the default, if it cannot be
    /// undone. Write it for what ``MutationQueue/mutate(_:_:undoable:id:)`` keeps in a history.
    func inverse(of value: Value?) -> Self?

    /// The identities of the parts that it changes, such as the items of a list; none by default.
    var touches: [String] { get }

    /// The temporary identities of what it creates; none by default. See ``MutationQueue/temporaryIdentity()``.
    var creates: [String] { get }

    /// Returns the mutation as it is sent if these identities were never created, such as with another place in a
    /// list; nil, the default, if it makes no sense without them. It is then parked.
    ///
    /// - Parameters:
    ///   - identities: The temporary identities that were never created.
    ///   - value: The confirmed value.
    func omitting(_ identities: Set<String>, in value: Value?) -> Self?
}

extension Mutation {
    /// Returns nil: it cannot be undone.
    public func inverse(of value: Value?) -> Self? { nil }

    /// Touches no part.
    public var touches: [String] { [] }

    /// Creates nothing.
    public var creates: [String] { [] }

    /// Returns nil: it makes no sense.
    public func omitting(_ identities: Set<String>, in value: Value?) -> Self? { nil }

    /// Replaces nothing.
    public mutating func replaceIdentities(_ replacement: (String) -> String) {}
}

/// Something that has an identity which may be temporary, or refers to such identities.
public protocol IdentityReplacing {
    /// Replaces every identity in it by what the closure returns, which is mostly the same.
    mutating func replaceIdentities(_ replacement: (String) -> String)
}

extension Mutation {
    /// Whether two values are stored as the same bytes.
    static func areEqual(_ one: Value?, _ other: Value?) throws -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(one) == encoder.encode(other)
    }
}

extension Array: IdentityReplacing where Element: IdentityReplacing {
    /// Replaces the identities in every element.
    public mutating func replaceIdentities(_ replacement: (String) -> String) {
        for index in indices { self[index].replaceIdentities(replacement) }
    }
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

    /// What it waits for a person to settle; see ``MutationQueue/settle(_:_:)``.
    public var conflict: Conflict<Change>?

    /// Why it cannot be applied to the value that is there now, and is not shown; it is sent nevertheless.
    public var misfit: LarderError?

    /// When it was made.
    var made = Date.distantPast

    /// The mutation that it undoes.
    var undoes: String?

    /// Whether it was certainly not carried out.
    var isUndone = false

    /// Whether what it undoes was dropped, or a conflict over it settled for theirs, so that there is nothing to undo.
    var undoesNothing = false

    /// Whether that is so, or what it undoes was refused.
    var isVoid = false

    /// Whether it is part of what is shown.
    public var isShown: Bool { state != .parked && misfit == nil && change != nil && !isVoid }
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
