import Foundation
import Larder
import Testing

@Suite struct `An error` {
    @Test func `says in any words of the system what happened and what to do`() {
        let error: any Error = LarderError(
            .offline, key: Key("front"), message: "Not asked, because we are offline.")
        #expect(error.localizedDescription == "Not asked, because we are offline.")
        #expect("\(error)" == "front: Not asked, because we are offline.")
    }
}
