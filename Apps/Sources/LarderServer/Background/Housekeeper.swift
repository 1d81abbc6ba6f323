internal import Larder
internal import ServiceLifecycle

/// Fetches what is due while the server runs, as each section says.
struct Housekeeper: Service {
    let site: Site

    /// How often it is looked what is due, at most.
    static let pause = Duration.seconds(60)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                if !site.resources.offline.isOffline {
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
