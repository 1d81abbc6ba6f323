internal import Larder
internal import ServiceLifecycle

/// Fetches due data while the server runs; each section decides what is due.
struct Housekeeper: Service {
    let site: Site

    /// The pause between two checks for due data.
    static let pause = Duration.seconds(60)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // If the choice cannot be read, data is kept fresh.
                let isWanted = (try? await site.settings.refreshesWhenDue()) ?? true
                if isWanted, !site.resources.offline.isOffline {
                    for section in site.sections { await section.refresh(site) }
                }
                do {
                    try await site.resources.environment.clock.sleep(for: Self.pause)
                } catch { break }
            }
        }
        await site.refresher.close()
    }
}
