#if Postgres
import CLibPQ
import Larder
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The address of a PostgreSQL database and our role in it: `postgres://user@host:5432/database`.
///
/// Accepts what libpq accepts: several hosts, from which one that accepts writes is chosen, and parameters
/// after a question mark. Preferably leave out the password: put it into a file, or into `PGPASSWORD` or
/// `~/.pgpass`, which libpq reads. It never appears in a description, error or log.
///
/// Without `sslmode`, a remote host must present a certificate for its name (`verify-full`) that the system
/// trusts; a host on this machine need not, and a Unix socket needs none.
public struct PostgresAddress: Sendable, CustomStringConvertible, CustomReflectable {
    /// The parameters for libpq, under its names, without the password file.
    private var words: [String: String]

    /// A file with the password, read for each connection so that it can be changed.
    private var passwordFile: URL?

    /// Statements to run first on every new connection.
    var settings: [String] = []

    /// Parses an address; throws `.unsupported` if libpq cannot.
    ///
    /// - Parameters:
    ///   - text: The address.
    ///   - passwordFile: A file with only the password and an optional line end.
    public init(_ text: String, passwordFile: URL? = nil) throws {
        // libpq's message would repeat the text, including the password.
        guard let options = PQconninfoParse(text, nil) else { throw Self.unreadable }
        defer { PQconninfoFree(options) }
        words = [:]
        var option = options
        while let name = option.pointee.keyword {
            if let value = option.pointee.val {
                words[String(cString: name)] = String(cString: value)
            }
            option += 1
        }
        if Self.hidesPassword(text, words) { throw Self.unreadable }
        self.passwordFile = passwordFile
        secure()
        words["target_session_attrs", default: "read-write"] += ""
        words["application_name", default: "larder"] += ""
        words["connect_timeout", default: "5"] += ""
        words["keepalives_idle", default: "30"] += ""
        words["tcp_user_timeout", default: "30000"] += ""
        words["client_encoding"] = "UTF8"
    }

    private static let unreadable = LarderError(
        .unsupported,
        message: """
            The address of the database cannot be read. Write it as \
            postgres://user@host:5432/database, with a password as a file or percent-encoded: \
            %2F for a slash, %40 for an at sign.
            """)

    /// Whether libpq took part of a password that is not percent-encoded for a field that is shown.
    private static func hidesPassword(_ text: String, _ words: [String: String]) -> Bool {
        let hosts = (words["host"] ?? "").split(separator: ",")
        if hosts.contains(where: { $0.dropFirst().contains("@") }) { return true }
        let port = words["port"] ?? ""
        if !port.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ",") }) {
            return true
        }
        guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") else { return false }
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.count > 3 && parts[3].prefix { $0 != "?" }.contains("@")
    }

    /// Requires TLS if nothing else is specified, unless the connection certainly stays on this machine. The
    /// content of a service file is known only to libpq.
    private mutating func secure() {
        let environment = ProcessInfo.processInfo.environment
        guard words["sslmode"] == nil, environment["PGSSLMODE"] == nil else { return }
        func list(_ word: String, _ variable: String) -> [String] {
            (words[word] ?? environment[variable] ?? "").split(separator: ",").map(String.init)
        }
        let hosts = list("host", "PGHOST"), addresses = list("hostaddr", "PGHOSTADDR")
        let isService = words["service"] != nil || environment["PGSERVICE"] != nil
        let isHere = addresses.allSatisfy(Self.isLoopback) && hosts.allSatisfy(Self.isHere)
        if isHere && !isService { return }
        words["sslmode"] = "verify-full"
        guard words["sslrootcert"] == nil, environment["PGSSLROOTCERT"] == nil else { return }
        let own = FileManager.default.homeDirectoryForCurrentUser
            .appendingPathComponent(".postgresql/root.crt").path
        if FileManager.default.fileExists(atPath: own) { return }
        words["sslrootcert"] = Self.roots.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Whether a host is this machine: a socket's folder, or a loopback address.
    private static func isHere(_ host: String) -> Bool {
        host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || isLoopback(host)
    }

    private static func isLoopback(_ host: String) -> Bool {
        if host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in
                part.utf8.allSatisfy { (48...57).contains($0) } && UInt8(part) != nil
            }
    }

    /// Where systems keep their trusted certificates.
    private static let roots = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
        "/etc/ssl/cert.pem",
    ]

    /// The `sslmode` for libpq; nil leaves it to libpq.
    public var sslMode: String? { words["sslmode"] }

    /// Returns the parameters for libpq, including the password.
    func parameters() throws -> [(name: String, value: String)] {
        var words = words
        if let passwordFile {
            guard let data = try? Data(contentsOf: passwordFile) else {
                throw LarderError(
                    .refused,
                    message: """
                        The password file \(passwordFile.path) cannot be read. Check that it is there \
                        and who may read it.
                        """)
            }
            let text = String(decoding: data, as: UTF8.self)
            words["password"] = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        }
        return words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The address without a password.
    public var description: String {
        var text = "postgres://"
        if let user = words["user"] { text += user + "@" }
        let host = words["host"] ?? words["hostaddr"] ?? ""
        let isSocket = host.hasPrefix("/")
        if isSocket {
            text += words["port"].map { ":" + $0 } ?? ""
        } else {
            text += Self.servers(host, ports: words["port"] ?? "")
        }
        return text + "/" + (words["dbname"] ?? "") + (isSocket ? "?host=" + host : "")
    }

    /// Writes each host with its port: IPv6 in brackets, and a single port with all of them.
    private static func servers(_ hosts: String, ports: String) -> String {
        let hosts = hosts.split(separator: ",", omittingEmptySubsequences: false)
        let ports = ports.split(separator: ",", omittingEmptySubsequences: false)
        return hosts.enumerated().map { index, host in
            let port =
                ports.count == 1 ? ports[0] : ports.indices.contains(index) ? ports[index] : ""
            let name = host.contains(":") ? "[\(host)]" : "\(host)"
            return port.isEmpty ? name : "\(name):\(port)"
        }.joined(separator: ",")
    }

    /// Shows only the description, so that no dump contains the password.
    public var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}
#endif
