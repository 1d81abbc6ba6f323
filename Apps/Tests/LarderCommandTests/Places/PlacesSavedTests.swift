import Foundation
import Testing

/// Saved places and links wherever a command takes a position.
@Suite struct `Positions by name` {
    let home: Household

    init() throws { home = try Household() }

    private func places(_ arguments: String...) async throws -> Household.Outcome {
        try await home.run(["places"] + arguments)
    }

    @Test func `are taken wherever coordinates are`() async throws {
        _ = try await places("save", "Eiffel Tower", "--at", "48.8582, 2.2945")
        _ = try await places("save", "Liberty", "--at", "40.6892, -74.0445")
        let converted = try await places("convert", "eiffel", "tower")
        #expect(converted.output.contains("Your saved place Eiffel Tower"), "\(converted.errors)")
        #expect(converted.output.hasPrefix("48.85820, 2.29450"))
        let object = try await places("convert", "Liberty", "--json").objects.first
        #expect(object?["format"] as? String == "savedPlace")
        #expect(object?["lat"] as? Double == 40.6892)

        let named = try await places("inverse", "Eiffel Tower", "Liberty")
        #expect(named.status == 0 && named.output.contains("Eiffel Tower"), "\(named.errors)")
        let mixed = try await places("inverse", "Eiffel Tower", "40.6892 -74.0445", "--json")
        let plain = try await places("inverse", "48.8582 2.2945", "40.6892 -74.0445", "--json")
        #expect(mixed.status == 0 && mixed.output == plain.output)
        let direct = try await places("direct", "Eiffel Tower", "290", "5000", "--json")
        #expect(
            try await places("direct", "48.8582 2.2945", "290", "5000", "--json").output
                == direct.output)
        let code = try await places("convert", "--near", "Liberty", "MXQ4+M5")
        #expect(code.status == 0, "\(code.errors)")
        for command in [
            ["set", "Liberty"], ["share", "Liberty"], ["to", "Liberty", "--from", "Eiffel Tower"],
            ["save", "Second", "--at", "Liberty"], ["map", "--svg", "-", "Liberty"],
        ] { #expect(try await home.run(["places"] + command).status == 0, "\(command)") }
    }

    @Test func `that nobody saved are refused, and make no data`() async throws {
        let unknown = try await places("convert", "Nowhere")
        #expect(unknown.status == 65 && unknown.errors.contains("can't read “Nowhere”"))
        let data = home.folder.appending(path: "data").path
        #expect(!FileManager.default.fileExists(atPath: data))
        _ = try await places("save", "Home", "--at", "1, 2")
        let other = try await places("inverse", "Home", "Nowhere")
        #expect(other.status == 65 && other.errors.contains("Nowhere"))
    }

    @Test(arguments: [
        (["https://osm.org/go/0EEQjE"], 51.510772705078, 0.054931640625),
        (["https://osm.org/go/0EEQjE--"], 51.510772705078, 0.054931640625),
        (["9S46'45\"", "92W17'38\""], -9.779166666667, -92.293888888889),
    ])
    func `can be short links and letters inside`(
        words: [String], latitude: Double, longitude: Double
    ) async throws {
        let outcome = try await home.run(["places", "convert", "--json"] + words)
        let object = try #require(try outcome.objects.first, "\(outcome.errors)")
        #expect(abs((object["lat"] as? Double ?? 0) - latitude) < 1e-9)
        #expect(abs((object["lon"] as? Double ?? 0) - longitude) < 1e-9)
    }
}
