#if SQLite
import Foundation
import Larder
import LarderSQLite

/// What the soaking program does to a storage.
struct Soak: Sendable {
    let folder: URL

    func open(_ durability: Durability = .precious) throws -> SQLiteStorage {
        let name = durability == .precious ? "kept.sqlite" : "cache.sqlite"
        return try SQLiteStorage(
            at: folder.appendingPathComponent(name), durability: durability,
            patience: .seconds(3), environment: StoreEnvironment(reporter: Loud()))
    }

    /// Writes an entry and a mark of one number in one commit, again and again, and prints each
    /// number once both are kept.
    func write() async throws {
        let storage = try open()
        var next = try await numbers(in: storage).count + 1
        while true {
            let text = String(repeating: "\(next) ", count: 20)
            try await storage.commit(
                Write(
                    entries: [.put(.text(Key("n", "\(next)"), text), expecting: 0)],
                    marks: [.number(next)]))
            say("\(next)")
            next += 1
        }
    }

    /// Prints the highest number such that all up to it are there; fails when a mark is there
    /// without its entry, or an entry without its mark, or anything is damaged.
    func check() async throws {
        let storage = try open()
        let entries = try await numbers(in: storage)
        let marks = Set(
            try await storage.marks(named: .read, in: "soak").compactMap { Int($0.item) })
        guard entries == marks else {
            fail("\(entries.count) entries and \(marks.count) marks are not the same")
        }
        var highest = 0
        while entries.contains(highest + 1) { highest += 1 }
        say("\(highest)")
        guard entries.count == highest else { fail("numbers above \(highest) are there too") }
        for number in entries.sorted().suffix(100) {
            let entry = try await storage.entry(for: Key("n", "\(number)"))
            let wanted = String(repeating: "\(number) ", count: 20)
            guard entry?.value == Data(wanted.utf8) else { fail("\(number) has another value") }
        }
        try await storage.close()
    }

    private func numbers(in storage: SQLiteStorage) async throws -> Set<Int> {
        Set(try await storage.allSummaries(under: "n").compactMap { Int($0.key.components[1]) })
    }

    /// A few commits of every kind. Every error is one of ours, and after each the storage is tried
    /// again; what was acknowledged must be there at the end.
    func tryEverything() async throws {
        var kept: [Key: String] = [:]
        var doubtful: Set<Key> = []
        var failures: [String] = []
        for durability in [Durability.precious, .rebuildable] {
            let storage: SQLiteStorage
            do {
                storage = try open(durability)
            } catch let error as LarderError {
                failures.append("open \(error.code)")
                continue
            }
            for round in 0..<6 {
                let key = Key("\(durability)", "\(round % 3)")
                do {
                    try await storage.commit([.put(.text(key, "\(round)"))])
                    kept[key] = "\(round)"
                    doubtful.remove(key)
                } catch let error as LarderError {
                    failures.append("commit \(error.code)")
                    doubtful.insert(key)
                }
                do {
                    let found = try await storage.entry(for: key)
                    let text = found.map { String(decoding: $0.value, as: UTF8.self) }
                    if !doubtful.contains(key) && text != kept[key] {
                        fail("\(key): read \(text ?? "nothing") instead of \(kept[key] ?? "?")")
                    }
                } catch let error as LarderError {
                    failures.append("read \(error.code)")
                }
            }
            do {
                try await storage.close()
            } catch let error as LarderError {
                failures.append("close \(error.code)")
            }
        }
        for (key, text) in kept where !doubtful.contains(key) { say("\(key) \(text)") }
        for failure in failures { say("# \(failure)") }
    }

    /// Reads what `try` printed, and looks for it.
    func verify() async throws {
        var wanted: [Key: String] = [:]
        while let line = readLine() {
            let words = line.split(separator: " ")
            if words.count == 2, words[0] != "#" {
                wanted[Key(path: "\(words[0])")] = "\(words[1])"
            }
        }
        for durability in [Durability.precious, .rebuildable] {
            let storage = try open(durability)
            _ = try await storage.allSummaries()
            for (key, text) in wanted where key.isUnder(Key("\(durability)")) {
                let found = try await storage.entry(for: key)
                    .map { String(decoding: $0.value, as: UTF8.self) }
                guard found == text else {
                    fail("\(key): \(found ?? "nothing") instead of \(text)")
                }
            }
            try await storage.close()
        }
    }

    func increment(_ times: Int) async throws {
        let storage = try open()
        let me = "\(ProcessInfo.processInfo.processIdentifier)"
        var conflicts = 0
        for step in 0..<times {
            while true {
                let known = try await storage.entry(for: "total")
                let value = known.flatMap { Int(String(decoding: $0.value, as: UTF8.self)) } ?? 0
                do {
                    try await storage.commit(
                        Write(
                            entries: [
                                .put(
                                    .text("total", "\(value + 1)"),
                                    expecting: known?.revision ?? 0)
                            ],
                            marks: [
                                Mark(scope: me, item: "\(step)", name: .read, date: Date())
                            ]))
                    break
                } catch let error as LarderError where error.code == .conflict {
                    conflicts += 1
                }
            }
        }
        try await storage.close()
        say("\(times) times, \(conflicts) conflicts")
    }

    func total() async throws {
        let storage = try open()
        let value = try await storage.entry(for: "total")?.value ?? Data("0".utf8)
        let marks = try await storage.marks(named: .read, in: nil).count
        say("\(String(decoding: value, as: UTF8.self)) \(marks)")
        try await storage.close()
    }

    func markTimes(_ times: Int) async throws {
        let storage = try open(.rebuildable)
        for step in 0..<times {
            try await storage.commit([.put(.text(Key("time", "\(step)"), "\(Self.milliseconds)"))])
            try await Task.sleep(for: .milliseconds(20))
        }
        try await storage.commit([.put(.text("time/end", "\(Self.milliseconds)"))])
        try await storage.close()
    }

    func watch(_ times: Int) async throws {
        let storage = try open(.rebuildable)
        let stream = storage.changes(after: try await storage.position())
        say("ready")
        var late: [Double] = []
        for try await batch in stream {
            guard let key = batch.changes.keys.first else {
                fail("a change without keys: \(batch)")
            }
            if key == "time/end" { break }
            guard let entry = try await storage.entry(for: key),
                let then = Double(String(decoding: entry.value, as: UTF8.self))
            else { fail("nothing at \(key)") }
            late.append(Self.milliseconds - then)
        }
        late.sort()
        guard late.count == times else { fail("\(late.count) of \(times) changes were seen") }
        say("median \(late[times / 2]) p99 \(late[times * 99 / 100]) most \(late[times - 1])")
        guard late[times * 99 / 100] < 1_000 else { fail("too late") }
    }

    private static var milliseconds: Double {
        (Date().timeIntervalSince1970 * 1_000).rounded()
    }

    /// Leaves so many descriptors, opens, writes and reads.
    func crowd(_ left: Int) async throws {
        try await Task.sleep(for: .milliseconds(1))  // the system's own take theirs first
        var taken: [FileHandle] = []
        while let handle = FileHandle(forReadingAtPath: "/dev/null") { taken.append(handle) }
        for handle in taken.suffix(left) { try handle.close() }
        for durability in [Durability.precious, .rebuildable] {
            let storage = try open(durability)
            try await storage.commit([.put(.text("k", "v"))])
            guard try await storage.entry(for: "k") != nil else { fail("not written") }
            try await storage.close()
        }
        say("ok")
    }

    /// On a small file system: everything that must hold when it is full.
    func fill() async throws {
        for durability in [Durability.rebuildable, .precious] {
            try await fill(durability)
            try FileManager.default.removeItem(at: folder)
        }
        say("ok")
    }

    private func fill(_ durability: Durability) async throws {
        let plug = folder.deletingLastPathComponent().appendingPathComponent("plug")
        let spare = folder.deletingLastPathComponent().appendingPathComponent("spare")
        try Data(count: 1_000_000).write(to: spare)
        var storage = try open(durability)
        var count = 0
        let text = String(repeating: "x", count: 4_000)
        let rows = (0..<500).map { number in
            ShelfRow(
                identity: ShelfIdentity(scope: "s", item: "\(number)"), group: "g",
                order: .number(Double(number)),
                words: (0..<4).map { "word\(number) \($0) of many that are found by it" },
                body: Data(text.utf8.prefix(400)))
        }
        try await storage.commit([.upsert(shelf: "s", rows: rows, at: Date())])
        // Or what waits to be indexed would make room later.
        while try await storage.unindexed(of: "s") > 0 {}
        do {
            while true {
                try await storage.commit([.put(.text(Key("k", "\(count)"), text))])
                count += 1
            }
        } catch let error as LarderError {
            guard error.code == .full else { fail("\(durability): \(error.code) \(error)") }
            say("\(durability): full after \(count): \(error.message)")
        }
        try await expectReadable(storage, count, "\(durability) full")
        say("\(durability): readable")
        try await storage.close()
        say("\(durability): closed")
        // What closing gave back is taken by somebody else.
        Self.fillWithBytes(plug)
        storage = try open(durability)
        try await expectReadable(storage, count, "\(durability) full and opened again")
        let other = try open(durability)
        for turn in 1...3 {
            let when = "\(durability) full and opened twice, turn \(turn)"
            try await expectReadable(other, count, when)
            try await expectReadable(storage, count, when)
        }
        let start = try await other.position()
        let heard = Locked(false)
        let follower = Task {
            for try await _ in other.changes(after: start) { heard.withLock { $0 = true } }
        }
        var room = 0
        do {
            // The file may have had a little room of its own.
            while room < 10 {
                try await storage.commit([.put(.text(Key("more", "\(room)"), text))])
                room += 1
            }
            fail("\(durability): there was room on a full disk")
        } catch let error as LarderError {
            guard error.code == .full else { fail("\(durability): \(error.code) \(error)") }
        }
        try await expectReadable(storage, count, "\(durability) after a failed commit")
        if durability == .rebuildable {
            let commit = try await storage.commit([
                .remove(shelf: "s", rows.map(\.identity), tombstones: Date())
            ])
            guard commit.reports.first?.removed.count == rows.count else { fail("not removed") }
            say("\(durability): pruned rows on a full disk")
            for page in 0..<4 {
                try await storage.commit(
                    (0..<count / 8).map { .remove(Key("k", "\(page * (count / 8) + $0)")) })
                say("\(durability): pruned part \(page)")
            }
            say("\(durability): pruned on a full disk")
            try await storage.commit([.put(.text("more", "after pruning"))])
        }
        try FileManager.default.removeItem(at: spare)
        try? FileManager.default.removeItem(at: plug)  // there was perhaps not even room for it
        try await storage.commit([.put(.text("more", text))])
        guard try await storage.entry(for: "more") != nil else { fail("not written") }
        say("\(durability): written again without a restart")
        // The other was opened when there was no room to share the file.
        guard try await other.entry(for: "more") != nil else { fail("\(durability): not seen") }
        for _ in 0..<100 where !heard.withLock({ $0 }) {
            try await Task.sleep(for: .milliseconds(20))
        }
        guard heard.withLock({ $0 }) else { fail("\(durability): not told what was written") }
        follower.cancel()
        try await other.close()
        say("\(durability): seen by another that was opened on the full disk")
        try await storage.close()
    }

    private func expectReadable(
        _ storage: SQLiteStorage, _ count: Int, _ when: String
    ) async throws {
        let listed = try await storage.allSummaries(under: "k").count
        guard listed == count else { fail("\(when): \(listed) of \(count) entries") }
        guard try await storage.entry(for: Key("k", "\(count - 1)"))?.value.count == 4_000 else {
            fail("\(when): the last entry cannot be read")
        }
    }

    /// Takes what room is left, to the last byte.
    static func fillWithBytes(_ url: URL) {
        _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        guard let handle = FileHandle(forWritingAtPath: url.path) else { return }
        for size in [65_536, 4_096, 512, 1] {
            while (try? handle.write(contentsOf: Data(count: size))) != nil {}
        }
        try? handle.close()
    }
}

/// Says what the storage reports.
struct Loud: Reporter {
    func report(_ event: LarderEvent) {
        let line =
            "\(event.kind) \(event.subject) \(event.detail ?? "") \(event.error?.message ?? "")"
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}

extension StoredEntry {
    static func text(_ key: Key, _ text: String) -> StoredEntry {
        StoredEntry(
            key: key, value: Data(text.utf8), format: "text/1",
            metadata: EntryMetadata(times: Timestamps(fetched: Date())))
    }
}

extension Mark {
    static func number(_ number: Int) -> Mark {
        Mark(
            scope: "soak", item: "\(number)", name: .read,
            date: Date(timeIntervalSinceReferenceDate: Double(number)))
    }
}
#endif
