#if Postgres
import Foundation
import Larder
import LarderPostgres
import Testing

/// Servers of their own, which are stopped and whose connections are cut while others work.
@Suite(.enabled(if: PostgresServer.isThere)) struct `A lost PostgreSQL` {
    /// Writes through two storages, and marks too, until told to stop; returns what was acknowledged.
    private func write(
        _ storages: [PostgresStorage], until stop: Locked<Bool>, count: Locked<Int>
    ) async throws -> [Key] {
        try await withThrowingTaskGroup(of: [Key].self) { group in
            for writer in 0..<4 {
                let storage = storages[writer % storages.count]
                group.addTask {
                    var written: [Key] = []
                    while !stop.withLock({ $0 }) {
                        let key = Key("w\(writer)", "\(written.count)")
                        // One at a time: a lost answer is asked for again and done once.
                        let write = Write(
                            entries: [
                                .put(
                                    StoredEntry(
                                        key: key, value: Data(), format: "text/1",
                                        metadata: EntryMetadata(
                                            times: Timestamps(
                                                fetched: Date(timeIntervalSince1970: 0)))),
                                    expecting: 0)
                            ])
                        try await storage.commit(write)
                        written.append(key)
                        count.withLock { $0 += 1 }
                    }
                    return written
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    /// Expects that a follower heard of all that was acknowledged, and that it is all there.
    ///
    /// - Parameter isSame: Whether the database is the same one throughout, so that nobody has to look at everything.
    private func check(
        times: Int, isSame: Bool = true,
        before: (PostgresServer) throws -> Void = { _ in },
        harm: @escaping @Sendable (PostgresServer) async throws -> Void
    ) async throws {
        let server = try PostgresServer()
        try before(server)
        let storages = [try await server.open("larder"), try await server.open("larder")]
        let follower = try await server.open("larder")
        let start = try await follower.position()
        let heard = Locked<Set<Key>>([])
        let following = Task {
            for try await batch in follower.changes(after: start) {
                // What is everything would hide what was missed.
                #expect(!batch.changes.isEverything || !isSame)
                if batch.changes.isEverything {
                    let all = try await follower.allSummaries().map(\.key)
                    heard.withLock { $0.formUnion(all) }
                    if all.contains("end") { break }
                }
                heard.withLock { $0.formUnion(batch.changes.keys) }
                if batch.changes.keys.contains("end") { break }
            }
        }
        let stop = Locked(false)
        let count = Locked(0)
        let writing = Task { try await write(storages, until: stop, count: count) }
        for _ in 0..<times {
            // In the middle of the work, whatever else the machine does.
            let enough = count.withLock { $0 } + 10
            while count.withLock({ $0 }) < enough { try await Task.sleep(for: .milliseconds(5)) }
            try await harm(server)
        }
        stop.withLock { $0 = true }
        let written = try await writing.value
        try await storages[0].commit([entry("end")])
        try await following.value
        let there = Set(try await follower.allSummaries().map(\.key))
        let missing = written.filter { !there.contains($0) }
        #expect(missing.isEmpty)
        let unheard = heard.withLock { heard in written.filter { !heard.contains($0) } }
        #expect(unheard.isEmpty)
        for storage in storages + [follower] { try await storage.close() }
    }

    @Test func `loses no acknowledged commit and no change when it is stopped at once`()
        async throws
    {
        try await check(times: 4) { server in
            try server.stopImmediately()
            try server.start()
        }
    }

    @Test func `loses none when its connections are cut`() async throws {
        try await check(times: 15) { server in
            try server.psql(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                WHERE application_name = 'larder'
                """)
        }
    }

    @Test func `loses none when a replica takes over`() async throws {
        try await check(times: 1, isSame: false) {
            try $0.startStandby()
        } harm: {
            try $0.failOver()
        }
    }

    @Test func `is said to be unreachable while it is away, and works when it is back`()
        async throws
    {
        let server = try PostgresServer()
        var options = PostgresStorage.Options()
        options.patience = .milliseconds(300)
        let storage = try await PostgresStorage(at: server.address, options: options)
        try await storage.commit([entry("a")])
        try server.stopImmediately()
        for body in [
            { _ = try await storage.entry(for: "a") },
            { _ = try await storage.commit([entry("b")]) },
        ] as [() async throws -> Void] {
            let error = await #expect(throws: LarderError.self) { try await body() }
            #expect(error?.code == .unreachable)
        }
        try server.start()
        #expect(try await storage.entry(for: "a") != nil)
        try await storage.commit([entry("c")])
        try await storage.close()
    }
}
#endif
