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
                    let changes = storage.changes()
                    group.addTask {
                        for await change in changes {
                            for (topic, key) in Topic.touched(by: change.scope) {
                                hub.publish(topic, key: key)
                            }
                        }
                    }
                }
                let marks = desks.said.markChanges()
                group.addTask {
                    for await _ in marks {
                        hub.publish(.feeds)
                        hub.publish(.rates)
                    }
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
}
