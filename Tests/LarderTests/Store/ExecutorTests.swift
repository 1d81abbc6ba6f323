import Dispatch
import Larder
import LarderSimulation
import Testing

/// An executor that asks something whenever it is handed a task.
private final class AskingExecutor: TaskExecutor {
    let question = Locked<(@Sendable () -> Void)?>(nil)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        question.withLock { $0 }?()
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
}
