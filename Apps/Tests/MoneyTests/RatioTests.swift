import Money
import Testing

@Suite struct `Ratio of decimals` {
    @Test func `loses nothing: a over b times b is a`() throws {
        var generator = Generator(seed: 5)
        for _ in 0..<2_000 {
            let a = decimal(generator.numberText())
            let b = decimal(generator.numberText())
            if b.isZero { continue }
            let ratio = try #require(Ratio(a, over: b))
            #expect(ratio * Ratio(b) == Ratio(a))
            #expect((ratio * Ratio(b)).exactDecimal == a)
            #expect(ratio - ratio == .zero)
        }
    }

    @Test func `turns upside down and back`() throws {
        let ratio = try #require(Ratio(decimal("1.1172"), over: decimal("175.68")))
        let inverse = try #require(ratio.inverse)
        #expect(ratio * inverse == .one)
        #expect(inverse.inverse == ratio)
        #expect(ratio.divided(by: ratio) == .one)
    }

    @Test func `has no value for a division by zero`() {
        #expect(Ratio(1, over: 0) == nil)
        #expect(Ratio.zero.inverse == nil)
        #expect(Ratio.one.divided(by: .zero) == nil)
    }

    @Test func `is equal by value and hashes alike`() throws {
        let half = try #require(Ratio(2, over: 4))
        let other = try #require(Ratio(decimal("-0.5"), over: -1))
        #expect(half == other)
        #expect(Set([half, other]).count == 1)
        #expect(half.description == "1/2")
    }

    @Test func `is ordered`() throws {
        let third = try #require(Ratio(1, over: 3))
        #expect(Ratio(decimal("0.333")) < third)
        #expect(third < Ratio(decimal("0.334")))
        #expect(-third < third)
        #expect(third.magnitude == (-third).magnitude)
    }

    @Test func `knows whether its digits end`() throws {
        #expect(try #require(Ratio(1, over: 8)).exactDecimal == decimal("0.125"))
        #expect(try #require(Ratio(1, over: 3)).exactDecimal == nil)
        #expect(try #require(Ratio(9, over: 3)).exactDecimal == 3)
    }

    @Test func `stays handy in a long chain`() throws {
        var value = Ratio.one
        let step = try #require(Ratio(decimal("1.00000000000000000001"), over: decimal("3.7")))
        for _ in 0..<20 { value = value * step }
        for _ in 0..<20 { value = try #require(value.divided(by: step)) }
        #expect(value == .one)
    }
}
