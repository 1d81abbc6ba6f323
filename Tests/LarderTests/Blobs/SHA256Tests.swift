import Foundation
import Larder
import Testing

@Suite struct `SHA-256` {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func `gives the digests of the standard`(text: String, expected: String) {
        #expect(BlobID(of: Data(text.utf8)).description == expected)
    }

    @Test func `gives the digest of a million letters`() {
        #expect(
            BlobID(of: Data(repeating: UInt8(ascii: "a"), count: 1_000_000)).description
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [
        // Zeros of lengths around the ends of blocks, by another implementation.
        (55, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
        (56, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
        (63, "c7723fa1e0127975e49e62e753db53924c1bd84b8ac1ac08df78d09270f3d971"),
        (64, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
        (65, "98ce42deef51d40269d542f5314bef2c7468d401ad5d85168bfab4c0108f75f7"),
    ])
    func `ends its last block rightly`(count: Int, expected: String) {
        #expect(BlobID(of: Data(count: count)).description == expected)
    }

    @Test func `names are read back from their digits, and nothing else is`() throws {
        let id = BlobID(of: Data("abc".utf8))
        #expect(BlobID(id.description) == id)
        #expect(try JSONDecoder().decode([BlobID].self, from: JSONEncoder().encode([id])) == [id])
        for text in ["", "abc", String(repeating: "g", count: 64), id.description + "0"] {
            #expect(BlobID(text) == nil)
        }
        #expect(BlobID(id.description.uppercased()) == nil)
    }
}
