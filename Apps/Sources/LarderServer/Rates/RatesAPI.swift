internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Money
internal import Rates
internal import Records

extension RatesPresenter {
    func addAPI(to api: RouterGroup<PageContext>) {
        api.get("sources") { _, _ in
            Response.record([
                (
                    "sources",
                    .array(
                        rates.providers.map {
                            .object([
                                ("id", .string($0.id)), ("name", .string($0.name)),
                                ("base", .string($0.base.text)), ("terms", .string($0.terms)),
                            ])
                        })
                )
            ])
        }
        api.get("rates") { request, _ in
            let provider = try provider(request.query("source"))
            let table = try await told {
                try await rates.table(
                    of: provider, base: RatesRoutes.currency(request.query("base")), at: site.now)
            }
            return Response.record([
                ("rates", .array(table.rows.map { .rate($0, of: table) })),
                ("refresh", site.refresher.record(of: .rates(provider.id))),
            ])
        }
        api.get("rates/:code") { request, context in
            let code = try context.part("code").uppercased()
            let days = try request.number("days", in: 1...100_000, or: 90)
            let series = try await told {
                try await rates.series(
                    of: code, base: RatesRoutes.currency(request.query("base")), days: days,
                    from: provider(request.query("source")))
            }
            return Response.record([
                ("points", .array(series.points.map { .point($0, of: series) }))
            ])
        }
        api.get("convert") { request, _ in
            guard let amount = request.query("amount"), let from = request.query("from"),
                let to = request.query("to")
            else { throw PageError(.badRequest, "Give amount, from and to.") }
            let history = try await rates.history(of: provider(request.query("source")))
            let day = request.query("day") ?? history.newestDay?.description ?? ""
            do throws(ConversionError) {
                let conversion = try history.convert(
                    amount, from: from.uppercased(), to: to.uppercased(), on: day,
                    missing: .last(maximumAge: 7))
                return Response.record(.conversion(conversion))
            } catch {
                return Response.record(.failure(error), status: .unprocessableContent)
            }
        }
        api.post("rates/refresh") { request, _ in
            let provider = try self.provider(try await request.form()["source"])
            try site.requireOnline()
            rates.startRefresh(of: provider, by: site.refresher)
            return Response.record([("started", true)], status: .accepted)
        }
        for isSet in [true, false] {
            api.on("rates/:code/favourite", method: isSet ? .post : .delete) { _, context in
                guard let code = try RatesRoutes.currency(try context.part("code")) else {
                    throw PageError(.unprocessableContent, "Name a currency.")
                }
                try await rates.setFavourite(code, isSet)
                return Response.record([("code", .string(code.text)), ("favourite", .bool(isSet))])
            }
        }
    }

    /// Turns an error about a currency into words, with the matching status.
    private func told<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let error as ConversionError {
            throw PageError(.notFound, error.message)
        }
    }
}
