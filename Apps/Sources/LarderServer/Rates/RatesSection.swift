internal import Foundation
internal import Larder
internal import Money
public import Rates

extension Topic {
    static let rates = Topic(rawValue: "rates")
}

extension Section {
    /// Exchange rates.
    public static func rates(_ rates: ExchangeRates) -> Section {
        Section(
            topic: .rates, name: "Rates", key: "r", stores: rates.storeNames, showsMarks: true,
            lists: ["sources", "rates"], icon: "M4 17l5-5 4 4 7-8M15 8h5v5",
            mark: { mark in
                guard mark.scope == ExchangeRates.markScope, mark.name == .favourite,
                    let code = CurrencyCode(mark.item)
                else { return false }
                try await rates.setFavourite(code, mark.isSet, at: mark.date)
                return true
            },
            add: { site, router, api in
                let presenter = RatesPresenter(rates: rates, site: site)
                RatesRoutes(site: site, presenter: presenter).add(to: router)
                presenter.addAPI(to: api)
            },
            refresh: { await rates.refreshDue(by: $0.refresher, at: $0.now) },
            freshnessReason: { rates.freshnessReason(of: $0, at: $1) },
            shelves: { try await rates.shelves($0) })
    }
}

extension Refresher.Job {
    /// The rates of a source.
    static func rates(_ id: String) -> Self { .init(topic: .rates, name: id) }
}

extension ExchangeRates {
    /// Fetches the rates of a source in the background, unless that is already running.
    func startRefresh(of provider: RateProvider, by refresher: Refresher) {
        refresher.start(.rates(provider.id)) { _ in
            let outcome = try await self.refresh(provider)
            guard let day = outcome.after else {
                return .init(text: "\(provider.name) has no rates.")
            }
            return .init(
                text: outcome.didChange ? "New rates, up to \(day)." : "No newer rates yet.")
        }
    }

    /// What the page Inside says of the rates: one line for each source that is stored.
    fileprivate func shelves(_ locale: PageLocale) async throws -> [InsideView.ShelfLine] {
        var lines: [InsideView.ShelfLine] = []
        for provider in providers {
            guard try await snapshot(of: provider).isLoaded else { continue }
            let history = try await history(of: provider)
            let days = history.currencies.compactMap { history.range(of: $0) }
            lines.append(
                .init(
                    name: "currencies from \(provider.nameInSentence)",
                    rows: locale.number("\(history.currencies.count)"),
                    more: days.map(\.upperBound).max().map { " up to \(locale.day($0))" }))
        }
        return lines
    }

    /// Fetches the rates that are due, one source after another.
    fileprivate func refreshDue(by refresher: Refresher, at now: Date) async {
        for provider in providers where provider.address != nil {
            // Sources that were never used are skipped, except for the first.
            if provider.id != providers.first?.id {
                guard let snapshot = try? await snapshot(of: provider), snapshot.isLoaded else {
                    continue
                }
            }
            let job = Refresher.Job.rates(provider.id)
            // After an attempt, wait a while before the next.
            if let last = refresher.outcome(of: job), now.timeIntervalSince(last.date) < 900 {
                continue
            }
            // If the ages cannot be read, the rates are fetched again.
            if let ages = try? await ages(of: provider, at: now), !ages.isStale { continue }
            startRefresh(of: provider, by: refresher)
            await refresher.wait(for: job)
        }
    }
}
