internal import Larder

extension Error {
    /// What happened, as a sentence for the reader of a page.
    ///
    /// Only errors with a message of their own are quoted: the description of any other names types and
    /// functions, which mean nothing to the reader.
    var pageMessage: String {
        switch self {
        case let error as LarderError where error.code == .offline: Self.offlineWords
        case let error as LarderError: error.message
        case let error as PageError: error.message
        default: "Something unexpected happened. Try again."
        }
    }

    /// Why nothing is fetched in offline mode, and how to end it.
    static var offlineWords: String {
        "Larder is offline and can’t fetch anything. To go online, open the page Inside."
    }
}
