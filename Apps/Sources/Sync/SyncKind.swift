public import Larder

/// Things of an application that larders keep in step: how to see what was said about them here, and how to take
/// over what was said elsewhere.
///
/// The journal asks what there is (``observe(after:)``) and notices by itself what is new, changed or gone, so
/// the application needs to tell it nothing.
public protocol SyncKind: Sendable {
    /// The names of the kinds of elements, in the protocol and in exports.
    var names: [String] { get }

    /// The versions of what the values contain, by kind, of those that are not 1. When both sides know a higher one for
    /// the first time, everything is handed over once more.
    var formats: [String: Int] { get }

    /// Returns what is there; with a cursor from before, perhaps only what has changed since.
    func observe(after cursor: String?) async throws -> SyncObservation

    /// Throws if a record from elsewhere can't be taken; the message tells the person why.
    func check(_ record: SyncRecord) throws

    /// Returns what ``observe(after:)`` gives for a value once it was applied: a later version may say more in it, which
    /// stays in the journal.
    func observed(_ value: SyncValue) throws -> SyncValue

    /// Whether a person said a change of an element, as opposed to something that was found out by itself: whatever a
    /// person says elsewhere, not knowing of that, comes after it.
    func isSaid(_ value: SyncValue?, over known: SyncValue?) -> Bool

    /// Returns the other elements that ``apply(_:to:)`` needs to know with one.
    func related(to element: SyncElement) -> [SyncElement]

    /// Returns the element without which one can't be here: the feed of a name. Until that has come, nothing here says
    /// that the one was removed.
    func owner(of element: SyncElement) -> SyncElement?

    /// Returns the new elements that there is no room for, each with the reason. The others are taken without them. Of
    /// kinds that are merged, some of the records may be about elements that are here.
    func refused(_ records: SyncChanges) async throws -> [SyncElement: LarderError]

    /// Adds to a write what makes the records true here. `records` has all of those that are new, and those that are
    /// related to them.
    func apply(_ records: SyncChanges, to write: inout Write) async throws

    /// Cleans up after records were applied; not called after a crash.
    func didApply(_ records: SyncChanges) async throws
}

/// A kind whose elements are merged, rather than replaced by the later one.
public protocol MergedSyncKind: SyncKind {
    /// Returns an element as it is sent, with the fingerprint that ``observe(after:)`` gives for it.
    func value(of id: String) async throws -> (value: SyncValue, fingerprint: String)?

    /// Whether a value has other content than what is here.
    func differs(_ value: SyncValue, from id: String) async throws -> Bool

    /// Whether a value and what is here lack the newest version of each other, although their histories go back that far.
    ///
    /// Numbers can say otherwise: data that was put back to an earlier state gives them to other versions once more.
    func lacking(_ value: SyncValue, of id: String) async throws -> (there: Bool, here: Bool)

    /// Takes over a value; nil removes the element.
    ///
    /// - Parameter isConcurrent: Whether the value was made without knowing what is here, so that both are merged.
    func take(_ value: SyncValue?, as id: String, isConcurrent: Bool) async throws -> SyncMerge
}

/// A kind whose elements have names that a person gave. Two that were given one name without knowing of each other both
/// stay: the later one keeps it, and the other one gets a name that is free. Who changes an element knows the last change
/// of it; whether two knew of each other is told by the ``SyncRecord/versions`` of their records.
public protocol NamedSyncKind: SyncKind {
    /// Returns what is here, by identity.
    func named() async throws -> [String: SyncValue]

    /// Returns a value with a name that is free; nil if it is there already, as what stays under its name or another.
    ///
    /// - Parameters:
    ///   - value: What gets another name.
    ///   - other: What keeps the name.
    ///   - taken: What has other names, or takes them at the same time, by identity; nil is what loses its name.
    func renamed(
        _ value: SyncValue, beside other: SyncValue, taken: [String: SyncValue?]
    ) throws -> SyncRenaming?
}

/// An element that got another name.
public struct SyncRenaming: Sendable, Hashable {
    /// Its identity.
    public var id: String

    /// Its value.
    public var value: SyncValue

    /// What the person is told.
    public var message: String

    /// Creates a renaming.
    public init(id: String, value: SyncValue, message: String) {
        self.id = id
        self.value = value
        self.message = message
    }
}

/// The outcome of a merge.
public struct SyncMerge: Sendable {
    /// What makes it true here; empty if nothing changes.
    public var changes: [EntryChange]

    /// The fingerprint afterwards; nil if the element is gone.
    public var fingerprint: String?

    /// Whether the outcome holds more than what came, so that the other side has to hear of it.
    public var isNew: Bool

    /// Creates an outcome.
    public init(changes: [EntryChange], fingerprint: String?, isNew: Bool) {
        self.changes = changes
        self.fingerprint = fingerprint
        self.isNew = isNew
    }
}

/// What a kind has now.
public struct SyncObservation: Sendable {
    /// The elements.
    public var elements: [Element]

    /// Whether these are all, so that what is missing was removed.
    public var isComplete: Bool

    /// Where the next observation can begin.
    public var cursor: String?

    /// Creates an observation.
    public init(elements: [Element] = [], isComplete: Bool, cursor: String? = nil) {
        self.elements = elements
        self.isComplete = isComplete
        self.cursor = cursor
    }

    /// One element.
    public struct Element: Sendable {
        /// Which element.
        public var element: SyncElement

        /// Its value; for kinds that are merged, its fingerprint.
        public var value: SyncValue

        /// When it changed, in microseconds since 1970; nil if that is not known.
        public var micros: Int?

        /// Creates an element.
        public init(_ element: SyncElement, _ value: SyncValue, micros: Int? = nil) {
            self.element = element
            self.value = value
            self.micros = micros
        }
    }
}

/// Records to apply, and what is known of the elements related to them.
public struct SyncChanges: Sendable {
    /// The new records, each element once.
    public var new: [SyncRecord]

    /// All that is known of these elements and of those related to them, with the new records.
    public var all: [SyncElement: SyncRecord]

    /// Returns the value of an element, or nil.
    public func value(_ kind: String, _ id: String) -> SyncValue? {
        all[SyncElement(kind: kind, id: id)]?.value
    }
}

extension SyncKind {
    /// Whether its records have ``SyncRecord/versions``.
    var hasVersions: Bool { self is any MergedSyncKind || self is any NamedSyncKind }

    /// The least number of a change that is said at a position. Names are used again, after all about them was forgotten.
    func firstNumber(at position: Int) -> Int { self is any NamedSyncKind ? position : 1 }

    /// None.
    public var formats: [String: Int] { [:] }

    /// Returns true.
    public func isSaid(_ value: SyncValue?, over known: SyncValue?) -> Bool { true }

    /// Returns none.
    public func related(to element: SyncElement) -> [SyncElement] { [] }

    /// Returns none.
    public func owner(of element: SyncElement) -> SyncElement? { nil }

    /// Returns none.
    public func refused(_ records: SyncChanges) async throws -> [SyncElement: LarderError] { [:] }

    /// Does nothing.
    public func didApply(_ records: SyncChanges) async throws {}

    /// Returns the same value.
    public func observed(_ value: SyncValue) throws -> SyncValue { value }
}

extension MergedSyncKind {
    /// Returns no twice: without versions nobody knows.
    public func lacking(
        _ value: SyncValue, of id: String
    ) async throws -> (there: Bool, here: Bool) { (false, false) }

    /// Does nothing: ``take(_:as:isConcurrent:)`` does.
    public func apply(_ records: SyncChanges, to write: inout Write) async throws {}
}
