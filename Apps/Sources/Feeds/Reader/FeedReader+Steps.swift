public import Foundation
public import Larder

/// A step that ``FeedReader/undo()`` undoes.
public enum UndoStep: Sendable, Hashable, Codable {
    /// Articles were marked.
    case mark(MarkUndo)
    /// A feed was removed.
    case removal(FeedStep)
    /// A feed was given another name or other folders.
    case change(FeedStep)

    /// The mark, if it was one.
    public var mark: MarkUndo? {
        if case .mark(let mark) = self { mark } else { nil }
    }

    /// The removal or change of a feed, if it was one.
    public var feed: FeedStep? {
        switch self {
        case .mark: nil
        case .removal(let step), .change(let step): step
        }
    }
}

/// A feed that was removed or changed, with all that it takes to have it as it was.
public struct FeedStep: Sendable, Hashable, Codable {
    /// The subscription before.
    public var subscription: Subscription

    /// The name that was shown before.
    public var title: String

    /// The subscription after it was changed; nil if it was removed.
    var changed: Subscription?

    /// The revision of the steps that it was added to, which tells it from others that are alike.
    public internal(set) var number: UInt64?

    /// What undoing a change did, as a sentence.
    public var changedBack: String {
        let name = title.count > 80 ? title.prefix(79) + "…" : title
        guard subscription.name == changed?.name else { return "The feed is called \(name) again." }
        let folder = subscription.folders.joined(separator: "/")
        return folder.isEmpty ? "\(name) is in no folder again." : "\(name) is in \(folder) again."
    }

    /// Whether its articles came with the program, so that it is never fetched.
    public var isPackaged: Bool { subscription.id == Starter.welcome }
}

/// What can be undone: each step is stored in the commit that does it, and taken away in the one that undoes it.
extension FeedReader {
    /// Undoes the last step: a mark, except for articles marked again since, or the removal or change of a feed; another call
    /// undoes the step before it, and so on.
    ///
    /// Returns what was undone and how many articles changed; nil if nothing is left to
    /// undo. The articles of a feed that is followed again are not fetched by this.
    public func undo() async throws -> (what: UndoStep, count: Int)? {
        while let last = try await undoSteps().steps.last {
            switch last {
            case .mark(let mark):
                // What was marked again since stays, and may be all of it.
                if let count = try await undo(mark, onlyIfLast: true), count > 0 {
                    return (last, count)
                }
            case .removal(let step), .change(let step):
                // What was followed again or changed back by hand is as it was.
                if let done = try await undo(step, onlyIfLast: true) {
                    return (done.changed == nil ? .removal(done) : .change(done), 0)
                }
            }
        }
        return nil
    }

    /// Undoes a marking, whatever was done since, except for articles marked again; returns how many articles changed.
    public func undo(_ mark: MarkUndo) async throws -> Int {
        try await undo(mark, onlyIfLast: false) ?? 0
    }

    /// The marking of a moment, if it can still be undone.
    public func marking(at date: Date) async throws -> MarkUndo? {
        try await undoSteps().steps.compactMap(\.mark).last { $0.date == date }
    }

    /// Whether ``undo()`` has something to undo.
    public func canUndo() async throws -> Bool { try await !undoSteps().steps.isEmpty }

    /// Undoes a marking; nil if it is no step any more, or not the last one, as another program was faster.
    private func undo(_ mark: MarkUndo, onlyIfLast: Bool) async throws -> Int? {
        struct Gone: Error {}
        do {
            let count = try await articles.undo(mark) { restoration in
                let stored = try await self.undoSteps()
                var steps = stored.steps
                guard let index = steps.lastIndex(of: .mark(mark)),
                    !onlyIfLast || index == steps.count - 1
                else { throw Gone() }
                steps.remove(at: index)
                return try self.changes(
                    of: stored,
                    to: steps.map { step in
                        step.mark.map { .mark(restoration.updated($0)) } ?? step
                    })
            }
            if count > 0 { await didMark(mark.name) }
            return count
        } catch is Gone {
            return nil
        } catch let error as LarderError where error.code == .notFound {
            // What is older is too long ago as well.
            try await changeSubscriptions { change in
                let stored = try await undoSteps()
                let last = stored.steps.lastIndex(of: .mark(mark)) ?? -1
                let kept = stored.steps.enumerated().filter { $0 > last || $1.mark == nil }
                change.entries = try changes(of: stored, to: kept.map(\.element))
            }
            throw error
        }
    }

    /// Returns the change that makes a step the last one.
    func adding(_ step: UndoStep) async throws -> [EntryChange] {
        let stored = try await undoSteps()
        return try changes(of: stored, to: stored.steps + [step])
    }

    /// Returns the change that makes the removal of a feed, or its change to another subscription, the last step.
    func adding(_ step: FeedStep) async throws -> (changes: [EntryChange], step: FeedStep) {
        let stored = try await undoSteps()
        var (step, steps) = (step, stored.steps)
        step.number = stored.revision
        guard step.changed == nil else {
            return (try changes(of: stored, to: steps + [.change(step)]), step)
        }
        steps.removeAll { other in
            other.feed.map { $0.changed == nil && $0.subscription.id == step.subscription.id }
                ?? false
        }
        return (try changes(of: stored, to: steps + [.removal(step)]), step)
    }

    /// The steps as they are stored.
    struct UndoSteps: Sendable {
        /// The steps, oldest first.
        var steps: [UndoStep]
        fileprivate(set) var revision: UInt64 = 0
        /// Those that can't be read, as of a later version, as JSON.
        fileprivate var unread: [Data] = []
        /// Whether all could be read.
        var isWhole = true
        /// The entries of older versions, and their revisions.
        fileprivate var former: [Key: UInt64] = [:]
    }

    /// How many markings can be undone, and how many steps with feeds.
    static let mostSteps = 100
    private static let stepsKey = Key(storeName, "steps")

    /// A step of a list; nil if it can't be read, as one of a later version.
    private struct Listed: Decodable {
        let step: UndoStep?

        init(from decoder: any Decoder) { step = try? UndoStep(from: decoder) }
    }

    /// Reads the steps. Those that can't be read must not keep a person from marking anything; they stay as they are, before the others.
    func undoSteps() async throws -> UndoSteps {
        guard let entry = try await userData.entry(for: Self.stepsKey) else {
            return try await formerSteps()
        }
        var stored = UndoSteps(steps: [], revision: entry.revision)
        guard let listed = try? JSONDecoder().decode([Listed].self, from: entry.value) else {
            stored.isWhole = false
            return stored
        }
        stored.steps = listed.compactMap(\.step)
        guard stored.steps.count < listed.count else { return stored }
        let raw = (try? JSONSerialization.jsonObject(with: entry.value)) as? [Any] ?? []
        stored.isWhole = false
        stored.unread = zip(raw, listed).filter { $1.step == nil }.compactMap {
            try? JSONSerialization.data(withJSONObject: $0.0, options: .fragmentsAllowed)
        }
        return stored
    }

    /// Returns the changes that make other steps the stored ones, unless somebody else was faster.
    func changes(of stored: UndoSteps, to steps: [UndoStep]) throws -> [EntryChange] {
        var (marks, feeds) = (0, 0)
        let kept = steps.reversed().filter { step in
            if step.mark != nil { marks += 1 } else { feeds += 1 }
            return (step.mark != nil ? marks : feeds) <= Self.mostSteps
        }
        let encoder = JSONEncoder()
        let parts = stored.unread.suffix(Self.mostSteps) + (try kept.reversed().map(encoder.encode))
        let entry = StoredEntry.local(
            Self.stepsKey, Data("[".utf8) + parts.joined(separator: [0x2C]) + Data("]".utf8),
            format: "json/1", at: environment.now())
        return [.put(entry, expecting: stored.revision)]
            + stored.former.map { .remove($0, expecting: $1) }
    }

    /// Reads the steps of versions up to 0.2.0, which had them in two entries; each step with a feed named the marking before it.
    private func formerSteps() async throws -> UndoSteps {
        struct Place: Decodable { var after: Date? }
        let markEntry = try await userData.entry(for: Key(Self.storeName, "undo"))
        let feedEntry = try await userData.entry(for: Key(Self.storeName, "removed"))
        let decoder = JSONDecoder()
        func read<Value: Decodable>(_ entry: StoredEntry?) -> [Value] {
            entry.flatMap { try? decoder.decode([Value].self, from: $0.value) } ?? []
        }
        let marks: [MarkUndo] = read(markEntry)
        let (changed, places): ([FeedStep], [Place]) = (read(feedEntry), read(feedEntry))
        let feeds = Array(zip(changed, places.map(\.after)))
        func steps(where isThere: (Date?) -> Bool) -> [UndoStep] {
            feeds.enumerated().filter { isThere($1.1) }.map { number, feed in
                var step = feed.0
                step.number = UInt64(number)
                return step.changed == nil ? .removal(step) : .change(step)
            }
        }
        let dates = marks.map { Optional($0.date) }
        return UndoSteps(
            steps: steps { !dates.contains($0) }
                + marks.flatMap { mark in [.mark(mark)] + steps { $0 == mark.date } },
            former: [markEntry, feedEntry].compactMap(\.self).reduce(into: [:]) {
                $0[$1.key] = $1.revision
            })
    }
}
