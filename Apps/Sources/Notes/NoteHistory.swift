internal import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The versions of a note, the newest first, each with an identity that does not depend on the larder that numbers it.
///
/// The history is a part of the note that others get: whoever takes a note over has the same one. When two are merged,
/// theirs are united. Each version comes before those it was made from, since its number is greater.
struct NoteHistory {
    /// One version.
    struct Version: Hashable {
        /// What tells it from others: see ``NoteHistory/identity(_:written:)``.
        let id: String
        var number: Int
        var written: Date?
        /// The versions that it was made from; nil if that is not known.
        var parents: [String]?

        /// Whether it comes before another in every history.
        func isNewer(than other: Version) -> Bool {
            if number != other.number { return number > other.number }
            let (mine, theirs) = (written ?? .distantPast, other.written ?? .distantPast)
            return mine != theirs ? mine > theirs : id > other.id
        }
    }

    /// The versions, never empty.
    let versions: [Version]
    let ids: Set<String>
    let note: Note

    /// The newest version.
    var newest: Version { versions[0] }

    /// Reads the versions of a note.
    init(_ note: Note) {
        self.note = note
        let numbers = note.numbers
        var versions: [Version] = []
        var reader = VersionReader(note)
        repeat {
            let (number, written) = (numbers[reader.index], note.written(at: reader.index))
            // The date of the first version was not always stored.
            let date = written ?? (number == 1 ? note.created : nil)
            versions.append(
                Version(
                    id: reader.identity(written: date), number: number, written: written,
                    parents: reader.index == 0
                        ? note.parents : note.steps[reader.index - 1].parents))
        } while reader.next()
        for index in versions.indices.dropLast() {
            versions[index].parents = versions[index].parents ?? [versions[index + 1].id]
        }
        self.versions = versions
        ids = Set(versions.map(\.id))
    }

    /// Returns the identity of a version: FNV-1a with 64 bits of its bytes and of the milliseconds since 2001 when it was
    /// written, in decimal digits, as 16 hexadecimal digits.
    ///
    /// Versions stored before dates were recorded have none. Those that had the same text are told apart by `-1`, `-2` after
    /// the text, counted from the newest of them. No larder exchanged notes then, so all have the same ones.
    static func identity(_ text: [UInt8], written: Date?) -> String {
        var hash = VersionHash()
        return hash.identity(of: text, same: 0, written: written)
    }

    /// Returns those that another history would contain, unless it is lacking: what it has dropped as too old stays so.
    func versions(above other: NoteHistory) -> ArraySlice<Version> {
        guard let oldest = other.versions.last, oldest.number > 1 else { return versions[...] }
        return versions.prefix { !oldest.isNewer(than: $0) }
    }

    /// Whether the newest version includes one that a person made and another history does not have. What is no longer
    /// stored may be one.
    func hasEdits(unknownTo other: NoteHistory) -> Bool {
        let known = Dictionary(versions.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        var (seen, next) = (other.ids, [newest.id])
        while let id = next.popLast() {
            guard seen.insert(id).inserted else { continue }
            guard let parents = known[id]?.parents, parents.count > 1 else { return true }
            next += parents
        }
        return false
    }

    /// Returns the text of a version; nil if it is not stored.
    func text(of id: String) -> String? {
        var texts = VersionTexts(self)
        return texts.text(of: id).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the versions of two histories, each once, the same whichever comes first.
    static func united(
        _ one: ArraySlice<Version>, _ other: ArraySlice<Version>, without head: String? = nil
    ) -> [Version] {
        var (one, other) = (one, other)
        var (left, right) = (Set(one.map(\.id)), Set(other.map(\.id)))
        let known = Dictionary(
            (one + other).map { ($0.id, $0) },
            uniquingKeysWith: { first, second in
                var both = first
                both.number = max(first.number, second.number)
                let (parents, others) = (first.parents ?? [], second.parents ?? [])
                let isFirst =
                    parents.count != others.count
                    ? parents.count > others.count
                    : others.lexicographicallyPrecedes(parents)
                both.parents = isFirst ? first.parents : second.parents
                return both
            })
        var taken: Set<String> = head.map { [$0] } ?? []
        var united: [Version] = []
        while let version = next(&one, &other, left, right) {
            left.remove(version.id)
            right.remove(version.id)
            if taken.insert(version.id).inserted { united.append(known[version.id] ?? version) }
        }
        for index in united.indices.reversed().dropFirst() {
            united[index].number = max(united[index].number, united[index + 1].number)
        }
        return united
    }

    /// Takes the newest: one that only one of the two has goes before what both have.
    private static func next(
        _ one: inout ArraySlice<Version>, _ other: inout ArraySlice<Version>, _ left: Set<String>,
        _ right: Set<String>
    ) -> Version? {
        guard let first = one.first, let second = other.first else {
            return one.popFirst() ?? other.popFirst()
        }
        let (isShared, isOtherShared) = (right.contains(first.id), left.contains(second.id))
        let isFirst =
            isShared == isOtherShared ? !second.isNewer(than: first) : !isShared
        return isFirst ? one.popFirst() : other.popFirst()
    }
}

extension Note {
    /// The numbers of the stored versions, newest first.
    var numbers: [Int] {
        var numbers = [version]
        var last = version
        for step in steps {
            last = max(1, step.number ?? last &- 1)
            numbers.append(last)
        }
        return numbers
    }

    /// The number of the oldest stored version.
    public var oldestVersion: Int { numbers.last ?? version }

    /// How many versions are stored, with the newest.
    public var versionCount: Int { steps.count + 1 }

    /// The names of the stored versions, newest first: the number, and where several have the same, as they were made in
    /// several places at once, the beginning of the identity after it. They are the same in every larder.
    public var versionNames: [String] {
        let numbers = numbers
        let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
        guard counts.count < numbers.count else { return numbers.map(String.init) }
        return NoteHistory(self).versions.map { version in
            (counts[version.number] ?? 1) > 1
                ? "\(version.number)-\(version.id.prefix(6))" : "\(version.number)"
        }
    }

    /// The identity of the newest version, which has a date.
    var identity: String { NoteHistory.identity(Array(text.utf8), written: written) }

    /// For each stored version, newest first, which of them it was made from first, or what that was made from if its text
    /// was dropped; nil if that is not stored.
    public var origins: [Int?] {
        guard parents != nil || steps.contains(where: { $0.parents != nil || $0.dropped != nil })
        else {
            return (1..<(steps.count + 1)).map { $0 } + [nil]
        }
        let versions = NoteHistory(self).versions
        let places = Dictionary(
            versions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { $1 })
        let made = versions.map { version in version.parents?.first.flatMap { places[$0] } }
        return made.indices.map { index in
            var origin = made[index]
            while let place = origin, isDropped(place) {
                // What a version was made from comes after it.
                origin = made[place].flatMap { $0 > place ? $0 : nil }
            }
            return origin
        }
    }

    /// Whether the text of a version was dropped to make room; there is only its number, its date and what it was made from.
    func isDropped(_ index: Int) -> Bool { index > 0 && steps[index - 1].dropped != nil }

    /// Returns when a stored version was written, if that is stored.
    fileprivate func written(at index: Int) -> Date? {
        index == 0 ? written : steps[index - 1].written
    }

    /// Returns whether a stored version has a text.
    func had(_ text: String) -> Bool {
        var reader = VersionReader(self)
        repeat {
            if !reader.isDropped, reader.bytes.elementsEqual(text.utf8) { return true }
        } while reader.next()
        return false
    }

    /// Returns an earlier text, or nil if it is not stored or never existed.
    ///
    /// Of several versions with one number this is the one that was the newest here.
    public func text(ofVersion wanted: Int) -> String? { inVersion(wanted)?.text }

    /// Returns the note as it was in an earlier version, with its text, or nil if that is not
    /// stored.
    public func inVersion(_ wanted: Int) -> Note? { index(of: wanted).flatMap { at($0) } }

    private func index(of wanted: Int) -> Int? {
        guard let alias = aliases[wanted] else { return numbers.firstIndex(of: wanted) }
        return NoteHistory(self).versions.firstIndex { $0.id == alias }
    }

    /// Returns the note in a version by its name or number, and where that is in ``versionNames``; nil if its text is not
    /// stored.
    public func version(named name: String) -> (note: Note, index: Int)? {
        index(ofVersionNamed: name).flatMap { index in at(index).map { ($0, index) } }
    }

    /// Returns where a version is in ``versionNames``, also if its text was dropped.
    public func index(ofVersionNamed name: String) -> Int? {
        Int(name).map { number in versionNames.firstIndex(of: name) ?? self.index(of: number) }
            ?? Self.parts(ofVersionName: name).flatMap { _, identity in
                // The number can have become greater, or be enough by now.
                NoteHistory(self).versions.firstIndex { $0.id.hasPrefix(identity) }
            }
    }

    /// Returns the note in the version that a person chose by its name or number.
    ///
    /// - Throws: ``LarderError``: `.refused` with the names to choose from if several versions have that number,
    ///   `.notFound` if none that is stored has it.
    public func version(chosen name: String) throws -> Note {
        let number = Int(name)
        // A number that was given here keeps its meaning.
        if let number, aliases[number] != nil, let version = inVersion(number) { return version }
        let names = versionNames.filter { $0.hasPrefix("\(number ?? 0)-") }
        guard names.isEmpty else {
            throw LarderError(
                .refused,
                message:
                    "“\(title)” has \(names.count) versions with the number \(number ?? 0), made at once "
                    + "in several larders. Choose one: \(names.joined(separator: ", ")).")
        }
        if let version = version(named: name) { return version.note }
        if index(ofVersionNamed: name) != nil {
            throw LarderError(
                .notFound,
                message:
                    "Version \(name) of “\(title)” is no longer stored: its text took too much room."
            )
        }
        if let number, number >= 1, number < oldestVersion {
            throw LarderError(
                .notFound,
                message: "Version \(number) of “\(title)” is no longer stored; the oldest is "
                    + "\(oldestVersion).")
        }
        throw LarderError(
            .notFound,
            message: "“\(title)” has no version \(name); "
                + (versionCount == 1
                    ? "it has only version \(version)." : "the newest is \(version).")
                + " To see its versions: `larder notes versions \(id)`")
    }

    /// Returns the number and the beginning of the identity in a name such as `4-1f09ab`; nil for any other text.
    static func parts(ofVersionName name: String) -> (number: Int, identity: String)? {
        guard let parts = name.wholeMatch(of: /([0-9]+)-([0-9a-fA-F]{6})/)?.output,
            let number = Int(parts.1)
        else { return nil }
        return (number, parts.2.lowercased())
    }

    /// Returns the note in the version with an index, counted from the newest, which has 0. An earlier one has no history.
    public func at(_ index: Int) -> Note? { at([index])[index] }

    /// Returns the note in some versions, by their index; those that are not stored are missing.
    public func at(_ indices: Set<Int>) -> [Int: Note] {
        var reader = VersionReader(self)
        var found: [Int: Note] = [:]
        for index in indices.sorted() where reader.move(to: index) && !reader.isDropped {
            found[index] = version(reader)
        }
        return found
    }

    /// The note in each version whose text is stored, the newest first, and where it is in ``versionNames``.
    public var allVersions: some Sequence<(index: Int, note: Note)> {
        sequence(state: (reader: VersionReader(self), isFirst: true)) { state in
            while state.isFirst || state.reader.next() {
                state.isFirst = false
                if !state.reader.isDropped { return (state.reader.index, version(state.reader)) }
            }
            return nil
        }
    }

    private func version(_ reader: VersionReader) -> Note {
        let index = reader.index
        if index == 0 { return self }
        let number = numbers[index]
        var note = Note(
            id: id, version: number, text: String(decoding: reader.bytes, as: UTF8.self),
            created: created, changed: changed, removed: removed)
        note.parents = steps[index - 1].parents
        note.written = written(at: index) ?? (number == 1 ? created : nil)
        return note
    }

    /// Remembers which versions the numbers meant that were given out here.
    mutating func number(like old: NoteHistory, now: NoteHistory) {
        func first(_ history: NoteHistory) -> [Int: String] {
            Dictionary(
                history.versions.map { ($0.number, $0.id) }, uniquingKeysWith: { one, _ in one })
        }
        let (before, after) = (first(old).merging(aliases) { $1 }, first(now))
        let counts = now.versions.reduce(into: [Int: Int]()) { $0[$1.number, default: 0] += 1 }
        aliases = before.filter { number, id in
            // A number that several have by now means that one also if it comes first.
            after[number] == id
                ? counts[number, default: 0] > 1 : after[number] != nil || now.ids.contains(id)
        }
    }
}

/// The texts of a history, asked for from the newest to the oldest.
struct VersionTexts {
    private var reader: VersionReader
    private let places: [String: Int]
    private let dropped: Set<Int>

    init(_ history: NoteHistory) {
        reader = VersionReader(history.note)
        dropped = Set(
            history.note.steps.indices.filter { history.note.steps[$0].dropped != nil }
                .map { $0 + 1 })
        places = Dictionary(
            history.versions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one })
    }

    /// Returns the text of a version; nil if it is not stored, or newer than one asked for before.
    mutating func text(of id: String) -> [UInt8]? {
        places[id].flatMap { place in
            !dropped.contains(place) && reader.move(to: place) ? reader.bytes : nil
        }
    }
}
