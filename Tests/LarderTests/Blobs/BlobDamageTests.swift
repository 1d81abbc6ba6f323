import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Blobs when it goes wrong` {
    let album = Album()

    @Test func `that were changed are set aside and count as absent, and can be put again`()
        async throws
    {
        let id = try await album.open().put(blob(1), for: "a")
        var changed = blob(1)
        changed[50] ^= 1
        try changed.write(to: URL(fileURLWithPath: album.file(id)))
        let store = try album.open()
        #expect(try await store.bytes(for: "a") == nil)
        #expect(album.counts[.damaged] == 1 && album.counts[.setAside] == 1)
        #expect(album.files.isEmpty)
        let aside = try Data(contentsOf: album.url.appendingPathComponent("damaged/\(id)"))
        #expect(aside == changed)
        try await store.put(blob(1), for: "a")
        #expect(try await album.open().bytes(for: "a") == blob(1))
    }

    @Test func `that were changed are put right by putting them again`() async throws {
        let id = try await album.open().put(blob(1), for: "a")
        var changed = blob(1)
        changed[50] ^= 1
        try changed.write(to: URL(fileURLWithPath: album.file(id)))
        try await album.open(durability: .precious).put(blob(1), for: "a")
        #expect(try await album.open().bytes(for: "a") == blob(1))
    }

    @Test func `that were cut off are noticed too, and put again`() async throws {
        let store = try album.open(memory: 0)
        let id = try await store.put(blob(1), for: "a")
        try blob(1).prefix(10).write(to: URL(fileURLWithPath: album.file(id)))
        try await store.put(blob(1), for: "b")
        #expect(try await store.bytes(for: "b") == blob(1))
    }

    @Test func `whose files went are absent, and can be put again`() async throws {
        let store = try album.open(memory: 0)
        let id = try await store.put(blob(1), for: "a")
        try FileManager.default.removeItem(atPath: album.file(id))
        #expect(try await store.bytes(for: "a") == nil)
        #expect(try await album.open().id(for: "a") == nil)
        try await store.put(blob(1), for: "a")
        #expect(try await album.open().bytes(for: "a") == blob(1))
    }

    @Test func `are not shown by half, and what a crash left is cleared away`() async throws {
        try await album.open().put(blob(1), for: "a")
        try blob(2).prefix(7).write(to: album.url.appendingPathComponent("part"))
        let store = try album.open()
        #expect(try await store.usage().contents == 1)
        #expect(!FileManager.default.fileExists(atPath: album.url.path + "/part"))
    }

    @Test func `are all there however far the log of a crashed program came`() async throws {
        let store = try album.open()
        for number in 1...4 { try await store.put(blob(number), for: Key("\(number)")) }
        try await store.put(blob(1), for: "1 again")
        try await store.remove("2")
        try await store.put(blob(5), for: "3")
        let log = try Data(contentsOf: album.url.appendingPathComponent("names"))
        // Cut off at every end of a line, just before and after it, and here and there between.
        let lengths = (0...log.count).filter { length in
            length % 37 == 0 || log[max(0, length - 2)..<min(log.count, length + 1)].contains(10)
        }
        for length in lengths {
            let copy = try album.copy()
            try log.prefix(length).write(to: copy.url.appendingPathComponent("names"))
            let store = try copy.open()
            // What the whole log names is there; a name means what was put under it, or nothing.
            for number in [1, 4, 5] {
                #expect(try await store.bytes(BlobID(of: blob(number))) == blob(number))
            }
            for (name, numbers) in [("1", [1]), ("2", [2]), ("3", [3, 5]), ("4", [4])] {
                let bytes = try await store.bytes(for: Key(name))
                #expect(bytes == nil || numbers.contains { blob($0) == bytes })
            }
            try await store.put(blob(9), for: "new")
            #expect(try await copy.open().bytes(for: "new") == blob(9))
        }
    }

    @Test func `get names after a line that another program did not finish`() async throws {
        let store = try album.open()
        try await store.put(blob(1), for: "a")
        let log = try FileHandle(forWritingTo: album.url.appendingPathComponent("names"))
        try log.seekToEnd()
        try log.write(contentsOf: Data("name 0123".utf8))
        try log.close()
        try await store.put(blob(1), for: "b")
        #expect(try await store.bytes(for: "b") == blob(1))
        #expect(try await album.open().names(of: BlobID(of: blob(1))) == ["a", "b"])
    }

    @Test func `keep their names, all but those on damaged lines of the log`() async throws {
        let store = try album.open()
        for number in 1...5 { try await store.put(blob(number), for: Key("\(number)")) }
        let url = album.url.appendingPathComponent("names")
        let log = try Data(contentsOf: url)
        var random = SeededRandom(seed: 5)
        for _ in 0..<100 {
            var damaged = log
            let place = Int(random.next() % UInt64(log.count))
            damaged[place] = UInt8(truncatingIfNeeded: random.next() as UInt64)
            try damaged.write(to: url)
            let copy = try album.copy()
            let store = try copy.open()
            var lost = 0
            for number in 1...5 {
                let bytes = try await store.bytes(for: Key("\(number)"))
                if bytes == nil { lost += 1 } else { #expect(bytes == blob(number)) }
                #expect(try await store.bytes(BlobID(of: blob(number))) == blob(number))
            }
            // A damaged end of line takes two lines with it.
            #expect(lost <= 2)
        }
    }

    @Test func `of a newer version are refused and left alone`() async throws {
        try await album.open().put(blob(1), for: "a")
        let url = album.url.appendingPathComponent("names")
        let line = "larder-blobs 2"
        var sum = Checksum()
        sum.add(line)
        let log = Data("\(line) \(String(sum.value, radix: 16))\n".utf8)
        try log.write(to: url)
        let error = #expect(throws: LarderError.self) { try album.open() }
        #expect(error?.code == .tooNew)
        #expect(try Data(contentsOf: url) == log)
        #expect(album.files.count == 1)
    }

    #if os(Linux)
    @Test func `say that the disk is full, and what is there stays readable`() async throws {
        let store = try album.open()
        try await store.put(blob(1), for: "a")
        // A device that is always full stands where the next content is written.
        try FileManager.default.createSymbolicLink(
            atPath: album.url.path + "/part", withDestinationPath: "/dev/full")
        let error = await #expect(throws: LarderError.self) {
            try await store.put(blob(2), for: "a")
        }
        #expect(error?.code == .full)
        store.trimMemory()
        #expect(try await store.bytes(for: "a") == blob(1))
        try await store.put(blob(2), for: "a")
        #expect(try await store.bytes(for: "a") == blob(2))
    }

    @Test func `are all there when their log is gone and cannot be written for a while`()
        async throws
    {
        let disk = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-disk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: disk) }
        guard mount("tmpfs", disk.path, "tmpfs", 0, "size=1m") == 0 else {
            print("skipped: no small file system can be mounted here")
            return
        }
        defer { umount(disk.path) }
        let url = disk.appendingPathComponent("blobs")
        for number in 0..<5 {
            try await BlobStore(at: url).put(blob(number, 5_000), for: Key("\(number)"))
        }
        try FileManager.default.removeItem(at: url.appendingPathComponent("names"))
        let filler = disk.appendingPathComponent("filler")
        let file = open(filler.path, O_WRONLY | O_CREAT, 0o600)
        let zeros = [UInt8](repeating: 0, count: 4_096)
        while write(file, zeros, zeros.count) > 0 {}
        close(file)
        let store = try BlobStore(at: url, limits: BlobLimits(memory: 0))
        for _ in 0..<2 {
            #expect(try await store.usage().contents == 5)
            for number in 0..<5 {
                let id = BlobID(of: blob(number, 5_000))
                #expect(try await store.bytes(id) == blob(number, 5_000))
            }
        }
        await #expect(throws: LarderError.self) { try await store.put(blob(9), for: "9") }
        #expect(try await store.usage().contents == 5)
        try FileManager.default.removeItem(at: filler)
        try await store.put(blob(9), for: "9")
        for store in [store, try BlobStore(at: url)] {
            #expect(try await store.usage().contents == 6)
            #expect(try await store.bytes(for: "9") == blob(9))
        }
    }

    @Test func `are returned although they cannot be stored`() async throws {
        let store = try album.open()
        try await store.put(blob(1), for: "a")
        try FileManager.default.createSymbolicLink(
            atPath: album.url.path + "/part", withDestinationPath: "/dev/full")
        #expect(try await store.load("b") { blob(2) } == blob(2))
        #expect(album.counts[.commitFailed] == 1)
    }
    #endif

    @Test func `are seen by other processes on the folder, and go there too`() async throws {
        let (one, two) = (try album.open(), try album.open())
        let id = try await one.put(blob(1), for: "a")
        #expect(try await two.bytes(for: "a") == blob(1))
        try await two.put(blob(2), for: "a")
        #expect(try await one.bytes(for: "a") == blob(2))
        #expect(try await one.bytes(id) == nil)
        #expect(try await two.remove("a"))
        #expect(try await one.id(for: "a") == nil)
        #expect(try await one.usage().bytes == 0 && album.files.isEmpty)
    }

    @Test func `put by many at once are written once, and no name is lost`() async throws {
        let stores = try (0..<3).map { _ in try album.open() }
        try await withThrowingTaskGroup { group in
            for worker in 0..<12 {
                group.addTask {
                    let store = stores[worker % 3]
                    for step in 0..<10 {
                        try await store.put(blob(step), for: Key("\(worker)", "\(step)"))
                        if step % 3 == 0 { try await store.remove(Key("\(worker)", "\(step)")) }
                        _ = try await store.bytes(for: Key("\((worker + 1) % 12)", "\(step)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        let last = try album.open()
        for worker in 0..<12 {
            for step in 0..<10 {
                let bytes = try await last.bytes(for: Key("\(worker)", "\(step)"))
                #expect(bytes == (step % 3 == 0 ? nil : blob(step)))
            }
        }
        #expect(album.files.count == 6)
        for store in stores {
            #expect(try await store.names(of: BlobID(of: blob(1))).count == 12)
        }
    }

    @Test(arguments: [0, 400])
    func `that lost their names just before a crash are cleared away`(putsByOthers: Int)
        async throws
    {
        let album = Album()
        let (store, other) = (try album.open(), try album.open())
        try await store.put(blob(1), for: "a")
        let copy = try album.copy()
        try await store.put(blob(2), for: "a")
        // As if the program had ended before it let go of what the name meant.
        let gone = BlobID(of: blob(1))
        try FileManager.default.createDirectory(
            atPath: (album.file(gone) as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: copy.file(gone), toPath: album.file(gone))
        let log = try String(contentsOfFile: album.url.path + "/names", encoding: .utf8)
        let lines = log.split(separator: "\n").filter { !$0.contains("gone") }
        try (lines.joined(separator: "\n") + "\n").write(
            toFile: album.url.path + "/names", atomically: true, encoding: .utf8)
        // Many make the log so long that it is replaced by a short one.
        for number in 0..<putsByOthers { try await other.put(blob(3 + number % 100), for: "b") }
        let reopened = try album.open()
        #expect(try await reopened.bytes(gone) == nil)
        #expect(try await reopened.bytes(for: "a") == blob(2))
        #expect(album.files.count == (putsByOthers > 0 ? 2 : 1))
    }

    /// An album as a program leaves it that is killed before the log has the lines of its last put.
    private func cutOff(putting number: Int, after album: Album) async throws -> Album {
        let cut = try album.copy()
        let id = try await cut.open().put(blob(number), for: "cut off")
        try FileManager.default.removeItem(at: cut.url.appendingPathComponent("names"))
        try FileManager.default.copyItem(
            at: album.url.appendingPathComponent("names"),
            to: cut.url.appendingPathComponent("names"))
        try Data("\(id)".utf8).write(to: cut.url.appendingPathComponent("pending"))
        return cut
    }

    @Test func `whose put was cut off before it was in the log are cleared away`() async throws {
        try await album.open().put(blob(1), for: "a")
        let cut = try await cutOff(putting: 2, after: album)
        #expect(cut.files.count == 2)
        let store = try cut.open()
        #expect(try await store.usage().contents == 1 && cut.files.count == 1)
        #expect(try await store.bytes(for: "a") == blob(1))
        #expect(!FileManager.default.fileExists(atPath: cut.url.path + "/pending"))
    }

    @Test func `whose put was cut off are cleared away by the next put of who has the folder open`()
        async throws
    {
        try await album.open().put(blob(1), for: "a")
        for next in [2, 3] {
            let cut = try album.copy()
            let other = try cut.open()
            let id = BlobID(of: blob(2))
            try Data("\(id)".utf8).write(to: cut.url.appendingPathComponent("pending"))
            let folder = (cut.file(id) as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try blob(2).write(to: URL(fileURLWithPath: cut.file(id)))
            try await other.put(blob(next), for: "b")
            #expect(cut.files.count == 2)
            #expect(try await cut.open().bytes(for: "b") == blob(next))
        }
    }

    @Test func `stay when a put ended but what it was about could not be removed`() async throws {
        let id = try await album.open().put(blob(1), for: "a")
        try Data("\(id)".utf8).write(to: album.url.appendingPathComponent("pending"))
        #expect(try await album.open().bytes(for: "a") == blob(1))
    }

    @Test func `have a log that stays short while they are put again and again`() async throws {
        let album = Album()
        let (store, other) = (try album.open(), try album.open())
        for number in 0..<1_500 {
            try await (number % 3 == 0 ? other : store).put(blob(number), for: "a")
        }
        let attributes = try FileManager.default.attributesOfItem(
            atPath: album.url.path + "/names")
        #expect((attributes[.size] as? Int ?? .max) < 200_000)
        for reader in [store, other, try album.open()] {
            #expect(try await reader.bytes(for: "a") == blob(1_499))
        }
        #expect(try await store.usage().contents == 1)
    }

    @Test func `wait for another program no longer than is said`() throws {
        let album = Album()
        _ = try album.open()
        let lock = try #require(fopen(album.url.path + "/lock", "r+"))
        defer { fclose(lock) }
        #expect(flock(fileno(lock), LOCK_EX) == 0)
        let error = #expect(throws: LarderError.self) {
            try BlobStore(at: album.url, patience: .milliseconds(50))
        }
        #expect(error?.code == .busy)
    }
}
