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
            let code = try context.parameter("code").uppercased()
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
            let question = ConversionQuestion(
                amount, from: from.uppercased(), to: to.uppercased(), on: request.query("day"),
                missing: try Self.missing(request), isFixed: request.query("fixed") == "1")
            do throws(ConversionError) {
                let answer = try history.answer(
                    question, advice: "To convert by that fixed rate, add fixed=1.")
                return Response.record(.conversion(answer))
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
                guard let code = try RatesRoutes.currency(try context.parameter("code")) else {
                    throw PageError(.unprocessableContent, "Name a currency.")
                }
                try await rates.setFavourite(code, isSet)
                return Response.record([("code", .string(code.text)), ("favourite", .bool(isSet))])
            }
        }
    }

    /// What to do if nothing was published that day.
    private static func missing(_ request: Request) throws -> MissingDay {
        let age = try request.number("maximum_age", in: 0...100_000, or: 7)
        switch request.query("missing") ?? "last" {
        case "exact": return .exact
        case "last": return .last(maximumAge: age)
        case "linear": return .linear(maximumAge: age)
        default: throw PageError(.badRequest, "“missing” must be exact, last or linear.")
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
