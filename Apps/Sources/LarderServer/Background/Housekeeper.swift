internal import Foundation
internal import Larder
internal import Rates
internal import ServiceLifecycle

/// Fetches what is due while the server runs: rates when their calendar says so, feeds by their
/// schedule.
struct Housekeeper: Service {
    let desks: Desks
    let refresher: Refresher

    /// How often it is looked what is due, at most.
    static let pause = Duration.seconds(60)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await once()
                do {
                    try await desks.environment.clock.sleep(for: Self.pause)
                } catch { break }
            }
        }
        await refresher.close()
    }

    /// Fetches what is due now.
    func once() async {
        guard !desks.offline.isOffline else { return }
        let now = desks.environment.now()
        for provider in desks.rates.providers where provider.address != nil {
            // A source that was never used is left alone, but for the first.
            if provider.id != desks.rates.providers.first?.id {
                guard let snapshot = try? await desks.rates.snapshot(of: provider),
                    snapshot.isLoaded
                else { continue }
            }
            guard await isDue(provider.id, at: now) else { continue }
            refresher.start(.rates(provider.id), force: false)
            await refresher.wait(for: .rates(provider.id))
        }
        refresher.start(.feeds, force: false)
        await refresher.wait(for: .feeds)
    }

    /// Whether a load would ask for newer figures, and it is long enough since that was tried in vain.
    private func isDue(_ id: String, at now: Date) async -> Bool {
        if let last = refresher.outcome(of: .rates(id)), now.timeIntervalSince(last.date) < 900 {
            return false
        }
        guard let provider = try? desks.rates.provider(named: id) else { return false }
        // What cannot be read is fetched anew.
        guard let ages = try? await desks.rates.ages(of: provider, at: now) else { return true }
        return ages.isStale
    }
}
