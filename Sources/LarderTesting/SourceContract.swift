public import Larder
public import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rules that every source must pass, with one test for each.
///
/// ```swift
/// @Suite struct `My source` {
///     @Test(arguments: SourceContract<Songs>.Rule.allCases)
///     func keeps(rule: SourceContract<Songs>.Rule) async throws {
///         try await SourceContract(keys: ["a", "b"]) { MySource(server) }.check(rule)
///     }
/// }
/// ```
public struct SourceContract<Value: Sendable>: Sendable {
    private let keys: [Key]
    private let make: @Sendable () async throws -> any Source<Value>
    private let makeFailing: (@Sendable () async throws -> any Source<Value>)?
    private let makeStalling: (@Sendable () async throws -> any Source<Value>)?

    /// Creates the contract for a source.
    ///
    /// - Parameters:
    ///   - keys: Keys that the source has values for; at least two.
    ///   - failing: Makes the same kind of source, but with every fetch failing; without it, the rule about
    ///     errors is not tested.
    ///   - stalling: Makes the same kind of source, but with fetches that do not end by themselves; without
    ///     it, the rule about cancellation is not tested.
    ///   - make: Makes a working source.
    public init(
        keys: [Key], failing: (@Sendable () async throws -> any Source<Value>)? = nil,
        stalling: (@Sendable () async throws -> any Source<Value>)? = nil,
        make: @escaping @Sendable () async throws -> any Source<Value>
    ) {
        precondition(keys.count >= 2, "the contract needs two keys or more, not \(keys.count)")
        self.keys = keys
        self.make = make
        makeFailing = failing
        makeStalling = stalling
    }

    /// A rule of the contract.
    public enum Rule: String, Sendable, CaseIterable, CustomTestStringConvertible {
        case `answers who knows nothing with a value, every time`
        case `answers who knows its version with a value or with not modified`
        case `does not let what is known change the value`
        case `answers for many keys at once`
        case `reports progress that never goes back`
        case `fails with an error that says what, why and what to do`
        case `ends when it is cancelled`
        case `says when it was cancelled before it began`

        /// The rule as a sentence.
        public var testDescription: String { rawValue }
    }

    /// Checks one rule.
    public func check(
        _ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let trial = SourceTrial<Value>(location: sourceLocation)
        switch rule {
        case .`answers who knows nothing with a value, every time`:
            let source = try await make()
            for _ in 0..<3 { try await trial.value(keys[0], from: source) }
        case .`answers who knows its version with a value or with not modified`:
            let source = try await make()
            let fetched = try await trial.value(keys[0], from: source)
            _ = try await source.fetch(
                FetchRequest(key: keys[0], known: fetched.map(trial.known)))
        case .`does not let what is known change the value`:
            // Unknown validators must not be taken for those of the current version.
            let source = try await make()
            guard var known = try await trial.value(keys[0], from: source).map(trial.known) else {
                return
            }
            known.validators = ["larder-contract": "nobody gave this"]
            try await trial.value(keys[0], from: source, knowing: known)
        case .`answers for many keys at once`:
            let source = try await make()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<20 {
                    let key = keys[index % keys.count]
                    group.addTask { try await trial.value(key, from: source) }
                }
                try await group.waitForAll()
            }
        case .`reports progress that never goes back`:
            let reports = Locked<[Int64]>([])
            let request = FetchRequest<Value>(key: keys[0]) { progress in
                reports.withLock { $0.append(progress.completed) }
            }
            _ = try await make().fetch(request)
            let seen = reports.withLock { $0 }
            #expect(seen == seen.sorted(), sourceLocation: sourceLocation)
        case .`fails with an error that says what, why and what to do`:
            guard let source = try await makeFailing?() else { return }
            await trial.failure(keys[0], from: source)
        case .`ends when it is cancelled`:
            guard let source = try await makeStalling?() else { return }
            await trial.cancellation(keys[0], from: source, isEarly: false)
        case .`says when it was cancelled before it began`:
            guard let source = try await makeStalling?() else { return }
            await trial.cancellation(keys[0], from: source, isEarly: true)
        }
    }
}

/// One source under test.
private struct SourceTrial<Value: Sendable>: Sendable {
    let location: SourceLocation

    func known(_ fetched: Fetched<Value>) -> Known<Value> {
        Known(
            value: fetched.value, times: Timestamps(fetched: Date(), asOf: fetched.asOf),
            validators: fetched.validators)
    }

    @discardableResult
    func value(
        _ key: Key, from source: any Source<Value>, knowing known: Known<Value>? = nil
    ) async throws -> Fetched<Value>? {
        switch try await source.fetch(FetchRequest(key: key, known: known)) {
        case .fetched(let fetched): return fetched
        case .notModified:
            Issue.record("\(key): not modified, though nothing is known", sourceLocation: location)
            return nil
        }
    }

    func failure(_ key: Key, from source: any Source<Value>) async {
        do {
            _ = try await source.fetch(FetchRequest(key: key))
            Issue.record("nothing was thrown", sourceLocation: location)
        } catch let error as LarderError {
            #expect(!error.message.isEmpty, sourceLocation: location)
        } catch {
            Issue.record("\(error) is not a LarderError", sourceLocation: location)
        }
    }

    func cancellation(_ key: Key, from source: any Source<Value>, isEarly: Bool) async {
        let began = Locked(false)
        let task = Task {
            if isEarly { withUnsafeCurrentTask { $0?.cancel() } }
            began.withLock { $0 = true }
            _ = try await source.fetch(FetchRequest(key: key))
        }
        while !began.withLock({ $0 }) { await Task.yield() }
        task.cancel()
        switch await task.result {
        case .success:
            Issue.record("a cancelled fetch answered", sourceLocation: location)
        case .failure(let error):
            #expect(error is CancellationError, "\(error)", sourceLocation: location)
        }
    }
}
