internal import HTTPTypes
internal import Larder
internal import Places

/// Follows a GPS receiver on request: what it sees becomes the current position.
///
/// One task runs at most. It ends when it is told to, when the receiver refuses, and with the server;
/// a receiver that cannot be reached is tried again for as long as it is followed.
final class ReceiverFollower: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var run = 0
        var words = ""
        var isTrouble = false
        var isClosed = false
    }

    /// The metres between two positions that are noted.
    static let filter = 10.0

    private let book: PlaceBook
    private let receiver: SharedReceiver?
    private let hub: ChangeHub
    private let state = Locked(State())

    init(book: PlaceBook, receiver: SharedReceiver?, hub: ChangeHub) {
        self.book = book
        self.receiver = receiver
        self.hub = hub
    }

    /// What the page shows of it; nil without a receiver.
    var view: PlacesView.Receiver? {
        guard let receiver else { return nil }
        return state.withLock { state in
            .init(
                name: receiver.name, isFollowing: state.task != nil, state: state.words,
                isTrouble: state.isTrouble)
        }
    }

    /// Begins to follow; nothing changes if it does already.
    func start() throws {
        guard let receiver else {
            throw PageError(.notFound, "No GPS receiver is known to this server.")
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

    /// Ends following; the last position stays the current one.
    func stop() {
        end(state.withLock { $0.run }, words: "", isTrouble: false)
    }

    /// Ends following for good, and waits until nothing is being written.
    func close() async {
        let task = state.withLock { state in
            state.isClosed = true
            return state.task
        }
        task?.cancel()
        await task?.value
    }

    private func follow(_ receiver: SharedReceiver, _ run: Int) async {
        // Trouble on the way to the receiver is no sighting: the store knows of it.
        let token = receiver.store.observe(receiver.key) { [weak self] snapshot in
            guard let error = snapshot.failure?.error else { return }
            self?.say(error.message + " It is tried again.", isTrouble: true, run)
        }
        defer { token.cancel() }
        let location = Location(of: receiver, options: .init(filter: Self.filter))
        var number = 0
        for await sighting in location.sightings() {
            guard !Task.isCancelled else { break }
            let (words, isTrouble) = Self.words(for: sighting)
            say(words, isTrouble: isTrouble, run)
            if sighting.isLast {
                end(run, words: words, isTrouble: isTrouble)
                return
            }
            guard let fix = sighting.current, sighting.number != number else { continue }
            number = sighting.number
            do {
                try await book.set(fix.position, origin: .receiver, name: receiver.name)
            } catch {
                end(run, words: LarderError.wrapping(error).message, isTrouble: true)
                return
            }
        }
    }

    /// The signal as a person reads it.
    static func words(for sighting: Sighting) -> (text: String, isTrouble: Bool) {
        switch sighting.signal {
        case .searching: ("It has no fix yet.", false)
        case .held: ("It has a fix; what it sees is the current position.", false)
        case .lost: ("The signal is lost; the last position stays.", true)
        case .unreachable(let message): (message + " It is tried again.", true)
        case .refused(let message): (message, true)
        case .ended: ("It has nothing more to say.", false)
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
