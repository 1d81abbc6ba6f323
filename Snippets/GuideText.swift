// Titles out of XML from outside, as on the front page of LarderText: the scanner gives places, the text there is raw.
import LarderText

/// Returns the text with the references that XML knows by itself, and those by number, replaced.
func decoded(_ raw: String) -> String {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    let parts = raw.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
        let name = part.prefix { $0 != ";" }
        guard name.endIndex < part.endIndex else { return text + "&" + part }
        let rest = part[part.index(after: name.endIndex)...]
        if let known = names[String(name)] { return text + known + rest }
        let isHex = name.lowercased().hasPrefix("#x")
        guard name.hasPrefix("#"),
            let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
            let character = Unicode.Scalar(number)
        else { return text + "&" + part }
        return text + String(character) + rest
    }
}

/// Returns the texts of all elements with a name.
func texts(in xml: String, of element: String) -> [String] {
    Array(xml.utf8).withUnsafeBufferPointer { bytes in
        var scanner = XMLScanner(bytes)
        var (found, current): ([String], String?) = ([], nil)
        while true {
            switch scanner.next() {
            case .start(isEmpty: false) where bytes.string(scanner.name) == element: current = ""
            case .text(let range): current? += decoded(bytes.string(range))
            case .section(let range): current? += bytes.string(range)  // CDATA has no references
            case .end where bytes.string(scanner.name) == element:
                if let text = current { found.append(text) }
                current = nil
            case .done: return found
            default: break
            }
        }
    }
}

print(texts(in: "<title>Salt &amp; pepper &#x2014; caf&#233;</title>", of: "title"))
