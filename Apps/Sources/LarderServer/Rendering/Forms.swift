internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension RouterMethods where Context == PageContext {
    /// Adds a route for a form.
    func form(
        _ path: RouterPath,
        _ answer: @escaping @Sendable ([String: String], Request) async throws -> Response
    ) {
        post(path) { request, _ in try await answer(try await request.form(), request) }
    }
}

extension Request {
    /// Whether a script sent the request and expects JSON.
    var wantsJSON: Bool { headers[.accept]?.hasPrefix("application/json") == true }

    /// Returns the fields of a form; if a name occurs twice, the last one counts. How large a body may be was decided
    /// before it came here; see ``Section/bodyLimits``.
    func form() async throws -> [String: String] {
        var copy = self
        let body = try await copy.collectBody(upTo: .max)
        let type = headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        if type == "application/json" {
            guard
                let fields = try? JSONDecoder().decode(
                    [String: FieldText].self, from: Data(body.readableBytesView))
            else {
                throw PageError(
                    .badRequest, "The body is not a JSON object of strings, numbers and booleans.")
            }
            return fields.compactMapValues(\.text)
        }
        var fields: [String: String] = [:]
        for part in String(buffer: body).split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func decoded(_ text: Substring) throws -> String {
                guard let plain = text.formDecoded else {
                    throw PageError(.badRequest, "A field of the form is not UTF-8 text.")
                }
                return plain
            }
            fields[try decoded(pair[0])] = pair.count > 1 ? try decoded(pair[1]) : ""
        }
        return fields
    }

    /// A field of the query, as forms encode it: a plus sign stands for a space. One that was left empty is nil.
    func query(_ name: String) -> String? {
        queryWithEmpty(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A field of the query, with an empty text for one that was left empty, and nil only for a missing one.
    func queryWithEmpty(_ name: String) -> String? { (uri.query ?? "").queryField(name) }
}

extension String {
    /// A field of a query, as forms encode it; nil if it is missing.
    func queryField(_ name: String) -> String? {
        for part in split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair[0].replacing("+", with: " ").removingPercentEncoding == name,
                let text = pair.dropFirst().joined().replacing("+", with: " ")
                    .removingPercentEncoding
            else { continue }
            return text
        }
        return nil
    }
}

extension [String: String] {
    /// Whether a field of a form is 1; throws if it is neither 1 nor 0, or missing where a form has to send it.
    ///
    /// - Parameter usual: What a missing field means; nil if it must be there.
    func flag(_ name: String, or usual: Bool? = nil) throws -> Bool {
        switch self[name] {
        case "1": return true
        case "0": return false
        case nil where usual != nil: return usual == true
        default: throw PageError(.unprocessableContent, "Set “\(name)” to 1 or 0.")
        }
    }
}

extension PageContext {
    /// A parameter of the path, decoded.
    func parameter(_ name: String) throws -> String {
        guard let text = parameters.get(name)?.removingPercentEncoding, !text.isEmpty else {
            throw PageError(.badRequest, "The address is not UTF-8 text.")
        }
        return text
    }
}

/// A field of a JSON object as a form would send it; a boolean becomes "1" or "0".
private struct FieldText: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() { return }
        if let truth = try? value.decode(Bool.self) {
            text = truth ? "1" : "0"
        } else if let whole = try? value.decode(Int.self) {
            text = "\(whole)"
        } else if let number = try? value.decode(Double.self) {
            text = "\(number)"
        } else {
            text = try value.decode(String.self)
        }
    }
}

/// Returns text encoded for a query.
func queryText(_ text: String) -> String {
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: "&+=?#;'")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
}

extension Substring {
    /// The text before a form encoded it, byte for byte. Foundation would drop a leading byte order
    /// mark.
    fileprivate var formDecoded: String? {
        var (bytes, rest): ([UInt8], Substring.UTF8View) = ([], utf8)
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
                continue
            }
            let digits = String(rest.prefix(2)) ?? ""
            guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
                let value = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
