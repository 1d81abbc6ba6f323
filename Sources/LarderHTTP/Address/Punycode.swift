/// The ASCII form of labels in other scripts (RFC 3492).
enum Punycode {
    /// Returns the encoded label without `xn--`, or nil if it is too long for a label.
    static func encode(_ label: Substring) -> String? {
        let scalars = label.unicodeScalars.map { Int($0.value) }
        guard scalars.count <= 63 else { return nil }
        var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
        let basicCount = output.count
        var handled = basicCount
        if basicCount > 0 { output.append(UInt8(ascii: "-")) }
        var point = 128
        var delta = 0
        var bias = 72
        while handled < scalars.count {
            guard let next = scalars.filter({ $0 >= point }).min() else { return nil }
            delta += (next - point) * (handled + 1)
            point = next
            for scalar in scalars {
                if scalar < point { delta += 1 }
                guard scalar == point else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapt(delta, count: handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            point += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
        var rest = delta
        var step = 36
        while true {
            let threshold = min(max(step - bias, 1), 26)
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
            rest = (rest - threshold) / (36 - threshold)
            step += 36
        }
        output.append(digit(rest))
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(value < 26 ? value + 97 : value + 22)
    }

    private static func adapt(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var steps = 0
        while delta > 455 {
            delta /= 35
            steps += 36
        }
        return steps + 36 * delta / (delta + 38)
    }
}
