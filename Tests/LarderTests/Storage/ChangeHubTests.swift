import Larder
import Testing

@Suite struct `The hub of changes` {
    private func position(_ point: UInt64, _ incarnation: String = "a") -> StoragePosition {
        StoragePosition(incarnation: incarnation, point: point)
    }

    private func batch(_ point: UInt64, _ incarnation: String = "a") -> ChangeBatch {
        ChangeBatch(
            changes: ChangeSet(keys: [Key(incarnation, "\(point)")]),
            through: position(point, incarnation))
    }

    /// What one who followed from the beginning was told.
    private func told(
        _ publish: (ChangeHub) -> Void
    ) async throws -> [StoragePosition] {
        let hub = ChangeHub(after: position(0))
        let stream = hub.changes(after: position(0))
        publish(hub)
        hub.finish()
        return try await stream.reduce(into: []) { $0.append($1.through) }
    }

    @Test func `tells of a commit once, though two looked for it`() async throws {
        let told = try await told { hub in
            hub.publish([batch(1), batch(2)], after: position(0))
            hub.publish([batch(1), batch(2), batch(3)], after: position(0))
            hub.publish([batch(2)], after: position(1))
        }
        #expect(told == [position(1), position(2), position(3)])
    }

    @Test func `is not taken back to an incarnation by one who looked before it was left`()
        async throws
    {
        let told = try await told { hub in
            let new = ChangeBatch(changes: .everything, through: position(1, "b"))
            hub.publish([new], after: position(0))
            hub.publish([batch(1), batch(2)], after: position(0))
            hub.publish([batch(2, "b")], after: position(1, "b"))
        }
        #expect(told == [position(1, "b"), position(2, "b")])
    }

    @Test func `delivers what was missed and then what comes, each once`() async throws {
        let hub = ChangeHub(after: position(2))
        let missed = (1...3).map { batch(UInt64($0)) }
        let stream = hub.changes(after: position(0)) { missed }
        hub.publish([batch(3), batch(4)], after: position(2))
        hub.finish()
        let told = try await stream.reduce(into: []) { $0.append($1.through.point) } as [UInt64]
        #expect(told == [1, 2, 3, 4])
    }

    @Test(arguments: [(2, []), (1, [2])] as [(UInt64, [UInt64])])
    func `says that anything may have changed where what was missed cannot be read`(
        point: UInt64, wanted: [UInt64]
    ) async throws {
        let hub = ChangeHub(after: position(2))
        let stream = hub.changes(after: position(point)) { throw LarderError.movedOn }
        hub.finish()
        let told = try await stream.reduce(into: []) { $0.append($1) } as [ChangeBatch]
        #expect(told.map(\.through.point) == wanted)
        #expect(!told.contains { !$0.changes.isEverything })
    }
}
