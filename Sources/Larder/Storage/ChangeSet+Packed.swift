// Changes and outcomes of commits as bytes, for storages that keep them.
extension ChangeSet {
    /// How many keys of one commit are listed individually.
    private static let namedKeys = 64

    /// Writes the changes; too many keys are replaced by their common prefix.
    package func pack(into writer: inout PackedWriter) {
        var keys = keys
        var prefixes = prefixes
        if keys.count > Self.namedKeys {
            prefixes.append(keys.commonPrefix)
            keys = []
        }
        if prefixes.count > Self.namedKeys { prefixes = [prefixes.commonPrefix] }
        writer.add(UInt8(isEverything ? 1 : 0))
        writer.add(UInt8(hasMarks ? 1 : 0))
        for list in [keys, prefixes] {
            writer.add(count: list.count)
            for key in list { writer.add(key.path) }
        }
        writer.add(groups)
    }

    /// Reads what `pack` wrote; returns nil for anything else.
    package static func unpack(_ reader: inout PackedReader) -> ChangeSet? {
        guard let isEverything = reader.byte(), let hasMarks = reader.byte(),
            let keys = reader.list({ $0.text().map(Key.init(path:)) }),
            let prefixes = reader.list({ $0.text().map(Key.init(path:)) }),
            let groups = reader.list({ $0.group() })
        else { return nil }
        return ChangeSet(
            keys: keys, prefixes: prefixes, groups: groups, hasMarks: hasMarks != 0,
            isEverything: isEverything != 0)
    }
}

extension Commit {
    /// Writes the outcome of a commit, without its position and revisions.
    package func packOutcome(into writer: inout PackedWriter) {
        writer.add(count: changedMarks)
        writer.add(count: reports.count)
        for report in reports {
            for list in [
                report.inserted, report.updated, report.unchanged, report.removed, report.withheld,
            ] {
                writer.add(count: list.count)
                for identity in list {
                    writer.add(identity.scope)
                    writer.add(identity.item)
                }
            }
            writer.add(Array(report.groups))
        }
    }

    /// Reads what `packOutcome` wrote about the commit at a position.
    package static func unpackOutcome(
        _ reader: inout PackedReader, at position: StoragePosition
    ) -> Commit? {
        guard let changedMarks = reader.count(), let reports = reader.list({ $0.report() })
        else { return nil }
        return Commit(
            position: position, revisions: .same(position.point), changedMarks: changedMarks,
            reports: reports)
    }
}

extension PackedWriter {
    fileprivate mutating func add(_ groups: [ShelfGroup]) {
        add(count: groups.count)
        for group in groups {
            add(group.shelf)
            add(group.group)
        }
    }
}

extension PackedReader {
    package mutating func list<Item>(_ body: (inout PackedReader) -> Item?) -> [Item]? {
        guard let count = count() else { return nil }
        var items: [Item] = []
        for _ in 0..<count {
            guard let item = body(&self) else { return nil }
            items.append(item)
        }
        return items
    }

    fileprivate mutating func group() -> ShelfGroup? {
        guard let shelf = text(), let group = text() else { return nil }
        return ShelfGroup(shelf: shelf, group: group)
    }

    fileprivate mutating func identities() -> [ShelfIdentity]? {
        list { reader in
            guard let scope = reader.text(), let item = reader.text() else { return nil }
            return ShelfIdentity(scope: scope, item: item)
        }
    }

    fileprivate mutating func report() -> ShelfReport? {
        var report = ShelfReport()
        guard let inserted = identities(), let updated = identities(),
            let unchanged = identities(), let removed = identities(),
            let withheld = identities(), let groups = list({ $0.group() })
        else { return nil }
        report.inserted = inserted
        report.updated = updated
        report.unchanged = unchanged
        report.removed = removed
        report.withheld = withheld
        report.groups = Set(groups)
        return report
    }
}

extension [Key] {
    /// The longest key that all of these are under.
    fileprivate var commonPrefix: Key {
        guard let first else { return "" }
        var common = first.path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
        for key in self {
            let parts = key.path.utf8.split(
                separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            let shared = zip(common, parts).prefix { $0.elementsEqual($1) }.count
            common = common.prefix(shared)
        }
        return Key(path: common.map { String($0) ?? "" }.joined(separator: "/"))
    }
}
