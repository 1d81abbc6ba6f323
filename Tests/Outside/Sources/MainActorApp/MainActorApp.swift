// An app whose code is on the main actor by default, as new projects of Xcode 26 are: what is stored or fetched says that it
// is not.
internal import Foundation
internal import Larder

/// A value of a store.
nonisolated struct Headline: Codable, Sendable, Equatable, Identifiable {
    let id: Int
    let title: String
}

/// A source that sends by itself.
nonisolated struct Ticks: PushSource {
    func values(for key: Key) -> AsyncThrowingStream<Fetched<Int>, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

/// What a screen has.
final class Screen {
    let model: ValueModel<[Headline]>
    let list: ListModel<Shelved<Headline>>
    let ticks = ValueModel(store: Store(name: "ticks", pushSource: Ticks()), key: "now")
    private var token: ObservationToken?

    init(fetch: @escaping @Sendable () async throws -> [Headline]) {
        let store = Store(
            name: "headlines",
            source: ClosureSource<[Headline]> { _ in .value(try await fetch()) },
            storage: MemoryStorage())
        model = ValueModel(store: store, key: "front")
        let shelf = Shelf<Headline>(
            "headlines", columns: ShelfColumns(scope: "all", order: { .number(Double($0.id)) }),
            storage: MemoryStorage())
        list = ListModel(shelf.list(.all))
        token = store.observe("front", \.value) { change in
            print(change.new?.count ?? 0)
        }
    }

    var titles: [String] { (model.value ?? []).map(\.title) }

    func reload() async -> String? {
        do {
            try await model.load()
            return nil
        } catch {
            return error.localizedDescription
        }
    }
}
