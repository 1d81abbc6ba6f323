/// An object that wants to know what happens to a list; every method is optional.
///
/// The items change between `willChange` and `didChange`, and the steps are told between the two,
/// in the order of ``ListChanges``. A listener keeps no list of its own in step with less than all
/// of them.
public protocol ListListener<Item>: AnyObject {
    /// What the list holds.
    associatedtype Item: ListItem

    /// Called when a load began.
    func didStartLoad(_ snapshot: ListSnapshot<Item>)
    /// Called when a load ended well.
    func didFinishLoad(_ snapshot: ListSnapshot<Item>)
    /// Called when a load failed in the end; the snapshot says at which end of the list.
    func didFailLoad(_ snapshot: ListSnapshot<Item>)
    /// Called when a load was cancelled.
    func didCancelLoad(_ snapshot: ListSnapshot<Item>)

    /// Called with what is there when the listener comes.
    func didBegin(_ snapshot: ListSnapshot<Item>)
    /// Called before the steps of one change of the items.
    func willChangeItems(_ old: ListSnapshot<Item>)
    /// Called for an item that came, with its new place.
    func didInsert(_ item: Item, at position: ListPosition)
    /// Called for an item that was replaced by one of the same identity, with both places.
    func didUpdate(_ item: Item, from old: ListPosition, at position: ListPosition)
    /// Called for an item that moved, with its old and its new place.
    func didMove(from old: ListPosition, to new: ListPosition)
    /// Called for an item that was removed, with its old place.
    func didDelete(at position: ListPosition)
    /// Called for a section that came with its items, with its new place.
    func didInsertSection(_ section: ListSection<Item>, at index: Int)
    /// Called for a section that moved, with its old and its new place.
    func didMoveSection(from old: Int, to new: Int)
    /// Called for a section that was removed with its items, with its old place.
    func didDeleteSection(at index: Int)
    /// Called after the steps of one change of the items.
    func didChangeItems(_ new: ListSnapshot<Item>)

    /// Called after anything changed, the items included.
    func didChange(_ snapshot: ListSnapshot<Item>)
}

extension ListListener {
    /// Does nothing.
    public func didStartLoad(_ snapshot: ListSnapshot<Item>) {}
    /// Does nothing.
    public func didFinishLoad(_ snapshot: ListSnapshot<Item>) {}
    /// Does nothing.
    public func didFailLoad(_ snapshot: ListSnapshot<Item>) {}
    /// Does nothing.
    public func didCancelLoad(_ snapshot: ListSnapshot<Item>) {}
    /// Does nothing.
    public func didBegin(_ snapshot: ListSnapshot<Item>) {}
    /// Does nothing.
    public func willChangeItems(_ old: ListSnapshot<Item>) {}
    /// Does nothing.
    public func didInsert(_ item: Item, at position: ListPosition) {}
    /// Does nothing.
    public func didUpdate(_ item: Item, from old: ListPosition, at position: ListPosition) {}
    /// Does nothing.
    public func didMove(from old: ListPosition, to new: ListPosition) {}
    /// Does nothing.
    public func didDelete(at position: ListPosition) {}
    /// Does nothing.
    public func didInsertSection(_ section: ListSection<Item>, at index: Int) {}
    /// Does nothing.
    public func didMoveSection(from old: Int, to new: Int) {}
    /// Does nothing.
    public func didDeleteSection(at index: Int) {}
    /// Does nothing.
    public func didChangeItems(_ new: ListSnapshot<Item>) {}
    /// Does nothing.
    public func didChange(_ snapshot: ListSnapshot<Item>) {}

    /// Tells of the way from one snapshot to another.
    func tell(from old: ListSnapshot<Item>, to new: ListSnapshot<Item>) {
        let changes = new.changes(from: old)
        if !changes.isEmpty {
            willChangeItems(old)
            for step in changes.steps { tell(step) }
            didChangeItems(new)
        }
        didChange(new)
    }

    /// Tells of the start or the end of a load.
    func tell(_ event: LoadEvent, _ snapshot: ListSnapshot<Item>) {
        switch event {
        case .started: didStartLoad(snapshot)
        case .finished: didFinishLoad(snapshot)
        case .failed: didFailLoad(snapshot)
        case .cancelled: didCancelLoad(snapshot)
        }
    }

    private func tell(_ step: ListChange<Item>) {
        switch step {
        case .deleteSection(let index): didDeleteSection(at: index)
        case .insertSection(let section, let index): didInsertSection(section, at: index)
        case .moveSection(let old, let new): didMoveSection(from: old, to: new)
        case .delete(let position): didDelete(at: position)
        case .insert(let item, let position): didInsert(item, at: position)
        case .move(let old, let new): didMove(from: old, to: new)
        case .update(let item, let old, let position): didUpdate(item, from: old, at: position)
        }
    }
}

extension ListFeed {
    /// Tells an object what happens to the list, for as long as both live; it is held weakly.
    ///
    /// It is told on whatever thread makes the change; on the main actor, add it to a ``ListModel``.
    /// The token ends it earlier; it may be ignored.
    @discardableResult
    public func addListener<Listener: ListListener & Sendable>(
        _ listener: Listener, loading policy: LoadPolicy? = nil
    ) -> ObservationToken where Listener.Item == Item {
        let last = Locked<ListSnapshot<Item>?>(nil)
        // The listener, not the token, decides how long this lasts.
        let terms = ListWatchTerms(loading: policy, wantsEvents: true, endsWithToken: false)
        return watch(terms) { [weak listener] notice in
            guard let listener else { return false }
            switch notice {
            case .snapshot(let new):
                let old = last.withLock { last in
                    defer { last = new }
                    return last
                }
                if let old { listener.tell(from: old, to: new) } else { listener.didBegin(new) }
            case .event(let event, let snapshot):
                listener.tell(event, snapshot)
            }
            return true
        }
    }
}
