/// Follows every change to the rows of a query and to their marks, by anybody.
///
/// Call ``begin()`` before reading: it records the positions from which changes are followed, unless
/// ``follow(atOnce:_:)`` has already done so. That way no change is missed between the read and the first
/// notification.
package final class ShelfFollower<Row: Sendable & Identifiable>: Sendable where Row.ID: Sendable {
    private typealias Signal = (
        stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation
    )

    private let shelf: Shelf<Row>
    private let rows: StorageFollower
    private let marks: StorageFollower?
    private let changes: Signal
    private let markChanges: Signal

    package init(_ shelf: Shelf<Row>, _ query: ShelfQuery) {
        let changes = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let markChanges = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.shelf = shelf
        self.changes = changes
        self.markChanges = markChanges
        rows = StorageFollower(shelf.storage, shelf.environment) { [name = shelf.name] batch in
            if batch.changes.touchesRows(of: name, in: query.groups) {
                changes.continuation.yield()
            }
            return true
        } close: {
            changes.continuation.finish()
        }
        marks = shelf.marks.map {
            StorageFollower($0, shelf.environment) { batch in
                if batch.changes.hasMarks || batch.changes.isEverything {
                    markChanges.continuation.yield()
                }
                return true
            }
        }
    }

    /// Records the positions, unless that was done before; changes after a later read are not missed.
    package func begin() async throws {
        try await marks?.begin()
        try await rows.begin()
    }

    /// Makes ``follow(atOnce:_:)`` look again, after a read that failed.
    package func readAgain() { changes.continuation.yield() }

    /// Calls `look` after every change from now on, and first immediately if `atOnce`; several changes may
    /// share one call. A failed call is repeated after a second. Returns when the task is cancelled or the
    /// storage is closed.
    package func follow(atOnce: Bool, _ read: () async throws -> Void) async {
        if atOnce {
            changes.continuation.yield()
        } else {
            // The first read may be cancelled before it has begun. Errors here are dropped: a reader meets
            // them too.
            while !Task.isCancelled, (try? await begin()) == nil {
                try? await shelf.environment.clock.sleep(for: .seconds(1))
            }
        }
        await withTaskGroup { group in
            // Following marks changes rows, which signals `changes`.
            group.addTask { [self] in
                await each(markChanges) { [shelf] in try await shelf.follow() }
            }
            await each(changes, read)
            group.cancelAll()
        }
        rows.end()
        marks?.end()
    }

    private func each(_ signal: Signal, _ body: () async throws -> Void) async {
        for await _ in signal.stream {
            do {
                try await body()
            } catch let error as LarderError
                where error.code == .unsupported || error.code == .gone
            {
                return
            } catch {
                if Task.isCancelled { return }
                let event = LarderEvent(.fetchFailed, subject: shelf.name, error: .wrapping(error))
                shelf.environment.reporter.report(event)
                // The sleep ends early on cancellation, and so does the stream.
                try? await shelf.environment.clock.sleep(for: .seconds(1))
                signal.continuation.yield()
            }
        }
    }
}
