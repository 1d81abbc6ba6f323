internal import Foundation

extension Settings {
    /// The names that the file of the person's own data has had, the newest first.
    static let userDataNames = ["user.sqlite", "said.sqlite"]

    /// The name of the file of the person's own data.
    ///
    /// A folder that an earlier version made keeps its name. Renaming a database that another program has open would
    /// part it from its log.
    var userDataName: String {
        let (new, old) = (Self.userDataNames[0], Self.userDataNames[1])
        let inData = names(in: data)
        if inData.contains(new) || inData.contains(old) { return inData.contains(new) ? new : old }
        // The file is gone, but its backups are there.
        let backups = inData + names(in: data.appending(path: "backups"))
        let isOld =
            backups.contains { $0.hasPrefix(old) } && !backups.contains { $0.hasPrefix(new) }
        return isOld ? old : new
    }

    /// The names of the files in a folder; none if it is not there or cannot be read.
    private func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
}
