import Foundation

/// Writes files into one Swift file, so that an executable carries them: texts as they are, pictures in Base64.
///
/// `FileEmbedder OUTPUT FILE…`: the output declares an enumeration `EmbeddedFiles` with the texts by the
/// names of their files.
@main
struct FileEmbedder {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, arguments.count > 1 else {
            print("usage: FileEmbedder OUTPUT FILE…")
            exit(64)
        }
        var text =
            "/// Templates, styles, scripts and pictures, by the names of their files.\nenum EmbeddedFiles {\n"
        text += "    static let all: [String: String] = [\n"
        for path in arguments.dropFirst().sorted() {
            let file = URL(filePath: path)
            let content =
                file.pathExtension == "png"
                ? try Data(contentsOf: file).base64EncodedString()
                : try String(contentsOf: file, encoding: .utf8)
            // As many signs as no text holds, so that nothing in it is read as Swift.
            let fence = String(repeating: "#", count: 5)
            guard !content.contains("\"\"\"" + fence), !content.contains("\\" + fence) else {
                print("\(path): holds \(fence), which stands for the end of a text")
                exit(65)
            }
            text +=
                "        \"\(file.lastPathComponent)\": \(fence)\"\"\"\n\(content)\n\"\"\"\(fence),\n"
        }
        text += "    ]\n}\n"
        try text.write(toFile: output, atomically: true, encoding: .utf8)
    }
}
