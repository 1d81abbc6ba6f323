/// The text merge.
enum TextMergePlaceholder {}
