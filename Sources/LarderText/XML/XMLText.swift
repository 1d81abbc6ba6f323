extension String {
    /// The text as XML has it between tags and in attributes; characters that XML cannot hold are left out.
    public var escapedForXML: String {
        var out = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "&": out.append(contentsOf: "&amp;".unicodeScalars)
            case "<": out.append(contentsOf: "&lt;".unicodeScalars)
            case ">": out.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": out.append(contentsOf: "&quot;".unicodeScalars)
            case "\t", "\n", "\r": out.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default:
                let value = scalar.value
                if value >= 32, value != 0xFFFE, value != 0xFFFF { out.append(scalar) }
            }
        }
        return String(out)
    }
}
