internal import Foundation
internal import HTTPTypes
internal import Larder
internal import WebSafety

/// What the sections share while the server runs.
final class Site: Sendable {
    let resources: ServerResources
    let configuration: ServerConfiguration
    /// All sections in the order of the menu, with Inside last.
    let sections: [Section]
    let renderer: Renderer
    let hub: EventHub
    let refresher: Refresher
    let changes: IdempotencyStore
    let key: SigningKey
    let authentication: Authentication
    private let endings = Locked<[@Sendable () async -> Void]>([])

    init(
        sections: [Section], resources: ServerResources, configuration: ServerConfiguration
    ) async throws {
        let sections = sections + [.inside]
        precondition(
            Set(sections.map(\.topic)).count == sections.count
                && Set(sections.map(\.key)).count == sections.count,
            "two sections share a path or a key: \(sections.map { ($0.path, $0.key) })")
        self.sections = sections
        self.resources = resources
        self.configuration = configuration
        key = SigningKey(try await resources.credentials.key())
        authentication = try await Authentication(
            resources: resources, configuration: configuration)
        // Each run numbers its events from the start.
        let epoch = String(
            resources.environment.makeID().filter { $0.isASCII && $0.isLetter || $0.isNumber }
                .prefix(12))
        hub = EventHub(
            epoch: epoch, clock: resources.environment.clock, now: resources.environment.now)
        refresher = Refresher(hub: hub, now: resources.environment.now)
        changes = IdempotencyStore(storage: resources.userData, now: resources.environment.now)
        renderer = try Renderer(
            sections: sections, tokens: FormToken(key), hub: hub, offline: resources.offline)
    }

    var settings: ServerSettings {
        ServerSettings(storage: resources.userData, now: resources.environment.now)
    }

    /// What readers may choose for their browsers.
    var preferences: [Preference] { Preference.shared + sections.flatMap(\.preferences) }

    var now: Date { resources.environment.now() }

    /// Throws an error if offline mode prevents fetching.
    func requireOnline() throws {
        guard !resources.offline.isOffline else {
            throw PageError(.serviceUnavailable, PageError.offlineWords)
        }
    }

    /// Ends the event streams of sessions and programs that no longer have access.
    func endStreams() async throws {
        for owner in hub.owners where try await !authentication.admits(owner) {
            hub.drop(owner: owner)
        }
    }

    // MARK: - Shutting down

    /// Registers cleanup to run when the server ends, for a section that keeps something running.
    func atEnd(_ body: @escaping @Sendable () async -> Void) {
        endings.withLock { $0.append(body) }
    }

    /// Ends all background work; what was fetched until then is stored.
    func end() async {
        await refresher.close()
        for ending in endings.withLock({ $0 }) { await ending() }
    }
}
