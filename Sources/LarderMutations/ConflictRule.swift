public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What becomes of a mutation that was made to another value than the one the server has.
///
/// ```swift
/// let rule = ConflictRule<TextChange> { conflict in
///     guard let base = conflict.base, let mine = conflict.mine, let theirs = conflict.theirs else { return .ask }
///     return merge(base, mine, theirs).map { .send(.setText($0)) } ?? .ask
/// }
/// ```
///
/// A conflict is what the server calls one: an answer of ``MutationResult/conflict(_:)``, or an error with the code
/// `.conflict`; theirs is then fetched. Every conflict that is settled, by a rule or by a person, stays on record
/// with all three values (``MutationQueue/conflicts()``).
public struct ConflictRule<Change: Mutation>: Sendable {
    /// How a conflict is settled.
    public enum Resolution: Sendable {
        /// The mutation is sent again, made to theirs.
        case keepMine
        /// The mutation is given up.
        case keepTheirs
        /// Another mutation, made to theirs, is sent in place of it.
        case send(Change)
        /// A person settles it; the mutations of the key wait until then.
        case ask
    }

    /// Settles a conflict. What it throws is taken for ``Resolution/ask``.
    public var resolve: @Sendable (Conflict<Change>) async throws -> Resolution

    /// Creates a rule.
    public init(_ resolve: @escaping @Sendable (Conflict<Change>) async throws -> Resolution) {
        self.resolve = resolve
    }

    /// Sends the mutation again, made to theirs.
    public static var keepMine: Self { Self { _ in .keepMine } }

    /// Gives the mutation up.
    public static var keepTheirs: Self { Self { _ in .keepTheirs } }

    /// Lets a person settle it.
    public static var ask: Self { Self { _ in .ask } }

    /// Sends what the closure returns in place of the mutation: what is to be done to theirs so that both arrive;
    /// with nil theirs is kept.
    public static func merge(
        _ merge: @escaping @Sendable (Conflict<Change>) throws -> Change?
    ) -> Self {
        Self { try merge($0).map { .send($0) } ?? .keepTheirs }
    }

    /// How many conflicts in a row are settled by the rule, before a person has to.
    static var rounds: Int { 5 }
}

/// A mutation that met another value than the one it was made to.
public struct Conflict<Change: Mutation>: Sendable, Identifiable, Codable {
    /// The identity of the mutation.
    public var id: String

    /// The path of the key.
    public var path: String

    /// The mutation.
    public var change: Change

    /// What it was made to.
    public var base: Change.Value?

    /// What it made of that.
    public var mine: Change.Value?

    /// What the server has.
    public var theirs: Change.Value?

    /// When it was found.
    public var found: Date

    /// How it was settled; nil while it waits for a person.
    public var outcome: Outcome?

    /// When it was settled.
    public var settled: Date?

    /// Whether a person settled it, and not a rule.
    public var isByPerson = false

    /// The mutation that was sent in place of it.
    public var sent: Change?

    /// The identity under which that was sent.
    public var successor: String?

    /// What undoes that.
    var inverse: Change?

    /// Whether the mutation may have been carried out although it met this conflict, as an earlier attempt had no
    /// answer; nil if an older version found the conflict.
    var mayBeDone: Bool?

    /// The path of the step in an undo history, if it has one: what undoes it is found by this conflict.
    var step: String?

    /// The key.
    public var key: Key { Key(path: path) }

    /// How a conflict was settled.
    public enum Outcome: String, Sendable, Hashable, Codable {
        /// The mutation was sent again, made to theirs.
        case keptMine
        /// The mutation was given up.
        case keptTheirs
        /// Another mutation was sent in place of it.
        case merged
    }

    mutating func settle(
        _ resolution: ConflictRule<Change>.Resolution, as id: String, at now: Date, byPerson: Bool
    ) {
        settled = now
        isByPerson = byPerson
        switch resolution {
        case .keepMine:
            outcome = .keptMine
            sent = change
        case .send(let other):
            outcome = .merged
            sent = other
        case .keepTheirs: outcome = .keptTheirs
        case .ask: settled = nil
        }
        successor = sent == nil ? nil : id
        inverse = sent?.inverse(of: theirs)
    }

    /// The write that is sent in place of the mutation; nil if none is.
    func write(afterRounds rounds: Int?) -> KeyedMutation<Change>? {
        guard let sent else { return nil }
        var payload = KeyedMutation(key, sent)
        (payload.base, payload.ground, payload.replaces) = (.init(theirs), id, id)
        payload.rounds = rounds
        return payload
    }
}
