internal import Hummingbird
internal import Larder

/// The page about what the stores hold, and the offline switch.
struct InsideRoutes {
    let site: Site

    func add(to router: Router<PageContext>) {
        let (site, desk) = (site, InsideDesk(site: site))
        router.get("/inside") { request, _ in
            site.page(
                "inside", site.frame("Inside", .inside, request, live: Topic.allCases),
                try await desk.view(Reader(request)))
        }
        router.post("/inside/offline") { request, _ in
            let isOffline = try await request.form()["on"] == "1"
            site.desks.offline.isOffline = isOffline
            return site.done(
                isOffline
                    ? "Everything is offline now: pages show what is stored."
                    : "The network may be used again.", see: "/inside", request)
        }
    }
}
