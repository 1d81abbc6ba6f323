internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore

/// The style sheets, scripts and pictures, served at addresses that change with their content.
struct Assets: Sendable {
    /// The beginning of their addresses.
    let path: String

    private let files: [String: (type: String, bytes: ByteBuffer)]

    private static let types = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png",
    ]

    init(_ embedded: [String: String]) {
        var files: [String: (String, ByteBuffer)] = [:]
        var all = ""
        for (name, text) in embedded.sorted(by: { $0.key < $1.key }) {
            guard let type = Self.types[String(name.split(separator: ".").last ?? "")] else {
                continue
            }
            files[name] = (
                type,
                // Pictures are embedded in Base64.
                Data(base64Encoded: type == "image/png" ? text : "").flatMap {
                    $0.isEmpty ? nil : ByteBuffer(bytes: $0)
                } ?? ByteBuffer(string: text)
            )
            all += name + "\u{0}" + text + "\u{0}"
        }
        self.files = files
        path = "/assets/" + BlobID(of: Data(all.utf8)).description.prefix(16)
    }

    /// The addresses of all files but the service worker.
    var addresses: [String] {
        files.keys.filter { $0 != "service-worker.js" }.sorted().map { "\(path)/\($0)" }
    }

    /// The scripts that some scripts import, directly or not.
    func imports(of scripts: [String]) -> [String] {
        var found: Set<String> = []
        var rest = scripts
        while let script = rest.popLast() {
            for match in (text(script) ?? "").matches(of: /(?m)^import .*"\.\/([a-z-]+\.js)";$/) {
                let name = String(match.output.1)
                if found.insert(name).inserted { rest.append(name) }
            }
        }
        return found.subtracting(scripts).sorted()
    }

    /// Returns a file of this build; browsers keep it for a year, as it never changes.
    func response(_ build: String, _ name: String) -> Response? {
        guard "/assets/\(build)" == path, let file = files[name] else { return nil }
        return Response(
            status: .ok,
            headers: [
                .contentType: file.type, .cacheControl: "public, max-age=31536000, immutable",
                // The frame of an article has an opaque origin.
                .crossOriginResourcePolicy: "cross-origin",
            ],
            body: ResponseBody(byteBuffer: file.bytes))
    }

    /// The text of a file.
    func text(_ name: String) -> String? {
        files[name].map { String(buffer: $0.bytes) }
    }
}
