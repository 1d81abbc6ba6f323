internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import WebSafety

/// Renders pages from templates, and answers forms.
struct Renderer: Sendable {
    let assets: Assets
    let tokens: FormToken
    /// What the scripts of every page import.
    private let modules: [String]
    private let templates: Templates
    private let sections: [Section]
    private let hub: EventHub
    private let offline: ConnectivitySwitch

    init(
        sections: [Section], tokens: FormToken, hub: EventHub, offline: ConnectivitySwitch
    ) throws {
        assets = Assets(EmbeddedFiles.all)
        modules = assets.imports(of: ["app.js"] + sections.flatMap(\.scripts).map { $0 + ".js" })
        templates = try Templates(EmbeddedFiles.all)
        self.sections = sections
        self.tokens = tokens
        self.hub = hub
        self.offline = offline
    }

    /// Returns the frame of a page, which follows the changes of its section unless it names other topics.
    func frame(
        _ title: String, _ section: Topic?, _ request: Request, live: [Topic]? = nil
    ) -> Frame {
        let live = live ?? section.map { [$0] } ?? []
        return Frame(
            title: title + " · Larder", assets: assets.path,
            live: live.map(\.rawValue).joined(separator: " "),
            lastEvent: PageContext.lastEvent ?? hub.lastID,
            token: tokens.token(for: PageContext.session),
            links: sections.map {
                .init(
                    name: $0.name, address: $0.path, key: String($0.key), icon: $0.icon,
                    isHere: $0.topic == section)
            },
            destinations: sections.map { $0.name.lowercased() }.joined(separator: ", "),
            scripts: sections.flatMap(\.scripts), modules: modules, isOffline: offline.isOffline,
            flash: flash(request),
            locale: PageLocale(request).locale.identifier(.bcp47),
            preferences: preferences(request),
            themeColour: ["light": "#f8f6f1", "dark": "#12181b"][
                Preferences(request).chosen["theme"] ?? ""],
            isSignedIn: PageContext.session != nil)
    }

    /// The choices of a reader that the page has to show.
    private func preferences(_ request: Request) -> [Frame.Choice] {
        let chosen = Preferences(request)
        return (Preference.shared + sections.flatMap(\.preferences)).compactMap {
            let value = chosen.option(of: $0).value
            return value == $0.options[0].value ? nil : .init(name: $0.name, value: value)
        }
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
        if frame.flash != nil {
            response.setCookie(Cookie(name: Self.flashCookie, value: "", maxAge: 0, path: "/"))
        }
        return response
    }

    /// Returns a part of a page.
    func html(_ template: String, _ frame: Frame, _ content: Any) -> String {
        templates.html(template, frame, content)
    }

    // MARK: - Answers to forms

    static let flashCookie = "larder-flash"

    /// The message of the form that led here, shown once.
    private func flash(_ request: Request) -> String? {
        guard let value = request.cookies[Self.flashCookie]?.value, !value.isEmpty else {
            return nil
        }
        return value.removingPercentEncoding.map { String($0.prefix(300)) }
    }

    /// Answers a form: scripts receive the outcome, browsers are redirected to a page.
    ///
    /// - Parameter undo: How to take it back: scripts offer it with the message.
    func done(
        _ message: String?, see address: String, undo: Undo? = nil, _ request: Request
    ) -> Response {
        if request.wantsJSON {
            return Response.json(
                Done(
                    ok: true, message: message, see: address, undo: undo?.path,
                    undoFields: undo?.fields)
            )
        }
        let words = [message, undo?.words].compactMap(\.self).joined(separator: " ")
        var response = Response(status: .seeOther, headers: [.location: undo?.page ?? address])
        if !words.isEmpty,
            let value = words.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        {
            response.setCookie(
                Cookie(
                    name: Self.flashCookie, value: value, maxAge: 30, path: "/", httpOnly: true,
                    sameSite: .lax))
        }
        return response
    }
}

/// How to take back what a form did.
struct Undo: Sendable {
    /// The path of the form that does it.
    var path: String
    /// Where to find that form, for readers without scripts.
    var words: String?
    /// What scripts send to it.
    var fields: [String: String]?
    /// The page that has the form, for readers without scripts, if it is not the one that follows.
    var page: String?
}

/// The outcome of a form, for scripts.
struct Done: Encodable {
    var ok: Bool
    var message: String?
    var see: String?
    var undo: String?
    var undoFields: [String: String]?
}
