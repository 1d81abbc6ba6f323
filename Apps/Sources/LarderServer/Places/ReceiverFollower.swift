internal import HTTPTypes
internal import Larder
internal import Places

/// Follows a GPS receiver on request: its position becomes the current position.
///
/// At most one task runs. It ends on request, when the receiver refuses, and with the server; a receiver that
/// cannot be reached is retried for as long as it is followed.
final class ReceiverFollower: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var run = 0
        var words = ""
        var isTrouble = false
        var isClosed = false
    }

    /// The least distance between two recorded positions, in metres.
    static let filter = 10.0

    private let book: PlaceBook
    private let receiver: SharedReceiver?
    private let hub: EventHub
    private let state = Locked(State())

    init(book: PlaceBook, receiver: SharedReceiver?, hub: EventHub) {
        self.book = book
        self.receiver = receiver
        self.hub = hub
    }

    /// What the page shows about the receiver; nil if there is none.
    var view: PlacesView.Receiver? {
        guard let receiver else { return nil }
        return state.withLock { state in
            .init(
                name: receiver.name, isFollowing: state.task != nil, state: state.words,
                isTrouble: state.isTrouble)
        }
    }

    /// Starts following; does nothing if it already does.
    func start() throws {
        guard let receiver else {
            throw PageError(.notFound, "This server has no GPS receiver.")
        }
        state.withLock { state in
            guard state.task == nil, !state.isClosed else { return }
            state.run += 1
            let run = state.run
            state.words = "Looking for \(receiver.name)…"
            state.isTrouble = false
            state.task = Task { [weak self] in await self?.follow(receiver, run) }
        }
        hub.publish(.places)
    }

    /// Stops following; the last position stays the current one.
    func stop() {
        end(state.withLock { $0.run }, words: "", isTrouble: false)
    }

    /// Stops following for good, and waits until nothing is being written.
    func close() async {
        let task = state.withLock { state in
            state.isClosed = true
            return state.task
        }
        task?.cancel()
        await task?.value
    }

    private func follow(_ receiver: SharedReceiver, _ run: Int) async {
        // Connection trouble arrives through the store, not as a locationState.
        let token = receiver.store.observe(receiver.key) { [weak self] snapshot in
            guard let error = snapshot.failure?.error else { return }
            self?.say(error.message + " Larder keeps trying.", isTrouble: true, run)
        }
        defer { token.cancel() }
        let location = Location(of: receiver, options: .init(filter: Self.filter))
        var number = 0
        for await locationState in location.states() {
            guard !Task.isCancelled else { break }
            let (words, isTrouble) = Self.words(for: locationState)
            say(words, isTrouble: isTrouble, run)
            if locationState.isLast {
                end(run, words: words, isTrouble: isTrouble)
                return
            }
            guard let fix = locationState.current, locationState.number != number else { continue }
            number = locationState.number
            do {
                try await book.set(fix.position, origin: .receiver, name: receiver.name)
            } catch {
                end(run, words: error.pageMessage, isTrouble: true)
                return
            }
        }
    }

    /// The signal as a person reads it.
    static func words(for locationState: LocationState) -> (text: String, isTrouble: Bool) {
        switch locationState.signal {
        case .searching: ("No fix yet.", false)
        case .held: ("It has a fix and updates the current position.", false)
        case .lost: ("Signal lost. The last position stays.", true)
        case .unreachable(let message): (message + " Larder keeps trying.", true)
        case .refused(let message): (message, true)
        case .ended: ("The receiver has ended.", false)
        }
    }

    private func say(_ words: String, isTrouble: Bool, _ run: Int) {
        let isNew = state.withLock { state in
            guard state.run == run, state.task != nil, state.words != words else { return false }
            state.words = words
            state.isTrouble = isTrouble
            return true
        }
        if isNew { hub.publish(.places) }
    }

    private func end(_ run: Int, words: String, isTrouble: Bool) {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard state.run == run else { return nil }
            defer { state.task = nil }
            state.words = words
            state.isTrouble = isTrouble
            return state.task
        }
        task?.cancel()
        if task != nil { hub.publish(.places) }
    }
}
