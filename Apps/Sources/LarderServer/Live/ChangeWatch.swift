internal import Larder
internal import ServiceLifecycle

/// Passes changes of the storages on to open pages.
///
/// It follows the same stream of changes as models do, so it also reports what other processes write.
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
                        // If a storage cannot be read, every page says so.
                        try? await site.endStreams()
                        hub.beat()
                    }
                }
            }
        }
        hub.close()
    }

    /// Publishes every write, by any process, until cancelled; if the stream breaks off, it continues from
    /// the same position.
    private func follow(_ storage: any Storage) async {
        var position: StoragePosition?
        while !Task.isCancelled {
            do {
                let start: StoragePosition
                if let position { start = position } else { start = try await storage.position() }
                for try await batch in storage.changes(after: start) {
                    position = batch.through
                    if CredentialStore.isTouched(by: batch.changes) {
                        // If this fails, it is tried again with the next heartbeat.
                        try? await site.endStreams()
                    }
                    for section in site.sections {
                        for key in section.touched(by: batch.changes) {
                            site.hub.publish(section.topic, key: key)
                        }
                    }
                }
                return
            } catch {
                // If a storage cannot be read, every page says so; here it is tried again soon.
                guard (try? await site.resources.environment.clock.sleep(for: .seconds(1))) != nil
                else {
                    return
                }
            }
        }
    }
}
