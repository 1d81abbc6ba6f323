internal import FeedFormat
internal import Foundation
internal import Larder
internal import LarderHTTP

extension FeedFetcher {
    /// Handles an answer that nothing is new.
    func confirmed(
        _ old: FeedState, _ validators: HTTPValidators, by response: TransportResponse
    ) -> FeedOutcome {
        var state = old
        state.validators = validators.stored
        var hints = old.refresh.hints
        hints.freshFor = freshness(of: response) ?? hints.freshFor
        move(&state, by: response)
        return .unchanged(noting(.unchanged, hints: hints, in: state))
    }

    /// Handles a complete answer, good or bad; with `reading`, it is parsed even if its digest is
    /// known.
    func answered(
        _ old: FeedState, by response: TransportResponse, reading: Bool
    ) -> FeedOutcome {
        if let error = failure(of: response) { return failed(old, error, response) }
        let digest = response.bodyDigest
        if digest == old.digest, !reading {
            var hints = old.refresh.hints
            hints.freshFor = freshness(of: response)
            let state = kept(old, digest, response)
            return .unchanged(noting(.unchanged, hints: hints, in: state))
        }
        let feed: Feed
        do {
            feed = try parse(response)
            guard !feed.isCutShort || !feed.entries.isEmpty else {
                throw LarderError(
                    .unreadable,
                    message: "“\(Self.host(response))” sent only the beginning of a feed, without "
                        + "entries.")
            }
            guard !feed.entries.isEmpty || old.entryCount == 0 else {
                throw LarderError(
                    .unreadable,
                    message: "“\(Self.host(response))” sent the feed without entries.")
            }
        } catch {
            return failed(old, LarderError.wrapping(error), response)
        }
        var state = kept(old, digest, response)
        if feed.isCutShort {
            // The rest may come with the same validators, so the next answer is read whatever it says.
            (state.validators, state.digest) = (Validators(), nil)
        }
        state.entryCount = feed.entries.count
        let rate = Self.itemsPerWeek(feed, at: environment.now())
        return .fetched(
            feed,
            noting(
                .changed(itemsPerWeek: rate), hints: hints(of: feed, in: response), in: state))
    }

    /// Why an answer cannot be a feed, judging by its status and size; nil if it can.
    func failure(of response: TransportResponse) -> LarderError? {
        let now = environment.now()
        let host = Self.host(response)
        if var error = response.failure(now: now) {
            if response.status == 429, !Self.saysWhen(response, now: now) {
                error.retryAfter = now + Self.unstatedHold
            }
            return error
        }
        switch response.status {
        case 200, 203:
            guard response.body.isEmpty else { return nil }
            return LarderError(
                .unreadable,
                message: "“\(host)” sent an empty document.")
        default:
            return LarderError(
                .unreadable,
                message: "“\(host)” gave an unexpected answer (status \(response.status)).")
        }
    }

    /// Reads a feed, or says what came instead.
    func parse(_ response: TransportResponse) throws -> Feed {
        do {
            return try FeedParser.parse(
                response.body, contentType: response.fields["Content-Type"],
                url: response.url.absoluteString, limits: limits)
        } catch let error as FeedFormatError {
            let what =
                error.code == .notAFeed
                ? "sent something other than a feed, perhaps a sign-in page."
                : "sent a feed that cannot be read: \(error.message)"
            throw LarderError(
                .unreadable,
                message: "“\(Self.host(response))” \(what)", cause: error)
        }
    }

    static func host(_ response: TransportResponse) -> String {
        // The address was fetched, so it is valid.
        (try? WebAddress(response.url).host.description) ?? "the server"
    }

    private func failed(
        _ old: FeedState, _ cause: LarderError, _ response: TransportResponse
    ) -> FeedOutcome {
        var error = cause
        if error.code == .unreadable, old.entryCount > 0 {
            error.message += " The stored articles are kept."
        }
        client.forgetMove(of: old.address)
        let isOurs = response.url == (try? WebAddress(old.address).url)
        if response.status == 410, isOurs || response.url == response.movedTo {
            return .gone(error, noting(.gone(error), in: old))
        }
        var state = noting(.failed(error), in: old)
        if FeedState(address: response.url).host != old.host {
            // If the feed was redirected, it is the other host that asks for a pause, not the
            // feed's own.
            state.refresh.heldUntil = old.refresh.heldUntil
        }
        return .failed(error, state)
    }

    /// The state after a good and complete answer, except for its schedule.
    private func kept(
        _ old: FeedState, _ digest: String, _ response: TransportResponse
    ) -> FeedState {
        var state = old
        // Replaced or cleared together: a value that the answer leaves out is no longer known.
        state.validators = HTTPValidators(response)?.stored ?? Validators()
        state.digest = digest
        state.lastWhole = environment.now()
        move(&state, by: response)
        return state
    }

    /// Notes that the feed has moved for good, unless that would give away a password.
    private func move(_ state: inout FeedState, by response: TransportResponse) {
        guard let new = response.movedTo, new != state.address,
            let old = try? WebAddress(state.address), let there = try? WebAddress(new),
            state.login == nil || there.isSameOrigin(as: old)
        else { return }
        let former = state.address
        state.address = new
        state.add(former: [former])
    }

    private static func saysWhen(_ response: TransportResponse, now: Date) -> Bool {
        guard let text = response.fields["Retry-After"]?.trimmingCharacters(in: .whitespaces)
        else { return false }
        return Double(text) != nil || HTTPDate.parse(text, now: now) != nil
    }
}
