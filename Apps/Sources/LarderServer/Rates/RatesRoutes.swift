internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Money
internal import Rates

/// The pages of exchange rates.
struct RatesRoutes {
    let site: Site
    let presenter: RatesPresenter

    func add(to router: Router<PageContext>) {
        router.get("/rates") { request, _ in
            let provider = try presenter.provider(request.query("source"))
            let view = try await presenter.view(
                provider, base: request.query("base"),
                converting: .init(
                    amount: request.query("amount"), from: request.query("from"),
                    to: request.query("to"), day: request.query("on"),
                    isCash: request.query("cash") == "1"), PageLocale(request))
            return site.renderer.page(
                "rates", site.renderer.frame("Rates", .rates, request), view)
        }
        router.get("/rates/:code") { request, context in
            let view = try await presenter.history(
                of: try context.parameter("code"),
                base: try Self.currency(request.query("base")),
                in: HistoryPeriod(
                    days: request.query("days"), from: request.query("from"),
                    to: request.query("to")),
                from: try presenter.provider(request.query("source")), PageLocale(request))
            let title = "\(view.code) in \(view.base)"
            return site.renderer.page(
                "rate-history", site.renderer.frame(title, .rates, request), view,
                status: view.isKnown ? .ok : .notFound)
        }
        router.form("/rates/refresh") { form, request in
            let provider = try presenter.provider(form["source"])
            try site.requireOnline()
            presenter.rates.startRefresh(of: provider, by: site.refresher)
            return site.renderer.done(
                nil, see: Self.address(provider.id, form["base"]), request)
        }
        router.form("/rates/favourite") { form, request in
            guard let code = try Self.currency(form["code"]) else {
                throw PageError(.unprocessableContent, "Name a currency.")
            }
            let isFavourite = try form.flag("on")
            _ = try await site.changes.once(form["change"]) {
                try await presenter.rates.setFavourite(code, isFavourite)
            }
            let message = "\(code) is \(isFavourite ? "a favourite" : "no longer a favourite")."
            let back = Self.address(form["source"] ?? RateProvider.standard.id, form["base"])
            return site.renderer.done(
                message, see: try form.flag("stay", or: false) ? "/rates/\(code)" : back, request)
        }
    }

    private static func address(_ source: String, _ base: String?) -> String {
        "/rates?source=\(queryText(source))" + (base.map { "&base=\(queryText($0))" } ?? "")
    }

    static func currency(_ text: String?) throws -> CurrencyCode? {
        guard let text, !text.isEmpty else { return nil }
        guard let code = CurrencyCode(text.uppercased()) else {
            throw PageError(
                .unprocessableContent,
                "“\(text.prefix(20))” is not a currency: write three letters, such as USD.")
        }
        return code
    }
}
