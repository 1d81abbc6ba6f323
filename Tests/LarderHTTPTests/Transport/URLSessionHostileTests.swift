#if URLSession
import Foundation
import Larder
import LarderHTTP
import LarderHTTPTesting
import Testing

/// One after the other: all sessions of a process on Linux share one queue, on which an endless
/// answer keeps the others waiting.
@Suite(.serialized) enum `Over URLSession` {}

extension `Over URLSession` {
    @Suite(.serialized) struct `the hostile origin` {
        #if canImport(FoundationNetworking)
        static let isLinuxSession = true
        #else
        static let isLinuxSession = false
        #endif

        let contract = HostileContract(
            transport: URLSessionTransport(), isLinuxSession: Self.isLinuxSession)

        @Test func `takes several turns`() async throws {
            guard let server = HostileServer.shared else { return }
            try await contract.checkTurns(at: server)
        }

        @Test(arguments: HostileCase.all) func `handles`(item: HostileCase) async {
            guard let server = HostileServer.shared else { return }
            await contract.check(item, at: server)
        }
    }
}
#endif
