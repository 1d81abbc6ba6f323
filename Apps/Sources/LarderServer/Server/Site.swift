internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import WebSafety

/// What all pages share: the applications, the templates, and what goes on behind.
final class Site: Sendable {
    let desks: Desks
    let configuration: ServerConfiguration
    let templates: Templates
    let assets: Assets
    let hub: ChangeHub
    let refresher: Refresher
    let follower: ReceiverFollower
    let metrics = Metrics()
    let sparklines = Sparklines()
    let changes: ChangeLedger
    let pages = PageCache()

    let key: SigningKey
    let tokens: FormToken
    let entrance: Entrance

    init(desks: Desks, configuration: ServerConfiguration) async throws {
        self.desks = desks
        self.configuration = configuration
        key = SigningKey(try await Secrets(storage: desks.said, now: desks.environment.now).key())
        tokens = FormToken(key)
        entrance = try await Entrance(desks: desks, configuration: configuration)
        templates = try Templates(EmbeddedFiles.all)
        assets = Assets(EmbeddedFiles.all)
        // Another run numbers its events anew.
        let epoch = String(
            desks.environment.makeID().filter { $0.isASCII && $0.isLetter || $0.isNumber }.prefix(
                12))
        hub = ChangeHub(epoch: epoch, clock: desks.environment.clock)
        refresher = Refresher(desks: desks, hub: hub)
        follower = ReceiverFollower(book: desks.places, receiver: desks.receiver, hub: hub)
        changes = ChangeLedger(storage: desks.said, now: desks.environment.now)
    }

    var now: Date { desks.environment.now() }

    /// Ends the event streams of sessions and programs that may come in no more.
    func endStreams() async throws {
        guard entrance.isNeeded else { return }
        let secrets = Secrets(storage: desks.said, now: desks.environment.now)
        for owner in hub.owners {
            if try await entrance.sessions.holds(owner) { continue }
            if try await secrets.token(owner) != nil { continue }
            hub.leave(owner: owner)
        }
    }

    /// Returns what stands around a page.
    func frame(
        _ title: String, _ section: Section?, _ request: Request, live: [Topic] = []
    ) -> Frame {
        Frame(
            title: title + " · Larder", assets: assets.path,
            live: live.map(\.rawValue).joined(separator: " "), lastEvent: hub.lastID,
            token: tokens.token(for: PageContext.session),
            links: Section.allCases.map { link in
                Frame.Link(
                    name: link.name, address: link.address, key: link.key, isHere: link == section)
            },
            isOffline: desks.offline.isOffline, said: said(request),
            locale: Reader(request).locale.identifier(.bcp47),
            isSignedIn: PageContext.session != nil)
    }

    /// Returns a page.
    func page(
        _ template: String, _ frame: Frame, _ content: Any,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        var response = Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"],
            body: ResponseBody(
                byteBuffer: ByteBuffer(string: templates.html(template, frame, content))))
        if frame.said != nil {
            response.setCookie(Cookie(name: Self.saidCookie, value: "", maxAge: 0, path: "/"))
        }
        return response
    }

    // MARK: - What was done

    static let saidCookie = "larder-said"

    /// What the form said that led here, once.
    private func said(_ request: Request) -> String? {
        guard let value = request.cookies[Self.saidCookie]?.value, !value.isEmpty else {
            return nil
        }
        return value.removingPercentEncoding.map { String($0.prefix(300)) }
    }

    /// Answers a form: scripts get what became of it, browsers are led to a page.
    func done(_ said: String?, see address: String, _ request: Request) -> Response {
        if request.wantsJSON {
            return Response.json(Done(ok: true, said: said, see: address))
        }
        var response = Response(status: .seeOther, headers: [.location: address])
        if let said, let value = said.addingPercentEncoding(withAllowedCharacters: .alphanumerics) {
            response.setCookie(
                Cookie(
                    name: Self.saidCookie, value: value, maxAge: 30, path: "/", httpOnly: true,
                    sameSite: .lax))
        }
        return response
    }

    private struct Done: Encodable {
        var ok: Bool
        var said: String?
        var see: String?
    }

    /// Says what went wrong, with the status that fits.
    func failure(_ error: any Error, _ request: Request) -> Response {
        let (status, message) = Self.words(for: error)
        if request.isForPrograms { return Response.trouble(message, status: status) }
        if request.wantsJSON {
            return Response.json(Done(ok: false, said: message, see: nil), status: status)
        }
        struct Trouble { var title, message, back: String }
        let title = status.code == 404 ? "Not here" : "That did not work"
        let frame = frame(title, nil, request)
        return page(
            "trouble", frame,
            Trouble(title: title, message: message, back: Self.referrer(request)), status: status)
    }

    private static func words(for error: any Error) -> (HTTPResponse.Status, String) {
        switch error {
        case let error as PageError: return (error.status, error.message)
        case let error as HTTPError:
            return (error.status, error.body ?? error.status.reasonPhrase + ".")
        default:
            let error = LarderError.wrapping(error)
            let status: HTTPResponse.Status =
                switch error.code {
                case .notFound, .gone: .notFound
                case .refused, .unreadable, .unsupported: .unprocessableContent
                case .tooLarge: .contentTooLarge
                case .conflict: .conflict
                case .unreachable, .offline, .timedOut, .busy: .serviceUnavailable
                case .full: .init(code: 507)
                case .damaged, .tooNew, .io: .internalServerError
                }
            return (status, error.message)
        }
    }

    /// The page of ours that a request came from.
    private static func referrer(_ request: Request) -> String {
        guard let text = request.headers[.referer], let url = URLComponents(string: text),
            url.host == request.head.authority?.split(separator: ":").first.map(String.init),
            url.path.hasPrefix("/"), !url.path.hasPrefix("//")
        else { return "/" }
        return url.path + (url.percentEncodedQuery.map { "?" + $0 } ?? "")
    }
}

/// A mistake in a request, in words for who made it.
struct PageError: Error {
    var status: HTTPResponse.Status
    var message: String

    init(_ status: HTTPResponse.Status, _ message: String) {
        self.status = status
        self.message = message
    }
}

extension Request {
    /// Whether a script asks, and wants to know what became of it.
    var wantsJSON: Bool { headers[.accept]?.hasPrefix("application/json") == true }

    /// Returns the fields of a form; of fields with one name the last.
    func form(limit: Int = 2 << 20) async throws -> [String: String] {
        var copy = self
        let body = try await copy.collectBody(upTo: limit)
        let type = headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        if type == "application/json" {
            guard
                let fields = try? JSONDecoder().decode(
                    [String: FieldText].self, from: Data(body.readableBytesView))
            else {
                throw PageError(
                    .badRequest, "The request is no JSON object of texts, numbers and truths.")
            }
            return fields.compactMapValues(\.text)
        }
        var fields: [String: String] = [:]
        for part in String(buffer: body).split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func decoded(_ text: Substring) throws -> String {
                guard let plain = text.formDecoded else {
                    throw PageError(.badRequest, "A field of the form is not text in UTF-8.")
                }
                return plain
            }
            fields[try decoded(pair[0])] = pair.count > 1 ? try decoded(pair[1]) : ""
        }
        return fields
    }

    /// A field of the query, as forms write it: a plus sign stands for a space.
    func query(_ name: String) -> String? {
        for part in (uri.query ?? "").split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2,
                pair[0].replacing("+", with: " ").removingPercentEncoding == name,
                let text = pair[1].replacing("+", with: " ").removingPercentEncoding
            else { continue }
            return text.isEmpty ? nil : text
        }
        return nil
    }
}

/// A field of a JSON object as a form would hold it; a truth is "1" or "0".
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

extension Response {
    /// An answer for scripts.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Plain structs of texts and numbers always encode.
        let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
        return Response(
            status: status,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}

extension HTTPField.Name {
    /// Who may show a file inside their pages.
    static let crossOriginResourcePolicy = fixed("Cross-Origin-Resource-Policy")

    /// A name that is written here, not received.
    static func fixed(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else {
            preconditionFailure("\(name) is no name of a field")
        }
        return name
    }
}

/// Returns text as part of a query.
func queryText(_ text: String) -> String {
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: "&+=?#;'")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
}

extension Substring {
    /// The text as it was before a form encoded it, byte for byte: Foundation leaves out a byte order
    /// mark at the beginning.
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
