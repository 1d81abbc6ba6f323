/// The live state of one list: its newest picture and those who watch it.
///
/// It is an ``Entry`` that holds list pictures, so it has the same promises: watchers see revisions
/// in order, perhaps not all, and always the last.
final class ListHub<Item: ListItem>: Sendable {
    let entry: Entry
    private let family = ListFamily()

    init(key: Key) {
        entry = Entry(key: key, picture: ListPicture<Item>(ListDraft(), of: family))
    }

    var snapshot: ListSnapshot<Item> { ListSnapshot(any: entry.picture) }

    var isWatched: Bool { entry.isWatched }

    /// Makes the next picture, unless the body says that there is nothing to change, and tells the
    /// watchers.
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

    /// The next picture with another activity; nil when it is the same.
    func picture(after picture: AnyPicture, doing activity: Activity) -> AnyPicture? {
        var draft = ListDraft.after(ListSnapshot<Item>(any: picture).picture)
        guard draft.activity != activity else { return nil }
        draft.activity = activity
        return ListPicture(draft, of: family)
    }

    /// Adds a watcher, and says whether it is the only one; `onLast` is called when it goes and was the last.
    func watch(
        _ terms: ListWatchTerms, onLast: @escaping @Sendable () -> Void = {},
        _ body: @escaping @Sendable (ListNotice<Item>) -> Bool
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
        let token = ObservationToken(endsWhenLetGo: terms.endsWithToken) {
            entry.detach(watcher)
        }
        return (token, isFirst)
    }
}
