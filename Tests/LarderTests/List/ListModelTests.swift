import Larder
import LarderSimulation
import Observation
import Testing

@MainActor @Suite struct `A list model` {
    @Test func `loads when it is made and shows what came`() async {
        let library = Library(25)
        let model = ListModel(library.list)
        #expect(model.phase == .loading)
        while !model.isLoaded { await Task.yield() }
        #expect(model.items.map(\.id) == Array(1...10))
        #expect(model.phase == .loaded && model.hasMore && model.total == 25)
        await model.loadMore()
        #expect(model.items.count == 20)
        library.clock.advance(by: .seconds(60))
        #expect(model.isOutdated)
        await model.refresh()
        #expect(!model.isOutdated)
    }

    @Test func `is never empty before it is known to be`() async throws {
        let library = Library(25)
        let model = ListModel(library.list)
        let seen = Notebook<ListModel<Row>.Phase>()
        while !model.isLoaded {
            seen.note(model.phase)
            await Task.yield()
        }
        #expect(Set(seen.lines) == [.loading])
        library.server.items = []
        let empty = ListModel(library.store.list("empty"))
        #expect(empty.phase == .loading)
        while empty.phase == .loading { await Task.yield() }
        #expect(empty.phase == .empty && empty.isLoaded)
    }

    @Test func `ends to be loading when its load finds nothing to do`() async {
        let library = Library(25)
        let model = ListModel(library.list, loading: .cacheOnly)
        #expect(model.phase == .loading)
        while model.phase == .loading { await Task.yield() }
        #expect(model.phase == .empty && !model.isLoaded)
        library.line.update(.offline)
        let offline = ListModel(library.store.list("other"))
        while offline.phase == .loading { await Task.yield() }
        #expect(offline.phase == .empty && offline.isWaiting)
        #expect(ListModel(library.list, loading: nil).phase == .empty)
    }

    @Test func `shows what a load has left when that returns, also if it failed`() async {
        let library = Library(25)
        library.line.update(.offline)
        let offline = ListModel(library.list, loading: nil)
        try? await offline.load()
        #expect(offline.phase == .empty && offline.isWaiting)
        let other = Library(25)
        other.server.fail(.unreachable)
        let failing = ListModel(other.list, loading: nil)
        try? await failing.load()
        #expect(failing.phase == .failed)
    }

    @Test func `shows the failure of the list and of its next page apart`() async throws {
        let library = Library()
        let model = ListModel(try await library.loaded(1), loading: nil)
        library.server.fail(.unreachable)
        await model.loadMore()
        while model.moreFailure == nil { await Task.yield() }
        #expect(model.failure == nil)
        await model.loadMore()
        while model.moreFailure != nil { await Task.yield() }
        library.server.fail(.refused)
        await model.refresh()
        while model.failure == nil { await Task.yield() }
        #expect(model.moreFailure == nil && model.items.count == 20)
    }

    @Test func `loads the page before, and shows when that failed`() async throws {
        let library = Library()
        let list = PagedStore(
            name: "rows", source: library.server,
            options: PagingOptions(limit: 10, pagesInMemory: 2), retry: .never,
            environment: library.clock.environment()
        ).list("all")
        try await list.load()
        for _ in 0..<2 { try await list.load(.cached, .more) }
        let model = ListModel(list, loading: nil)
        #expect(model.hasPrevious && model.items.map(\.id) == Array(11...30))
        library.server.fail(.unreachable)
        await model.loadPrevious()
        while model.previousFailure == nil { await Task.yield() }
        #expect(model.failure == nil && model.items.count == 20)
        await model.loadPrevious()
        while model.previousFailure != nil { await Task.yield() }
        #expect(!model.hasPrevious && model.items.map(\.id) == Array(1...20))
    }

    @Test func `tells a first load, a refresh and a load of more apart`() async throws {
        let library = Library()
        library.server.hold()
        let model = ListModel(library.list)
        while !model.isLoading { await Task.yield() }
        #expect(model.snapshot.isFirstLoad && !model.snapshot.isRefreshing && !model.isLoadingMore)
        library.server.release()
        while model.isLoading || !model.isLoaded { await Task.yield() }
        library.server.hold()
        let refresh = Task { await model.refresh() }
        while !model.isLoading { await Task.yield() }
        #expect(model.snapshot.isRefreshing && !model.isLoadingMore)
        library.server.release()
        await refresh.value
        while model.isLoading { await Task.yield() }
        library.server.hold()
        let more = Task { await model.loadMore() }
        while !model.isLoadingMore { await Task.yield() }
        #expect(!model.isLoading)
        model.cancel()
        await more.value
        while model.isLoadingMore { await Task.yield() }
        #expect(model.moreFailure == nil && model.items.count == 10)
    }

    @Test func `does not wake a view of the items when only something else changed`() async throws {
        let library = Library()
        let model = ListModel(try await library.loaded(2), loading: nil)
        let woken = Notebook<Bool>()
        withObservationTracking {
            _ = (model.items, model.sections, model.hasMore)
        } onChange: {
            woken.note(true)
        }
        library.clock.advance(by: .seconds(5))
        await model.refresh()
        #expect(model.times?.confirmed == library.clock.date)
        #expect(woken.lines.isEmpty)
    }

    @Test func `keeps the old items while another list is being loaded`() async throws {
        let library = Library()
        let model = ListModel(try await library.loaded(1), loading: nil)
        library.server.items = rows(200...203)
        library.server.hold()
        model.show(library.store.list("filtered"))
        #expect(model.items.map(\.id) == Array(1...10))
        #expect(model.isShowingPrevious && !model.isLoaded)
        library.server.release()
        while !model.isLoaded { await Task.yield() }
        #expect(model.items.map(\.id) == Array(200...203))
        #expect(!model.isShowingPrevious)
        model.show(library.store.list("third"), loading: nil, keepingItems: false)
        #expect(model.items.isEmpty && !model.isShowingPrevious)
    }

    @Test func `tells its listeners steps that fit what they were told before`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        let model = ListModel(list, loading: nil)
        let mirror = MirrorOnMain()
        model.addListener(mirror)
        library.server.items.insert(Row(101), at: 0)
        library.server.items.remove(at: 5)
        await model.refresh()
        await model.loadMore()
        model.show(library.store.list("other"))
        while !model.isLoaded { await Task.yield() }
        library.server.hold()
        try await model.invalidate(erase: true)
        while !model.isLoading { await Task.yield() }
        #expect(mirror.items == model.items)
        library.server.release()
        while model.isLoading { await Task.yield() }
        #expect(mirror.items == model.items && !model.items.isEmpty)
        #expect(!mirror.isBroken)
    }

    @Test func `tells a listener nothing once its token is cancelled`() async throws {
        let library = Library()
        let model = ListModel(try await library.loaded(2), loading: nil)
        let (first, second) = (MirrorOnMain(), MirrorOnMain())
        let token = model.addListener(first)
        model.addListener(second)
        let before = model.items
        token.cancel()
        library.server.items.removeFirst(5)
        await model.refresh()
        #expect(first.items == before && model.items != before)
        #expect(second.items == model.items)
    }

    @Test func `tells all of its listeners in order of what one of them shows in its call`()
        async throws
    {
        let library = Library()
        let list = try await library.loaded(2)
        let other = library.store.list("other")
        try await other.load()
        let model = ListModel(list, loading: nil)
        let (first, second) = (MirrorOnMain(), MirrorOnMain())
        first.whenChanged = { [weak model, weak first] in
            first?.whenChanged = nil
            model?.show(other, loading: nil)
        }
        model.addListener(first)
        model.addListener(second)
        library.server.items.removeFirst(5)
        await model.refresh()
        for mirror in [first, second] {
            #expect(mirror.items == model.items)
            #expect(!mirror.isBroken)
        }
        #expect(model.items.map(\.id) == other.snapshot.ids)
        #expect(model.hasMore == other.snapshot.hasMore && model.total == other.snapshot.total)
        #expect(model.times == other.snapshot.times && model.isLoaded)
    }

    @Test
    func `tells its listeners of the start and the end of every load, and of the items between`()
        async throws
    {
        let library = Library(25)
        let model = ListModel(library.list, loading: nil)
        let diary = DiaryOnMain()
        model.addListener(diary)
        await model.refresh()
        while !diary.lines.contains("finished") { await Task.yield() }
        #expect(diary.lines == ["started", "items 10", "finished"])
    }

    @Test func `tells its listeners of a load that failed, and at which end of the list`()
        async throws
    {
        let library = Library(25)
        let model = ListModel(try await library.loaded(1), loading: nil)
        let diary = DiaryOnMain()
        model.addListener(diary)
        library.server.fail(.unreachable)
        await model.loadMore()
        while diary.lines.count < 2 { await Task.yield() }
        #expect(diary.lines == ["started", "failed at the next page"])
    }

    @Test func `tells its listeners of a load that was cancelled`() async throws {
        let library = Library(25)
        let model = ListModel(try await library.loaded(1), loading: nil)
        let diary = DiaryOnMain()
        model.addListener(diary)
        library.server.hold()
        let refresh = Task { await model.refresh() }
        while diary.lines.isEmpty { await Task.yield() }
        model.cancel()
        await refresh.value
        while diary.lines.count < 2 { await Task.yield() }
        #expect(diary.lines == ["started", "cancelled"])
    }

    @Test func `tells its listeners nothing of loads of a list that it no longer shows`()
        async throws
    {
        let library = Library(25)
        let other = library.store.list("other")
        try await other.load()
        let list = try await library.loaded(1)
        let model = ListModel(list, loading: nil)
        let diary = DiaryOnMain()
        model.addListener(diary)
        model.show(other, loading: nil)
        let before = diary.lines
        try await list.refresh()
        try await other.refresh()
        while !diary.lines.contains("finished") { await Task.yield() }
        #expect(Array(diary.lines.dropFirst(before.count)) == ["started", "finished"])
    }

    @Test func `is let go with its last user`() async {
        let library = Library()
        weak var gone: ListModel<Row>?
        do {
            let model = ListModel(library.list, loading: nil)
            gone = model
        }
        #expect(gone == nil)
        #expect(!library.list.isWatched)
    }
}

/// Writes down the loads and the items that a model tells of.
@MainActor private final class DiaryOnMain: @MainActor ListListener {
    private(set) var lines: [String] = []

    func didStartLoad(_ snapshot: ListSnapshot<Row>) { lines.append("started") }
    func didFinishLoad(_ snapshot: ListSnapshot<Row>) { lines.append("finished") }
    func didFailLoad(_ snapshot: ListSnapshot<Row>) {
        lines.append("failed at the \(snapshot.moreFailure == nil ? "start" : "next page")")
    }
    func didCancelLoad(_ snapshot: ListSnapshot<Row>) { lines.append("cancelled") }
    func didChangeItems(_ new: ListSnapshot<Row>) { lines.append("items \(new.items.count)") }
}

/// A list kept in step with a model by nothing but the steps it is told.
@MainActor private final class MirrorOnMain: @MainActor ListListener {
    private var sections: [ListSection<Row>] = []
    private var changes = ListChanges<Row>()
    private(set) var isBroken = false
    var whenChanged: (@MainActor () -> Void)?
    var items: [Row] { sections.flatMap(\.items) }

    func didBegin(_ snapshot: ListSnapshot<Row>) { sections = snapshot.sections }
    func willChangeItems(_ old: ListSnapshot<Row>) { changes = ListChanges() }
    func didInsert(_ item: Row, at position: ListPosition) {
        changes.steps.append(.insert(item, at: position))
    }
    func didUpdate(_ item: Row, from old: ListPosition, at position: ListPosition) {
        changes.steps.append(.update(item, from: old, at: position))
    }
    func didMove(from old: ListPosition, to new: ListPosition) {
        changes.steps.append(.move(from: old, to: new))
    }
    func didDelete(at position: ListPosition) { changes.steps.append(.delete(position)) }
    func didInsertSection(_ section: ListSection<Row>, at index: Int) {
        changes.steps.append(.insertSection(section, at: index))
    }
    func didMoveSection(from old: Int, to new: Int) {
        changes.steps.append(.moveSection(from: old, to: new))
    }
    func didDeleteSection(at index: Int) { changes.steps.append(.deleteSection(index)) }
    func didChangeItems(_ new: ListSnapshot<Row>) {
        if let next = changes.applied(to: sections) { sections = next } else { isBroken = true }
        whenChanged?()
    }
}
