/// Plain text made of titles and bodies.
public enum PlainText {
    static func line(_ text: String?, isMarkup: Bool, limit: Int = 300) -> String? {
        text
    }
}
