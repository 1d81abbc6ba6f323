public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A value as the server has it, with the mutations that it is known to include.
public struct Confirmed<Value: Sendable>: Sendable {
    /// The value; nil if the server has none.
    public var value: Value?

    /// The identities of the last mutations that the value includes.
    public var included: [String]

    /// Tells the last fetch or conflict that showed what others had changed: since then only answers to mutations have
    /// changed the value. Nil if that is not known.
    var ground: String?

    /// Other grounds that are this one, as only own changes lay between them.
    var same: [String]?

    /// The ground before fetches that showed what others had changed, or only an own change whose answer was lost.
    var doubted: String?

    /// Tells the last fetch from others; nil if there was none. Equal values need not come from one fetch.
    var fetch: String?

    /// The final identities of what waits for its answer although they are known, by the temporary ones, when the
    /// value was fetched; nil for none.
    var names: [String: String]?

    /// Creates a confirmed value.
    public init(_ value: Value?, including included: [String] = []) {
        self.value = value
        self.included = included
    }

    /// The ground of a value that nobody else has changed.
    static var firstGround: String { "" }

    /// What is stored as the ground of a mutation that was made to no value.
    static var noGround: String { "none" }

    /// Whether nobody else has changed the value since a mutation was made to a value with a ground; nil if that is not
    /// known.
    func isOwn(since ground: String?) -> Bool {
        ground.map {
            let known = Self.ground(of: $0)
            return self.ground == known || same?.contains(known) == true
        } ?? false
    }

    /// The ground that a mutation with this one was made to.
    private static func ground(of stored: String) -> String {
        stored == noGround ? firstGround : stored
    }

    /// Takes over the ground of an earlier value for what was fetched.
    ///
    /// - Parameters:
    ///   - isOwn: Whether only own changes lie between them.
    ///   - isDoubtful: Whether it may be found out later that it was only an own change.
    mutating func follow(_ earlier: Self, isOwn: Bool, isDoubtful: Bool) {
        (ground, same, doubted) = (earlier.ground, earlier.same, earlier.doubted)
        if isOwn { return }
        doubted = isDoubtful ? doubted ?? ground : nil
        (ground, same) = (fetch, nil)
    }

    /// Takes in what was fetched after a change had arrived whose answer was lost.
    ///
    /// - Parameters:
    ///   - made: The ground that the change was made to.
    ///   - isLast: Whether others have changed nothing since the last fetch.
    ///   - isFirst: Whether it is what the change made of what it was made to, so that others have changed nothing between.
    ///   - id: The ground if others have changed something.
    mutating func settleDoubt(made: String?, isLast: Bool, isFirst: Bool, by id: String) {
        let wasDoubted = made.map(Self.ground) == doubted && doubted != nil
        if isFirst, wasDoubted, let doubted {
            same = (same ?? []).suffix(8) + [doubted]
        } else if !isLast, !(isFirst && isOwn(since: made)) {
            (ground, same) = (id, nil)
        }
        doubted = nil
    }

    /// Begins anew with what others have made of the value.
    mutating func begin(ground id: String) { (ground, same, doubted) = (id, nil, nil) }

    /// The most identities to remember. A mutation leaves the outbox before the next one of its key is sent, so all but the
    /// last are gone; others are for processes that hear of that late.
    private static var limit: Int { 128 }

    mutating func include(_ ids: [String]) {
        let named = Set(ids)
        included = (included.filter { !named.contains($0) } + ids).suffix(Self.limit)
    }

    /// Adds what a server says that its value includes, however many those are and in whatever order.
    mutating func include(fetched ids: [String]) {
        let known = Set(included)
        included += ids.filter { !known.contains($0) }
    }

    /// Applies mutations in order, except those that it includes or that are not shown; the others are returned,
    /// each with the reason if it does not fit.
    func replaying<Change: Mutation>(
        _ pending: [PendingMutation<Change>]
    ) -> (value: Value?, mutations: [PendingMutation<Change>]) where Change.Value == Value {
        let included = Set(included)
        var mutations = pending.filter { !included.contains($0.id) }
        let refused = Set(mutations.filter { $0.state == .parked && $0.isUndone }.map(\.id))
        for index in mutations.indices {
            mutations[index].misfit = nil
            mutations[index].isVoid =
                mutations[index].undoesNothing
                || mutations[index].undoes.map(refused.contains) ?? false
        }
        while true {
            var value = value
            guard let (index, error) = Self.firstMisfit(&value, mutations) else {
                return (value, mutations)
            }
            // It may have left half a change: begin again without it.
            mutations[index].misfit = .wrapping(error)
        }
    }

    /// Whether another value is this one, or this one with the first of some mutations.
    func equals<Change: Mutation>(
        _ other: Value?, with mutations: [PendingMutation<Change>]
    ) throws -> Bool where Change.Value == Value {
        var value = value
        if try Change.areEqual(value, other) { return true }
        for mutation in mutations where !included.contains(mutation.id) {
            guard (try? mutation.change?.apply(to: &value)) != nil else { return false }
            if try Change.areEqual(value, other) { return true }
        }
        return false
    }

    /// Applies mutations in place, so that a long list is not copied for each.
    private static func firstMisfit<Change: Mutation>(
        _ value: inout Value?, _ mutations: [PendingMutation<Change>]
    ) -> (Int, any Error)? where Change.Value == Value {
        for (index, mutation) in mutations.enumerated() where mutation.isShown {
            do {
                try mutation.change?.apply(to: &value)
            } catch {
                return (index, error)
            }
        }
        return nil
    }
}

extension Confirmed: Codable where Value: Codable {}
extension Confirmed: Equatable where Value: Equatable {
    /// Whether the values are equal and include the same, whichever fetch they came with.
    public static func == (one: Self, other: Self) -> Bool {
        one.value == other.value && one.included == other.included
            && one.ground == other.ground && one.same == other.same
            && one.doubted == other.doubted && one.names == other.names
    }
}

/// A mutation of one key, as it is stored and sent.
public struct KeyedMutation<Change: Mutation>: Codable, Sendable {
    /// The path of the key.
    public var path: String

    /// The change.
    public var change: Change

    /// What the change was made to, for a store with a ``ConflictRule``; a server that compares versions is
    /// sent the version of this.
    public var base: Base?

    /// The ``Confirmed/ground`` of the base.
    var ground: String?

    /// The mutation that it undoes; without that it makes no sense.
    var undoes: String?

    /// The mutation that it was sent in place of.
    var replaces: String?

    /// The path of the entry of the step that it makes, makes again or undoes in an undo history.
    var step: String?

    /// Whether it makes a step again, whose undo it undoes.
    var isRedo: Bool?

    /// How often a conflict was settled by a rule since a person last said something.
    var rounds: Int?

    /// The key.
    public var key: Key { Key(path: path) }

    /// Creates a mutation of a key.
    public init(_ key: Key, _ change: Change) {
        path = key.path
        self.change = change
    }

    /// A value, or that there was none.
    public struct Base: Codable, Sendable {
        /// The value; nil if there was none.
        public var value: Change.Value?

        /// Creates a base.
        public init(_ value: Change.Value?) { self.value = value }
    }
}

/// The answer of a server to a mutation.
public struct MutationResult<Value: Sendable>: Sendable {
    enum Kind: Sendable {
        case accepted
        case value(Value?)
        case conflict(Value?)
    }

    let kind: Kind
    private(set) var identities: [String: String] = [:]
    /// Adds to a value of the answer what only this side knows; the second parameter is the value here.
    var completing: @Sendable (Value?, Value?) -> Value? = { told, _ in told }

    /// The mutation was carried out as it was meant.
    public static var accepted: Self { Self(kind: .accepted) }

    /// The mutation was carried out, and this is what it made of the value; nil if there is none now.
    ///
    /// The same again for a repetition. A server that has merged it with what others changed answers ``accepted``: then the
    /// value is fetched, and later changes are compared with that.
    public static func value(_ value: Value?) -> Self { Self(kind: .value(value)) }

    /// The mutation was not carried out, because the server has another value than the one it was made to; nil
    /// if it has none now. See ``ConflictRule``.
    public static func conflict(_ theirs: Value?) -> Self { Self(kind: .conflict(theirs)) }

    /// Returns the same answer with the final identities of what the mutation created, by their temporary ones.
    public func naming(_ identities: [String: String]) -> Self {
        var answer = self
        answer.identities = identities
        return answer
    }
}
