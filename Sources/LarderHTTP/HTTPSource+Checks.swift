import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPSource {
    /// Throws if a response cannot be a value, with a sentence that says what was received.
    func check(_ response: TransportResponse, now: Date) throws {
        if let failure = response.failure(now: now) { throw failure }
        guard let flaw = response.flaw ?? expected.flaw(of: response) else { return }
        throw LarderError(.unreadable, message: flaw + ". What was there before is kept.")
    }
}
