import Foundation

/// Files and folders that make one module, and where its adapted copy goes.
public struct AdaptedModule {
    let inputs: [URL]
    let output: URL
    /// Classes of other modules that have a table of connections.
    public var connectable: Set<String> = []
    /// Whether the compiler's messages name the original files; the copies have other names then, `A.adapted.swift`, since
    /// the compiler wants file names to be unique in a module.
    public var namesOriginals = true
    /// Whether all files go to one folder, their own folders left out.
    public var isFlat = false

    public init(inputs: [URL], output: URL) {
        self.inputs = inputs
        self.output = output
    }

    private struct File {
        var url: URL
        var path: String
    }

    /// Writes the copy; a file whose adapted text is there already keeps its date, so nothing is compiled for nothing.
    ///
    /// - Throws: where an input is missing, isn't text, or a file can't be written.
    public func write() throws {
        let files = try inputs.flatMap(files)
        let swift = files.filter { $0.url.pathExtension == "swift" && $0.url.lastPathComponent != "Package.swift" }
        let sources = try swift.map { try String(contentsOf: $0.url, encoding: .utf8) }
        let headers = files.filter { $0.url.pathExtension == "h" }
        let hasUmbrella = headers.contains {
            (try? String(contentsOf: $0.url, encoding: .utf8))?.contains("UIKit/UIKit.h") ?? false
        }
        let adaptation = Adaptation(of: sources, connectable: connectable, hasUmbrella: hasUmbrella)
        for (position, file) in swift.enumerated() {
            var text = adaptation.text(at: position)
            if namesOriginals {
                text = "#sourceLocation(file: \"\(file.url.path)\", line: 1)\n" + text
            }
            try write(Data(text.utf8), to: file)
        }
        if let symbols = AssetSymbols(catalogs: catalogs(of: files)).text(for: sources) {
            try write(Data(symbols.utf8), to: File(url: output, path: "GeneratedAssetSymbols.swift"))
        }
        let adapted = Set(swift.map(\.url))
        for file in files where !adapted.contains(file.url) { try write(try Data(contentsOf: file.url), to: file) }
    }

    /// The asset catalogs that files are in.
    private func catalogs(of files: [File]) -> [URL] {
        var catalogs: [URL] = []
        for file in files {
            var folder = file.url
            while folder.path.contains(".xcassets"), folder.pathExtension != "xcassets" {
                folder.deleteLastPathComponent()
            }
            if folder.pathExtension == "xcassets", !catalogs.contains(folder) { catalogs.append(folder) }
        }
        return catalogs
    }

    /// The files of an input, in the order of their paths.
    private func files(of input: URL) throws -> [File] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: input.path])
        }
        guard isFolder.boolValue else { return [File(url: input, path: input.lastPathComponent)] }
        let paths = (FileManager.default.enumerator(atPath: input.path)?.allObjects as? [String] ?? []).sorted()
        return paths.compactMap { path in
            let file = input.appendingPathComponent(path)
            var isInnerFolder: ObjCBool = false
            // A link that leads nowhere is no file.
            let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isInnerFolder)
            return exists && !isInnerFolder.boolValue ? File(url: file, path: path) : nil
        }
    }

    private func write(_ data: Data, to file: File) throws {
        var path = isFlat && file.url != output ? file.url.lastPathComponent : file.path
        if namesOriginals, file.url != output, path.hasSuffix(".swift") {
            path = path.dropLast(".swift".count) + ".adapted.swift"
        }
        let destination = output.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? Data(contentsOf: destination)) != data { try data.write(to: destination) }
    }
}
