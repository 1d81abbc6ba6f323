import Larder
import SwiftUI

struct Headline: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var title: String
}

struct WeatherView: View {
    @State private var model: ValueModel<String>

    init(store: Store<String>, town: Key) {
        model = ValueModel(store: store, key: town)
    }

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .empty: if !model.isWaiting { Text("Nothing here yet") }
            case .failed: Text(model.failure?.error.message ?? "")
            case .loaded: Text(model.value ?? "")
            }
            if model.isWaiting { Text("Will be fetched when you are online") }
        }
        .refreshable { [model] in await model.refresh() }
    }
}

struct HeadlinesView: View {
    @State private var model: ListModel<Headline>

    init(list: PagedList<Headline>) {
        model = ListModel(list)
    }

    var body: some View {
        List(model.items) { [model] headline in
            Text(headline.title)
                .onAppear {
                    if headline == model.items.last { Task { await model.loadMore() } }
                }
        }
        .refreshable { [model] in await model.refresh() }
    }
}
