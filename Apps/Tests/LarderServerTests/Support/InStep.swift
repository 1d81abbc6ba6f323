import Foundation
import Larder
import LarderAsyncHTTP
import LarderHTTP
import LarderSQLite
import PersonalData
import Sync
import Testing

@testable import LarderServer

/// Tests of larders with files of their own that keep in step over the network.
protocol InStep {}

extension InStep {
    /// Runs the body with a client of a household for a server.
    func sync(
        _ home: Household, with port: Int, token: String? = nil, kinds: [String]? = nil,
        address: String? = nil
    ) async throws -> (report: SyncClient.Report?, error: LarderError?, client: SyncClient) {
        let transport = AsyncHTTPTransport()
        // The server shares two cores with a thousand other tests.
        var limits = HTTPSyncTransport.limits
        (limits.head, limits.idle) = (.seconds(120), .seconds(120))
        let http = HTTPClient(
            transport: transport, userAgent: UserAgent(name: "test", version: "1", contact: "test"),
            configuration: .init(
                limits: limits, addresses: AddressPolicy(allowsPrivate: true)),
            environment: home.resources.environment)
        let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
        let client = SyncClient(
            journal: try #require(home.resources.journal), address: address ?? url.absoluteString,
            transport: HTTPSyncTransport(client: http, url: url, token: token), kinds: kinds)
        do {
            let report = try await client.sync()
            try await transport.shutdown()
            return (report, nil, client)
        } catch let error as LarderError {
            try await transport.shutdown()
            return (nil, error, client)
        }
    }

    func lines(_ home: Household) async throws -> [String] {
        let journal = try #require(home.resources.journal)
        let (data, _) = try await PersonalData.exported(from: journal)
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !$0.contains("\"changed\"") }
    }

    /// Closes a household, and opens it as it is, or as its file was before.
    func reopened(_ home: Household, at folder: URL, as files: [URL: Data]? = nil)
        async throws
        -> (home: Household, files: [URL: Data])
    {
        try await home.cache.close()
        try await home.userData.close()
        // The files themselves stay, as with `cp -a backup/. folder/`.
        for (file, data) in files ?? [:] { try data.write(to: file) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let now = names.filter { $0.hasPrefix("user.") }.map { folder.appending(path: $0) }
        let found = try now.map { ($0, try Data(contentsOf: $0)) }
        return (try Household(at: folder), Dictionary(uniqueKeysWithValues: found))
    }
}
