#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// When the blobs of a storage were used: soon in their entries, and accurate to a minute.
final class BlobUseLog: Sendable {
    private struct State {
        var noted: [BlobID: Date] = [:]
        /// The uses to be recorded with the next commit.
        var waiting: [BlobID: Date] = [:]
        var isRecording = false
    }

    private let storage: any EntryStorage
    private let keys: BlobKeys
    private let environment: StoreEnvironment
    private let state = Locked(State())

    init(_ storage: any EntryStorage, _ keys: BlobKeys, _ environment: StoreEnvironment) {
        self.storage = storage
        self.keys = keys
        self.environment = environment
    }

    /// The last uses here.
    var noted: [BlobID: Date] { state.withLock { $0.noted } }

    /// Records a use, unless one was recorded a moment ago.
    func note(_ id: BlobID, at now: Date) {
        guard isDue(id, at: now) else { return }
        let isFirst = state.withLock { state in
            state.waiting[id] = now
            defer { state.isRecording = true }
            return !state.isRecording
        }
        if isFirst { environment.task { await self.record() } }
    }

    /// Whether a use is to be recorded; if so, none is for a while.
    func isDue(_ id: BlobID, at now: Date) -> Bool {
        state.withLock { state in
            if let noted = state.noted[id], abs(now.timeIntervalSince(noted)) < Self.interval {
                return false
            }
            if state.noted.count >= Self.mostNoted { state.noted = [:] }
            state.noted[id] = now
            return true
        }
    }

    /// How often a use is recorded at most, in seconds, for how many blobs that is remembered, and how many one
    /// commit records.
    private static let interval: TimeInterval = 60
    private static let mostNoted = 10_000
    private static let recordedAtOnce = 500

    /// The pause before a commit, for the uses that follow one another, as while somebody scrolls.
    private static let pause = Duration.seconds(1)

    /// Records what waits until nothing does.
    private func record() async {
        while true {
            try? await environment.clock.sleep(for: Self.pause)
            let uses = state.withLock { state in
                let uses = state.waiting.prefix(Self.recordedAtOnce)
                for (id, _) in uses { state.waiting[id] = nil }
                state.isRecording = !uses.isEmpty
                return Array(uses)
            }
            if uses.isEmpty { return }
            await record(uses)
        }
    }

    /// A use that is not recorded makes the blob look older; whoever changes it in the meantime uses it.
    private func record(_ uses: [(key: BlobID, value: Date)]) async {
        var changes: [Key: EntryChange] = [:]
        for (id, date) in uses {
            let key = keys.content(id)
            guard let entry = try? await storage.entry(for: key) else { continue }
            var metadata = entry.metadata
            metadata.times.confirmed = max(metadata.times.confirmed, date)
            changes[key] = .confirm(key, metadata, expecting: entry.revision)
        }
        while !changes.isEmpty {
            do {
                try await storage.commit(changes.sorted { $0.key < $1.key }.map(\.value))
                return
            } catch {
                guard let error = error as? LarderError, error.code == .conflict,
                    let key = error.key, changes.removeValue(forKey: key) != nil
                else { return }
            }
        }
    }
}
