internal import Hummingbird
internal import Larder

extension Topic {
    static let inside = Topic(rawValue: "inside")
}

extension Section {
    /// What the stores of all sections hold, and the offline switch.
    static let inside = Section(topic: .inside, name: "Inside", key: "i") { site, router, _ in
        InsideRoutes(site: site).add(to: router)
    }
}

/// The page about what the stores hold, and the offline switch.
struct InsideRoutes {
    let site: Site

    func add(to router: Router<PageContext>) {
        let presenter = InsidePresenter(site: site)
        router.get("/inside") { request, _ in
            site.renderer.page(
                "inside",
                site.renderer.frame("Inside", .inside, request, live: site.sections.map(\.topic)),
                try await presenter.view(PageLocale(request)))
        }
        router.form("/inside/offline") { form, request in
            let isOffline = form["on"] == "1"
            site.resources.offline.isOffline = isOffline
            return site.renderer.done(
                isOffline
                    ? "Everything is offline now: pages show what is stored."
                    : "The network may be used again.", see: "/inside", request)
        }
    }
}
