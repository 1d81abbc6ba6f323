internal import Larder
internal import ServiceLifecycle

/// Carries the changes of the storages to those who look at pages.
///
/// It is the same stream of changes that models follow, so that what another process writes is told
/// as well.
struct ChangeWatch: Service {
    let site: Site

    func run() async throws {
        let (desks, hub) = (site.desks, site.hub)
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                for (_, storage) in desks.storages {
                    group.addTask { await follow(storage) }
                }
                let statuses = desks.offline.statuses()
                group.addTask {
                    for await _ in statuses {
                        for topic in Topic.allCases { hub.publish(topic) }
                    }
                }
                group.addTask {
                    while !Task.isCancelled {
                        do {
                            try await desks.environment.clock.sleep(for: .seconds(20))
                        } catch { return }
                        // A storage that cannot be read is told of by every page.
                        try? await site.endStreams()
                        hub.beat()
                    }
                }
            }
        }
        hub.close()
    }

    /// Tells what is written, by anybody, until cancelled; when the stream breaks off it goes on from
    /// where it was.
    private func follow(_ storage: any Storage) async {
        var position: StoragePosition?
        while !Task.isCancelled {
            do {
                let start: StoragePosition
                if let position { start = position } else { start = try await storage.position() }
                for try await batch in storage.changes(after: start) {
                    position = batch.through
                    for (topic, key) in Topic.touched(by: batch.changes) {
                        site.hub.publish(topic, key: key)
                    }
                }
                return
            } catch {
                // Every page tells of a storage that cannot be read; here it is looked at again soon.
                guard (try? await site.desks.environment.clock.sleep(for: .seconds(1))) != nil
                else {
                    return
                }
            }
        }
    }
}
