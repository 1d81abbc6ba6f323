/// An object that observes a list; every method is optional.
///
/// The steps of a change are delivered between `willChangeItems` and `didChangeItems`, in the order of
/// ``ListChanges``. To keep a copy of the list in sync, a listener must handle all of them.
public protocol ListListener<Item>: AnyObject {
    /// The type of the items.
    associatedtype Item: ListItem

    /// Called when a load started.
    func didStartLoad(_ snapshot: ListSnapshot<Item>)
    /// Called when a load succeeded.
    func didFinishLoad(_ snapshot: ListSnapshot<Item>)
    /// Called when a load failed for good; the snapshot says at which end of the list.
    func didFailLoad(_ snapshot: ListSnapshot<Item>)
    /// Called when a load was cancelled.
    func didCancelLoad(_ snapshot: ListSnapshot<Item>)

    /// Called with the current snapshot when the listener is added.
    func didBegin(_ snapshot: ListSnapshot<Item>)
    /// Called before the steps of a change of the items.
    func willChangeItems(_ old: ListSnapshot<Item>)
    /// Called for an inserted item, with its new position.
    func didInsert(_ item: Item, at position: ListPosition)
    /// Called for an item that was replaced by one with the same identity, with both positions.
    func didUpdate(_ item: Item, from old: ListPosition, at position: ListPosition)
    /// Called for a moved item, with its old and new positions.
    func didMove(from old: ListPosition, to new: ListPosition)
    /// Called for a removed item, with its old position.
    func didDelete(at position: ListPosition)
    /// Called for a section inserted with its items, with its new index.
    func didInsertSection(_ section: ListSection<Item>, at index: Int)
    /// Called for a moved section, with its old and new indices.
    func didMoveSection(from old: Int, to new: Int)
    /// Called for a section removed with its items, with its old index.
    func didDeleteSection(at index: Int)
    /// Called after the steps of a change of the items.
    func didChangeItems(_ new: ListSnapshot<Item>)

    /// Called after any change, including changes of the items.
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

    /// Reports the changes from one snapshot to another.
    func tell(from old: ListSnapshot<Item>, to new: ListSnapshot<Item>) {
        let changes = new.changes(from: old)
        if !changes.isEmpty {
            willChangeItems(old)
            for step in changes.steps { tell(step) }
            didChangeItems(new)
        }
        didChange(new)
    }

    /// Reports the start or the end of a load.
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
    /// Notifies an object of what happens to the list, for as long as both live; the object is held weakly.
    ///
    /// Methods are called on the thread that makes the change; for the main actor, add the listener to a
    /// ``ListModel``. The token can end it earlier, and may be ignored.
    @discardableResult
    public func addListener<Listener: ListListener & Sendable>(
        _ listener: Listener, loading policy: LoadPolicy? = nil
    ) -> ObservationToken where Listener.Item == Item {
        let last = Locked<ListSnapshot<Item>?>(nil)
        // The listener's lifetime, not the token's, decides how long this lasts.
        let terms = ListObservationOptions(
            loading: policy, wantsEvents: true, cancelsOnDeinit: false)
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
