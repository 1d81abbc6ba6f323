internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore

/// What is served besides pages: health, metrics, files, and the stream of changes.
struct PlainRoutes {
    let site: Site

    func add(to router: Router<PageContext>) {
        let site = site
        router.get("/healthz") { _, _ in Self.text("ok\n") }
        router.get("/readyz") { _, _ in
            for (name, storage) in site.desks.storages {
                do {
                    _ = try await storage.summaries(under: "", after: nil, limit: 1)
                } catch {
                    return Self.text(
                        "\(name): \(LarderError.wrapping(error).message)\n", .serviceUnavailable)
                }
            }
            return Self.text("ready\n")
        }
        router.get("/metrics") { _, _ in
            let counts = site.hub.counts
            return Self.text(
                site.metrics.text(
                    [
                        ("larder_event_streams", "Open event streams.", Double(counts.listening)),
                        (
                            "larder_event_streams_dropped", "Readers that did not keep up.",
                            Double(counts.dropped)
                        ),
                    ], site.desks.counts), type: "text/plain; version=0.0.4; charset=utf-8")
        }
        router.get("/assets/:build/:name") { _, context in
            guard let build = context.parameters.get("build"),
                let name = context.parameters.get("name"),
                let response = site.assets.response(build, name)
            else { throw PageError(.notFound, "There is no such file.") }
            return response
        }
        let events = EventStream(
            hub: site.hub, limits: (site.configuration.streams, site.configuration.streamsEach))
        router.get("/events") { request, context in try events.respond(request, context) }
        router.get("/manifest.webmanifest") { _, _ in
            Self.text(manifest(site.assets.path), type: "application/manifest+json")
        }
        router.get("/favicon.ico") { _, _ in
            Response(status: .seeOther, headers: [.location: site.assets.path + "/icon.svg"])
        }
        router.get("/service-worker.js") { _, _ in
            let list = site.assets.addresses.map { "\"\($0)\"" }.joined(separator: ", ")
            let script = (site.assets.text("service-worker.js") ?? "")
                .replacing("[/* files */]", with: "[\(list)]")
                .replacing("/* build */", with: site.assets.path)
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
}

private func manifest(_ assets: String) -> String {
    """
    {
      "name": "Larder", "short_name": "Larder", "lang": "en", "start_url": "/rates", "scope": "/",
      "display": "standalone", "background_color": "#ffffff", "theme_color": "#20303a",
      "description": "Rates, feeds, places and notes, kept at hand.",
      "icons": [
        {"src": "\(assets)/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
      ]
    }

    """
}
