import Dispatch
import Larder
import LarderSimulation
import Testing

/// An executor that asks something whenever it is handed a task.
private final class AskingExecutor: TaskExecutor {
    let question = Locked<(@Sendable () -> Void)?>(nil)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // Outside the lock: the question may start a task.
        let question = question.withLock { $0 }
        question?()
        DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

@Suite struct `The app's executor` {
    @Test func `may ask for the entry whose task it is handed`() async throws {
        let (executor, source) = (AskingExecutor(), ScriptedPushSource<String>())
        var environment = ManualClock().environment()
        environment.executor = executor
        let store = Store(
            name: "test", pushSource: source, storage: MemoryStorage(), environment: environment)
        let library = Library()
        let list = PagedStore(
            name: "rows", source: library.server, storage: library.storage,
            environment: environment
        ).list("all")
        let answers = Notebook<Int>()
        executor.question.withLock { question in
            question = {
                answers.note(list.snapshot.items.count)
                _ = store.snapshot(of: "a")
            }
        }
        let token = store.observe("a", loading: .cached) { _ in }
        while source.readers == 0 { await Task.yield() }
        source.push("pushed")
        #expect(await snapshot(of: "a", in: store) { $0.isLoaded }.value == "pushed")
        try await list.load()
        #expect(answers.lines.contains(0))
        token.cancel()
        executor.question.withLock { $0 = nil }
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["group", "remove", "erase"])
    func `may set a value when it is handed the task that writes another`(way: String) async throws
    {
        let executor = AskingExecutor()
        var environment = ManualClock().environment()
        environment.executor = executor
        let store = Store<Int>(
            name: "test", storage: MemoryStorage(), environment: environment)
        try await store.set(["a": 0, "b": 0])
        await store.flush()
        executor.question.withLock { question in
            // Once: what it sets is a task as well.
            let isAsked = Locked(false)
            question = {
                let isFirst = isAsked.withLock { isAsked in
                    defer { isAsked = true }
                    return !isAsked
                }
                if isFirst { store.setSoon("log", to: 1) }
            }
        }
        switch way {
        case "group": try await store.set(["a": 1, "b": 1])
        case "remove": try await store.remove("a")
        default: try await store.invalidate(under: "", erase: true)
        }
        executor.question.withLock { $0 = nil }
        await store.flush()
        if way != "erase" { #expect(store.snapshot(of: "log").value == 1) }
    }
}
