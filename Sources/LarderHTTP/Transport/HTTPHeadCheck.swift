/// What every transport checks about the head of an answer; for those who write one.
public enum HTTPHeadCheck {
    /// Throws when the head of an answer is over a limit, or is none.
    ///
    /// Returns the length of the body where the fields say it.
    @discardableResult
    public static func check(
        status: Int, fields: HTTPFields, method: String, limits: HTTPLimits
    ) throws -> Int? {
        guard (200...599).contains(status) else {
            throw HTTPFailure.malformed("its status is \(status)")
        }
        let size = fields.lines.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
        guard size <= limits.headBytes else { throw HTTPFailure.headTooLarge(limits.headBytes) }
        guard let length = try contentLength(of: fields) else { return nil }
        let hasBody = method != "HEAD" && status != 204 && status != 304
        guard !hasBody || length <= limits.bodyBytes else {
            throw HTTPFailure.bodyTooLarge(limits.bodyBytes)
        }
        return hasBody ? length : 0
    }

    /// The one length that `Content-Length` gives, be it once or several times (RFC 9112 6.3).
    private static func contentLength(of fields: HTTPFields) throws -> Int? {
        guard let joined = fields.joined("Content-Length") else { return nil }
        let values = Set(joined.split(separator: ",").map(\.trimmingBlanks))
        guard values.count == 1, let text = values.first else {
            throw HTTPFailure.malformed("it gives two lengths")
        }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text) else {
            throw HTTPFailure.malformed("its length is no number")
        }
        return length
    }
}
