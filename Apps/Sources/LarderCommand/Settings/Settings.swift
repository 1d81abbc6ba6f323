internal import Foundation
internal import Money
internal import Rates

/// The settings in force, each with where it comes from: flag, environment, config file, default.
struct Settings {
    /// One setting.
    struct Entry {
        let name: String
        let value: String
        let origin: String
    }

    /// The names of all settings, in display order.
    static let names =
        [
            "data", "storage", "storage-password-file", "source", "base", "offline", "rates-url",
            "allow-private",
        ]
        + RateProvider.all.compactMap(\.addressSetting)

    private(set) var entries: [Entry] = []

    /// The path of the config file.
    let file: String

    /// Collects the settings; flags are given by name.
    init(
        flags: [String: String] = [:],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let folder = Self.folder("XDG_CONFIG_HOME", ".config", environment)
        file = environment["LARDER_CONFIG"] ?? folder + "/larder/config"
        let stored = try Self.read(file)
        let defaults = [
            "data": Self.folder("XDG_DATA_HOME", ".local/share", environment) + "/larder",
            "source": RateProvider.standard.id, "offline": "false", "allow-private": "false",
        ]
        for name in Self.names {
            let variable = "LARDER_" + name.uppercased().replacingOccurrences(of: "-", with: "_")
            if let value = flags[name] {
                // Such as that of a variable that is not set: nobody means the current folder, or the default, by it.
                guard value.contains(where: { !$0.isWhitespace }) else {
                    throw CommandFailure(
                        .usage,
                        "the setting \(name) was given an empty value: write one, or leave the option out."
                    )
                }
                entries.append(Entry(name: name, value: value, origin: "flag"))
            } else if let value = environment[variable], !value.isEmpty {
                entries.append(Entry(name: name, value: value, origin: variable))
            } else if let value = stored[name] {
                entries.append(Entry(name: name, value: value, origin: file))
            } else {
                entries.append(Entry(name: name, value: defaults[name] ?? "", origin: "default"))
            }
        }
    }

    private func value(_ name: String) -> String {
        entries.first { $0.name == name }?.value ?? ""
    }

    /// Where a setting comes from.
    func origin(_ name: String) -> String {
        entries.first { $0.name == name }?.origin ?? ""
    }

    /// The data folder.
    var data: URL { URL(fileURLWithPath: value("data"), isDirectory: true) }

    /// What was typed as the address of the database with the data; nil if files in the data folder have it. Never to be
    /// shown, since a password may be anywhere in it.
    var database: String? {
        let text = value("storage")
        return text.isEmpty || text.lowercased() == Self.files ? nil : text
    }

    /// The storage that is files in the data folder.
    static let files = "sqlite"

    /// The file with the password for the database; nil for what libpq finds.
    var databasePasswordFile: URL? {
        let path = value("storage-password-file")
        return path.isEmpty ? nil : URL(fileURLWithPath: path)
    }

    /// Where the data is, for messages.
    var dataName: String {
        database == nil ? data.path : (try? databaseName) ?? "a database"
    }

    /// Whether anything was ever stored.
    var hasData: Bool { database != nil || FileManager.default.fileExists(atPath: data.path) }

    /// The id of the provider to show.
    var source: String { value("source") }

    /// The provider to show, from those of the application.
    func provider(of rates: ExchangeRates) throws -> RateProvider {
        try provider(in: rates.providers)
    }

    /// The provider to show, from a list.
    func provider(in providers: [RateProvider]) throws -> RateProvider {
        if let provider = providers.first(where: { $0.id == source.lowercased() }) {
            return provider
        }
        let isFlag = origin("source") == "flag"
        throw CommandFailure(
            isFlag ? .usage : .configuration,
            "there is no source “\(source.redacted)”"
                + (isFlag ? "" : " (\(origin("source")))") + ": choose one of "
                + providers.map(\.id).joined(separator: ", ") + ".")
    }

    /// The base currency to show, or nil for the provider's own.
    var base: CurrencyCode? {
        get throws {
            let text = value("base")
            if text.isEmpty { return nil }
            if let code = CurrencyCode(text.uppercased()) { return code }
            throw CommandFailure(
                .configuration,
                "the base “\(text)” (\(origin("base"))) is not a currency: write three letters, such as USD."
            )
        }
    }

    /// Whether fetching is turned off.
    var isOffline: Bool { get throws { try flag("offline") } }

    /// Whether private and loopback addresses may be fetched from.
    var allowsPrivate: Bool { get throws { try flag("allow-private") } }

    /// An alternative address for the files of the chosen provider.
    var ratesURL: URL? { get throws { try url("rates-url") } }

    /// The address of a provider's files, if it has a setting of its own for that.
    func address(of provider: RateProvider) throws -> URL? {
        try provider.addressSetting.flatMap { try url($0) }
    }

    private func flag(_ name: String) throws -> Bool {
        switch value(name).lowercased() {
        case "true", "yes", "1", "on": return true
        case "false", "no", "0", "off", "": return false
        default:
            throw CommandFailure(
                .configuration,
                "the setting \(name) (\(origin(name))) is “\(value(name))”: write true or false.")
        }
    }

    private func url(_ name: String) throws -> URL? {
        let text = value(name)
        if text.isEmpty { return nil }
        let url = URL(string: text)
        // What can't be read may have a password anywhere before an @.
        guard !text.contains("@") || url?.host?.isEmpty == false && url?.user == nil else {
            throw CommandFailure(
                .configuration,
                "the setting \(name) (\(origin(name))) has a name or a password in it, which Larder can't send: "
                    + "write an http or https address without them.")
        }
        guard let url, ["http", "https"].contains(url.scheme ?? ""), url.host?.isEmpty == false
        else {
            throw CommandFailure(
                .configuration,
                "the setting \(name) (\(origin(name))) is “\(text.redacted)”: write an http or https address."
            )
        }
        return url
    }

    private static func folder(
        _ variable: String, _ fallback: String, _ environment: [String: String]
    ) -> String {
        if let folder = environment[variable], folder.hasPrefix("/") { return folder }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/" + fallback
    }

    /// Reads a file of lines `name = value`; `#` at the beginning of a word begins a comment.
    private static func read(_ path: String) throws -> [String: String] {
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(
                .configuration, "can't read the config file \(path): check its permissions.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw CommandFailure(.configuration, "the config file \(path) is not UTF-8 text.")
        }
        var settings: [String: String] = [:]
        for (number, line) in text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).enumerated() {
            let content = line.replacing(/(^|\s)#.*/, with: "").trimmingCharacters(in: .whitespaces)
            if content.isEmpty { continue }
            let parts = content.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0].trimmingCharacters(in: .whitespaces)
            guard parts.count == 2, names.contains(name) else {
                // What isn't a plain name may have a password in it.
                let isName = parts.count == 2 && name.contains(/^[\w-]+$/)
                throw CommandFailure(
                    .configuration,
                    "\(path), line \(number + 1)\(isName ? ": “\(name)”" : "") is not a setting. Write "
                        + "NAME = VALUE, where NAME is one of " + names.joined(separator: ", ")
                        + ".")
            }
            settings[name] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        return settings
    }
}
