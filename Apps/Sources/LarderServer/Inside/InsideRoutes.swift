internal import Hummingbird
internal import Larder

extension Topic {
    static let inside = Topic(rawValue: "inside")
}

extension Section {
    /// The contents of all stores, and the switch for offline mode.
    static let inside = Section(
        topic: .inside, name: "Inside", key: "i", icon: "M5 8h14M5 16h14M9 5v6M15 13v6",
        add: { site, router, _ in InsideRoutes(site: site).add(to: router) })
}

/// The page with the contents of the stores, and the switch for offline mode.
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
        router.form("/inside/preferences") { form, request in
            let preferences = try Preferences(form, of: site.preferences)
            if form["refresh"] != nil {
                try await site.settings.setRefreshesWhenDue(form.flag("refresh"))
            }
            var response = site.renderer.done("Saved.", see: "/inside", request)
            response.setCookie(
                Cookie(
                    name: Preferences.cookie, value: preferences.cookieText,
                    maxAge: Preferences.lifetime, path: "/", httpOnly: true, sameSite: .lax))
            return response
        }
        router.form("/inside/offline") { form, request in
            let isOffline = try form.flag("on")
            site.resources.offline.isOffline = isOffline
            return site.renderer.done(
                isOffline
                    ? "Offline mode is on. Pages show what is stored."
                    : "Offline mode is off.", see: "/inside", request)
        }
    }
}
