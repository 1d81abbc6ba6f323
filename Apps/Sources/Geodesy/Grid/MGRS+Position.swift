extension MGRS {
    /// The grid point in the middle of the square.
    func centre() throws(CoordinateError) -> UTM {
        let half = size / 2
        let east = Double(easting) * size + half
        let north = Double(northing) * size + half
        if zone == 0 {
            guard let (column, row) = MGRSLetters.polarPlace(band: band, column: column, row: row)
            else {
                throw CoordinateError(
                    .grid, "There is no 100 km square with these letters near that pole.")
            }
            return try UTM(
                zone: 0, isNorth: band == "Y" || band == "Z",
                easting: Double(column) * 100_000 + east, northing: Double(row) * 100_000 + north)
        }
        guard (1...60).contains(zone), let bandIndex = MGRSLetters.bands.firstIndex(of: band),
            let (column, row) = MGRSLetters.place(zone: zone, column: column, row: row)
        else {
            throw CoordinateError(
                .grid, "There is no 100 km square with these letters in that zone.")
        }
        let isNorth = bandIndex >= 10
        // Rows repeat every 2,000 km: the one wanted lies in the band.
        let south = Double(bandIndex * 8 - 80)
        let top = bandIndex == 19 ? 84 : south + 8
        let origin = isNorth ? 0.0 : 10_000_000
        let low = Meridian.distance(south) * 0.9996 + origin - 150_000
        let high = Meridian.distance(top) * 0.9996 + origin + 350_000
        var northing = Double(row) * 100_000 + north
        while northing < low { northing += 2_000_000 }
        guard northing <= high else {
            throw CoordinateError(.grid, "There is no such 100 km square in that band.")
        }
        let point = try UTM(
            zone: zone, isNorth: isNorth, easting: Double(column) * 100_000 + east,
            northing: northing)
        // A square may reach over the edge of its band, by its own size at most.
        let slack = size / 100_000 + 1e-6
        let latitude = point.position.latitude
        guard latitude >= south - slack, latitude <= top + slack else {
            throw CoordinateError(.grid, "There is no such 100 km square in that band.")
        }
        return point
    }
}
