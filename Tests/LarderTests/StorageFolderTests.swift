import Foundation
import Larder
import LarderTesting
import Testing

@Suite struct `Folder storage` {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("larder-folder-\(UUID().uuidString)")

    @Test(arguments: StorageContract.Rule.allCases, [Durability.rebuildable, .precious])
    func keeps(rule: StorageContract.Rule, as durability: Durability) async throws {
        let contract = StorageContract {
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("larder-folder-\(UUID().uuidString)")
            let remove: @Sendable () -> Void = { try? FileManager.default.removeItem(at: url) }
            return StorageContract.Place(isShared: false, remove: remove) {
                try FolderStorage(at: url, durability: durability)
            }
        }
        try await contract.check(rule)
    }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    private func entry(_ key: Key, _ text: String) -> StoredEntry {
        StoredEntry(
            key: key, value: Data(text.utf8), format: "text/1",
            metadata: EntryMetadata(
                times: Timestamps(fetched: Date(timeIntervalSinceReferenceDate: 0))))
    }

    private func fill(_ durability: Durability) async throws {
        let storage = try FolderStorage(at: url, durability: durability)
        try await storage.commit([.put(entry("a", "first")), .put(entry("b/C", "second"))])
        try await storage.close()
    }

    @Test func `names files after keys, in letters that no file system mixes up`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.rebuildable)
        #expect(names().filter { $0.hasSuffix(".entry") } == ["a.entry", "b+%43.entry"])
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `notices every changed byte of a file`(durability: Durability) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(durability)
        let file = url.appendingPathComponent("a.entry")
        let sound = try Data(contentsOf: file)
        for index in sound.indices {
            var changed = sound
            changed[index] ^= 0x10
            try changed.write(to: file)
            do {
                let storage = try FolderStorage(at: url, durability: durability)
                let found = try await storage.entry(for: "a")
                #expect(durability == .rebuildable && found == nil, "byte \(index)")
                #expect(try await storage.entry(for: "b/C") != nil)
                try await storage.close()
                #expect(names().contains { $0.hasPrefix("a.damaged-") })
            } catch let error as LarderError {
                #expect(durability == .precious && error.code == .damaged, "byte \(index)")
            }
        }
    }

    @Test func `notices that a precious file is gone`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.precious)
        try FileManager.default.removeItem(at: url.appendingPathComponent("a.entry"))
        let error = #expect(throws: LarderError.self) {
            try FolderStorage(at: url, durability: .precious)
        }
        #expect(error?.code == .damaged)
    }

    @Test func `refuses a newer folder and leaves it untouched`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.rebuildable)
        let ledger = url.appendingPathComponent("ledger")
        var bytes = try Data(contentsOf: ledger).dropLast(8)
        bytes[0] = 9
        bytes = sealed(bytes)
        try bytes.write(to: ledger)
        let error = #expect(throws: LarderError.self) { try FolderStorage(at: url) }
        #expect(error?.code == .tooNew)
        #expect(try Data(contentsOf: ledger) == bytes)
    }

    @Test func `refuses a second opening until the first is closed or gone`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.rebuildable)
        do {
            let storage = try FolderStorage(at: url)
            let error = #expect(throws: LarderError.self) { try FolderStorage(at: url) }
            #expect(error?.code == .busy && error?.message.contains(url.path) == true)
            #expect(try await storage.entry(for: "a") != nil)
            try await storage.close()
            try await FolderStorage(at: url).close()
        }
        _ = try FolderStorage(at: url)
        _ = try FolderStorage(at: url)
    }

    @Test func `is free once nobody holds the storage any more, right after a commit too`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: url) }
        for number in 0..<50 {
            let storage = try FolderStorage(at: url)
            try await storage.commit([.put(entry("a", "\(number)"))])
        }
        #expect(try await FolderStorage(at: url).entry(for: "a")?.value == Data("49".utf8))
    }

    @Test func `is free for a new opening while a child is being started`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        var copies: [Int32] = []
        defer { for copy in copies { close(copy) } }
        do {
            let storage = try FolderStorage(at: url)
            // What a fork does: the child has the open files too.
            var lock = stat()
            try #require(stat(url.appendingPathComponent("lock").path, &lock) == 0)
            let held = (0..<min(getdtablesize(), 65_536)).filter { descriptor in
                var file = stat()
                return fstat(descriptor, &file) == 0 && file.st_dev == lock.st_dev
                    && file.st_ino == lock.st_ino
            }
            copies = held.map { dup($0) }
            #expect(try await storage.entry(for: "a") == nil)
        }
        #expect(copies.count == 1)
        try await FolderStorage(at: url).close()
    }

    @Test func `refuses a folder that another program has open`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.rebuildable)
        let other = Process()
        let (input, output) = (Pipe(), Pipe())
        other.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        other.arguments = [
            "flock", url.appendingPathComponent("lock").path, "sh", "-c", "echo; cat",
        ]
        other.standardInput = input
        other.standardOutput = output
        try other.run()
        _ = output.fileHandleForReading.readData(ofLength: 1)
        let error = #expect(throws: LarderError.self) { try FolderStorage(at: url) }
        #expect(error?.code == .busy)
        try input.fileHandleForWriting.close()
        other.waitUntilExit()
        try await FolderStorage(at: url).close()
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `has all of a commit or nothing, wherever it was cut off`(
        durability: Durability
    ) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let storage = try FolderStorage(at: url, durability: durability)
        try await storage.commit([.put(entry("a", "1")), .put(entry("b", "1"))])
        let before = try pictures()
        try await storage.commit([.put(entry("a", "2")), .remove("b"), .put(entry("c", "2"))])
        let after = try pictures()
        try await storage.close()
        // The ledger takes its place first, then the parts that were written before, one after
        // another.
        let steps = ["ledger", "a.entry", "b.entry", "c.entry"]
        // Byte for byte: in UTF-8 the bytes around a name could combine with it.
        let ledger =
            String(
                data: try #require(after["ledger"] ?? nil), encoding: .isoLatin1) ?? ""
        let parts = ledger.matches(of: /part-[0-9]+-[0-9]+-[0-9]/).map { String($0.0) }
        #expect(parts.count == 2)
        for done in 0...steps.count {
            var disk = before
            for name in steps.prefix(done) { disk[name] = .some(after[name] ?? nil) }
            for (part, name) in zip(parts, ["a.entry", "c.entry"])
            where !steps.prefix(done).contains(name) {
                disk[part] = .some(after[name] ?? nil)
            }
            disk["part"] = Data("half".utf8)
            try put(disk)
            let again = try FolderStorage(at: url, durability: durability)
            let found = try await again.allSummaries().map(\.key)
            #expect(found == (done == 0 ? ["a", "b"] : ["a", "c"]), "\(done) steps")
            #expect(try await again.entry(for: "a")?.value == Data((done == 0 ? "1" : "2").utf8))
            try await again.close()
            #expect(!names().contains { $0.hasPrefix("part") })
        }
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `opens and closes without writing when there is nothing to do`(
        durability: Durability
    ) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        var storage: FolderStorage? = try FolderStorage(at: url, durability: durability)
        try await storage?.commit([.put(entry("a", "1")), .put(entry("b", "1")), .remove("c")])
        storage = nil
        let before = try moments()
        try await FolderStorage(at: url, durability: durability).close()
        #expect(try moments() == before)
    }

    /// When each file was written, by the clock of the disk, and which file it is.
    private func moments() throws -> [String: [String]] {
        try names().reduce(into: [:]) { moments, name in
            let attributes = try FileManager.default.attributesOfItem(
                atPath: url.appendingPathComponent(name).path)
            let keys: [FileAttributeKey] = [.modificationDate, .systemFileNumber]
            moments[name] = keys.map { "\(attributes[$0] ?? "")" }
        }
    }

    @Test(
        .enabled(if: geteuid() == 0, "wants root for a small file system"),
        arguments: [Durability.rebuildable, .precious])
    func `reads, removes, closes and opens on a full disk`(durability: Durability) async throws {
        let disk = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-full-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: disk) }
        guard mounted(disk) else {
            print("skipped: no small file system can be mounted here")
            return
        }
        defer { unmount(disk) }
        let url = disk.appendingPathComponent("folder")
        var storage = try FolderStorage(at: url, durability: durability)
        for number in 0..<20 {
            let text = String(repeating: "v", count: 30_000)
            try await storage.commit([.put(entry(Key("k", "\(number)"), text))])
        }
        fill(disk)
        let error = await #expect(throws: LarderError.self) {
            try await storage.commit([
                .put(self.entry("new", String(repeating: "n", count: 100_000)))
            ])
        }
        #expect(error?.code == .full)
        #expect(try await storage.entry(for: "k/3") != nil)
        try await storage.commit([.remove("k/1")])
        fill(disk)
        try await storage.close()
        storage = try FolderStorage(at: url, durability: durability)
        #expect(try await storage.allSummaries().count == 19)
        try await storage.commit([.removeAll(under: "k")])
        #expect(try await storage.allSummaries().isEmpty)
        try await storage.commit([.put(entry("new", "fits"))])
        try await storage.close()
    }

    /// Mounts a file system of four megabytes, where that is possible.
    private func mounted(_ disk: URL) -> Bool {
        #if os(Linux)
        mount("tmpfs", disk.path, "tmpfs", 0, "size=4m") == 0
        #else
        false
        #endif
    }

    private func unmount(_ disk: URL) {
        #if os(Linux)
        umount(disk.path)
        #endif
    }

    /// Writes until there is no room.
    private func fill(_ disk: URL) {
        let file = open(
            disk.appendingPathComponent("filler").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        let zeros = [UInt8](repeating: 0, count: 4_096)
        while write(file, zeros, zeros.count) > 0 {}
        close(file)
    }

    @Test func `is closed once, however many close it at once`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let storage = try FolderStorage(at: url, durability: .precious)
        try await storage.commit([.put(entry("a", "1"))])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try await storage.close() } }
            try await group.waitForAll()
        }
        let again = try FolderStorage(at: url, durability: .precious)
        #expect(try await again.entry(for: "a") != nil)
        try await again.close()
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `does not take an older copy of a file for the entry`(
        durability: Durability
    ) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let storage = try FolderStorage(at: url, durability: durability)
        let file = url.appendingPathComponent("a.entry")
        try await storage.commit([.put(entry("a", "old"))])
        let old = try Data(contentsOf: file)
        try await storage.commit([.put(entry("a", "new"))])
        try old.write(to: file)
        if durability == .precious {
            let error = await #expect(throws: LarderError.self) {
                _ = try await storage.entry(for: "a")
            }
            #expect(error?.code == .damaged && error?.key == "a")
        } else {
            #expect(try await storage.entry(for: "a") == nil)
        }
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `takes no flipped bit of its ledger for a newer version`(
        durability: Durability
    ) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(durability)
        let ledger = url.appendingPathComponent("ledger")
        let sound = try Data(contentsOf: ledger)
        for bit in 0..<8 {
            var changed = sound
            changed[0] ^= 1 << bit
            try changed.write(to: ledger)
            do {
                let storage = try FolderStorage(at: url, durability: durability)
                #expect(try await storage.allSummaries().map(\.key) == ["a", "b/C"])
                #expect(durability == .rebuildable)
            } catch let error as LarderError {
                #expect(durability == .precious && error.code == .damaged, "bit \(bit)")
            }
        }
    }

    @Test func `keeps the last damaged files and no more`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        for number in 0..<6 {
            let environment = StoreEnvironment(now: { Date(timeIntervalSince1970: Double(number)) })
            let storage = try FolderStorage(at: url, environment: environment)
            try await storage.commit([.put(entry("a", "\(number)"))])
            try Data("damaged".utf8).write(to: url.appendingPathComponent("a.entry"))
            #expect(try await storage.entry(for: "a") == nil)
            try await storage.close()
        }
        let aside = names().filter { $0.contains(".damaged-") }
        #expect(aside.map { $0.prefix(11) } == ["a.damaged-3", "a.damaged-4", "a.damaged-5"])
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `finishes a commit of before, whose ledger holds all its bytes`(
        durability: Durability
    ) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(durability)
        var old = try pictures()
        var ledger = try #require(old["ledger"] ?? nil).prefix(18) + [0]
        ledger[0] = 2
        let file = try #require(old["b+%43.entry"] ?? nil)
        let count = file.count + 1
        ledger += [UInt8("/b+%43.entry".utf8.count)] + Data("/b+%43.entry".utf8)
        ledger += count < 128 ? [UInt8(count)] : [UInt8(count & 127 | 128), UInt8(count >> 7)]
        ledger += file
        old["ledger"] = sealed(ledger)
        old["b+%43.entry"] = .some(nil)
        try put(old)
        let storage = try FolderStorage(at: url, durability: durability)
        #expect(try await storage.entry(for: "b/C")?.value == Data("second".utf8))
        try await storage.close()
    }

    @Test func `a write with an identity is done once over a restart too`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let write = Write(entries: [.put(entry("a", "1"))], id: "once")
        let first = try FolderStorage(at: url)
        let commit = try await first.commit(write)
        try await first.close()
        let next = try FolderStorage(at: url)
        #expect(try await next.commit(write).revisions == commit.revisions)
        try await next.commit([.put(entry("a", "2"))])
        try await next.commit(write)
        #expect(try await next.entry(for: "a")?.value == Data("2".utf8))
    }

    @Test func `a commit that could not be carried out to the end is there all the same`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: url) }
        let storage = try FolderStorage(at: url, durability: .precious)
        try await storage.commit([.put(entry("a", "1"))])
        // A folder in the place of the file: it cannot be replaced.
        let blocked = url.appendingPathComponent("b.entry")
        try FileManager.default.createDirectory(
            at: blocked.appendingPathComponent("x"), withIntermediateDirectories: true)
        try await storage.commit([.put(entry("a", "2")), .put(entry("b", "2"))])
        #expect(try await storage.entry(for: "b")?.value == Data("2".utf8))
        await #expect(throws: LarderError.self) {
            try await storage.commit([.put(self.entry("a", "3"))])
        }
        #expect(try await storage.entry(for: "a")?.value == Data("2".utf8))
        try FileManager.default.removeItem(at: blocked)
        try await storage.commit([.put(entry("c", "3"))])
        try await storage.close()
        let again = try FolderStorage(at: url, durability: .precious)
        #expect(try await again.allSummaries().map(\.key) == ["a", "b", "c"])
        #expect(try await again.entry(for: "b")?.value == Data("2".utf8))
    }

    @Test func `keeps neither marks nor rows, and says so`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let storage = try FolderStorage(at: url)
        let mark = Mark(scope: "s", item: "i", name: .read, date: .distantPast)
        let error = await #expect(throws: LarderError.self) {
            try await storage.commit(Write(entries: [.put(self.entry("a", "1"))], marks: [mark]))
        }
        #expect(error?.code == .unsupported)
        #expect(try await storage.entry(for: "a") == nil)
    }

    // MARK: - Folders of version 0.1

    @Test(arguments: [Durability.rebuildable, .precious])
    func `opens a folder of version 0.1, and finishes its journal`(
        durability: Durability
    ) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(durability)
        var old = try pictures()
        let whole = try #require(old["ledger"] ?? nil)
        // Version 0.1 had the same entries; its ledger ended with the last changes, without steps.
        var ledger = whole.prefix(18) + [0, 0, 0, 0, 0, 0, 0, 0, 0]
        ledger[0] = 1
        old["ledger"] = sealed(ledger)
        // Cut off before its last file.
        let file = try #require(old["b+%43.entry"] ?? nil)
        var journal = Data()
        for (name, bytes) in [("/b+%43.entry", file), ("/ledger", sealed(ledger))] {
            journal += [UInt8(name.utf8.count)] + Data(name.utf8)
            let count = bytes.count + 1
            journal += count < 128 ? [UInt8(count)] : [UInt8(count & 127 | 128), UInt8(count >> 7)]
            journal += bytes
        }
        old["b+%43.entry"] = .some(nil)
        old["journal"] = sealed(journal)
        try put(old)
        let storage = try FolderStorage(at: url, durability: durability)
        #expect(try await storage.entry(for: "a")?.value == Data("first".utf8))
        #expect(try await storage.entry(for: "b/C")?.value == Data("second".utf8))
        let revision = try #require(try await storage.entry(for: "a")?.revision)
        try await storage.commit([.put(entry("a", "third"), expecting: revision)])
        try await storage.close()
        #expect(!names().contains("journal"))
        let again = try FolderStorage(at: url, durability: durability)
        #expect(try await again.entry(for: "a")?.value == Data("third".utf8))
    }

    @Test func `ignores a journal that was not written whole`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.precious)
        let journal = url.appendingPathComponent("journal")
        try Data("half a journal, the rest was lost".utf8).write(to: journal)
        let storage = try FolderStorage(at: url, durability: .precious)
        #expect(try await storage.allSummaries().map(\.key) == ["a", "b/C"])
        try await storage.close()
        #expect(!names().contains("journal"))
    }

    /// The files of the folder, but for the lock.
    private func pictures() throws -> [String: Data?] {
        try names().filter { $0 != "lock" }.reduce(into: [:]) {
            $0[$1] = try Data(contentsOf: url.appendingPathComponent($1))
        }
    }

    /// Makes the folder hold these files and no others.
    private func put(_ files: [String: Data?]) throws {
        for name in names() where name != "lock" {
            try FileManager.default.removeItem(at: url.appendingPathComponent(name))
        }
        for case (let name, let data?) in files {
            try data.write(to: url.appendingPathComponent(name))
        }
    }

    private func sealed(_ bytes: Data) -> Data {
        let bytes = Data(bytes)
        let sum = bytes.withUnsafeBytes { Checksum.of($0) }
        return bytes + withUnsafeBytes(of: sum.littleEndian) { Data($0) }
    }
}
