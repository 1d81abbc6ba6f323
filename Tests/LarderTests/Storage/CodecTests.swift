import Foundation
import Larder
import Testing

@Suite struct `A property list` {
    @Test func `gives back the value it was made of, a lone number or nothing too`() throws {
        #expect(Codec<Int>.propertyList(version: 2).format == "plist/2")
        try expectSame(7)
        try expectSame("text with \u{0} and ü")
        try expectSame(Data([0, 255]))
        try expectSame(["a": [1.5, -0.25], "": []])
        try expectSame([Int]())
    }

    @Test func `is refused when there is no value in it`() throws {
        let codec = Codec<Int>.propertyList()
        let empty = try PropertyListEncoder().encode([Int]())
        let error = #expect(throws: LarderError.self) { try codec.decode(empty) }
        #expect(error?.code == .unreadable)
        #expect(throws: (any Error).self) { try codec.decode(Data("no list".utf8)) }
        #expect(throws: (any Error).self) { try codec.decode(Data()) }
    }

    private func expectSame<Value: Codable & Sendable & Equatable>(_ value: Value) throws {
        let codec = Codec<Value>.propertyList()
        #expect(try codec.decode(codec.encode(value)) == value)
    }
}
