import Foundation

/// A file or folder of sources and where its adapted copy goes.
public struct AdaptedFolder {
    let input: URL
    let output: URL

    public init(input: URL, output: URL) {
        self.input = input
        self.output = output
    }

    /// Writes the copy; a file whose adapted text is there already keeps its date, so nothing is compiled for nothing.
    public func write() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: input.path])
        }
        guard isFolder.boolValue else {
            try write(input, to: output.appendingPathComponent(input.lastPathComponent))
            return
        }
        let paths = (FileManager.default.enumerator(atPath: input.path)?.allObjects as? [String] ?? []).sorted()
        for path in paths {
            let file = input.appendingPathComponent(path)
            var isInnerFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isInnerFolder)
            if !isInnerFolder.boolValue { try write(file, to: output.appendingPathComponent(path)) }
        }
    }

    private func write(_ file: URL, to destination: URL) throws {
        try FileManager.default.createDirectory(
            at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        var data = try Data(contentsOf: file)
        if file.pathExtension == "swift" { data = Data(Adaptation.adapt(String(decoding: data, as: UTF8.self)).utf8) }
        if (try? Data(contentsOf: destination)) != data { try data.write(to: destination) }
    }
}
