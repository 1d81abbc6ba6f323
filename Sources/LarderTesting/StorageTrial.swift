import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One place under test; the rules are in the extensions.
struct StorageTrial: Sendable {
    let place: StorageContract.Place
    let source: SourceLocation

    /// Opens the place, runs the body, and closes it again.
    @discardableResult
    func opened<Result: Sendable>(
        _ body: @Sendable (any EntryStorage) async throws -> Result
    ) async throws -> Result {
        let storage = try await place.open()
        do {
            let result = try await body(storage)
            try await storage.close()
            return result
        } catch {
            try? await storage.close()  // the thrown error says more
            throw error
        }
    }

    /// Opens a place twice, for rules about sharing; does nothing if that is not possible.
    func openedTwice(
        _ body: @Sendable (any EntryStorage, any EntryStorage) async throws -> Void
    ) async throws {
        guard place.isShared else { return }
        try await opened { one in
            try await opened { other in try await body(one, other) }
        }
    }

    /// Expects an error with a code.
    func expect(
        _ code: LarderError.Code, _ body: @Sendable () async throws -> Void
    ) async {
        do {
            try await body()
            Issue.record("nothing was thrown instead of \(code)", sourceLocation: source)
        } catch let error as LarderError {
            #expect(error.code == code, "\(error)", sourceLocation: source)
            #expect(!error.message.isEmpty, sourceLocation: source)
        } catch {
            Issue.record("\(error) is not a LarderError", sourceLocation: source)
        }
    }

    func expectEqual<Value: Equatable>(_ found: Value, _ wanted: Value, _ what: String = "") {
        if found != wanted {
            Issue.record("\(what) found \(found) instead of \(wanted)", sourceLocation: source)
        }
    }

    /// Expects the value of an entry, or no entry for nil.
    func expect(_ value: String?, at key: Key, in storage: any EntryStorage) async throws {
        let found = try await storage.entry(for: key).map {
            String(decoding: $0.value, as: UTF8.self)
        }
        expectEqual(found, value, "at \(key)")
    }
}

extension EntryStorage {
    /// Writes one entry and returns its revision.
    func put(_ entry: StoredEntry, expecting: UInt64? = nil) async throws -> UInt64 {
        try await commit([.put(entry, expecting: expecting)]).revision(of: entry.key) ?? 0
    }

    /// Whether it accepts marks: a storage type may support marks only in its precious form.
    var keepsMarks: Bool { self is any MarkStorage && durability != .rebuildable }
}

extension StoredEntry {
    /// Returns an entry with a text and simple facts.
    static func sample(_ key: Key, _ text: String = "value", day: Double = 0) -> StoredEntry {
        StoredEntry(
            key: key, value: Data(text.utf8), format: "text/1", metadata: .sample(day: day))
    }
}

extension EntryMetadata {
    static func sample(day: Double = 0, isInvalidated: Bool = false) -> EntryMetadata {
        EntryMetadata(
            times: Timestamps(fetched: Date(timeIntervalSinceReferenceDate: day * 86_400)),
            isInvalidated: isInvalidated)
    }
}
