import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPCache {
    /// Asks the origin: to validate the stored response if possible, otherwise for a new one.
    func ask(_ visit: Visit, _ decision: HTTPDecision) async throws -> HTTPCacheResponse {
        report(.miss, visit)
        let stored = visit.isForOriginAlone ? nil : visit.matches.first
        let validating = stored.flatMap { Self.validation(of: $0, for: visit.request) }
        memory.withLock { $0.order.send(visit.number) }
        var response: TransportResponse
        do {
            response = try await exchange(validating ?? visit.request, visit)
            if response.status == 304, let validating, let stored,
                !Self.confirms(response, stored, askedBy: validating)
            {
                // This 304 is about something else than the stored response.
                response = try await exchange(visit.request, visit)
            } else if response.status == 304, validating != nil, let stored {
                return await confirmed(stored, by: response, visit)
            }
            if response.status == 304, HTTPPreconditions(visit.request.fields).isEmpty {
                throw LarderError(
                    .unreadable,
                    message: "The server says that nothing has changed, although we did not ask.")
            }
        } catch {
            guard let stored, !Self.isCancellation(error), decision.mayServeUnreachable(stored)
            else { throw error }
            let ours = LarderError.wrapping(error)
            return standIn(visit, stored, .unreachable(ours.code), decision)
        }
        if let stored, HTTPStatus.isFailure(response.status), decision.mayServeFailing(stored) {
            return standIn(visit, stored, .failing(status: response.status), decision)
        }
        await keep(response, visit, wasValidating: validating != nil)
        return fetched(response, visit, evaluates: validating != nil)
    }

    func begin(_ request: TransportRequest, _ family: Key) -> HTTPExchangeOrder.Number {
        memory.withLock { $0.order.begin(request.fields, family: family) }
    }

    func end(_ number: HTTPExchangeOrder.Number) {
        memory.withLock { $0.order.end(number) }
    }

    /// Sends a request, unless the network is known to be offline.
    func exchange(_ request: TransportRequest, _ visit: Visit) async throws -> TransportResponse {
        if environment.connectivity.status == .offline {
            throw LarderError.offline()
        }
        report(.fetchStarted, visit)
        do {
            var response = try await visit.exchange(request)
            response.fields = response.fields.withoutConnectionFields()
            report(response.status == 304 ? .fetchNotModified : .fetchSucceeded, visit)
            return response
        } catch {
            let isCancelled = Self.isCancellation(error)
            report(
                isCancelled ? .fetchCancelled : .fetchFailed, visit,
                error: isCancelled ? nil : LarderError.wrapping(error))
            throw error
        }
    }

    private static func isCancellation(_ error: any Error) -> Bool {
        error is CancellationError || Task.isCancelled
    }

    /// Returns the request that validates a stored response, or nil if that has no validators. Both
    /// validators are sent exactly as they came.
    private static func validation(
        of stored: StoredAnswer, for request: TransportRequest
    ) -> TransportRequest? {
        let etag = stored.response.fields["ETag"]
        let modified = stored.response.fields["Last-Modified"]
        guard request.method == "GET", etag != nil || modified != nil else { return nil }
        var asked = request
        asked.fields = asked.fields.removing(HTTPPreconditions.fieldNames)
        asked.fields["If-None-Match"] = etag
        asked.fields["If-Modified-Since"] = modified
        return asked
    }

    /// Whether a 304 is about the stored response: any validators in it must match.
    private static func confirms(
        _ response: TransportResponse, _ stored: StoredAnswer, askedBy request: TransportRequest
    ) -> Bool {
        if let etag = response.fields["ETag"] {
            guard let ours = stored.response.fields["ETag"] else { return false }
            return EntityTag.matchesWeakly(etag, ours)
        }
        guard let modified = response.fields["Last-Modified"],
            let ours = request.fields["If-Modified-Since"]
        else { return true }
        return modified.utf8.elementsEqual(ours.utf8)
    }

    /// Applies a 304 and answers with the response it confirmed.
    private func confirmed(
        _ stored: StoredAnswer, by response: TransportResponse, _ visit: Visit
    ) async -> HTTPCacheResponse {
        var refreshed = stored
        refreshed.response = stored.response.updated(by: response)
        await keep(
            refreshed.response, visit, wasValidating: true, confirming: stored, by: response)
        return answer(visit, from: refreshed, .revalidated)
    }

    private func standIn(
        _ visit: Visit, _ stored: StoredAnswer, _ reason: HTTPCacheResponse.StaleReason,
        _ decision: HTTPDecision
    ) -> HTTPCacheResponse {
        let freshness = HTTPFreshness(of: stored.response, heuristics: options.heuristics)
        return answer(
            visit, from: stored, freshness.isFresh(at: decision.now) ? .fresh : .stale(reason))
    }

    /// Refreshes a stale response in the background, unless a refresh is already running.
    func refresh(_ visit: Visit, _ partition: String?) {
        guard let key = visit.matches.first?.key else { return }
        var request = visit.request
        request.method = "GET"
        request.fields = request.fields.removing(
            HTTPPreconditions.fieldNames + ["Range", "If-Range"])
        memory.withLock { [request] memory in
            guard memory.refreshes[key] == nil else { return }
            memory.refreshes[key] = refreshing(
                request, visit.target, partition, visit.exchange, key)
        }
    }

    /// Starts a refresh; the cache owns it, and it ends with its exchange or when it is cancelled.
    ///
    /// It is an exchange of its own that looks up the stored response again: if that is gone by then, it
    /// sends nothing.
    private func refreshing(
        _ request: TransportRequest, _ target: HTTPTarget, _ partition: String?,
        _ exchange: @escaping Exchange, _ key: Key
    ) -> Task<Void, Never> {
        environment.task { [self] in
            // Nobody waits for the result, and a failure has been reported.
            try? await visiting(request, target, partition, exchange) { visit in
                guard !visit.matches.isEmpty else { return }
                let decision = HTTPDecision(
                    asking: HTTPCacheDirectives(request.fields), options: options,
                    now: environment.now())
                _ = try await ask(visit, decision)
            }
            memory.withLock { _ = $0.refreshes.removeValue(forKey: key) }
        }
    }

    /// Waits for all refreshes that were started before this call.
    public func finishRefreshes() async {
        for task in memory.withLock({ Array($0.refreshes.values) }) { await task.value }
    }
}

extension TransportResponse {
    /// Returns this stored response with the fields of one that confirms it (RFC 9111 3.2, 4.3.4).
    ///
    /// Fields about the stored body (length, encoding and range) stay. `Age` and `Date` are those of the
    /// confirmation.
    func updated(by newer: TransportResponse) -> TransportResponse {
        let kept = ["Content-Length", "Content-Encoding", "Content-Range"]
        let news = newer.fields.withoutConnectionFields().removing(kept)
        var updated = self
        updated.fields = fields.removing(["Age", "Date"]).replacing(with: news)
        updated.requestedAt = newer.requestedAt
        updated.receivedAt = newer.receivedAt
        return updated
    }
}

extension HeaderFields {
    /// Returns the fields with all lines of the names in `news` replaced, at their original positions.
    fileprivate func replacing(with news: HeaderFields) -> HeaderFields {
        let groups = Dictionary(grouping: news.lines) { HTTPList.lowercased($0.name) }
        var placed: Set<String> = []
        var result: [Field] = []
        for line in lines {
            let name = HTTPList.lowercased(line.name)
            guard let group = groups[name] else {
                result.append(line)
                continue
            }
            if placed.insert(name).inserted { result += group }
        }
        let rest = news.lines.filter { !placed.contains(HTTPList.lowercased($0.name)) }
        return HeaderFields(result + rest)
    }
}
