import Foundation
import Geodesy
import Larder
import LarderSimulation
import Places

@testable import LarderServer

/// A presenter of places with a clock of its own, and everything in memory.
struct PlacesTrial {
    let clock = ManualClock()
    let book: PlaceBook
    let presenter: PlacesPresenter

    init() {
        book = PlaceBook(
            storage: MemoryStorage(durability: .precious), environment: clock.environment())
        presenter = PlacesPresenter(book: book)
    }

    func view(
        _ q: String? = nil, to: String? = nil, span: Double? = nil, at: MapPoint? = nil,
        language: String = "en_GB"
    ) async throws -> PlacesView {
        try await presenter.view(
            .init(q: q, to: to, span: span, at: at), PageLocale(Locale(identifier: language)))
    }

    func page(_ q: String? = nil, to: String? = nil) async throws -> String {
        let view = try await view(q, to: to)
        let frame = Frame(
            title: "Places", assets: "/assets/x", live: "places", lastEvent: "", token: "t",
            links: [], isOffline: false, locale: "en-GB")
        return try Templates(EmbeddedFiles.all).html("places", frame, view)
    }

    /// Saves Home in Berlin and the Tower in Paris, and stands at the Tower.
    func seeded() async throws -> PlacesTrial {
        try await book.save(Position(latitude: 52.52, longitude: 13.405), as: "Home")
        try await book.save(Position(latitude: 48.8582, longitude: 2.2945), as: "Tower")
        try await book.set(
            Position(latitude: 48.8582, longitude: 2.2945), origin: .saved, name: "Tower")
        return self
    }
}
