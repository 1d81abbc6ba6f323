#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A value with its stored facts and the validity computed from them, shared between pictures.
///
/// Every value in memory has one, so anything rare is in ``Extras``. The value itself is in the only subclass,
/// ``Held``, so that whatever handles values without looking at them is compiled once and runs at full speed in
/// other modules too. (`@unchecked` only because Swift cannot check a class with a subclass: all properties of
/// both are constants of `Sendable` types.)
@usableFromInline
class Metadata: @unchecked Sendable {
    // The flags fit into the rest of the last word of the times.
    final let times: Timestamps
    final let isImmutable: Bool
    let origin: Origin
    let isRestored: Bool
    private let freshUntil: Date
    private let usableUntil: Date
    let extras: Extras?

    /// What the source said beyond the value.
    final class Extras: Sendable {
        let validators: Validators
        let tags: Set<String>
        let freshness: Freshness?
        let invalidation: UInt64?
        /// When the source was asked, for values that the storage does not have.
        let asked: Date?

        init?(_ stored: EntryMetadata, asked: Date?) {
            if stored.validators.isEmpty, stored.tags.isEmpty, stored.freshness == nil,
                stored.invalidation == nil, asked == nil
            {
                return nil
            }
            validators = stored.validators
            tags = stored.tags
            freshness = stored.freshness
            invalidation = stored.invalidation
            self.asked = asked
        }
    }

    /// Creates facts from stored ones; pass `asked` only where it is needed, because few values need it.
    fileprivate init(
        _ stored: EntryMetadata, validity: Validity, isRestored: Bool = false, asked: Date? = nil
    ) {
        times = stored.times
        freshUntil = validity.freshUntil
        usableUntil = validity.usableUntil
        isImmutable = validity.isImmutable
        origin = stored.origin
        self.isRestored = isRestored
        var stored = stored
        if validity.overridesSource { stored.freshness = nil }
        extras = Extras(stored, asked: asked)
    }

    /// The value, whose type is the one that the store of the entry has. It is always named: from `value() as
    /// Value?`, Swift would infer an optional value.
    @inlinable
    final func value<Value: Sendable>(as _: Value.Type) -> Value {
        unsafeDowncast(self, to: Held<Value>.self).value
    }

    final var validity: Validity {
        Validity(
            from: times.confirmed, freshUntil: freshUntil, usableUntil: usableUntil,
            isImmutable: isImmutable)
    }

    final func age(at now: Date) -> Freshness.Age { validity.age(at: now) }

    /// Returns whether marking a value with these facts as outdated would change anything.
    static func canBecomeOutdated(_ metadata: Metadata?, _ isInvalidated: Bool) -> Bool {
        !isInvalidated && metadata?.isImmutable == false
    }

    /// The facts as a storage keeps them.
    final func stored(isInvalidated: Bool = false) -> EntryMetadata {
        EntryMetadata(
            times: times, validators: extras?.validators ?? Validators(),
            freshness: extras?.freshness, origin: origin, isInvalidated: isInvalidated,
            tags: extras?.tags ?? [], asked: extras?.asked)
    }
}

/// A value and the facts about it.
@usableFromInline
final class Held<Value: Sendable>: Metadata, @unchecked Sendable {
    @usableFromInline let value: Value

    /// Creates one from stored facts; pass `asked` only where it is needed, because few values need it.
    init(
        _ value: Value, _ stored: EntryMetadata, validity: Validity, isRestored: Bool = false,
        asked: Date? = nil
    ) {
        self.value = value
        super.init(stored, validity: validity, isRestored: isRestored, asked: asked)
    }

    /// Returns the same with the time at which the source was asked.
    func keeping(asked: Date?) -> Held {
        var stored = stored()
        stored.invalidation = extras?.invalidation
        return Held(value, stored, validity: validity, isRestored: isRestored, asked: asked)
    }
}
