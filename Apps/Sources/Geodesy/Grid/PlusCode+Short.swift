extension PlusCode {
    /// What a text is by the rules of the code.
    enum Kind { case full, short, invalid }

    /// Returns what kind of code some bytes are.
    static func kind(_ code: [UInt8]) -> Kind {
        guard let plus = code.firstIndex(of: UInt8(ascii: "+")), plus <= 8, plus % 2 == 0,
            code.count > 2, code.count - plus != 2
        else { return .invalid }
        var padded = 0
        for (index, byte) in code.enumerated() where index != plus {
            if byte == UInt8(ascii: "0"), index < plus {
                padded += 1
            } else if values[Int(byte)] < 0 || padded > 0 {
                return .invalid
            }
        }
        if padded > 0 {
            guard plus == 8, padded % 2 == 0, padded < 8, code.count == 9 else { return .invalid }
        }
        guard plus == 8 else { return .short }
        // The globe ends at 90° north and 180° east.
        return values[Int(code[0])] < 9 && values[Int(code[1])] < 18 ? .full : .invalid
    }

    /// Reads a full code; `nil` if it is short or breaks the rules.
    public init?(_ text: String) {
        let code = Array(text.utf8)
        guard Self.kind(code) == .full else { return nil }
        self.init(full: code)
    }

    /// Reads a short code as the cell nearest to a reference point; `nil` if it breaks the rules.
    public init?(short text: String, near reference: Position) {
        let code = Array(text.utf8)
        guard Self.kind(code) == .short, let plus = code.firstIndex(of: UInt8(ascii: "+")) else {
            return nil
        }
        let missing = 8 - plus
        let around = Array(PlusCode(reference, length: 10).text.utf8)
        let near = PlusCode(full: Array(around.prefix(missing)) + code)
        // The nearest cell may be one step of the missing digits away.
        let step = Self.step(missing)
        var (lat, lon) = ((near.south + near.north) / 2, (near.west + near.east) / 2)
        if reference.latitude + step / 2 < lat, lat - step >= -90 {
            lat -= step
        } else if reference.latitude - step / 2 > lat, lat + step <= 90 {
            lat += step
        }
        if reference.longitude + step / 2 < lon {
            lon -= step
        } else if reference.longitude - step / 2 > lon {
            lon += step
        }
        self.init(latitude: lat, longitude: lon, length: code.count - 1 + missing)
    }

    /// Returns the code without the leading digits that a reference point makes unnecessary.
    public func shortened(near reference: Position) -> String {
        guard !text.contains("0") else { return text }
        let lat = abs((south + north) / 2 - reference.latitude)
        let lon = abs(((west + east) / 2 - reference.longitude).remainder(dividingBy: 360))
        // The rules ask for a margin: three tenths of a step instead of a half.
        for missing in [8, 6, 4] where max(lat, lon) < Self.step(missing) * 0.3 {
            return String(text.dropFirst(missing))
        }
        return text
    }

    /// Returns the size in degrees of the cell that the first digits of a code name.
    private static func step(_ digits: Int) -> Double {
        switch digits {
        case 2: 20
        case 4: 1
        case 6: 0.05
        default: 0.0025
        }
    }
}
