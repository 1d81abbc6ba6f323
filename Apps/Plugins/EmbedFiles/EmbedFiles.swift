import Foundation
import PackagePlugin

/// Puts the templates, styles, scripts and pictures among a target's files into its code.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let found = FileManager.default.enumerator(
            at: target.directoryURL, includingPropertiesForKeys: nil)
        let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { ["css", "html", "js", "mustache", "png", "svg"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the web files of \(target.name)",
                executable: try context.tool(named: "FileEmbedder").url,
                arguments: [output.path] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        ]
    }
}
