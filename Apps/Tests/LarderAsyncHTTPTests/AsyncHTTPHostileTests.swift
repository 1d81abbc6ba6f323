import Foundation
import Larder
import LarderAsyncHTTP
import LarderHTTP
import LarderHTTPTesting
import Testing

@Suite struct `AsyncHTTPClient transport at the hostile origin` {
    let contract = HostileContract(transport: AsyncHTTPTransport(), isLinuxSession: false)

    @Test func `takes several turns`() async throws {
        guard let server = HostileServer.shared else { return }
        try await contract.checkTurns(at: server)
    }

    @Test(arguments: HostileCase.all) func `handles`(item: HostileCase) async {
        guard let server = HostileServer.shared else { return }
        await contract.check(item, at: server)
    }
}
