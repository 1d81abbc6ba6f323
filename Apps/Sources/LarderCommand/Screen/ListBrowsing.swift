internal import FullScreen
internal import Larder

extension ScreenSession {
    /// Fills the terminal with a list until the person leaves it.
    ///
    /// - Parameters:
    ///   - design: How the list looks and what its keys do.
    ///   - stores: The stores whose changes are shown, by name.
    ///   - composition: Where the stores are kept.
    ///   - doing: What a request does, in the words of an error message.
    ///   - perform: Carries out a request; what it throws is shown below the list.
    func browse(
        _ design: ListScreen.Design, of stores: [String], in composition: Composition,
        doing: @escaping @Sendable (ListScreen.Request) -> String,
        perform:
            @escaping @Sendable (
                ListScreen.Request, @escaping @Sendable (ListScreen.Message) -> Void
            ) async throws -> ScreenEnd?
    ) async throws -> ScreenEnd {
        let changes = StorageChanges(
            storages: [composition.userData], environment: composition.environment)
        return try await run(ListScreen(design)) { send in
            await changes.follow(where: { $0.touches(stores) }, { send(.changed) })
        } perform: { request, send in
            do {
                return try await perform(request, send)
            } catch {
                let failure = CommandFailure(error, while: doing(request))
                let words = failure.message.capitalisedSentence
                if case .act(let name, _, let text?) = request, !text.isEmpty {
                    send(.refused(action: name, text: text, words: words))
                } else {
                    send(.notice(words, isError: true))
                }
                return nil
            }
        }
    }
}
