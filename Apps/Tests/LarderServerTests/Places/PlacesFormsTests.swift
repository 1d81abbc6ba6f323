import Foundation
import Geodesy
import Larder
import LarderSimulation
import Places
import Testing

@testable import LarderServer

@Suite struct `The forms of the page of places` {
    let trial = PlacesTrial()

    @Test func `set a position without losing a digit`() async throws {
        let stop = try await trial.presenter.set(
            ["latitude": "48.12345678901", "longitude": "-2.5", "altitude": "35.5"])
        #expect(stop.position.latitude == 48.12345678901)
        #expect(stop.position.altitude == 35.5)
        #expect(stop.origin == .typed)
        #expect(try await trial.book.current() == stop)
    }

    @Test func `set a saved place by its name, and coordinates as text`() async throws {
        let trial = try await trial.seeded()
        let home = try await trial.presenter.set(["text": "home"])
        #expect(home.origin == .saved)
        #expect(home.name == "Home")
        let typed = try await trial.presenter.set(["text": "N40 41.35 W74 02.67"])
        #expect(typed.origin == .typed)
        #expect(try await trial.view().earlier.map(\.title).first == "Home, 52.52000, 13.40500")
    }

    @Test func `take a browser's position with how exact it is`() async throws {
        let stop = try await trial.presenter.set([
            "device": "1", "latitude": "59.33", "longitude": "18.06", "uncertainty": "12.4",
        ])
        #expect(stop.origin == .receiver)
        let here = try #require(try await trial.view().here)
        #expect(here.within == "within 12\u{A0}m")
        #expect(here.account == "reported by a browser")
    }

    @Test func `put a position that was said offline where it belongs in the history`()
        async throws
    {
        let start = trial.clock.date
        trial.clock.advance(by: .seconds(3_600))
        try await trial.book.set(Position(latitude: 1, longitude: 1))
        let fields = [
            "latitude": "2", "longitude": "2",
            "at": start.addingTimeInterval(60).formatted(
                Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
        ]
        _ = try await trial.presenter.set(fields)
        _ = try await trial.presenter.set(fields)
        let stops = try await trial.book.whereabouts()
        #expect(stops.current?.position.latitude == 1)
        #expect(stops.earlier.map(\.position.latitude) == [2])
        // What was said after the last one is the current one, and nobody is ahead of the server.
        trial.clock.advance(by: .seconds(60))
        _ = try await trial.presenter.set([
            "latitude": "3", "longitude": "3", "at": "2099-01-01T00:00:00.000Z",
        ])
        #expect(try await trial.book.current().date == trial.clock.date)
        #expect(try await trial.book.current().position.latitude == 3)
    }

    @Test(arguments: [
        ["latitude": "91", "longitude": "0"], ["latitude": "nan", "longitude": "0"],
        ["latitude": "1", "longitude": "inf"], ["latitude": "1", "longitude": ""],
        ["latitude": "1", "longitude": "2", "uncertainty": "-1"],
        ["latitude": "1", "longitude": "2", "altitude": "<b>"], ["text": "40.1"], ["text": ""], [:],
        ["text": "48 2 48 N 3 O"],
    ])
    func `refuse what is no position`(form: [String: String]) async throws {
        await #expect(throws: PageError.self) { try await trial.presenter.set(form) }
        #expect(try await trial.book.whereabouts() == Here())
    }

    @Test func `save once, refuse a name that is taken, and replace when asked`() async throws {
        let home = ["name": "Home", "latitude": "52.52", "longitude": "13.405"]
        _ = try await trial.presenter.save(home)
        _ = try await trial.presenter.save(home)
        #expect(try await trial.book.all().count == 1)
        var moved = home
        moved["name"] = "home"
        moved["latitude"] = "53"
        let error = await #expect(throws: PageError.self) { try await trial.presenter.save(moved) }
        #expect(error?.message.contains("tick “Replace”") == true)
        moved["replace"] = "1"
        _ = try await trial.presenter.save(moved)
        #expect(try await trial.book.all().map(\.position.latitude) == [53])
        await #expect(throws: LarderError.self) {
            try await trial.presenter.save([
                "name": "40.1, 2", "latitude": "1", "longitude": "2",
            ])
        }
    }

    @Test func `remove a place, and offer it back until it is back`() async throws {
        let trial = try await trial.seeded()
        let place = try await trial.presenter.remove("home")
        let fields = try #require(
            try PlaceFields {
                [
                    "name": place.name, "latitude": "\(place.position.latitude)",
                    "longitude": "\(place.position.longitude)",
                ][$0]
            })
        func offered() async throws -> PlacesView.Removed? {
            try await trial.presenter.view(.init(removed: fields), PageLocale()).removed
        }
        let removed = try #require(try await offered())
        #expect(removed.name == "Home")
        _ = try await trial.presenter.save([
            "name": removed.name, "latitude": removed.exact.latitude,
            "longitude": removed.exact.longitude,
        ])
        #expect(try await offered() == nil)
        #expect(try await trial.book.place("Home").position == place.position)
        await #expect(throws: PageError.self) { try await trial.presenter.remove("nowhere") }
    }
}
