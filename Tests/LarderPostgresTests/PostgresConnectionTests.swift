#if Postgres
import Foundation
import Larder
@testable import LarderPostgres
import Testing

@Suite(.enabled(if: PostgresServer.isThere)) struct `Connections to PostgreSQL` {
    private func pool(_ size: Int, patience: Duration = .seconds(60)) throws -> PostgresPool {
        try PostgresPool(
            PostgresServer.start().address, size: size, patience: patience,
            answerLimit: .seconds(60))
    }

    @Test func `are lent in the order in which they are asked for`() async throws {
        let pool = try pool(1)
        let order = Locked<[Int]>([])
        let isHeld = Locked(false)
        let isEnough = Locked(false)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await pool.run(isCancellable: false) { connection in
                    isHeld.withLock { $0 = true }
                    while !isEnough.withLock({ $0 }) { usleep(1_000) }
                    try connection.run("SELECT 1")
                }
            }
            while !isHeld.withLock({ $0 }) { await Task.yield() }
            for number in 0..<5 {
                group.addTask {
                    try await pool.run(isCancellable: false) { _ in
                        order.withLock { $0.append(number) }
                    }
                }
                while pool.waiting <= number { await Task.yield() }
            }
            isEnough.withLock { $0 = true }
            try await group.waitForAll()
        }
        #expect(order.withLock { $0 } == [0, 1, 2, 3, 4])
        await pool.close()
    }

    @Test func `are not waited for without end`() async throws {
        let pool = try pool(1, patience: .milliseconds(50))
        let isDone = Locked(false)
        async let held: Void = pool.run(isCancellable: false) { connection in
            while !isDone.withLock({ $0 }) { usleep(1_000) }
            try connection.run("SELECT 1")
        }
        while pool.busyCount == 0 { await Task.yield() }
        await #expect {
            try await pool.run(isCancellable: false) { _ in }
        } throws: { error in
            (error as? LarderError)?.code == .busy
        }
        isDone.withLock { $0 = true }
        try await held
        await pool.close()
    }

    @Test func `stop what they do for a task that is cancelled, and are clean afterwards`()
        async throws
    {
        let pool = try pool(1)
        let running = Locked<Int64?>(nil)
        let task = Task {
            try await pool.run(isCancellable: true) { connection in
                try connection.run("BEGIN")
                let process = try connection.run("SELECT pg_backend_pid()::bigint").first?.int(0)
                running.withLock { $0 = process }
                try connection.run("SELECT pg_sleep(600)")
            }
        }
        var process: Int64?
        while process == nil {
            await Task.yield()
            process = running.withLock { $0 }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // The server takes note in its own time, long before the ten minutes are over.
        var isActive = true
        while isActive {
            isActive = try await pool.run(isCancellable: true) { [process] connection in
                try connection.run(
                    """
                    SELECT count(*) FROM pg_stat_activity \
                    WHERE pid = \(process ?? 0) AND pid <> pg_backend_pid() AND state <> 'idle'
                    """
                ).first?.int(0) != 0
            }
        }
        await pool.close()
    }

    @Test func `are not waited for by a task that is cancelled`() async throws {
        let pool = try pool(1)
        let isDone = Locked(false)
        let task = Task {
            try await pool.run(isCancellable: true) { _ in
                // As a server does that stands still.
                while !isDone.withLock({ $0 }) { usleep(1_000) }
            }
        }
        while pool.busyCount == 0 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        isDone.withLock { $0 = true }
        await pool.close()
    }

    @Test func `leave no transaction open behind an error`() async throws {
        let pool = try pool(1)
        await #expect(throws: PostgresFailure.self) {
            try await pool.run(isCancellable: false) { connection in
                try connection.run("BEGIN")
                try connection.run("SELECT 1/0")
            }
        }
        let number = try await pool.run(isCancellable: false) { connection in
            try connection.run("SELECT 7::bigint").first?.int(0)
        }
        #expect(number == 7)
        await pool.close()
    }

    @Test func `give up on an answer that does not come`() async throws {
        var address = try PostgresServer.start().address
        address.settings = ["SET statement_timeout = 50"]
        let pool = PostgresPool(
            address, size: 1, patience: .seconds(60), answerLimit: .seconds(60))
        await #expect {
            try await pool.retrying(isCancellable: true) { connection in
                _ = try connection.run("SELECT pg_sleep(600)")
            }
        } throws: { error in
            (error as? LarderError)?.code == .timedOut
        }
        await pool.close()
    }

    // MARK: - Addresses and passwords

    @Test(arguments: [
        ("postgres://larder@db.example/larder", "verify-full"),
        ("postgres://larder@db.example/larder?sslmode=require", "require"),
        ("postgres://a.example,b.example/larder", "verify-full"),
        ("postgres://localhost,b.example/larder", "verify-full"),
        ("postgres://larder@localhost/larder", nil), ("postgres://127.0.0.1/larder", nil),
        ("postgres://[::1]/larder", nil), ("postgres:///larder?host=/run/postgresql", nil),
        ("host=db.example dbname=larder", "verify-full"),
        ("postgres://127.evil.example/larder", "verify-full"),
        ("service=prod dbname=larder", "verify-full"),
        ("service=prod sslmode=require", "require"),
        ("host=localhost hostaddr=10.0.0.1", "verify-full"),
        ("host=localhost hostaddr=127.0.0.1", nil),
    ])
    func `ask for a certificate in the host's name, but on this machine`(
        address: String, mode: String?
    ) throws {
        #expect(try PostgresAddress(address).sslMode == mode)
    }

    @Test(arguments: [
        "postgres://user:se/cret@db.example/larder", "postgres://user:se@cret@db.example/larder",
        "postgres://user:cret", "postgresql://user:1/cret@db.example/larder",
    ])
    func `refuse a password that is not percent-encoded, and show none of it`(text: String) {
        let error = #expect(throws: LarderError.self) { _ = try PostgresAddress(text) }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("cret") == false)
    }

    @Test func `say what is missing, a user or a database`() async throws {
        let socket = "host=\(try PostgresServer.start().folder)/socket"
        for (parameters, code, words) in [
            ("user=nobody1 dbname=postgres", .refused, "nobody1"),
            ("user=postgres dbname=certificates", .notFound, "no such database"),
        ] as [(String, LarderError.Code, String)] {
            let error = try await #require(throws: LarderError.self) {
                _ = try await PostgresStorage(at: PostgresAddress("\(socket) \(parameters)"))
            }
            #expect(error.code == code)
            #expect(error.message.contains(words), "\(error.message)")
        }
    }

    @Test func `end a commit that was begun though its task is cancelled and its connection cut`()
        async throws
    {
        let pool = try pool(1)
        let turns = Locked(0)
        let isCancelled = Locked(false)
        let task = Task {
            try await pool.retrying(isCancellable: false) { connection in
                let turn = turns.withLock { turns in
                    turns += 1
                    return turns
                }
                if turn > 1 { return turn }
                while !isCancelled.withLock({ $0 }) { usleep(1_000) }
                throw PostgresFailure(state: "", message: "cut", isLost: true)
            }
        }
        while turns.withLock({ $0 }) == 0 { await Task.yield() }
        task.cancel()
        isCancelled.withLock { $0 = true }
        #expect(try await task.value == 2)
        await pool.close()
    }

    @Test func `take no statement of more than a gigabyte`() async throws {
        let part = PostgresValue.bytes([UInt8](repeating: 0, count: 1 << 20))
        let parts = [PostgresValue](repeating: part, count: 1_024)
        let pool = try pool(1)
        await #expect {
            try await pool.retrying(isCancellable: true) { connection in
                _ = try connection.run([PostgresStatement("SELECT 1", parts)])
            }
        } throws: { error in
            (error as? LarderError)?.code == .tooLarge
        }
        await pool.close()
    }

    @Test(.enabled(if: PostgresServer.hasOpenSSL))
    func `take no certificate of a stranger, and none in another name`() async throws {
        let server = try PostgresServer(port: Int.random(in: 20_000..<30_000))
        let port = try #require(server.port)
        func address(_ host: String, _ root: String) throws -> PostgresAddress {
            try PostgresAddress(
                """
                postgres://postgres@\(host):\(port)/postgres?sslmode=verify-full&\
                sslrootcert=\(server.folder)/\(root).crt
                """)
        }
        let storage = try await PostgresStorage(at: address("localhost", "server"))
        #expect(try server.psql("SELECT bool_or(ssl) FROM pg_stat_ssl") == "t")
        try await storage.close()
        for (host, root) in [("localhost", "other"), ("127.0.0.1", "server"), ("localhost", "no")] {
            let error = await #expect(throws: LarderError.self, "\(host), \(root)") {
                _ = try await PostgresStorage(at: address(host, root))
            }
            #expect(error?.code == .refused)
        }
    }

    @Test func `show a password to nobody`() async throws {
        let server = try PostgresServer.start()
        let secret = "hunter2 &'\"\\"
        let user = "u" + String.newSchema
        try server.letIn(user, password: secret)
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-password-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data((secret + "\n").utf8).write(to: file)
        let encoded = "hunter2%20%26%27%22%5C"
        let socket = "host=\(server.folder)/socket"
        let inAddress = try PostgresAddress("postgres://\(user):\(encoded)@/postgres?\(socket)")
        let inFile = try PostgresAddress(
            "postgres://\(user)@/postgres?\(socket)", passwordFile: file)
        let wrong = try PostgresAddress("postgres://\(user):hunter3@/postgres?\(socket)")
        var ofUser = PostgresStorage.Options()
        ofUser.schema = user
        let options = ofUser
        for address in [inAddress, inFile] {
            let storage = try await PostgresStorage(at: address, options: options)
            _ = try await storage.position()
            var dumped = ""
            dump(storage, to: &dumped)
            dump(address, to: &dumped)
            dumped += "\(address) \(String(reflecting: address)) \(storage)"
            #expect(!dumped.contains("hunter2"))
            try await storage.close()
        }
        let refused = await #expect(throws: LarderError.self) {
            _ = try await PostgresStorage(at: wrong, options: options)
        }
        let refusal = try #require(refused)
        #expect(refusal.code == .refused)
        var text = "\(refusal) \(refusal.message) \(String(reflecting: refusal))"
        dump(refusal, to: &text)
        #expect(!text.contains("hunter"))
        let unread = #expect(throws: (any Error).self) {
            _ = try PostgresAddress("postgres://larder:hunter2@[::1/x")
        }
        let malformed = try #require(unread)
        #expect(!"\(malformed) \(String(reflecting: malformed))".contains("hunter2"))
    }
}
#endif
