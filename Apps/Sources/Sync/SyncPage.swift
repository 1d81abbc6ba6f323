internal import Larder

/// What a larder says of itself before others exchange records with it.
public struct SyncGreeting: Sendable, Hashable, Codable {
    /// The version of the protocol.
    public var version: Int
    /// The identity of its data.
    public var replica: String
    /// The kinds that it knows.
    public var kinds: [String]
    /// For how many days it remembers removals.
    public var tombstoneDays: Int
    /// The versions of what the values of its kinds contain, of those that are not 1.
    public var formats: [String: Int]?
    /// The identities that its data had before.
    public var formerly: [String]?
    /// Its position now.
    public var position: String?
    /// The last position that it was told by the larder that asks.
    public var heard: String?
    /// Whether it has lost what it knew at the position that the larder that asks has seen.
    public var lost: Bool?

    /// The version of the protocol that this program speaks.
    public static let current = 1

    private enum CodingKeys: String, CodingKey {
        case version, replica, kinds, formats, formerly, position, heard, lost
        case tombstoneDays = "tombstone_days"
    }
}

/// Some of the records that a larder has, in the order in which it got to know them.
public struct SyncPage: Sendable, Hashable, Codable {
    /// The records.
    public var records: [SyncRecord]
    /// Where the next page begins.
    public var position: String
    /// Whether there are more now.
    public var more: Bool
    /// Those of the records that can't be read.
    var refused: [SyncAnswer.Refusal] = []
    /// Whether one of those has no kind or no identity that can be read.
    var hasNameless = false

    private enum CodingKeys: String, CodingKey { case records, position, more }

    /// Creates a page.
    public init(records: [SyncRecord], position: String, more: Bool) {
        self.records = records
        self.position = position
        self.more = more
    }

    /// Reads a page.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let received = try fields.decode(ReceivedRecords.self, forKey: .records)
        (records, refused) = (received.records, received.refused)
        hasNameless = received.hasNameless
        position = try fields.decode(String.self, forKey: .position)
        more = try fields.decode(Bool.self, forKey: .more)
    }
}

/// Why a larder can't go on from a position.
public enum SyncPositionError: String, Error, Sendable, Codable {
    /// Removals since the position were forgotten.
    case expired = "position-expired"
    /// The position is from other data, or from before a backup was restored.
    case unknown = "position-unknown"
}

extension SyncJournal {
    /// The most records of a page.
    public static let longestPage = 1_000

    /// The longest position, in bytes.
    static let longestPosition = 200

    /// About how many bytes a page has at most, unless one record has more.
    static let pageBytes = 1 << 20

    /// Returns what another larder needs to know first.
    ///
    /// - Parameters:
    ///   - replica: The larder that asks; nil if it does not say.
    ///   - position: The last position of this larder that it has seen.
    public func greeting(
        from replica: String? = nil, after position: String? = nil
    ) async throws -> SyncGreeting {
        try await capture()
        var isLost = false
        if let position {
            do {
                _ = try await place(of: position)
            } catch .unknown as SyncPositionError {
                isLost = true
            } catch is SyncPositionError {}
        }
        let state = try await state().state
        var heard: String?
        if let replica, let entry = try await storage.entry(for: Self.heardKey.appending(replica)) {
            heard = try Self.decoded(String.self, from: entry.value)
        }
        return SyncGreeting(
            version: SyncGreeting.current, replica: state.replica, kinds: names,
            tombstoneDays: Int(tombstoneAge / 86_400), formats: formats, formerly: state.formerly,
            position: try await told(state.position, known: state.forgotten), heard: heard,
            lost: isLost ? true : nil)
    }

    /// Takes another identity if this larder gave a position that it does not know: it was put back to an earlier state.
    /// Returns what the larder that said so needs to know then.
    public func noticeLoss(
        of position: String, toldBy replica: String?
    ) async throws -> SyncGreeting {
        let state = try await state().state
        if state.isLost(position) {
            try await rename(state.replica, after: state.end(ofRunOf: position))
        }
        return try await greeting(from: replica)
    }

    /// Takes over what another larder hands over, and remembers the position that it had then.
    public func take(
        _ records: [SyncRecord], from replica: String, at position: String?
    ) async throws -> SyncAnswer {
        if let position, position.hasPrefix(replica + "."),
            position.utf8.count <= Self.longestPosition
        {
            let key = Self.heardKey.appending(replica)
            let entry = try Self.entry(key, position, at: environment.now())
            if try await storage.entry(for: key)?.value != entry.value {
                try await storage.commit([.put(entry)])
            }
        }
        var answer = try await merge(records, from: replica)
        answer.position = try await self.position()
        return answer
    }

    static let heardKey = Key("sync", "heard")

    /// The position of this larder now.
    func position() async throws -> String {
        let state = try await state().state
        return try await told(state.position, known: state.forgotten)
    }

    /// Returns a position as others get it, once it is stored that they are told of the run that gave it.
    private func told(_ number: Int, known: Int) async throws -> String {
        for _ in 0..<100 {
            var (state, revision) = try await state()
            guard state.tell(number) else { return state.text(of: number, known: known) }
            do {
                try await storage.commit([try put(state, expecting: revision)])
            } catch let error as LarderError where error.code == .conflict {
                continue
            } catch {
                // Who can only read tells it without the run.
                return state.text(of: number, known: known, run: nil)
            }
        }
        throw LarderError(.busy, message: "Your data keeps changing. Try again in a moment.")
    }

    /// Returns records after a position.
    ///
    /// - Parameters:
    ///   - position: The position of the page before; nil for the first.
    ///   - limit: The most records.
    ///   - replica: Records that came from this replica are left out.
    ///   - kinds: Only these kinds; nil for all.
    ///   - showsDamage: Whether an element that can't be read comes as a record that nobody can take, which tells the reader
    ///     of it, instead of keeping back the others.
    public func page(
        after position: String?, limit: Int, except replica: String? = nil, kinds: [String]? = nil,
        showsDamage: Bool = false
    ) async throws -> SyncPage {
        try await capture()
        let (first, known) = try await place(of: position)
        let state = try await state().state
        let limit = min(max(limit, 1), Self.longestPage)
        let all = try await rows(after: first, kinds: kinds, limit: limit)
        var page = SyncPage(records: [], position: "", more: all.count == limit)
        var last = first
        var bytes = 0
        for row in all {
            if bytes > Self.pageBytes {
                page.more = true
                break
            }
            last = row.position
            guard replica == nil || row.source != replica,
                let record = try await sent(row, showsDamage: showsDamage)
            else { continue }
            bytes += record.id.utf8.count + (record.value?.roughSize ?? 0) + 100
            page.records.append(record)
        }
        // What has no rows of these kinds was seen too.
        if !page.more { last = max(last, state.position) }
        page.position = try await told(last, known: known)
        return page
    }

    /// Returns a record as others get it; nil if it has changed since, so that it comes later. Throws `.tooNew` for what
    /// only a later version of Larder can read: it comes once that has run here.
    func sent(_ row: Row, showsDamage: Bool = false) async throws -> SyncRecord? {
        var record = row.record
        guard let kind = kind(record.kind) as? any MergedSyncKind, let mark = record.value else {
            return record
        }
        do {
            guard let (value, fingerprint) = try await kind.value(of: record.id),
                mark == .string(fingerprint)
            else { return nil }
            record.value = value
        } catch let error as LarderError
            where [.damaged, .tooNew].contains(error.code) && showsDamage
        {
            // Without it, the element would seem to be gone here.
            record.value = SyncRecord.damaged
        }
        return record
    }

    /// Returns where a page begins, and the last removal that its reader need not hear of, because it was forgotten before
    /// the reader began.
    private func place(of position: String?) async throws -> (first: Int, known: Int) {
        let state = try await state().state
        guard let position else { return (-1, state.forgotten) }
        guard let (number, known) = state.place(of: position) else {
            throw SyncPositionError.unknown
        }
        if max(number, known) < state.forgotten { throw SyncPositionError.expired }
        return (number, known)
    }
}

extension SyncJournal.State {
    /// A position as others get it: the replica, the number, the last removal that need not be heard of, and the run that
    /// gave the number.
    func text(of number: Int, known: Int) -> String {
        text(of: number, known: known, run: token(of: number))
    }

    func text(of number: Int, known: Int, run: String?) -> String {
        "\(replica).\(number).\(known)" + (run.map { "." + $0 } ?? "")
    }

    /// The run that gave a number; nil if that is not known.
    private func token(of number: Int) -> String? {
        index(ofRunOf: number).flatMap { runs?[$0].token }
    }

    /// Returns the numbers of a position that was given here, also under a former name; nil if it was not.
    func place(of position: String) -> (number: Int, known: Int)? {
        let parts = position.split(separator: ".", omittingEmptySubsequences: false)
        guard (3...4).contains(parts.count), let number = Int(parts[1]), let known = Int(parts[2]),
            (-1...self.position).contains(number), (0...self.position).contains(known)
        else { return nil }
        let token = token(of: number)
        let isOfRun = parts.count == 4 && token.map { parts[3] == $0 } ?? true
        guard
            parts[0] == replica
                ? isOfRun || parts.count == 3
                : isOfRun && token != nil && formerly?.contains(String(parts[0])) == true
        else { return nil }
        return (number, known)
    }

    /// Returns the last position that is known of the run that gave one: when a run goes on where it is not known, the
    /// data was put back to a state during it. -1 if that is not known, as of a run that still goes on.
    func end(ofRunOf position: String) -> Int {
        let token = position.split(separator: ".", omittingEmptySubsequences: false).last
        guard let runs, let index = runs.lastIndex(where: { $0.token == token ?? "" }) else {
            return -1
        }
        return index + 1 < runs.count ? runs[index + 1].position : -1
    }

    /// Whether a position was given under this name, but is not known.
    func isLost(_ position: String) -> Bool {
        position.hasPrefix(replica + ".") && place(of: position) == nil
    }
}
