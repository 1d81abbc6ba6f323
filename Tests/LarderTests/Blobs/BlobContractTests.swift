import Foundation
import Larder
import LarderTesting
import Testing

@Suite struct `Blobs wherever they are kept` {
    @Test(arguments: BlobContract.Rule.allCases)
    func `in a folder`(rule: BlobContract.Rule) async throws {
        try await BlobContract {
            let album = Album()
            return BlobContract.Place { limits, environment, keeping in
                try BlobStore(
                    at: album.url, limits: limits, environment: environment, keeping: keeping)
            }
        }.check(rule)
    }

    @Test(arguments: BlobContract.Rule.allCases)
    func `in memory`(rule: BlobContract.Rule) async throws {
        try await BlobContract {
            let storage = MemoryStorage()
            return BlobContract.Place { storage }
        }.check(rule)
    }
}
