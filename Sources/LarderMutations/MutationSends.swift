internal import Larder

/// Which keys have a mutation on its way, for fetches that must not overlap one, and which were accepted last.
final class MutationSends: Sendable {
    struct State: Sendable, Equatable {
        var running = 0
        var begun = 0
        var accepted: [String] = []
    }

    private let states = Locked<[Key: State]>([:])
    private let total = Locked(State())

    /// The most keys to remember that nothing is sent for.
    private static let limit = 10_000

    /// Those of all keys together.
    var all: State { total.withLock { $0 } }

    func begin(_ key: Key) {
        total.withLock { state in
            state.running += 1
            state.begun += 1
        }
        states.withLock { states in
            if states.count >= Self.limit { states = states.filter { $0.value.running > 0 } }
            states[key, default: State()].running += 1
            states[key]?.begun += 1
        }
    }

    func accept(_ id: String, _ key: Key) {
        states.withLock { states in
            let before = states[key]?.accepted ?? []
            states[key]?.accepted = before.suffix(9) + [id]
        }
    }

    func end(_ key: Key) {
        total.withLock { $0.running -= 1 }
        states.withLock { $0[key]?.running -= 1 }
    }

    subscript(_ key: Key) -> State { states.withLock { $0[key] ?? State() } }
}

extension Source {
    /// Returns a source of confirmed values: it lets mutations go first, asks again if one was sent while it
    /// asked, and fails while nobody knows whether something new has arrived.
    func confirming<Change: Mutation>(
        _ sends: MutationSends, _ included: @escaping @Sendable (Value) -> [String],
        _ naming: @escaping @Sendable (Value) -> [String: String],
        through queue: @escaping @Sendable () -> MutationQueue<Change>?
    ) -> ClosureSource<Confirmed<Value>> where Change.Value == Value {
        ClosureSource { request in
            var hanging: Int?
            let first = sends[request.key]
            for _ in 0..<5 {
                let queue = queue()
                try await queue?.letWritesGo(request.key)
                let before = sends[request.key]
                if before.running > 0 {
                    // One that had no answer for so long gets none soon.
                    if hanging == before.begun { break }
                    hanging = before.begun
                    continue
                }
                let earlier = try await queue?.newest(request.key).included ?? []
                let expected = try await queue?.names.expected() ?? []
                let waiting = try await queue?.creations(request.key) ?? []
                // What an answer has changed in the meantime is another value.
                let known = first == before ? request.known : nil
                request.asksNow()
                let result = try await self.fetch(
                    FetchRequest(
                        key: request.key, known: known?.unwrapped(), report: request.report))
                let still = try await queue?.creations(request.key) ?? []
                let later = try await queue?.newest(request.key) ?? Confirmed(nil)
                let after = sends[request.key]
                guard after.running == 0, after.begun == before.begun,
                    Set(later.included).isSubset(of: earlier)
                else { continue }
                switch result {
                case .notModified(let answer): return .notModified(answer)
                case .fetched(let fetched):
                    var value = Confirmed<Value>(
                        fetched.value, including: request.known?.value.included ?? [])
                    value.include(fetched: earlier)
                    value.include(before.accepted)
                    value.include(fetched: included(fetched.value))
                    let found = naming(fetched.value)
                    let recognised = try await queue?.recognise(
                        of: request.key, expected, waiting, still, in: found,
                        known: Set(value.included))
                    if queue != nil, recognised == nil { continue }
                    value.include(fetched: recognised ?? [])
                    let new = Set(still.flatMap(\.names) + expected)
                    let named = still.reduce(into: found.filter { new.contains($0.key) }) {
                        $0.merge($1.final) { $1 }
                    }
                    value.names = named.isEmpty ? nil : named
                    value.fetch = StoreEnvironment.openingID()
                    // What was sent and has no answer yet may be in it.
                    let mine = try await queue?.mayBeDone(request.key, value.names) ?? []
                    value.follow(
                        later, isOwn: try later.equals(fetched.value, with: mine),
                        isDoubtful: !mine.isEmpty)
                    return .fetched(fetched.with(value))
                }
            }
            throw LarderError(
                .conflict, key: request.key,
                message: "Changes are being sent all the time. It is fetched again later.")
        }
    }
}

extension Known {
    /// What is known of the value itself; nil if the server had none.
    fileprivate func unwrapped<Inner: Sendable>() -> Known<Inner>?
    where Value == Confirmed<Inner> {
        value.value.map { Known<Inner>(value: $0, times: times, validators: validators) }
    }
}

extension Fetched {
    /// Returns another value with the same facts.
    fileprivate func with<Other: Sendable>(_ value: Other) -> Fetched<Other> {
        Fetched<Other>(
            value, asOf: asOf, validators: validators, freshness: freshness, tags: tags,
            mayBeStored: mayBeStored)
    }
}

extension LarderError {
    /// The error for a mutation that was accepted, but whose result could not be stored: it is sent again, and
    /// the server recognises it. What
    /// can't be encoded will not be later either: it is left to a person.
    static func unconfirmed(_ key: Key, _ error: any Error) -> LarderError {
        let failure = LarderError.wrapping(error, key: key)
        if failure.code == .unreadable {
            return LarderError(
                .unreadable, key: key,
                message: """
                    The change arrived, but what the server made of it can't be stored by this version of the app.
                    """, cause: error)
        }
        return LarderError(
            .busy, key: key,
            message: """
                The change arrived, but that could not be stored. It will be sent again, and counts once.
                """, cause: error)
    }
}
