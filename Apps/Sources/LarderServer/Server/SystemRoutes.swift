internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import Sync

/// The routes besides pages: health, metrics, files, and the stream of changes.
struct SystemRoutes {
    let site: Site
    let metrics: Metrics

    func add(to router: Router<PageContext>) {
        let (site, metrics, assets) = (site, metrics, site.renderer.assets)
        router.get("/healthz") { _, _ in Self.text("ok\n") }
        router.get("/readyz") { _, _ in
            guard let (name, error) = await site.resources.trouble() else {
                return Self.text("ready\n")
            }
            return Self.text("\(name): \(error.pageMessage)\n", .serviceUnavailable)
        }
        router.get("/metrics") { _, _ in
            let counts = site.hub.counts
            let outboxes = try await site.resources.outboxes?.counts().map(\.counts) ?? []
            let (waiting, parked) = (outboxes.map(\.waiting), outboxes.map(\.parked))
            return Self.text(
                metrics.text(
                    [
                        (
                            "larder_outbox_waiting", "Writes that wait for other larders.",
                            Double(waiting.reduce(0, +))
                        ),
                        (
                            "larder_outbox_parked", "Writes that were set aside.",
                            Double(parked.reduce(0, +))
                        ),
                        ("larder_event_streams", "Open event streams.", Double(counts.listening)),
                        (
                            "larder_event_streams_dropped",
                            "Readers dropped because they fell behind.", Double(counts.dropped)
                        ),
                    ], site.resources.counts), type: "text/plain; version=0.0.4; charset=utf-8")
        }
        router.get("/assets/:build/:name") { _, context in
            let (build, name) = (
                try context.parameter("build"), try context.parameter("name")
            )
            guard let response = assets.response(build, name) else {
                throw PageError(.notFound, "There is no such file.")
            }
            return response
        }
        let events = EventStream(site: site)
        router.get("/events") { request, context in try await events.respond(request, context) }
        router.get("/manifest.webmanifest") { _, _ in
            Self.text(Self.manifest(assets.path, site.sections), type: "application/manifest+json")
        }
        router.get("/offline") { request, _ in
            let renderer = site.renderer
            return renderer.page(
                "offline", renderer.frame("Not available offline", nil, request), [String: String]()
            )
        }
        router.get("/favicon.ico") { _, _ in
            Response(status: .seeOther, headers: [.location: assets.path + "/icon.svg"])
        }
        router.get("/service-worker.js") { _, _ in
            let script = (assets.text("service-worker.js") ?? "")
                .replacing("/* build */", with: assets.path)
                .replacing("[/* files */]", with: Self.list(assets.addresses))
                .replacing("[/* sections */]", with: Self.list(site.sections.map(\.path)))
                .replacing("[/* unkept */]", with: Self.list(site.sections.flatMap(\.unkept)))
                .replacing("[/* openers */]", with: Self.list(site.sections.flatMap(\.openers)))
                .replacing("[/* besides */]", with: Self.list(site.sections.flatMap(\.besides)))
            return Self.text(script, type: "text/javascript; charset=utf-8")
        }
    }

    private static func text(
        _ text: String, _ status: HTTPResponse.Status = .ok,
        type: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    private static func manifest(_ assets: String, _ sections: [Section]) -> String {
        let names = sections.dropLast().map { $0.name.lowercased() }
        let list = names.dropLast().joined(separator: ", ")
        let words = (list.isEmpty ? "" : list + " and ") + (names.last ?? "")
        return """
            {
              "name": "Larder", "short_name": "Larder", "lang": "en",
              "start_url": "\(sections.first?.path ?? "/")", "scope": "/",
              "display": "standalone", "background_color": "#f8f6f1", "theme_color": "#0b5c52",
              "description": "\(words.prefix(1).uppercased())\(words.dropFirst()), kept at hand.",
              "icons": [
                {"src": "\(assets)/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
                {"src": "\(assets)/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
                {"src": "\(assets)/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
                {"src": "\(assets)/icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
              ]
            }

            """
    }
}
