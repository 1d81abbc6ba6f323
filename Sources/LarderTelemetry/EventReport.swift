import Larder

/// What is reported of an event: all that may be told to anybody, and nothing else.
struct EventReport {
    /// How important an event is to whoever runs the app.
    enum Level: Int, Comparable {
        /// One line for each read.
        case trace
        /// Routine work.
        case debug
        /// Trouble that the library deals with.
        case info
        /// Something that a person may want to know.
        case notice
        /// Something did not work.
        case warning
        /// A person should look.
        case error

        static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// What happened, such as `larder.fetch.joined`.
    let name: String

    let level: Level

    /// Who or what it is about, by the names that OpenTelemetry would give.
    let attributes: [(name: String, value: Value)]

    /// The value of an attribute.
    enum Value {
        case text(String)
        case number(Int)
        case seconds(Double)
    }

    init(_ event: LarderEvent) {
        (name, level) = Self.name(of: event)
        var attributes: [(String, Value)] = []
        if let name = event.name { attributes.append((Attribute.store, .text(name))) }
        if let error = event.error {
            attributes.append((Attribute.errorType, .text(error.code.rawValue)))
        }
        if let count = event.count { attributes.append((Attribute.count, .number(count))) }
        if let bytes = event.bytes { attributes.append((Attribute.size, .number(bytes))) }
        if let duration = event.duration {
            attributes.append((Attribute.duration, .seconds(duration.inSeconds)))
        }
        self.attributes = attributes
    }

    /// The same in words, as the message of a log: `fetch joined`.
    var message: String {
        name.dropFirst("larder.".count).map { $0 == "." || $0 == "_" ? " " : String($0) }.joined()
    }

    private static func name(of event: LarderEvent) -> (String, Level) {
        switch event.kind {
        case .memoryHit: ("larder.cache.memory_hit", .trace)
        case .storageHit: ("larder.cache.storage_hit", .trace)
        case .miss: ("larder.cache.miss", .trace)
        case .evicted: ("larder.cache.evicted", .debug)
        case .fetchStarted: ("larder.fetch.started", .debug)
        case .fetchJoined: ("larder.fetch.joined", .debug)
        case .fetchSucceeded: ("larder.fetch.succeeded", .debug)
        case .fetchNotModified: ("larder.fetch.not_modified", .debug)
        case .fetchFailed:
            ("larder.fetch.failed", event.error?.isTransient == true ? .info : .warning)
        case .fetchCancelled: ("larder.fetch.cancelled", .debug)
        case .fetchRetried: ("larder.fetch.retried", .info)
        case .fetchWaiting: ("larder.fetch.waiting", .debug)
        case .dropped: ("larder.store.dropped", .debug)
        case .invalidated: ("larder.store.invalidated", .debug)
        case .erased: ("larder.store.erased", .debug)
        case .changedElsewhere: ("larder.store.changed_elsewhere", .debug)
        case .restored: ("larder.store.restored", .info)
        case .committed: ("larder.storage.committed", .debug)
        case .commitFailed: ("larder.storage.commit_failed", .error)
        case .setAside: ("larder.storage.set_aside", .error)
        case .recovered: ("larder.storage.recovered", .notice)
        case .damaged: ("larder.storage.damaged", .error)
        case .enqueued: ("larder.outbox.enqueued", .debug)
        case .sent: ("larder.outbox.sent", .debug)
        case .sendFailed: ("larder.outbox.send_failed", .info)
        case .parked: ("larder.outbox.parked", .warning)
        case .conflict: ("larder.outbox.conflict", .notice)
        }
    }
}

/// The names of attributes: those of OpenTelemetry's semantic conventions where there is one, or in their manner.
enum Attribute {
    static let store = "larder.store.name"
    static let errorType = "error.type"
    static let count = "larder.event.count"
    /// In bytes.
    static let size = "larder.event.size"
    /// In seconds.
    static let duration = "larder.event.duration"
    static let outcome = "larder.fetch.outcome"
    static let background = "larder.fetch.background"
}

extension FetchEnding.Outcome {
    /// The value of the attribute `larder.fetch.outcome`.
    var word: String {
        switch self {
        case .fetched: "fetched"
        case .failed: "failed"
        case .cancelled: "cancelled"
        case .superseded: "superseded"
        }
    }

    /// The value of the attribute `error.type`, if it failed.
    var errorType: String? {
        if case .failed(let code) = self { code.rawValue } else { nil }
    }
}

extension EventReport.Value {
    /// The value as text, for a log.
    var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .seconds(let seconds): String(seconds)
        }
    }
}
