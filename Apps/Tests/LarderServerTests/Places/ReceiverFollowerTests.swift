import Foundation
import Geodesy
import Larder
import LarderSimulation
import Places
import Testing

@testable import LarderServer

/// A receiver that says one thing and then ends, or fails.
private struct BriefReceiver: Receiver {
    let name = "a brief receiver"
    var reports: [ReceiverReport] = []
    var failure: LarderError?

    func reports(requestedAccuracy: RequestedAccuracy) -> AsyncThrowingStream<
        ReceiverReport, any Error
    > {
        AsyncThrowingStream { continuation in
            for report in reports { continuation.yield(report) }
            continuation.finish(throwing: failure)
        }
    }
}

@Suite(.timeLimit(.minutes(15))) struct `Following a receiver` {
    private let trial = PlacesTrial()

    private func follower(_ receiver: BriefReceiver?) -> ReceiverFollower {
        ReceiverFollower(
            book: trial.book,
            receiver: receiver.map {
                SharedReceiver($0, environment: trial.clock.environment())
            }, hub: EventHub(epoch: "test", clock: trial.clock))
    }

    /// Waits until the follower has ended by itself.
    private func ended(_ follower: ReceiverFollower) async {
        while follower.view?.isFollowing == true { await Task.yield() }
    }

    @Test func `makes what it sees the current position, and says that it ended`() async throws {
        let seen = trial.clock.date
        let fix = Fix(
            position: try Position(latitude: 59.33, longitude: 18.06), time: seen, seen: seen)
        let follower = follower(BriefReceiver(reports: [.fix(fix)]))
        try follower.start()
        await ended(follower)
        #expect(try await trial.book.current().position.latitude == 59.33)
        #expect(try await trial.book.current().name == "a brief receiver")
        #expect(follower.view?.state == "The receiver has ended.")
    }

    @Test func `says why a receiver may not be had`() async throws {
        let follower = follower(
            BriefReceiver(failure: LarderError(.refused, message: "The receiver is another's.")))
        try follower.start()
        await ended(follower)
        #expect(follower.view?.state == "The receiver is another's.")
        #expect(follower.view?.isTrouble == true)
    }

    @Test func `can be stopped, and does not begin after the server's end`() async throws {
        let lost = LarderError(.unreachable, message: "Nobody answers.")
        let follower = follower(BriefReceiver(failure: lost))
        try follower.start()
        try follower.start()
        #expect(follower.view?.isFollowing == true)
        follower.stop()
        #expect(follower.view?.isFollowing == false)
        #expect(follower.view?.state == "")
        await follower.close()
        try follower.start()
        #expect(follower.view?.isFollowing == false)
    }

    @Test func `is not offered without a receiver`() {
        let follower = follower(nil)
        #expect(follower.view == nil)
        #expect(throws: PageError.self) { try follower.start() }
    }
}
