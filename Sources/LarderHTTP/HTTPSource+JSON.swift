public import HTTPTypes
public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPSource where Value: Decodable {
    /// Returns a source for JSON documents.
    ///
    /// ```swift
    /// let source = HTTPSource<[Headline]>.json(client) { key in
    ///     URL(string: "https://example.org")?.appending(key, suffix: ".json")
    /// }
    /// ```
    ///
    /// A web page in place of JSON, such as a sign-in page, is an error.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - fields: More fields for every request, such as credentials.
    ///   - dates: How dates are written in the documents.
    ///   - url: Returns the URL of a key, or nil if it has none.
    public static func json(
        _ client: HTTPClient, fields: HTTPFields = HTTPFields(),
        dates: JSONDecoder.DateDecodingStrategy = .iso8601,
        url: @escaping @Sendable (Key) throws -> URL?
    ) -> HTTPSource<Value> {
        HTTPSource(
            client: client, accept: JSONDocument.accept, expecting: JSONDocument.types,
            fields: fields, url: url,
            decode: { data, _ in try JSONDocument.decode(Value.self, from: data, dates) })
    }
}

/// What JSON over HTTP looks like.
enum JSONDocument {
    static let accept = "application/json, */*;q=0.1"

    /// Many servers send JSON under a type of their own or as text.
    static let types = ["application/*", "text/json", "text/plain"]

    static func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, _ dates: JSONDecoder.DateDecodingStrategy
    ) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = dates
        return try decoder.decode(type, from: data)
    }
}
