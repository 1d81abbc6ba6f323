internal import Foundation
internal import Geodesy
internal import HTTPTypes
internal import Hummingbird
internal import Places
internal import Records

extension PlacesPresenter {
    func addAPI(to api: RouterGroup<PageContext>) {
        api.get("places") { _, _ in
            let here = try await book.whereabouts().current
            return Response.record([
                ("here", here.map { .stop($0) } ?? nil),
                ("places", .array(try await book.all().map { .place($0, from: here?.position) })),
            ])
        }
        api.form("places") { form, _ in
            Response.record(.place(try await save(form)), status: .created)
        }
        api.delete("places/:name") { _, context in
            Response.record(.place(try await remove(try context.parameter("name"))))
        }
        api.form("places/here") { form, _ in
            Response.record(.stop(try await set(form)))
        }
        api.get("places/read") { request, _ in
            let text = String((request.query("text") ?? "").prefix(20_000))
            let saved = try await book.all()
            do throws(CoordinateError) {
                let reading = try CoordinateReader().read(text, saved: saved).reading
                return Response.record(.reading(reading, of: text))
            } catch {
                return Response.record(.refusal(error, of: text), status: .unprocessableContent)
            }
        }
        api.get("places/way") { request, _ in
            let start =
                if let from = request.query("from") {
                    try await position(from)
                } else {
                    try await book.current().position
                }
            return Response.record(
                .lines(from: start, to: try await position(request.query("to"))))
        }
    }
}
