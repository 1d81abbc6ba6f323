internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Notes
internal import Records

extension NotesRoutes {
    func addAPI(to api: RouterGroup<PageContext>) {
        api.get("notes") { request, _ in
            if let words = request.query("q") {
                let found = try await book.search(words).map {
                    JSONText.note($0.note, [("snippet", .string($0.snippet.text))])
                }
                return Response.record([("notes", .array(found))])
            }
            let notes = try await request.query("removed") == "1" ? book.removed() : book.all()
            return Response.record([("notes", .array(notes.map { .note($0) }))])
        }
        api.post("notes") { request, _ in
            let form = try await Self.form(request)
            let note = try await book.create(
                form["text"] ?? "", change: try NotesRoutes.change(form))
            return Response.record(.note(note), status: .created)
        }
        api.get("notes/:id") { _, context in
            Response.record(.note(try await book.note(try context.parameter("id"))))
        }
        api.put("notes/:id") { request, context in
            let edit = try await NotesRoutes.edit(
                try context.parameter("id"), try await Self.form(request), in: book)
            return Response.record(.note(edit.note, merged: edit.didMerge))
        }
        api.post("notes/:id/settle") { request, context in
            Response.record(
                .note(
                    try await NotesRoutes.settle(
                        try context.parameter("id"), try await request.form(), in: book
                    ).note))
        }
        api.post("notes/:id/lines") { request, context in
            let form = try await Self.form(request)
            return Response.record(
                .note(
                    try await book.append(
                        form["text"] ?? "", to: try context.parameter("id"),
                        change: try NotesRoutes.change(form))))
        }
        api.delete("notes/:id") { _, context in
            Response.record(.note(try await book.remove(try context.parameter("id"))))
        }
        api.post("notes/:id/restore") { _, context in
            Response.record(.note(try await book.restore(try context.parameter("id"))))
        }
    }

    /// A form whose identity may be in `Idempotency-Key` instead.
    private static func form(_ request: Request) async throws -> [String: String] {
        var form = try await request.form()
        form["change"] =
            form["change"] ?? request.headers[.idempotencyKey]?.replacing("\"", with: "")
        return form
    }
}
