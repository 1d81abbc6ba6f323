internal import Foundation
internal import HTTPTypes

/// A strict reader of `multipart/form-data`, as browsers send forms with files (RFC 7578).
///
/// It guesses nothing: a malformed body is refused, with the reason.
enum Multipart {
    /// One field of a form.
    struct Part: Sendable, Hashable {
        var name: String
        var fileName: String?
        var contentType: String?
        var body: [UInt8]
    }

    /// The most parts in one form.
    static let most = 32

    /// The longest header of a part, in bytes.
    static let longestHead = 8 << 10

    /// Returns the parts of a body, in order.
    static func parts(of body: [UInt8], _ contentType: String) throws -> [Part] {
        let delimiter = Array("--".utf8) + (try boundary(of: contentType))
        guard body.starts(with: delimiter) else {
            throw refusal("it does not begin with its boundary")
        }
        let line = Array("\r\n".utf8) + delimiter
        var parts: [Part] = []
        var index = delimiter.count
        while true {
            let rest = body[index...]
            if rest.starts(with: Array("--".utf8)) {
                guard rest.dropFirst(2).allSatisfy({ [9, 10, 13, 32].contains($0) }) else {
                    throw refusal("something follows its end")
                }
                return parts
            }
            guard rest.starts(with: Array("\r\n".utf8)) else {
                throw refusal("a boundary is not alone on its line")
            }
            guard parts.count < most else { throw refusal("it has more than \(most) fields") }
            let (head, start) = try head(of: body, from: index + 2)
            guard let end = find(line, in: body, from: start) else {
                throw refusal("it is incomplete")
            }
            parts.append(try part(head, Array(body[start..<end])))
            index = end + line.count
        }
    }

    /// The boundary in a content type: 1 to 70 of the characters that are allowed in one.
    static func boundary(of contentType: String) throws -> [UInt8] {
        let fields = try parameters(contentType)
        guard fields.value.lowercased() == "multipart/form-data" else {
            throw refusal("it is not a multipart form")
        }
        guard let text = fields.parameters["boundary"] else {
            throw refusal("it has no boundary")
        }
        let signs = Set("'()+_,-./:=? ".utf8)
        let isSound =
            (1...70).contains(text.utf8.count) && text.utf8.last != 32
            && text.utf8.allSatisfy {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
                    || signs.contains($0)
            }
        guard isSound else { throw refusal("its boundary is not valid") }
        return Array(text.utf8)
    }

    // MARK: - Headers

    private static func head(
        of body: [UInt8], from start: Int
    ) throws -> (head: [String: String], end: Int) {
        let limit = min(body.count, start + longestHead)
        guard let end = find(Array("\r\n\r\n".utf8), in: body, from: start - 2, to: limit) else {
            throw refusal("the header of a field has no end")
        }
        var head: [String: String] = [:]
        guard end > start else { throw refusal("a field has no name") }
        guard let text = String(validating: body[start..<end], as: UTF8.self) else {
            throw refusal("the header of a field is not UTF-8 text")
        }
        for line in text.components(separatedBy: "\r\n") {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
                !line[..<colon].contains(where: \.isWhitespace),
                line.unicodeScalars.allSatisfy({
                    $0.value >= 32 && $0.value != 127 || $0.value == 9
                })
            else { throw refusal("the header of a field has a malformed line") }
            let name = line[..<colon].lowercased()
            guard head[name] == nil else {
                throw refusal("the header of a field has the same line twice")
            }
            head[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return (head, end + 4)
    }

    private static func part(_ head: [String: String], _ body: [UInt8]) throws -> Part {
        let disposition = try parameters(head["content-disposition"] ?? "")
        guard disposition.value.lowercased() == "form-data",
            let name = disposition.parameters["name"], !name.isEmpty
        else { throw refusal("a field has no name") }
        let coding = head["content-transfer-encoding"]?.lowercased() ?? "binary"
        guard ["binary", "8bit", "7bit"].contains(coding) else {
            throw refusal("a field is encoded in a way that browsers do not use")
        }
        return Part(
            name: unescaped(name), fileName: disposition.parameters["filename"].map(unescaped),
            contentType: head["content-type"], body: body)
    }

    /// Undoes the escapes of browsers for the three characters that would end a value.
    private static func unescaped(_ text: String) -> String {
        text.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    }

    /// Splits `value; name=text; other="text"` into its parts.
    private static func parameters(
        _ text: String
    ) throws -> (value: String, parameters: [String: String]) {
        var rest = text[...]
        func taken(until signs: String) -> String {
            let head = rest.prefix { !signs.contains($0) }
            rest = rest.dropFirst(head.count)
            return head.trimmingCharacters(in: .whitespaces)
        }
        let value = taken(until: ";")
        var parameters: [String: String] = [:]
        while rest.first == ";" {
            rest = rest.dropFirst()
            let name = taken(until: "=;").lowercased()
            if name.isEmpty, rest.isEmpty { break }
            guard !name.isEmpty, rest.first == "=" else {
                throw refusal("a parameter has no value")
            }
            rest = rest.dropFirst()
            let text: String
            if rest.first == "\"" {
                rest = rest.dropFirst()
                let quoted = rest.prefix { $0 != "\"" }
                rest = rest.dropFirst(quoted.count)
                guard rest.first == "\"" else { throw refusal("a quoted value has no end") }
                rest = rest.dropFirst()
                text = String(quoted)
                guard taken(until: ";").isEmpty else {
                    throw refusal("something follows a quoted value")
                }
            } else {
                text = taken(until: ";")
            }
            guard parameters.updateValue(text, forKey: name) == nil else {
                throw refusal("a parameter appears twice")
            }
        }
        return (value, parameters)
    }

    // MARK: - Bytes

    /// The first position of some bytes within others, at or after a start.
    private static func find(
        _ wanted: [UInt8], in body: [UInt8], from start: Int, to end: Int? = nil
    ) -> Int? {
        let end = end ?? body.count
        guard let first = wanted.first, start >= 0 else { return nil }
        return body.withUnsafeBufferPointer { bytes in
            var index = start
            while index <= end - wanted.count {
                if bytes[index] == first,
                    bytes[index..<(index + wanted.count)].elementsEqual(wanted)
                {
                    return index
                }
                index += 1
            }
            return nil
        }
    }

    private static func refusal(_ why: String) -> PageError {
        PageError(.badRequest, "Can’t read the form: \(why).")
    }
}
