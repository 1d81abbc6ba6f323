internal import Larder
internal import ServiceLifecycle

/// Carries the changes of the storages to those who look at pages.
///
/// It is the same stream of changes that models follow, so that what another process writes is told
/// as well.
struct ChangeWatch: Service {
    let site: Site

    func run() async throws {
        let (resources, hub) = (site.resources, site.hub)
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                for (_, storage) in resources.storages {
                    group.addTask { await follow(storage) }
                }
                let statuses = resources.offline.statuses()
                group.addTask {
                    for await _ in statuses {
                        for section in site.sections { hub.publish(section.topic) }
                    }
                }
                group.addTask {
                    while !Task.isCancelled {
                        do {
                            try await resources.environment.clock.sleep(for: .seconds(20))
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
                    for section in site.sections {
                        for key in section.touched(by: batch.changes) {
                            site.hub.publish(section.topic, key: key)
                        }
                    }
                }
                return
            } catch {
                // Every page tells of a storage that cannot be read; here it is looked at again soon.
                guard (try? await site.resources.environment.clock.sleep(for: .seconds(1))) != nil
                else {
                    return
                }
            }
        }
    }
}
