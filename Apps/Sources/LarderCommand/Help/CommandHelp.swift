/// The help of a command, in the form in which the argument parser writes all of it as JSON.
struct CommandHelp: Decodable {
    /// The root of that JSON.
    struct Tool: Decodable {
        let command: CommandHelp
    }

    let commandName: String
    let shouldDisplay: Bool?
    let abstract: String?
    let discussion: String?
    let defaultSubcommand: String?
    let subcommands: [CommandHelp]?
    let arguments: [Argument]?

    /// An argument, option or flag.
    struct Argument: Decodable {
        enum Kind: String, Decodable { case positional, option, flag }

        struct Name: Decodable {
            let kind: String
            let name: String
        }

        let kind: Kind
        let parsingStrategy: String
        let shouldDisplay: Bool
        let isOptional: Bool
        let names: [Name]?
        let preferredName: Name?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
    }
}
