internal import ArgumentParser
internal import Foundation
internal import Larder
internal import Records
internal import Sync
internal import Terminal

/// `larder outbox`.
struct OutboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outbox",
        abstract: "See what waits for other larders, and retry or drop what was set aside.",
        discussion: """
            Each change is stored together with a write for the other larder, which `larder sync` sends. \
            What the other larder can't take is set aside; the rest goes on. Retry it, or drop it: it then \
            stays here, but isn't sent.
            """,
        subcommands: [OutboxList.self, OutboxShow.self, OutboxRetry.self, OutboxDrop.self],
        defaultSubcommand: OutboxList.self)
}

/// `larder outbox list`.
struct OutboxList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what waits and what was set aside.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "List dropped writes too.")
    var dropped = false

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let items = try await attempt("list the outbox") {
                try await composition.outboxes.items(withDropped: dropped)
            }
            if common.json {
                for item in items { Console.print(JSONText.outboxItem(item).line) }
                return
            }
            if items.isEmpty {
                return Console.error("Nothing is waiting. To exchange data: `larder sync URL`")
            }
            var table = TextTable(columns: [
                .init("Write"), .init("What", isFlexible: true), .init("State"),
                .init("To", expendability: 1), .init("Since", expendability: 2),
                .init("Why", isFlexible: true, expendability: 3),
            ])
            table.rows = items.map { item in
                [
                    .init(String(item.id.prefix(8)), .bold), .init(item.words.printable),
                    .init(
                        item.write.state.words,
                        [.parked, .asking].contains(item.write.state) ? .warning : .plain),
                    .init(item.address.printable),
                    .init(DateFormatting.local(item.write.enqueued), .dim),
                    .init(item.write.failure?.error.message.printable ?? ""),
                ]
            }
            Console.table(table)
        }
    }
}

/// `larder outbox show`.
struct OutboxShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a write: what it changes, and why it waits.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OutboxChoice

    func run() async throws {
        try await choice.run(common, "show the write") { _, item in
            if common.json {
                return Console.print(JSONText.outboxItem(item, withRecords: true).line)
            }
            Console.text("\(item.words.printable), \(item.write.state.words)")
            Console.text("To: \(item.address.printable)")
            Console.text("Since: \(DateFormatting.local(item.write.enqueued))")
            Console.text("Sent so far: \(QuantityFormatting.count(item.write.attempts, "time"))")
            if let next = item.write.nextAttempt {
                Console.text(
                    "Next try: \(DateFormatting.local(next)), or with the next `larder sync`")
            }
            if let failure = item.write.failure {
                Console.text("Why: \(failure.error.message.printable)")
            }
            for record in item.write.payload?.records.prefix(20) ?? [] {
                let what = record.value == nil ? "removed" : "changed"
                Console.text(
                    "  \(record.kind) \(record.id.printable), \(what) "
                        + DateFormatting.local(record.stamp.date))
            }
            let more = (item.write.payload?.records.count ?? 0) - 20
            if more > 0 { Console.text("  and \(more) more") }
        }
    }
}

/// `larder outbox retry`.
struct OutboxRetry: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry", abstract: "Send a write again with the next `larder sync`.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OutboxChoice

    func run() async throws {
        try await choice.run(common, "retry the write") { outboxes, item in
            try await outboxes.retry(item)
            if common.json { return Console.print(item.json(as: .waiting).line) }
            Console.text("It will be sent again with the next `larder sync`.")
        }
    }
}

/// `larder outbox drop`.
struct OutboxDrop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Drop a write: it stays here, but isn't sent.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OutboxChoice
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await choice.run(common, "drop the write") { outboxes, item in
            try confirmation.ask("Don't send \(item.words.printable) to \(item.address.printable)?")
            try await outboxes.drop(item)
            if common.json { return Console.print(item.json(as: .dropped).line) }
            Console.text("Dropped: \(item.words.printable).")
        }
    }
}

/// A write of the outbox.
struct OutboxChoice: ParsableArguments {
    @Argument(help: "The write, or the beginning of it, as `larder outbox list` shows it.")
    var write: String

    func run(
        _ common: CommonOptions, _ doing: String,
        _ body: (SyncOutboxes, SyncOutboxes.Item) async throws -> Void
    ) async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            try await attempt(doing, refused: composition.refusal) {
                let outboxes = composition.outboxes
                try await body(outboxes, try await outboxes.item(write))
            }
        }
    }
}

extension SyncOutboxes.Item {
    /// The write after what a command did with it.
    fileprivate func json(as state: OutboxState) -> JSONText {
        .object([
            ("id", .string(id)), ("to", .string(address)), ("what", .string(words)),
            ("state", .string(state.rawValue)),
        ])
    }
}

extension OutboxState {
    /// The state in words.
    fileprivate var words: String {
        switch self {
        case .waiting: "waiting"
        case .sending: "being sent"
        case .asking: "waiting for you"
        case .parked: "set aside"
        case .dropped: "given up"
        }
    }
}
