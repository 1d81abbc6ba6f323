import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPCache {
    /// Returns the stored responses that match a request, the newest `Date` first.
    ///
    /// A damaged response counts as absent: it is reported and removed.
    func matches(under family: Key, request: TransportRequest) async -> [StoredAnswer] {
        do {
            let unwritten = memory.withLock { $0.unwritten }
            var found: [(answer: StoredAnswer, date: Date, revision: UInt64)] = []
            for summary in try await storage.allSummaries(under: family) {
                let state = unwritten.filter { summary.key.isUnder($0.key) }.values
                guard !state.contains(.gone), let variant = summary.key.components.last,
                    HTTPVariant.isMatch(variant, request.fields),
                    let entry = try await storage.entry(for: summary.key)
                else { continue }
                do {
                    var answer = try StoredAnswer(entry)
                    if !state.isEmpty { answer.isInvalidated = true }
                    let response = answer.response
                    let date = response.fields["Date"]
                        .flatMap { HTTPDate.parse($0, now: response.receivedAt) }
                    found.append((answer, date ?? response.receivedAt, entry.revision))
                } catch {
                    environment.reporter.report(
                        LarderEvent(
                            .damaged, named: HTTPCache.name, error: LarderError.wrapping(error)))
                    try await storage.commit([.remove(summary.key)])
                }
            }
            found.sort { ($0.date, $0.revision) > ($1.date, $1.revision) }
            return found.map(\.answer)
        } catch {
            environment.reporter.report(
                LarderEvent(.miss, named: HTTPCache.name, error: LarderError.wrapping(error)))
            return []
        }
    }

    /// Stores a response, forgets what it replaces, or changes nothing, in one commit. A response that was
    /// overtaken is not stored, and neither is one that confirms a response that is no longer stored.
    ///
    /// What it replaces or updates is what is stored now, not what was stored when the request was sent.
    func keep(
        _ response: TransportResponse, _ visit: Visit, wasValidating: Bool,
        confirming asked: StoredAnswer? = nil, by confirmation: TransportResponse? = nil
    ) async {
        let number = visit.number
        await inLane { [self] in
            var operations = clearing(confirmation ?? response, visit)
            if !memory.withLock({ $0.order.isOvertaken(number) }),
                let changes = await changes(
                    by: response, visit, wasValidating: wasValidating, confirming: asked)
            {
                let variant = HTTPVariant.name(of: response.fields, to: visit.request.fields)
                memory.withLock {
                    $0.order.overtake(
                        earlierThan: number, family: visit.family, variant: variant)
                }
                operations += changes
            }
            await commit(operations)
        }
    }

    /// Returns the changes caused by a response, or nil if it has no effect on what is stored.
    private func changes(
        by response: TransportResponse, _ visit: Visit, wasValidating: Bool,
        confirming asked: StoredAnswer?
    ) async -> [EntryChange]? {
        let request = visit.request
        let stored = await matches(under: visit.family, request: request)
        if let asked, !stored.contains(where: { asked.hasContent(of: $0) }) { return nil }
        if request.method == "HEAD" {
            return updating(stored, by: response, to: request)
        }
        switch HTTPStorability.verdict(on: response, to: request, options: options) {
        case .store: return await storing(response, visit, over: stored)
        case .forget: return stored.map { .remove($0.key) }
        case .leave where wasValidating && response.status == 206:
            // The stored response is outdated; otherwise this would have been a 304.
            return stored.map { .invalidateAll(under: $0.key) }
        case .leave: return nil
        }
    }

    /// Returns the changes that store a response under its variant, replacing the others that the request
    /// matches.
    func storing(
        _ response: TransportResponse, _ visit: Visit, over stored: [StoredAnswer]
    ) async -> [EntryChange] {
        let request = visit.request
        guard let variant = HTTPVariant.name(of: response.fields, to: request.fields) else {
            return stored.map { .remove($0.key) }
        }
        let answer = StoredAnswer(
            key: visit.family.appending(variant), response: response.dated())
        // It fails only if the header is not JSON.
        guard let entry = try? answer.entry() else { return [] }
        let others = stored.map(\.key).filter { $0 != answer.key }
        noteUse(of: answer.key, at: environment.now())
        return await others.map { .remove($0) } + crowded(visit.family, adding: answer.key)
            + [.put(entry)]
    }

    /// Returns the changes that make room for one more variant: those confirmed longest ago are removed.
    private func crowded(_ family: Key, adding key: Key) async -> [EntryChange] {
        // If the storage cannot list entries now, the write will report that.
        let all = (try? await storage.allSummaries(under: family)) ?? []
        let others = all.filter { $0.key != key }
        guard others.count >= max(1, options.variants) else { return [] }
        let oldest = others.sorted { $0.metadata.times.confirmed < $1.metadata.times.confirmed }
        return oldest.prefix(others.count - max(1, options.variants) + 1).map { .remove($0.key) }
    }

    /// Returns the effect of a HEAD response on stored responses: updated fields if it is about the same
    /// version, otherwise they become outdated (RFC 9111 4.3.5).
    private func updating(
        _ matches: [StoredAnswer], by response: TransportResponse, to request: TransportRequest
    ) -> [EntryChange]? {
        guard response.status == 200, !matches.isEmpty else { return nil }
        return matches.map { stored in
            let old = stored.response
            let isSame =
                ["ETag", "Last-Modified"].allSatisfy { name in
                    guard let new = response.fields[name] else { return true }
                    return old.fields[name].map { $0.utf8.elementsEqual(new.utf8) } ?? false
                }
                && response.fields["Content-Length"].map { $0 == String(old.body.count) } ?? true
            var updated = stored
            updated.response = old.updated(by: response).dated()
            let control = HTTPCacheControl(response.fields)
            guard isSame, !control.contains("no-store"), let entry = try? updated.entry(),
                HTTPVariant.name(of: updated.response.fields, to: request.fields)
                    == stored.key.components.last
            else { return .invalidateAll(under: stored.key) }
            return .put(entry)
        }
    }

    /// Returns the changes that `Clear-Site-Data` asks for, and overtakes the exchanges concerned; only
    /// allowed for secure origins.
    func clearing(
        _ response: TransportResponse, _ visit: Visit
    ) -> [EntryChange] {
        let kinds = response.fields.members("Clear-Site-Data")
        guard visit.target.origin.hasPrefix("https:"),
            kinds.contains("\"cache\"") || kinds.contains("\"*\"")
        else { return [] }
        let origin = visit.target.originKey(under: root)
        memory.withLock { $0.order.overtake(under: origin, except: visit.number) }
        return [.removeAll(under: origin)]
    }

    /// Commits changes; a failure is reported and otherwise only means that nothing is stored.
    func commit(_ operations: [EntryChange]) async {
        guard !operations.isEmpty else { return }
        do {
            try await write(operations)
        } catch {
            environment.reporter.report(
                LarderEvent(
                    .commitFailed, named: HTTPCache.name, count: operations.count,
                    error: LarderError.wrapping(error)))
            return
        }
        await noteStored(operations)
    }

    /// Commits changes, in the lane. After a failure, entries that were to be removed count as absent, and
    /// other entries under the same keys as outdated.
    func write(_ operations: [EntryChange]) async throws {
        let unwritten = memory.withLock { $0.unwritten }
        do {
            let before = unwritten.map { key, state -> EntryChange in
                state == .gone ? .removeAll(under: key) : .invalidateAll(under: key)
            }
            try await storage.commit(before + operations)
            memory.withLock { $0.unwritten = [:] }
        } catch {
            memory.withLock { memory in
                for operation in operations {
                    if operation.removes {
                        memory.unwritten[operation.key] = .gone
                    } else if memory.unwritten[operation.key] == nil {
                        memory.unwritten[operation.key] = .outdated
                    }
                }
                if memory.unwritten.count > Self.mostUnwritten {
                    let isGone = memory.unwritten.values.contains(.gone)
                    memory.unwritten = [root: isGone ? .gone : .outdated]
                }
            }
            throw error
        }
    }

    /// How many such keys are remembered individually.
    private static let mostUnwritten = 1_000
}

extension EntryChange {
    fileprivate var removes: Bool {
        switch self {
        case .remove, .removeAll: true
        case .put, .confirm, .invalidate, .invalidateAll: false
        }
    }

    /// The key of the change, or of the family it affects.
    fileprivate var key: Key {
        switch self {
        case .put(let entry, _): entry.key
        case .confirm(let key, _, _), .invalidate(let key), .invalidateAll(let key),
            .remove(let key, _), .removeAll(let key):
            key
        }
    }
}

extension StoredAnswer {
    /// Whether another response is the same as this one, apart from what confirmations change.
    fileprivate func hasContent(of other: StoredAnswer) -> Bool {
        key == other.key && response.body == other.response.body
            && ["ETag", "Last-Modified"].allSatisfy { name in
                let (ours, theirs) = (response.fields[name], other.response.fields[name])
                return ours.map { Array($0.utf8) } == theirs.map { Array($0.utf8) }
            }
    }
}

extension TransportResponse {
    /// Returns the response with its time of receipt as `Date`, if it has no valid one.
    fileprivate func dated() -> TransportResponse {
        if let date = fields["Date"], HTTPDate.parse(date, now: receivedAt) != nil { return self }
        var dated = self
        dated.fields["Date"] = HTTPDate.format(receivedAt)
        return dated
    }
}
