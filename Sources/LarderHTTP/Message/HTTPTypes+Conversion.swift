public import HTTPTypes
import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TransportRequest {
    /// Creates a request from one of swift-http-types; throws `.refused` unless it has a scheme, a host and a path.
    public init(_ request: HTTPRequest, body: Data? = nil) throws {
        guard let scheme = request.scheme, let authority = request.authority,
            let path = request.path,
            path.hasPrefix("/")
        else {
            throw LarderError(
                .refused, message: "The request needs an address with a scheme, a host and a path.")
        }
        self.init(
            method: request.method.rawValue,
            url: try WebAddress("\(scheme)://\(authority)\(path)").url,
            fields: HeaderFields(request.headerFields), body: body)
    }
}

extension TransportResponse {
    /// The status and the fields, as swift-http-types has them; a field that it cannot hold is left out.
    public var head: HTTPResponse {
        HTTPResponse(status: .init(code: status), headerFields: HTTPFields(fields))
    }
}

extension HeaderFields {
    /// Creates fields from those of swift-http-types, in their order.
    public init(_ fields: HTTPFields) {
        self.init(fields.map { Field($0.name.rawName, $0.value) })
    }
}

extension HTTPFields {
    /// Creates fields from received ones, without those whose name is not a token or whose value is not valid.
    ///
    /// Both would be changed on their way: a value with a line break is not the one that was received.
    public init(_ fields: HeaderFields) {
        self.init()
        for line in fields.lines {
            guard let name = HTTPField.Name(line.name), HTTPField.isValidValue(line.value) else {
                continue
            }
            append(HTTPField(name: name, value: line.value))
        }
    }
}
