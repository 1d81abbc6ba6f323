import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPCache {
    /// Makes the answer to a request from a stored response: complete, partial, or "not modified".
    func answer(
        _ visit: Visit, from stored: StoredAnswer, _ state: HTTPCacheResponse.State
    ) -> HTTPCacheResponse {
        let now = environment.now()
        noteUse(of: stored.key, at: now)
        let freshness = HTTPFreshness(of: stored.response, heuristics: options.heuristics)
        let age = freshness.age(at: now)
        var response = stored.response
        if state != .revalidated { response.fields = Self.reusable(response.fields) }
        response.fields["Age"] = String(min(age.components.seconds, 1 << 31))
        response = shaped(response, for: visit.request, now: now)
        response.requestedAt = now
        response.receivedAt = now
        return HTTPCacheResponse(response: response, state: state, age: age)
    }

    /// Passes on the origin's response.
    ///
    /// If the cache replaced the caller's validators by its own, the caller's conditions are evaluated here.
    func fetched(_ response: TransportResponse, _ visit: Visit, evaluates: Bool)
        -> HTTPCacheResponse
    {
        let now = environment.now()
        let age = HTTPFreshness(of: response, heuristics: options.heuristics).age(at: now)
        let known = HTTPPreconditions(visit.request.fields)
        var response = response
        if evaluates, known.areMet(by: response, now: now) { response.becomeNotModified() }
        return HTTPCacheResponse(response: response, state: .fetched, age: age)
    }

    /// Removes the fields that must not be reused without validation (RFC 9111 5.2.2.4).
    private static func reusable(_ fields: HeaderFields) -> HeaderFields {
        let control = HTTPCacheControl(fields)
        return fields.removing(control.fieldNames("no-cache") + control.fieldNames("private"))
    }

    private func shaped(
        _ whole: TransportResponse, for request: TransportRequest, now: Date
    ) -> TransportResponse {
        var response = whole
        if HTTPPreconditions(request.fields).areMet(by: whole, now: now) {
            response.becomeNotModified()
        } else if request.method == "HEAD" {
            response.body = Data()
        } else if let range = request.fields["Range"], whole.status == 200,
            Self.isRangeWanted(request.fields, of: whole)
        {
            response.becomePart(range)
        }
        return response
    }

    /// Whether `If-Range`, if present, names exactly this version (RFC 9110 13.1.5).
    private static func isRangeWanted(_ fields: HeaderFields, of response: TransportResponse)
        -> Bool
    {
        guard let condition = fields["If-Range"] else { return true }
        if let etag = response.fields["ETag"], EntityTag.matchesStrongly(condition, etag) {
            return true
        }
        guard let modified = response.fields["Last-Modified"] else { return false }
        return modified.utf8.elementsEqual(condition.utf8)
    }
}

extension TransportResponse {
    /// Turns the response into "not modified"; fields that describe a body are removed.
    fileprivate mutating func becomeNotModified() {
        status = 304
        body = Data()
        fields = fields.removing([
            "Content-Length", "Content-Encoding", "Content-Language", "Content-Range",
            "Content-Type",
        ])
    }

    /// Reduces the body to a range, or reports that the range is not satisfiable.
    fileprivate mutating func becomePart(_ range: String) {
        let length = body.count
        switch HTTPByteRange.meaning(of: range, length: length) {
        case .everything: return
        case .unsatisfiable:
            status = 416
            body = Data()
            fields["Content-Range"] = "bytes */\(length)"
        case .bytes(let bytes):
            status = 206
            body = Data(body.dropFirst(bytes.lowerBound).prefix(bytes.count))
            fields["Content-Range"] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(length)"
        }
        if fields["Content-Length"] != nil { fields["Content-Length"] = String(body.count) }
    }
}
