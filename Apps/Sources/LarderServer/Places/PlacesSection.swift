internal import Larder
public import Places

extension Topic {
    static let places = Topic(rawValue: "places")
}

extension Section {
    /// Places, with a GPS receiver that the page can follow, if there is one.
    public static func places(_ book: PlaceBook, receiver: SharedReceiver? = nil) -> Section {
        Section(
            topic: .places, name: "Places", key: "p", stores: [book.here.name, book.places.name],
            lists: ["places"],
            icon:
                "M12 21s-6-6.3-6-11a6 6 0 0 1 12 0c0 4.7-6 11-6 11zm0-9a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
            add: { site, router, api in
                let follower = ReceiverFollower(book: book, receiver: receiver, hub: site.hub)
                site.atEnd { await follower.close() }
                let presenter = PlacesPresenter(book: book)
                PlacesRoutes(site: site, presenter: presenter, follower: follower).add(to: router)
                presenter.addAPI(to: api)
            },
            shelves: { locale in
                let (places, here) = (try await book.all().count, try await book.whereabouts())
                let positions = (here.current == nil ? 0 : 1) + here.earlier.count
                return [
                    .init(
                        name: places == 1 ? "saved place" : "saved places",
                        rows: locale.number("\(places)")),
                    .init(
                        name: positions == 1 ? "position of yours" : "positions of yours",
                        rows: locale.number("\(positions)"),
                        more: positions < 2 ? nil : ": the current one and earlier ones"),
                ]
            })
    }
}
