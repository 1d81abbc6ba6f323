#if Postgres
public import Larder

extension PostgresStorage: MarkStorage {
    /// Returns the marks of items in a scope.
    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await read { [schema] in try MarkRows.marks($0, schema, for: items, in: scope) }
    }

    /// Returns the marks with a name that are set, oldest first.
    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await read { [schema] in try MarkRows.marks($0, schema, named: name, in: scope) }
    }

    /// Returns every mark, set or cleared, for export; see ``Mark/text(of:)``.
    public func allMarks() async throws -> [Mark] {
        try await read { [schema] in try MarkRows.all($0, schema) }
    }

    /// Returns the position of the last change to a mark.
    public func markPosition() async throws -> StoragePosition {
        try await settled { [schema] connection, extent in
            try MarkRows.position(connection, schema, extent)
        }
    }

    /// Returns the marks changed after a position; all changes are known.
    public func marks(
        changedAfter position: StoragePosition, limit: Int
    ) async throws -> MarkChanges? {
        try await settled { [schema] connection, extent in
            try MarkRows.changes(connection, schema, extent, after: position, limit: limit)
        }
    }
}
#endif
