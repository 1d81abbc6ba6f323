internal import Mustache

/// The templates of all pages, read once.
struct Templates: Sendable {
    private let library: MustacheLibrary

    /// Reads the embedded templates; the first test finds any mistake in them.
    init(_ embedded: [String: String]) throws {
        var library = MustacheLibrary()
        for (name, text) in embedded where name.hasSuffix(".mustache") {
            try library.register(text, named: String(name.dropLast(".mustache".count)))
        }
        self.library = library
    }

    /// Returns a page as HTML.
    func html(_ name: String, _ frame: Frame, _ page: Any) -> String {
        var content: [String: Any] = [:]
        content["frame"] = PlainView.of(frame)
        content["page"] = PlainView.of(page)
        guard let text = library.render(content, withTemplate: name) else {
            preconditionFailure("there is no template \(name)")
        }
        return text
    }
}
