extension Character {
    /// How many columns a terminal gives this character: 0, 1 or 2.
    ///
    /// After Unicode's East Asian Width (UAX 11), with emoji as wide; terminals differ at the edges.
    public var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        let value = first.value
        if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}

extension StringProtocol {
    /// How many columns a terminal gives this text, without control sequences.
    public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// Returns the text without characters that could control a terminal: control characters, and
    /// marks that change the direction of writing. Line ends and tabs become single spaces; where a text is laid
    /// out in lines, ``withoutTabs`` comes first.
    public var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.compactMap { scalar in
                    switch scalar.value {
                    case 0x09, 0x0A, 0x0D: " "
                    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F:
                        nil
                    default: scalar
                    }
                }))
    }

    /// The line with spaces in place of its tabs, each up to the next column that is a multiple of eight.
    public var withoutTabs: String {
        guard contains("\t") else { return String(self) }
        var (line, width) = ("", 0)
        for character in self {
            let gap = character == "\t" ? 8 - width % 8 : 0
            if gap > 0 {
                line += String(repeating: " ", count: gap)
            } else {
                line.append(character)
            }
            width += gap + character.displayWidth
        }
        return line
    }

    /// Returns the text wrapped at spaces into lines of at most so many columns; nil means no
    /// limit.
    ///
    /// A word that is longer than a line stays whole.
    public func wrapped(to columns: Int?) -> [String] {
        guard let columns, displayWidth > columns else { return [String(self)] }
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty, line.displayWidth + 1 + word.displayWidth > columns {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }

    /// Returns the text in pieces of at most so many columns: wrapped at spaces, and longer words broken.
    ///
    /// Spaces at the beginning stay, so that what is set in remains so.
    public func broken(to columns: Int) -> [String] {
        let indent = prefix { $0 == " " }
        guard displayWidth > columns, indent.count + 8 < columns else { return pieces(of: columns) }
        return dropFirst(indent.count).wrapped(to: columns - indent.count)
            .flatMap { $0.pieces(of: columns - indent.count) }.map { indent + $0 }
    }

    private func pieces(of columns: Int) -> [String] {
        var pieces = [""]
        var width = 0
        for character in self {
            width += character.displayWidth
            if width > columns, pieces != [""] {
                pieces.append("")
                width = character.displayWidth
            }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }

    /// Returns the text cut to so many columns, with an ellipsis if something is missing.
    public func cut(to columns: Int, ellipsis: String = "…") -> String {
        guard displayWidth > columns else { return String(self) }
        let room = columns - ellipsis.displayWidth
        guard room >= 0 else { return String(ellipsis.prefix(Swift.max(0, columns))) }
        var kept = ""
        var used = 0
        for character in self {
            used += character.displayWidth
            guard used <= room else { break }
            kept.append(character)
        }
        return kept + ellipsis
    }
}
