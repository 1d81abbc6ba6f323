import Larder
import LarderSimulation
import LarderTesting
import Testing

typealias TextContract = SourceContract<String>

@Suite struct `Sources keep the contract` {
    @Test(arguments: TextContract.Rule.allCases)
    func `scripted`(rule: TextContract.Rule) async throws {
        try await TextContract(
            keys: ["a", "b"], failing: { ScriptedSource([.failure(.unreachable)]) },
            stalling: { ScriptedSource([.held("never")]) }
        ) { ScriptedSource([.value("x")]) }.check(rule)
    }

    @Test(arguments: TextContract.Rule.allCases)
    func `in the weather`(rule: TextContract.Rule) async throws {
        let storm = Weather()
        storm.isOffline = true
        let calm = Weather()
        try await TextContract(
            keys: ["a", "b"],
            failing: { storm.around(ScriptedSource([.value("x")])) },
            stalling: { calm.around(ScriptedSource([.held("never")])) }
        ) { calm.around(ScriptedSource([.value("x")])) }.check(rule)
    }

    @Test(arguments: TextContract.Rule.allCases)
    func `with a second one behind it`(rule: TextContract.Rule) async throws {
        let broken = ScriptedSource<String>([.failure(.unreachable)])
        try await TextContract(
            keys: ["a", "b"], failing: { broken.fallback(to: broken) },
            stalling: { broken.fallback(to: ScriptedSource([.held("never")])) }
        ) { broken.fallback(to: ScriptedSource([.value("x")])) }.check(rule)
    }

    @Test(arguments: TextContract.Rule.allCases)
    func `with a time limit`(rule: TextContract.Rule) async throws {
        let clock = ManualClock()
        try await TextContract(
            keys: ["a", "b"],
            failing: { ScriptedSource([.failure(.refused)]).timeout(.seconds(5), clock: clock) },
            stalling: { ScriptedSource([.held("never")]).timeout(.seconds(5), clock: clock) }
        ) { ScriptedSource([.value("x")]).timeout(.seconds(5), clock: clock) }.check(rule)
    }

    @Test(arguments: TextContract.Rule.allCases)
    func `checked and prepared`(rule: TextContract.Rule) async throws {
        try await TextContract(
            keys: ["a", "b"],
            failing: {
                ScriptedSource<String>([.value("x")]).checking { _ in
                    throw LarderError(.unreadable, message: "No. Ask for something else.")
                }
            },
            stalling: { ScriptedSource([.held("never")]).preparing { _ in } }
        ) { ScriptedSource([.value("x")]).preparing { _ in }.checking { $0 } }.check(rule)
    }
}
