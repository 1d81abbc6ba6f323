#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where the blobs of a store are in its storage.
struct BlobKeys: Sendable {
    let names: Key
    let contents: Key
    let allBytes: Key
    let allReferences: Key
    let removals: Key

    init(root: Key) {
        names = Key(component: "names").under(root)
        contents = Key(component: "contents").under(root)
        allBytes = Key(component: "bytes").under(root)
        allReferences = Key(component: "references").under(root)
        removals = Key(component: "removals").under(root)
    }

    /// A name is one component here, whatever it consists of.
    func name(_ name: Key) -> Key { names.appending(name.path) }
    func removals(_ part: Int) -> Key { removals.appending("\(part)") }
    func content(_ id: BlobID) -> Key { contents.appending("\(id)") }
    func bytes(_ id: BlobID) -> Key { allBytes.appending("\(id)") }
    func references(of id: BlobID) -> Key { allReferences.appending("\(id)") }
    func reference(_ id: BlobID, _ name: Key) -> Key { references(of: id).appending(name.path) }

    /// Returns the name that a reference is for.
    func name(inReference key: Key) -> Key? { key.components.last.map { Key(path: $0) } }

    func id(_ key: Key, under prefix: Key) -> BlobID? {
        key.relative(to: prefix)?.components.first.flatMap { BlobID($0) }
    }
}

/// One change to the blobs of a storage: what it has read, and what it will write if none of that changed.
struct BlobChange: Sendable {
    private struct Name {
        var before: BlobID?
        var after: BlobID?
        /// The revision of its entry; 0 if there is none.
        let revision: UInt64
    }

    private struct Content {
        /// The revision of its entry; 0 if there is none.
        let revision: UInt64
        var isLoose: Bool
        var isRemoved = false
        var added: Set<Key> = []
        var removed: Set<Key> = []
        /// Whether it has no names besides those that were removed.
        var hasLostAll = false
        var bytes: Data?
        var isTouched = false
    }

    private struct Removals {
        /// Nil if it is not there, or damaged.
        var log: BlobRemovals?
        /// The revision of its entry; 0 if there is none, nil if it cannot be read.
        var revision: UInt64?
        var isWritten = false
    }

    private let storage: any EntryStorage
    private let keys: BlobKeys
    private let now: Date
    private var names: [Key: Name] = [:]
    private var contents: [BlobID: Content] = [:]
    private var removals: [Int: Removals] = [:]

    /// Whether to remove the record of removals instead of writing it: then no running load is stored.
    var forgetsRemovals = false

    /// What a log of removals starts with that is not there yet, or damaged.
    private let firstRemoval: UInt64

    init(_ storage: any EntryStorage, _ keys: BlobKeys, _ environment: StoreEnvironment) {
        self.storage = storage
        self.keys = keys
        now = environment.now()
        firstRemoval = UInt64(environment.random() * 0x1p52)
    }

    // MARK: - Reading

    mutating func id(of name: Key?) async throws -> BlobID? {
        guard let name else { return nil }
        try await read(name)
        return names[name]?.after
    }

    mutating func contains(_ id: BlobID) async throws -> Bool {
        try await revision(of: id) != 0
    }

    /// Returns the revision of a blob's entry; 0 if there is none.
    mutating func revision(of id: BlobID) async throws -> UInt64 {
        try await read(id)
        return contents[id]?.revision ?? 0
    }

    private mutating func read(_ name: Key) async throws {
        guard names[name] == nil else { return }
        let entry = try await storage.entry(for: keys.name(name))
        let id = entry.flatMap { BlobID(String(decoding: $0.value, as: UTF8.self)) }
        names[name] = Name(before: id, after: id, revision: entry?.revision ?? 0)
    }

    private mutating func read(_ id: BlobID) async throws {
        guard contents[id] == nil else { return }
        let entry = try await storage.entry(for: keys.content(id))
        contents[id] = Content(
            revision: entry?.revision ?? 0, isLoose: entry?.value == Self.loose)
    }

    private static let loose = Data("loose".utf8)

    // MARK: - Changing

    /// Makes a blob be there, with these bytes; returns whether it was not.
    mutating func put(_ bytes: Data, _ id: BlobID) async throws -> Bool {
        try await read(id)
        contents[id]?.isTouched = true
        if contents[id]?.revision != 0,
            (try? await storage.entry(for: keys.bytes(id)))?.value == bytes
        {
            return false
        }
        contents[id]?.bytes = bytes
        return true
    }

    /// Makes a blob stay without a name.
    mutating func keep(_ id: BlobID) {
        contents[id]?.isLoose = true
        contents[id]?.isTouched = true
    }

    /// Gives a name to a blob, or to none; the blob that had it before is removed with its last name.
    mutating func setName(_ name: Key, to id: BlobID?) async throws {
        try await read(name)
        let before = names[name]?.after
        names[name]?.after = id
        if before != nil, id == nil { try await recordRemoval(of: name) }
        if let id {
            // Also if it has the name already: the entry of that may have been damaged.
            try await read(id)
            contents[id]?.removed.remove(name)
            contents[id]?.added.insert(name)
            contents[id]?.isTouched = true
        }
        if let before, before != id {
            try await read(before)
            contents[before]?.added.remove(name)
            contents[before]?.removed.insert(name)
            contents[before]?.isTouched = true
            let hasLostAll = try await hasNoNames(
                before, besides: contents[before]?.removed ?? [])
            contents[before]?.hasLostAll = hasLostAll
        }
    }

    private func hasNoNames(_ id: BlobID, besides removed: Set<Key>) async throws -> Bool {
        let first = try await storage.summaries(
            under: keys.references(of: id), after: nil, limit: removed.count + 1)
        return first.allSatisfy { entry in
            keys.name(inReference: entry.key).map(removed.contains) ?? true
        }
    }

    /// Removes a blob with all its names.
    mutating func remove(_ id: BlobID, names: [Key]) async throws {
        try await read(id)
        for name in names {
            try await read(name)
            if self.names[name]?.after == id {
                self.names[name]?.after = nil
                try await recordRemoval(of: name)
            }
            contents[id]?.removed.insert(name)
        }
        contents[id]?.isRemoved = true
        contents[id]?.isTouched = true
    }

    // MARK: - Removals

    /// Returns how many names were removed from the part that a name belongs to; nil if that is not recorded yet.
    mutating func removals(of name: Key) async throws -> UInt64? {
        try await readRemovals(BlobRemovals.part(of: name)).log?.count
    }

    /// Whether a name was not removed since ``removals(of:)`` returned a count. If so, the change is refused once
    /// somebody removes it.
    mutating func isUnremoved(_ name: Key, since count: UInt64?) async throws -> Bool {
        let part = BlobRemovals.part(of: name)
        let log = try await readRemovals(part).log
        removals[part]?.isWritten = true
        guard let count else { return log == nil }
        return log?.mayContain(name, since: count) == false
    }

    /// Begins to record removals where they are not recorded yet, so that loads need not.
    mutating func recordRemovals() async throws {
        for part in 0..<BlobRemovals.parts where try await readRemovals(part).log == nil {
            let first = BlobRemovals(count: firstRemoval)
            removals[part]?.log = first
            removals[part]?.isWritten = true
        }
    }

    private mutating func recordRemoval(of name: Key) async throws {
        let part = BlobRemovals.part(of: name)
        var log = try await readRemovals(part).log ?? BlobRemovals(count: firstRemoval)
        log.add(name)
        removals[part]?.log = log
        removals[part]?.isWritten = true
    }

    private mutating func readRemovals(_ part: Int) async throws -> Removals {
        if let known = removals[part] { return known }
        var found = Removals()
        do {
            let entry = try await storage.entry(for: keys.removals(part))
            found.log = entry.flatMap { BlobRemovals($0.value) }
            found.revision = entry?.revision ?? 0
        } catch let error as LarderError where error.code == .damaged {
            // It is written again, whatever it was.
        }
        removals[part] = found
        return found
    }

    // MARK: - Writing

    /// What to write, expecting what was read.
    var entries: [EntryChange] {
        var entries: [EntryChange] = []
        for (name, change) in names.sorted(by: { $0.key < $1.key }) {
            let key = keys.name(name)
            if let id = change.after {
                if id == change.before { continue }
                entries.append(put(key, Data("\(id)".utf8), expecting: change.revision))
            } else if change.before != nil {
                entries.append(.remove(key, expecting: change.revision))
            }
        }
        for (id, content) in contents.sorted(by: { $0.key < $1.key }) where content.isTouched {
            let isLost = content.hasLostAll && content.added.isEmpty && !content.isLoose
            let isKept = !content.isRemoved && !isLost
            let key = keys.content(id)
            if isKept {
                let value = content.isLoose ? Self.loose : Data()
                entries.append(put(key, value, expecting: content.revision))
                if let bytes = content.bytes { entries.append(put(keys.bytes(id), bytes)) }
            } else {
                if content.revision != 0 {
                    entries.append(.remove(key, expecting: content.revision))
                }
                // Also if its entry was damaged.
                entries.append(.remove(keys.bytes(id)))
            }
            for name in content.added.sorted() where isKept {
                entries.append(put(keys.reference(id, name), Data()))
            }
            for name in content.removed.sorted() {
                entries.append(.remove(keys.reference(id, name)))
            }
        }
        for (part, known) in removals.sorted(by: { $0.key < $1.key }) where known.isWritten {
            if forgetsRemovals {
                entries.append(.remove(keys.removals(part), expecting: known.revision))
                continue
            }
            let log = known.log ?? BlobRemovals(count: firstRemoval)
            entries.append(put(keys.removals(part), log.bytes, expecting: known.revision))
        }
        return entries
    }

    /// Whether it writes nothing new.
    var onlyRemoves: Bool {
        entries.allSatisfy { change in
            if case .remove = change { true } else { false }
        }
    }

    private func put(_ key: Key, _ value: Data, expecting revision: UInt64? = nil) -> EntryChange {
        .put(.local(key, value, format: "blob/1", at: now), expecting: revision)
    }
}
