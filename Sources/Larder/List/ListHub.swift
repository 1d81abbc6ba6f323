/// The live state of one list: its newest picture and its watchers.
///
/// It wraps an ``Entry`` that holds list pictures, so it gives the same guarantees: watchers see revisions in
/// order, possibly not all, and always the last.
final class ListHub<Item: ListItem>: Sendable {
    let entry: Entry
    private let family = ListFamily()

    init(key: Key) {
        entry = Entry(key: key, picture: ListPicture<Item>(ListDraft(), of: family))
    }

    var snapshot: ListSnapshot<Item> { ListSnapshot(any: entry.picture) }

    var isWatched: Bool { entry.isWatched }

    /// Makes the next picture and notifies the watchers, unless the body returns false.
    @discardableResult
    func change(
        _ body: (inout ListDraft<Item>, inout EntryState) -> Bool
    ) -> ListSnapshot<Item> {
        let picture = entry.change { state in
            var draft = ListDraft.after(ListSnapshot<Item>(any: state.picture).picture)
            return body(&draft, &state) ? ListPicture(draft, of: family) : nil
        }
        return ListSnapshot(any: picture)
    }

    /// Returns the next picture with another activity; nil if it is the same.
    func picture(after picture: AnyPicture, doing activity: Activity) -> AnyPicture? {
        var draft = ListDraft.after(ListSnapshot<Item>(any: picture).picture)
        guard draft.activity != activity else { return nil }
        draft.activity = activity
        return ListPicture(draft, of: family)
    }

    /// Adds a watcher, and returns whether it is the only one; `onLast` is called if it was the last to
    /// leave.
    func watch(
        _ terms: ListObservationOptions, onLast: @escaping @Sendable () -> Void = {},
        _ body: @escaping @Sendable (ListEvent<Item>) -> Bool
    ) -> (token: ObservationToken, isFirst: Bool) {
        let watcher = Watcher(wantsEvents: terms.wantsEvents, wasLast: { _ in onLast() }) {
            notice in
            switch notice {
            case .initial(let picture), .change(_, let picture):
                body(.snapshot(ListSnapshot(any: picture)))
            case .event(let event, let picture):
                body(.event(event, ListSnapshot(any: picture)))
            }
        }
        let entry = entry
        let isFirst = entry.attach(watcher)
        let token = ObservationToken(cancelsOnDeinit: terms.cancelsOnDeinit) {
            entry.detach(watcher)
        }
        return (token, isFirst)
    }
}
