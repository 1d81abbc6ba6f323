extension Position {
    /// The point in decimal degrees, with as many decimals as it needs to be exact.
    public var exact: String {
        for decimals in 5...9 {
            let text = text(decimals: decimals)
            let parts = text.split(separator: ", ").compactMap { Double($0) }
            if parts.count == 2, abs(parts[0] - latitude) < 1e-10,
                abs(parts[1] - longitude) < 1e-10
            {
                return text
            }
        }
        return text(decimals: 9)
    }
}
