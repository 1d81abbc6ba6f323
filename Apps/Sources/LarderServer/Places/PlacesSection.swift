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
            lists: ["places"]
        ) { site, router, api in
            let follower = ReceiverFollower(book: book, receiver: receiver, hub: site.hub)
            site.atEnd { await follower.close() }
            let presenter = PlacesPresenter(book: book)
            PlacesRoutes(site: site, presenter: presenter, follower: follower).add(to: router)
            presenter.addAPI(to: api)
        }
    }
}
