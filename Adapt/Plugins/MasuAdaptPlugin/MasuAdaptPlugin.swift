import Foundation
import PackagePlugin

/// Adapts sources written for iOS as a target is built; the originals stay as they are.
///
/// The target's folder holds a file `masu-adapt.txt`: a folder or file of originals a line, relative to it. A line that
/// begins with `connectable ` names a class of another module that has a table of outlets; one that begins with `#` is a
/// comment.
@main struct MasuAdaptPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let list = target.directoryURL.appending(path: "masu-adapt.txt")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            throw ListError(description: "\(list.path) is missing; it names the folders of originals, one a line")
        }
        var originals: [URL] = []
        var arguments: [String] = []
        for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("connectable ") {
                arguments += ["--connectable", String(line.dropFirst("connectable ".count))]
            } else {
                originals.append(target.directoryURL.appending(path: line).standardizedFileURL)
            }
        }
        let files = originals.flatMap(Self.swiftFiles)
        guard !files.isEmpty else {
            throw ListError(description: "\(list.path) names no Swift files")
        }
        let output = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Adapting \(files.count) files of \(target.name)",
                executable: try context.tool(named: "masu-adapt").url,
                arguments: files.map(\.path) + ["--flat", "--output", output.path] + arguments,
                inputFiles: files + [list],
                outputFiles: files.map {
                    output.appending(path: $0.deletingPathExtension().lastPathComponent + ".adapted.swift")
                })
        ]
    }

    private static func swiftFiles(in original: URL) -> [URL] {
        if original.pathExtension == "swift" { return [original] }
        let paths = (FileManager.default.enumerator(atPath: original.path)?.allObjects as? [String] ?? []).sorted()
        return paths.filter { $0.hasSuffix(".swift") }.map { original.appending(path: $0) }
    }
}

struct ListError: Error, CustomStringConvertible {
    let description: String
}
