import Feeds
import Foundation
import Geodesy
import Larder
import LarderHTTP
import LarderSimulation
import Money
import Notes
import PersonalData
import Places
import Rates
import Sync

/// A clock that a test moves, which may show another time than those of others.
final class WrongClock: Sendable {
    private let moment: Locked<Date>
    private let error: TimeInterval

    init(_ moment: Locked<Date>, error: TimeInterval) {
        self.moment = moment
        self.error = error
    }

    var now: Date { moment.withLock { $0.addingTimeInterval(error) } }
}

/// One person's larder, in memory, which can be closed and opened again.
final class TestLarder: Sendable {
    let name: String
    let memory: MemoryStorage
    let clock: WrongClock
    /// Where its data is; nil if that is not known.
    let place = Locked<String?>(nil)
    private let ids = Locked(0)
    private let open: Locked<Opening?> = Locked(nil)

    /// The applications over the storage.
    struct Opening: Sendable {
        var storage: MemoryStorage
        var feeds: FeedReader
        var places: PlaceBook
        var notes: NoteBook
        var rates: ExchangeRates
        var journal: SyncJournal
        var environment: StoreEnvironment
    }

    init(
        _ name: String, memory: MemoryStorage = MemoryStorage(durability: .precious),
        clock: WrongClock
    ) {
        self.name = name
        self.memory = memory
        self.clock = clock
    }

    /// What is open, opened if it is not.
    var parts: Opening {
        open.withLock { open in
            if let open { return open }
            let parts = opening()
            open = parts
            return parts
        }
    }

    /// Ends the program: everything that is not stored is gone.
    func restart() { open.withLock { $0 = nil } }

    private func opening() -> Opening {
        let storage = memory.opened()
        let environment = StoreEnvironment(
            now: { [clock] in clock.now },
            makeID: { [name, ids] in
                let number = ids.withLock {
                    $0 += 1
                    return $0
                }
                return "0000-\(name)\(number)"
            })
        let client = HTTPClient(
            transport: NoNetwork(),
            userAgent: UserAgent(name: "test", version: "1", contact: "test"),
            environment: environment)
        let cache = MemoryStorage()
        let feeds = FeedReader(
            client: client, cache: cache, userData: storage, environment: environment)
        let places = PlaceBook(storage: storage, environment: environment)
        let notes = NoteBook(storage: storage, environment: environment)
        return Opening(
            storage: storage, feeds: feeds, places: places, notes: notes,
            rates: ExchangeRates(
                client: client, storage: cache, marks: storage, environment: environment),
            journal: PersonalData.journal(
                feeds: feeds, places: places, notes: notes, storage: storage,
                place: place.withLock { $0 }, environment: environment), environment: environment)
    }

    func client(
        to other: TestLarder, over wire: Wire = Wire(), batch: Int = 500
    ) -> SyncClient {
        SyncClient(
            journal: parts.journal, address: other.name,
            transport: WiredTransport(other: other, wire: wire), batch: batch)
    }

    /// What a note's history shows, one line for each version.
    static func history(of note: Note) -> [String] {
        let (names, origins) = (note.versionNames, note.origins)
        return note.allVersions.map { index, version in
            "version \(note.id) \(names[index]) from \(origins[index].map(String.init) ?? "-") "
                + "\(version.written?.timeIntervalSince1970 ?? 0) \(version.text)"
        }
    }

    /// What others see of a person’s data, one line each, in order.
    func lines() async throws -> [String] {
        let parts = parts
        var lines = try await parts.storage.allMarks().map {
            "mark \($0.scope) \($0.item) \($0.name.rawValue) \($0.isSet)"
        }
        lines += try await parts.feeds.followed().filter { !$0.isStarter }.map {
            "feed \($0.id) \($0.name ?? "-") \($0.folders)"
        }
        lines += try await parts.places.all().map { "place \($0.name) \($0.position)" }
        lines += try await parts.places.whereabouts().current.map { ["here \($0.position)"] } ?? []
        for summary in try await parts.notes.all() + parts.notes.removed() {
            let note = try await parts.notes.note(summary.id)
            lines.append(
                "note \(note.id) \(note.removed != nil) \(note.conflicts.count) \(note.text)")
            lines += Self.history(of: note)
        }
        return lines.sorted()
    }
}

/// No network at all.
struct NoNetwork: LarderHTTP.Transport {
    func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        throw LarderError(.unreachable, message: "There is no network.")
    }
}

/// A connection between two larders, which may cut, double and lose.
final class Wire: Sendable {
    private let random: Locked<SeededRandom>
    let trouble: Double
    private let counts = Locked((calls: 0, cut: 0, lost: 0, doubled: 0))

    private let last: Int

    init(seed: UInt64 = 1, trouble: Double = 0, cutAfter last: Int = .max) {
        random = Locked(SeededRandom(seed: seed))
        (self.trouble, self.last) = (trouble, last)
    }

    /// What happened on the wire.
    var seen: (calls: Int, cut: Int, lost: Int, doubled: Int) { counts.withLock { $0 } }

    /// Carries a call: perhaps not at all, perhaps twice, and perhaps without bringing back the answer.
    func carry<Answer: Sendable>(_ call: @Sendable () async throws -> Answer) async throws -> Answer
    {
        let dice = random.withLock { $0.fraction() }
        let number = counts.withLock {
            $0.calls += 1
            return $0.calls
        }
        if dice < trouble / 3 || number > last {
            counts.withLock { $0.cut += 1 }
            throw LarderError(.unreachable, message: "The line was cut.")
        }
        let answer = try await call()
        if dice < trouble * 2 / 3 {
            counts.withLock { $0.lost += 1 }
            throw LarderError(.timedOut, message: "The answer was lost.")
        }
        if dice < trouble {
            counts.withLock { $0.doubled += 1 }
            return try await call()
        }
        return answer
    }
}

/// Numbers that are the same for the same seed.
struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
}

/// The way to a larder in this process, over a wire, with everything as bytes of JSON between them.
struct WiredTransport: SyncTransport {
    let other: TestLarder
    let wire: Wire

    func greeting(from replica: String, after position: String?) async throws -> SyncGreeting {
        try await wire.carry {
            try Self.sent(
                try await other.parts.journal.greeting(from: replica, after: position))
        }
    }

    func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting {
        try await wire.carry {
            try Self.sent(
                try await other.parts.journal.noticeLoss(of: position, toldBy: replica))
        }
    }

    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage {
        try await wire.carry {
            try Self.sent(
                try await other.parts.journal.page(
                    after: position, limit: limit, except: replica, kinds: kinds,
                    showsDamage: true))
        }
    }

    func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer {
        let records = try Self.sent(records)
        return try await wire.carry {
            try Self.sent(try await other.parts.journal.take(records, from: replica, at: position))
        }
    }

    private static func sent<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
    }
}
