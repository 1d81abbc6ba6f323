internal import ArgumentParser
internal import Foundation
internal import Geodesy
internal import Places
internal import Records
internal import Terminal

/// `larder places convert`.
struct PlacesConvert: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Read a position in any form, or a saved place, and show it in all forms.",
        discussion: """
            larder places convert 40°07′22.8″N 74°07′22.8″W

            If the text has several meanings, the command lists them and ends with exit code 65; it \
            never guesses.

            With --json and no text, it reads one text per line from standard input and writes one \
            JSON object for each, in the same order. A line can be a saved place too, or a JSON string with escapes, \
            such as "40.1\\n-74.2". In an error, `at` counts UTF-8 bytes.
            """)

    @OptionGroup var common: CommonOptions

    @Option(
        parsing: .unconditional,
        help: "A position or a saved place near the place of a short plus code.",
        completion: .places)
    var near: String?

    @Option(help: "What the letter O means: east (Ost) or west (Ouest, Oeste).")
    var letterO: Side?

    @Option(help: "How many decimals to show for degrees, minutes and seconds.")
    var decimals: Int?

    @Argument(
        parsing: .allUnrecognized, help: "The position, in any form, or a saved place.",
        completion: .places)
    var text: [String] = []

    enum Side: String, ExpressibleByArgument, CaseIterable {
        case east, west
    }

    func validate() throws {
        let text = try TextArguments.joined(text)
        if let decimals, !(0...12).contains(decimals) {
            throw ValidationError("--decimals must be a number from 0 to 12.")
        }
        guard !text.isEmpty || common.json else {
            throw ValidationError("Give a position, as in: larder places convert 40.1, -74.2")
        }
    }

    func run() async throws {
        let settings = try Settings(flags: common.flags)
        var reader = CoordinateReader()
        reader.letterO = letterO.map { $0 == .east ? .east : .west }
        if let near {
            reader.reference = try await PlaceText.read(near, settings).noted().position
        }
        let text = try TextArguments.joined(text)
        if text.isEmpty {
            var lines = InputLines()
            var saved: [SavedPlace]?
            while let line = try lines.nextText() {
                let answer = try await Self.answer(to: line, by: reader) {
                    if let saved { return saved }
                    let places = try await PlaceText.savedPlaces(settings)
                    saved = places
                    return places
                }
                Console.print(answer.line)
            }
            return
        }
        let place = try await PlaceText.read(text, settings, by: reader).noted()
        if common.json {
            Console.print(
                place.reading.map { JSONText.reading($0, of: text) }?.line
                    ?? JSONText.namedPlace(place.position, of: text, town: place.town).line)
        } else {
            show(place)
        }
    }

    /// Answers a line; the saved places are asked for only if it isn't a position by itself.
    private static func answer(
        to line: String, by reader: CoordinateReader, _ saved: () async throws -> [SavedPlace]
    ) async throws -> JSONText {
        let text = unescaped(line)
        if let reading = try? reader.read(text) { return .reading(reading, of: text) }
        let places = try await saved()
        if let place = places.first(called: text) {
            return .namedPlace(place.position, of: text)
        }
        // Of several towns none is meant.
        if let place = try? PlaceText.town(text) {
            return .namedPlace(place.position, of: text, town: place.town)
        }
        do throws(CoordinateError) {
            return .reading(try reader.read(text, saved: places).reading, of: text)
        } catch {
            return .refusal(error, of: text)
        }
    }

    /// The text of a line: the line itself, or the content of a JSON string with escapes.
    private static func unescaped(_ line: String) -> String {
        guard line.utf8.first == UInt8(ascii: "\""), line.utf8.last == UInt8(ascii: "\""),
            line.utf8.contains(UInt8(ascii: "\\"))
        else { return line }
        // A line that is not a JSON string is read as it is.
        return (try? JSONDecoder().decode(String.self, from: Data(line.utf8))) ?? line
    }

    private func show(_ place: PlaceText) {
        let position = place.position
        Console.text(position.text(.decimalDegrees, decimals: decimals), .bold)
        if let name = place.name { Console.text("Your saved place \(name.printable).") }
        if let reading = place.reading { Console.text("Read as \(reading.format.name).") }
        for doubt in place.reading?.doubts ?? [] {
            let words = place.near.map { doubt.words(near: $0) } ?? doubt.words
            Console.text("Note: " + words, .warning)
        }
        Console.text("")
        PositionForms(position, decimals: decimals).print()
    }
}
