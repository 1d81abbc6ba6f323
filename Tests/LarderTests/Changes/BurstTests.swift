import Larder
import LarderSimulation
import Testing

/// Bursts from several threads at once, as the toolchain's own observation loses final values there.
@Suite struct `Bursts of changes` {
    @Test(arguments: 0..<20)
    func `never go back for any watcher, and every watcher sees the last`(round: Int) async {
        let store = Store<Int>(name: "burst", environment: ManualClock().environment())
        let watchers = (0..<8).map { _ in Witness() }
        let tokens = watchers.map { witness in
            store.observe("a") { witness.see($0.revision, $0.value) }
        }
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for step in 0..<250 { store.setSoon("a", to: writer * 1_000 + step) }
                }
            }
            group.addTask {
                // Watchers come and go meanwhile.
                for _ in 0..<100 {
                    let witness = Witness()
                    let token = store.observe("a") { witness.see($0.revision, $0.value) }
                    await Task.yield()
                    token.cancel()
                    if witness.wentBack { Issue.record("a passing watcher went back") }
                }
            }
        }
        let last = store.snapshot(of: "a")
        for witness in watchers {
            #expect(!witness.wentBack)
            #expect(witness.revision == last.revision)
            #expect(witness.value == last.value)
        }
        tokens.forEach { $0.cancel() }
    }

    @Test(arguments: 0..<200)
    func `reach sequences and models with their last value`(round: Int) async {
        let store = Store<Int>(name: "burst", environment: ManualClock().environment())
        let model = await ValueModel(store: store, key: "a", loading: nil)
        let stream = store.snapshots(of: "a", loading: nil)
        let reader = Task {
            var last: UInt64 = 0
            for await snapshot in stream {
                if snapshot.revision < last { Issue.record("a sequence went back") }
                last = snapshot.revision
                if snapshot.value == -1 { return }
            }
        }
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<2 {
                group.addTask {
                    for step in 0..<20 { store.setSoon("a", to: writer * 1_000 + step) }
                }
            }
        }
        store.setSoon("a", to: -1)
        await reader.value
        while await model.value != -1 { await Task.yield() }
        #expect(await model.value == -1)
    }
}

/// Remembers whether revisions ever went back.
private final class Witness: Sendable {
    private let state = Locked((revision: UInt64(0), value: Int?.none, wentBack: false))

    func see(_ revision: UInt64, _ value: Int?) {
        state.withLock { state in
            if revision < state.revision { state.wentBack = true }
            state.revision = revision
            state.value = value
        }
    }

    var revision: UInt64 { state.withLock { $0.revision } }
    var value: Int? { state.withLock { $0.value } }
    var wentBack: Bool { state.withLock { $0.wentBack } }
}
