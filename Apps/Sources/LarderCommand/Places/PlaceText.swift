internal import Geodesy
internal import Larder
internal import Places

/// A place as a person names it on the command line: a saved one, or coordinates in any form.
struct PlaceText {
    let position: Position
    /// What it is called; nil for coordinates.
    let name: String?
    /// What was read, for coordinates.
    let reading: ParsedCoordinate?

    /// Finds the saved place of that name, or else reads coordinates.
    ///
    /// Saved names cannot be read as coordinates, so there is nothing to choose between.
    init(_ text: String, in places: PlaceBook) async throws {
        let saved = try await attempt("read the saved places") { try await places.all() }
        if let place = saved.first(where: { $0.isCalled(text) }) {
            position = place.position
            name = place.name
            reading = nil
            return
        }
        do {
            let reading = try CoordinateReader().read(text)
            position = reading.position
            name = nil
            self.reading = reading
        } catch {
            // Words that hold nothing of a coordinate were meant as a name.
            guard error.code != .ambiguous, !text.contains(where: \.isNumber) else {
                throw CommandFailure(error, reading: text)
            }
            do {
                _ = try await places.place(text)
            } catch {
                throw CommandFailure(error, while: "find \"\(text)\"")
            }
            throw CommandFailure(error, reading: text)
        }
    }

    /// The place of a text, or the current position without one.
    static func orCurrent(
        _ text: String, in places: PlaceBook
    ) async throws -> (position: Position, name: String?) {
        guard text.isEmpty else {
            let place = try await PlaceText(text, in: places)
            return (place.position, place.name)
        }
        let stop = try await attempt("use the current position") { try await places.current() }
        return (stop.position, stop.origin == .saved ? stop.name : nil)
    }
}
