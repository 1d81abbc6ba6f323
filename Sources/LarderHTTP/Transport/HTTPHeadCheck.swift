import Larder

/// Checks of request and response heads that every transport makes; for implementers.
public enum HTTPHeadCheck {
    /// Throws `.unsupported` if a method or field cannot be sent safely, such as a value with a line break,
    /// which would turn it into two fields.
    public static func check(_ request: TransportRequest) throws {
        guard isToken(request.method), request.method != "CONNECT" else {
            throw LarderError(
                .unsupported, message: "“\(request.method.shortened)” is not a valid HTTP method.")
        }
        for line in request.fields.lines {
            let isValue = line.value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
            guard isToken(line.name), isValue else {
                throw LarderError(
                    .unsupported,
                    message:
                        "The field “\(line.name.shortened)” cannot be sent: it has a line break "
                        + "or another character that a field may not contain.")
            }
        }
    }

    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    /// Throws if the head of a response is invalid or exceeds a limit.
    ///
    /// Returns the length of the body, if the fields specify it.
    @discardableResult
    public static func check(
        status: Int, fields: HeaderFields, method: String, limits: HTTPLimits
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

    /// Returns the one length that `Content-Length` specifies, once or repeatedly (RFC 9112 6.3).
    private static func contentLength(of fields: HeaderFields) throws -> Int? {
        guard let joined = fields.joined("Content-Length") else { return nil }
        let values = Set(joined.split(separator: ",").map(\.trimmingBlanks))
        guard values.count == 1, let text = values.first else {
            throw HTTPFailure.malformed("it gives two lengths")
        }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text) else {
            throw HTTPFailure.malformed("its length is not a number")
        }
        return length
    }
}
