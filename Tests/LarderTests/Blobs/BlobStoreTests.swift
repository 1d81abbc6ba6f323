import Foundation
import LarderSimulation
import Testing

@testable import Larder

@Suite struct `A blob store` {
    let album = Album()

    @Test func `keeps bytes under a name, over a restart`() async throws {
        let id = try await album.open().put(blob(1), for: "items/17")
        let store = try album.open()
        #expect(try await store.bytes(for: "items/17") == blob(1))
        #expect(try await store.bytes(id) == blob(1))
        #expect(try await store.id(for: "items/17") == id)
        #expect(try await store.bytes(for: "items/18") == nil)
        #expect(try await store.bytes(BlobID(of: blob(2))) == nil)
    }

    @Test func `knows its names after others wrote the log anew, again and again`() async throws {
        let idle = try album.open()
        try await idle.put(blob(1), for: "x")
        try await idle.put(blob(2), for: "y")
        let log = album.url.path + "/names"
        let before = FileSystem.identity(log)?.number
        for _ in 0..<3 {
            // So many lines that the next one to open it writes it anew.
            let busy = try album.open()
            for _ in 0..<200 {
                try await busy.move("x", to: "t")
                try await busy.move("y", to: "x")
                try await busy.move("t", to: "y")
            }
            try await album.open().put(blob(3), for: "z")
        }
        // A file that is open keeps its number for itself.
        #expect(FileSystem.identity(log)?.number != before)
        let fresh = try album.open()
        for name: Key in ["x", "y", "z"] {
            let id = try await fresh.id(for: name)
            #expect(try await idle.id(for: name) == id)
        }
    }

    @Test func `finds a name that is only being put anew, decoded too`() async throws {
        let store = try album.open()
        try await store.put(blob(1), for: "a")
        let decoded = DecodedBlobs(of: store, limit: 0, decode: { $0 }, cost: \.count)
        async let puts: Void = {
            for round in 0..<300 { try await store.put(blob(round % 2), for: "a") }
        }()
        for _ in 0..<300 {
            #expect(try await decoded.value(for: "a") != nil)
            store.trimMemory()
            #expect(try await store.bytes(for: "a") != nil)
        }
        try await puts
    }

    @Test func `gives nothing that another store of the folder removed`() async throws {
        let store = try album.open()
        let id = try await store.put(blob(1), for: "a")
        #expect(try await store.bytes(id) == blob(1))
        try await album.open().remove(id)
        #expect(try await store.bytes(id) == nil)
    }

    @Test func `gives nothing after it was removed, whatever was read or put beside that`()
        async throws
    {
        let store = try album.open()
        for round in 0..<100 {
            let bytes = blob(round, 20_000) + Data("\(round)".utf8)
            let id = try await store.put(bytes)
            store.trimMemory()
            async let read = store.bytes(id)
            async let removal: Void = store.remove(id)
            _ = try await (read, removal)
            #expect(try await store.bytes(id) == nil)
            async let put = store.put(bytes)
            async let another: Void = store.remove(id)
            _ = try await (put, another)
            let inMemory = try await store.bytes(id)
            store.trimMemory()
            #expect(try await store.bytes(id) == inMemory)
        }
    }

    @Test(arguments: ["", "a b", "%20", "ü/☃\n\u{0}", "%zz%", "name", "a//b"])
    func `takes any name`(path: String) async throws {
        let name = Key(path: path)
        try await album.open().put(blob(1), for: name)
        #expect(try await album.open().bytes(for: name) == blob(1))
        #expect(try await album.open().names(of: BlobID(of: blob(1))) == [name])
    }

    @Test func `keeps an empty content`() async throws {
        try await album.open().put(Data(), for: "nothing")
        #expect(try await album.open().bytes(for: "nothing") == Data())
    }

    @Test func `keeps equal bytes once, until their last name goes`() async throws {
        let store = try album.open()
        let id = try await store.put(blob(1), for: "a")
        #expect(try await store.put(blob(1), for: "b") == id)
        #expect(album.files.count == 1)
        let usage = try await store.usage()
        #expect(usage.contents == 1 && usage.names == 2)
        #expect(usage.bytes == 100 && usage.memory == 100)
        #expect(try await store.remove("a"))
        #expect(try await store.bytes(for: "b") == blob(1))
        #expect(try await store.remove("b"))
        #expect(album.files.isEmpty)
        #expect(try await store.bytes(id) == nil)
        #expect(try await store.remove("b") == false)
    }

    @Test func `replaces what a name meant, and lets go of it`() async throws {
        let store = try album.open()
        try await store.put(blob(1), for: "a")
        try await store.put(blob(2), for: "a")
        #expect(try await store.bytes(for: "a") == blob(2))
        #expect(album.files.count == 1)
        #expect(try await album.open().bytes(for: "a") == blob(2))
    }

    @Test func `keeps bytes without a name until they are removed`() async throws {
        let store = try album.open()
        let id = try await store.put(blob(1))
        try await store.put(blob(1), for: "a")
        try await store.remove("a")
        #expect(try await album.open().bytes(id) == blob(1))
        try await store.remove(id)
        #expect(try await album.open().bytes(id) == nil)
    }

    @Test func `moves a temporary name to the final one`() async throws {
        let store = try album.open()
        let id = try await store.put(blob(1), for: "temporary/1")
        try await store.put(blob(2), for: "items/17")
        try await store.move("temporary/1", to: "items/17")
        #expect(try await store.id(for: "items/17") == id)
        #expect(try await store.id(for: "temporary/1") == nil)
        #expect(album.files.count == 1)
        try await store.move("items/17", to: "items/17")
        #expect(try await album.open().bytes(for: "items/17") == blob(1))
        let error = await #expect(throws: LarderError.self) {
            try await store.move("temporary/1", to: "x")
        }
        #expect(error?.code == .notFound)
    }

    @Test func `gives a content that is there another name`() async throws {
        let store = try album.open()
        let id = try await store.put(blob(1), for: "a")
        #expect(try await store.setName("b", of: id))
        #expect(try await store.names(of: id) == ["a", "b"])
        #expect(try await store.setName("c", of: BlobID(of: blob(9))) == false)
    }

    @Test func `answers from memory what was used lately, up to its limit`() async throws {
        let store = try album.open(memory: 250)
        let ids = [
            try await store.put(blob(1), for: "a"), try await store.put(blob(2), for: "b"),
        ]
        _ = try await store.bytes(ids[0])
        try await store.put(blob(3), for: "c")
        #expect(try await store.usage().memory == 200)
        let before = album.counts[.memoryHit]
        _ = try await store.bytes(ids[0])
        #expect(album.counts[.memoryHit] == before + 1)
        _ = try await store.bytes(ids[1])
        #expect(album.counts[.storageHit] == 1)
    }

    @Test func `keeps in memory nothing that is larger than all of it`() async throws {
        let store = try album.open(memory: 250)
        try await store.put(blob(1), for: "a")
        try await store.put(blob(2, 251), for: "b")
        #expect(try await store.usage().memory == 100)
        #expect(try await store.bytes(for: "b") == blob(2, 251))
    }

    @Test func `empties its memory on a warning, and nothing else`() async throws {
        let store = try album.open()
        try await store.put(blob(1), for: "a")
        store.trimMemory()
        let usage = try await store.usage()
        #expect(usage.memory == 0 && usage.bytes == 100)
        #expect(try await store.bytes(for: "a") == blob(1))
        #expect(album.counts[.storageHit] == 1)
    }

    @Test func `has variants for scales, and gives the one that suits best`() async throws {
        let store = try album.open()
        try await store.put(blob(1), for: "icon", scale: 1)
        try await store.put(blob(2), for: "icon", scale: 2)
        try await store.put(blob(4), for: "icon", scale: 4)
        for (wanted, given) in [(1, 1), (2, 2), (3, 4), (4, 4), (5, 4), (-1, 1), (100, 4)] {
            let found = try #require(try await store.bytes(for: "icon", scale: wanted))
            #expect(found.scale == given && found.bytes == blob(given))
        }
        #expect(try await store.id(for: "icon@2x") != nil)
        #expect(try await store.removeAllScales("icon") == 3)
        #expect(try await store.bytes(for: "icon", scale: 2) == nil)
        #expect(album.files.isEmpty)
    }

    /// A picture as a drawing kit has one.
    struct Picture: Sendable, Equatable {
        var pixels: [UInt8]
        init(_ bytes: Data) throws {
            if bytes.isEmpty { throw LarderError(.unreadable, message: "No picture.") }
            pixels = Array(bytes)
        }
    }

    @Test func `makes an image store in one line`() async throws {
        let images = DecodedBlobs(
            of: try album.open(durability: .precious), limit: 1 << 20, decode: Picture.init
        ) { $0.pixels.count }
        // setImage:forKey:, imageForKey:, deleteImageForKey:
        try await images.store.put(blob(1), for: "items/17")
        #expect(try await images.value(for: "items/17") == Picture(blob(1)))
        try await images.store.remove("items/17")
        #expect(try await images.value(for: "items/17") == nil)
    }

    @Test func `keeps what was decoded up to a cost, once for a content`() async throws {
        let store = try album.open()
        let decoded = Locked(0)
        let pictures = DecodedBlobs(of: store, limit: 250) { bytes in
            decoded.withLock { $0 += 1 }
            return try Picture(bytes)
        } cost: {
            $0.pixels.count
        }
        for (name, number) in [("a", 1), ("same", 1), ("b", 2), ("c", 3)] {
            try await store.put(blob(number), for: Key(name))
        }
        for name: Key in ["a", "same", "b", "a", "c", "a"] {
            #expect(try await pictures.value(for: name) != nil)
        }
        #expect(decoded.withLock { $0 } == 3)
        #expect(pictures.totalCost == 200)
        _ = try await pictures.value(for: "b")
        #expect(decoded.withLock { $0 } == 4)
        pictures.trimMemory()
        #expect(pictures.totalCost == 0)
        try await store.put(Data(), for: "broken")
        await #expect(throws: LarderError.self) { try await pictures.value(for: "broken") }
    }
}
