// The code of the guides "Write a source" and "Write a storage", in one piece.
import Foundation
import Larder
import LarderStorageKit

/// Reads files of a folder; the date of a file tells whether it has changed.
struct FileSource: Source {
    let folder: URL

    func fetch(_ request: FetchRequest<String>) async throws -> FetchResult<String> {
        let file = folder.appending(path: request.key.path)
        guard
            let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
                .contentModificationDate
        else {
            throw LarderError(
                .notFound, key: request.key, message: "The file “\(request.key)” does not exist.")
        }
        let version = String(date.timeIntervalSinceReferenceDate)
        if request.known?.validators["date"] == version { return .notModified(NotModified()) }
        let text = try String(contentsOf: file, encoding: .utf8)
        return .fetched(Fetched(text, asOf: date, validators: ["date": version]))
    }
}

let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
try "Hello".write(to: folder.appending(path: "greeting"), atomically: true, encoding: .utf8)

let files = FileSource(folder: folder)
let careful =
    files
    .timeout(.seconds(10))
    .checking { fetched in
        guard !fetched.value.isEmpty else {
            throw LarderError(.unreadable, message: "The file is empty.")
        }
        return fetched
    }
    .fallback(to: ClosureSource { _ in .value("Nothing yet") })
let store = Store(name: "texts", source: careful, storage: MemoryStorage())
print(try await store.load("greeting").value ?? "-")
try FileManager.default.removeItem(at: folder)
