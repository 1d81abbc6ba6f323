import Foundation

/// The definitions of the cache-tests suite, as far as a private cache is concerned.
///
/// They are data outside the repository; see `CacheConformanceTests`.
struct CacheSuite {
    struct Test {
        var id: String
        var kind: String
        var dependencies: [String]
        var requests: [Request]
        var isForPrivateCaches: Bool
    }

    /// One request of a test: what is sent, what is answered, what must be seen.
    struct Request {
        let fields: [String: Any]

        func text(_ name: String) -> String? { fields[name] as? String }
        func flag(_ name: String) -> Bool { fields[name] as? Bool ?? false }
        func number(_ name: String) -> Double? { fields[name] as? Double }
        func has(_ name: String) -> Bool { fields[name] != nil }
        func isNull(_ name: String) -> Bool { fields[name] is NSNull }
        func list(_ name: String) -> [Any] { fields[name] as? [Any] ?? [] }

        var status: Int { (list("response_status").first as? Int) ?? 200 }
    }

    var tests: [Test]

    /// Finds the corpus in the folder `shared` beside one of the folders around this file.
    static func load() throws -> CacheSuite? {
        var folder = URL(filePath: #filePath)
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            let file = folder.appending(path: "shared/corpora/http-cache/tests.json")
            if FileManager.default.fileExists(atPath: file.path) {
                return try CacheSuite(Data(contentsOf: file))
            }
        }
        return nil
    }

    init(_ data: Data) throws {
        let suites = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
        let tests = suites.flatMap { $0["tests"] as? [[String: Any]] ?? [] }
        self.tests = tests.map { test in
            Test(
                id: test["id"] as? String ?? "", kind: test["kind"] as? String ?? "required",
                dependencies: test["depends_on"] as? [String] ?? [],
                requests: (test["requests"] as? [[String: Any]] ?? []).map(Request.init),
                isForPrivateCaches: test["browser_skip"] as? Bool != true
                    && test["cdn_only"] as? Bool != true)
        }
    }
}
