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

    init(root: Key) {
        names = Key(component: "names").under(root)
        contents = Key(component: "contents").under(root)
        allBytes = Key(component: "bytes").under(root)
        allReferences = Key(component: "references").under(root)
    }

    /// A name is one component here, whatever it consists of.
    func name(_ name: Key) -> Key { names.appending(name.path) }
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
        let revision: UInt64
    }

    private struct Content {
        /// The entry; nil if there is none.
        let revision: UInt64
        let isThere: Bool
        var isLoose: Bool
        var isRemoved = false
        var added: Set<Key> = []
        var removed: Set<Key> = []
        /// Whether it has no names besides those that were removed.
        var hasLostAll = false
        var bytes: Data?
        var isTouched = false
    }

    private let storage: any EntryStorage
    private let keys: BlobKeys
    private let now: Date
    private var names: [Key: Name] = [:]
    private var contents: [BlobID: Content] = [:]

    init(_ storage: any EntryStorage, _ keys: BlobKeys, now: Date) {
        self.storage = storage
        self.keys = keys
        self.now = now
    }

    // MARK: - Reading

    mutating func id(of name: Key?) async throws -> BlobID? {
        guard let name else { return nil }
        try await read(name)
        return names[name]?.after
    }

    mutating func contains(_ id: BlobID) async throws -> Bool {
        try await read(id)
        return contents[id]?.isThere ?? false
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
            revision: entry?.revision ?? 0, isThere: entry != nil,
            isLoose: entry?.value == Self.loose)
    }

    private static let loose = Data("loose".utf8)

    // MARK: - Changing

    /// Makes a blob be there, with these bytes.
    mutating func put(_ bytes: Data, _ id: BlobID) async throws {
        try await read(id)
        contents[id]?.isTouched = true
        if contents[id]?.isThere == true,
            (try? await storage.entry(for: keys.bytes(id)))?.value == bytes
        {
            return
        }
        contents[id]?.bytes = bytes
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
        guard before != id else { return }
        if let id {
            try await read(id)
            contents[id]?.removed.remove(name)
            contents[id]?.added.insert(name)
            contents[id]?.isTouched = true
        }
        if let before {
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
            if self.names[name]?.after == id { self.names[name]?.after = nil }
            contents[id]?.removed.insert(name)
        }
        contents[id]?.isRemoved = true
        contents[id]?.isTouched = true
    }

    // MARK: - Writing

    /// What to write, expecting what was read.
    var entries: [EntryChange] {
        var entries: [EntryChange] = []
        for (name, change) in names.sorted(by: { $0.key < $1.key })
        where change.before != change.after {
            let key = keys.name(name)
            if let id = change.after {
                entries.append(put(key, Data("\(id)".utf8), expecting: change.revision))
            } else {
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
            } else if content.isThere {
                entries += [
                    .remove(key, expecting: content.revision), .remove(keys.bytes(id)),
                ]
            }
            for name in content.added.sorted() where isKept {
                entries.append(put(keys.reference(id, name), Data()))
            }
            for name in content.removed.sorted() {
                entries.append(.remove(keys.reference(id, name)))
            }
        }
        return entries
    }

    private func put(_ key: Key, _ value: Data, expecting revision: UInt64? = nil) -> EntryChange {
        .put(
            StoredEntry(
                key: key, value: value, format: "blob/1",
                metadata: EntryMetadata(times: Timestamps(fetched: now), origin: .local)),
            expecting: revision)
    }
}
