import LarderHTTP
import Testing

extension `Over URLSession` {
    @Suite(.serialized) struct `the transport` {
        let contract = TransportContract(transport: URLSessionTransport())

        @Test func `brings right answers whole`() async throws { try await contract.checkAnswers() }

        @Test func `sends requests as they are`() async throws {
            try await contract.checkRequests()
        }

        @Test func `makes errors of wrong answers`() async throws {
            try await contract.checkErrors()
        }

        @Test func `keeps away from this machine`() async throws {
            try await contract.checkAddresses()
        }

        @Test func `ends when cancelled`() async throws { try await contract.checkCancelling() }

        @Test func `says when nobody listens`() async throws { try await contract.checkNobody() }
    }
}
