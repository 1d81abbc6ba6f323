import Larder
import LarderSimulation
import Testing

@Suite struct `Watching a list` {
    @Test func `asks again when the connection was gone and back before a refresh failed`() async {
        let line = ConnectivitySwitch(otherwise: .online)
        let isFirst = Locked(true)
        let source = ClosurePagedSource<Row> { _ in
            if isFirst.withLock({ $0 }) {
                isFirst.withLock { $0 = false }
                line.isOffline = true
                line.isOffline = false
                throw LarderError(.offline, message: "Cut off.")
            }
            return .fetched(Fetched(Page(rows(1...2))))
        }
        let list = PagedStore(
            name: "rows", source: source, retry: .never,
            environment: StoreEnvironment(connectivity: line)
        ).list("a")
        let token = list.observe { _ in }
        _ = try? await list.load()
        await yield { list.snapshot.isLoaded }
        #expect(list.snapshot.ids == [1, 2])
        token.cancel()
    }

    @Test func `tells listeners begin, steps and end, and every load in order`() async throws {
        let library = Library(12)
        let list = library.list
        let diary = ListDiary()
        list.addListener(diary)
        try await list.load()
        try await list.load(.cached, .more)
        library.server.items = rows([2, 1] + Array(3...9))
        library.server.items[0].text = "!"
        try await list.refresh()
        library.server.fail(.unreachable)
        _ = try? await list.refresh()
        #expect(
            diary.lines.filter { $0 != "change" } == [
                "begin 0", "start", "will 0", "+1 @0.0", "+2 @0.1", "+3 @0.2", "+4 @0.3",
                "+5 @0.4", "+6 @0.5", "+7 @0.6", "+8 @0.7", "+9 @0.8", "+10 @0.9", "did 10",
                "finish", "start", "will 10", "+11 @0.10", "+12 @0.11", "did 12", "finish",
                "start", "will 12", "-0.11", "-0.10", "-0.9", "0.1>0.0", "2! 0.1>0.0", "did 9",
                "finish", "start", "fail",
            ])
    }

    @Test func `holds listeners weakly`() async throws {
        let library = Library()
        weak var gone: ListDiary?
        do {
            let diary = ListDiary()
            gone = diary
            library.list.addListener(diary)
            #expect(library.list.isWatched)
        }
        #expect(gone == nil)
        try await library.list.load()
        #expect(!library.list.isWatched)
    }

    @Test func `lasts as long as the listener, and ends with its token`() async throws {
        let library = Library()
        let diary = ListDiary()
        let token = library.list.addListener(diary)
        token.cancel()
        try await library.list.load()
        #expect(diary.lines == ["begin 0"])
    }

    @Test func `as a sequence gives what changed since its reader looked last`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        var updates = list.updates(loading: nil).makeAsyncIterator()
        let first = try #require(await updates.next())
        #expect(first.changes.isEmpty && first.snapshot.ids == Array(1...10))
        for id in 101...105 {
            library.server.items.insert(Row(id), at: 0)
            try await list.refresh()
        }
        try await list.load(.cached, .more)
        var shown = first.snapshot.items
        // Between the two there were many; the reader gets one update from what it had.
        let second = try #require(await updates.next())
        shown = try #require(second.changes.applied(toItems: shown))
        #expect(shown == list.snapshot.items)
    }

    @Test func `finds what changed once for all who saw the same`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        let old = list.snapshot
        library.server.items.insert(Row(101), at: 0)
        try await list.refresh()
        #expect(list.snapshot.changes(from: old) == list.snapshot.changes(from: old))
        #expect(list.snapshot.changes(from: list.snapshot).isEmpty)
        let other = try await library.store.list("other").load()
        #expect(other.changes(from: old).applied(toItems: old.items) == other.items)
    }

    @Test(arguments: 0..<20)
    func `never goes back under bursts from many threads, and everyone sees the last`(round: Int)
        async throws
    {
        let library = Library(120, paging: round % 2 == 0 ? .numbers : .cursors)
        let list = try await library.loaded(2)
        let mirrors = (0..<4).map { _ in Mirror() }
        for mirror in mirrors { list.addListener(mirror) }
        let model = await ListModel(list, loading: nil)
        let mark = Row(-1)
        let reader = Task {
            var shown: [Row] = []
            var last: UInt64 = 0
            for await update in list.updates(loading: nil) {
                if update.snapshot.revision < last { Issue.record("a sequence went back") }
                shown =
                    last == 0
                    ? update.snapshot.items : update.changes.applied(toItems: shown) ?? []
                if shown != update.snapshot.items { Issue.record("a sequence lost its place") }
                last = update.snapshot.revision
                if shown.first == mark { return }
            }
        }
        await withTaskGroup { group in
            for worker in 0..<4 {
                group.addTask {
                    var maker = ListMaker(seed: UInt64(round * 10 + worker))
                    for step in 0..<15 {
                        library.server.items =
                            Array(
                                maker.shuffled(library.server.items).prefix(100 + maker.below(20)))
                            + [Row(1_000 + worker * 100 + step)]
                        switch maker.below(6) {
                        case 0: _ = try? await list.load(.cached, .more)
                        case 1: _ = try? await list.refresh(.window)
                        case 2: _ = try? await list.refresh(.startOver)
                        case 3: try? await list.invalidate(erase: maker.below(4) == 0)
                        case 4: list.cancel()
                        default: _ = try? await list.load(.networkOnly)
                        }
                    }
                }
            }
        }
        library.server.items = [mark]
        // A load may join a fetch that began before the mark was set; the next one may not.
        while try await list.load(.networkOnly).items != [mark] {}
        await reader.value
        for mirror in mirrors {
            #expect(mirror.isInOrder)
            #expect(mirror.items == [mark])
        }
        while await model.items != [mark] { await Task.yield() }
        #expect(await model.snapshot.revision <= list.snapshot.revision)
    }
}

/// A listener that writes down what it is told.
private final class ListDiary: ListListener, Sendable {
    private let notes = Notebook<String>()
    var lines: [String] { notes.lines }

    func didStartLoad(_ snapshot: ListSnapshot<Row>) { notes.note("start") }
    func didFinishLoad(_ snapshot: ListSnapshot<Row>) { notes.note("finish") }
    func didFailLoad(_ snapshot: ListSnapshot<Row>) { notes.note("fail") }
    func didCancelLoad(_ snapshot: ListSnapshot<Row>) { notes.note("cancel") }
    func didBegin(_ snapshot: ListSnapshot<Row>) { notes.note("begin \(snapshot.items.count)") }
    func willChangeItems(_ old: ListSnapshot<Row>) { notes.note("will \(old.items.count)") }
    func didChangeItems(_ new: ListSnapshot<Row>) { notes.note("did \(new.items.count)") }
    func didInsert(_ item: Row, at position: ListPosition) { notes.note("+\(item) @\(position)") }
    func didUpdate(_ item: Row, from old: ListPosition, at position: ListPosition) {
        notes.note("\(item) \(old)>\(position)")
    }
    func didMove(from old: ListPosition, to new: ListPosition) { notes.note("\(old)>\(new)") }
    func didDelete(at position: ListPosition) { notes.note("-\(position)") }
    func didChange(_ snapshot: ListSnapshot<Row>) { notes.note("change") }
}

/// A list kept in step by nothing but the steps it is told, from any thread.
private final class Mirror: ListListener, Sendable {
    private struct State: Sendable {
        var sections: [ListSection<Row>] = []
        var changes = ListChanges<Row>()
        var revision: UInt64 = 0
        var isInOrder = true
    }

    private let state = Locked(State())
    var items: [Row] { state.withLock { $0.sections.flatMap(\.items) } }
    var isInOrder: Bool { state.withLock { $0.isInOrder } }

    func didBegin(_ snapshot: ListSnapshot<Row>) {
        state.withLock { state in
            state.sections = snapshot.sections
            state.revision = snapshot.revision
        }
    }
    func willChangeItems(_ old: ListSnapshot<Row>) {
        state.withLock { $0.changes = ListChanges() }
    }
    func didInsert(_ item: Row, at position: ListPosition) {
        add(.insert(item, at: position))
    }
    func didUpdate(_ item: Row, from old: ListPosition, at position: ListPosition) {
        add(.update(item, from: old, at: position))
    }
    func didMove(from old: ListPosition, to new: ListPosition) { add(.move(from: old, to: new)) }
    func didDelete(at position: ListPosition) { add(.delete(position)) }
    func didChangeItems(_ new: ListSnapshot<Row>) {
        state.withLock { state in
            let next = state.changes.applied(to: state.sections)
            state.isInOrder = state.isInOrder && next == new.sections
            state.sections = next ?? []
        }
    }
    func didChange(_ snapshot: ListSnapshot<Row>) {
        state.withLock { state in
            if snapshot.revision < state.revision { state.isInOrder = false }
            state.revision = snapshot.revision
        }
    }

    private func add(_ step: ListChange<Row>) { state.withLock { $0.changes.steps.append(step) } }
}
