import Foundation
import MasuAdapt

/// The command line of `masu-adapt`.
struct Arguments {
    private(set) var inputs: [URL] = []
    private(set) var output = URL(fileURLWithPath: ".")
    private(set) var connectable: Set<String> = []
    private(set) var isFlat = false
    private(set) var namesOriginals = true
    private(set) var target: String?
    private(set) var modules: [String: URL] = [:]
    private(set) var libraries: [URL] = []
    private(set) var isJSON = false
    private(set) var standsIn = false
    private(set) var masu: URL?
    private(set) var asksForHelp = false

    init(_ words: [String]) throws {
        var rest = words[...]
        var output: String?
        while let word = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw UsageError(description: "\(word) needs a value") }
                return value
            }
            switch word {
            case "--help", "-h": asksForHelp = true
            case "--output", "-o": output = try value()
            case "--connectable": connectable.insert(try value())
            case "--flat": isFlat = true
            case "--no-source-locations": namesOriginals = false
            case "--target": target = try value()
            case "--masu": masu = URL(fileURLWithPath: try value())
            case "--libraries":
                let place = URL(fileURLWithPath: try value())
                guard FileManager.default.fileExists(atPath: place.path) else {
                    throw UsageError(description: "there is no folder \(place.path) with libraries")
                }
                libraries.append(place)
            case "--format":
                let format = try value()
                guard ["text", "json"].contains(format) else {
                    throw UsageError(description: "--format is text or json, not '\(format)'")
                }
                isJSON = format == "json"
            case "--stand-ins": standsIn = true
            case "--module":
                let parts = try value().split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { throw UsageError(description: "--module takes NAME=FOLDER") }
                let place = URL(fileURLWithPath: parts[1])
                guard FileManager.default.fileExists(atPath: place.path) else {
                    throw UsageError(description: "the module \(parts[0]) isn't at \(place.path)")
                }
                modules[parts[0]] = place
            case _ where word.hasPrefix("-"):
                throw UsageError(description: "there is no flag '\(word)'")
            default: inputs.append(URL(fileURLWithPath: word))
            }
        }
        if asksForHelp { return }
        guard let output, !inputs.isEmpty else { throw UsageError(description: "an input or --output is missing") }
        self.output = URL(fileURLWithPath: output)
        if let workspace = inputs.first(where: { $0.pathExtension == "xcworkspace" }) {
            throw UsageError(description: "\(workspace.lastPathComponent) is a workspace; give the project in it")
        }
        if let absent = inputs.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) {
            throw UsageError(description: "there is no file or folder \(absent.path)")
        }
        if manifest == nil, project == nil, masu != nil {
            throw UsageError(description: "--masu belongs to an Xcode project or a Package.swift")
        }
        if project == nil, target != nil || !modules.isEmpty || !libraries.isEmpty || isJSON || standsIn {
            throw UsageError(
                description:
                    "--target, --libraries, --module, --stand-ins and --format belong to an Xcode project")
        }
    }

    /// The project, where one is the only input.
    var project: URL? {
        guard inputs.count == 1, let input = inputs.first, input.pathExtension == "xcodeproj" else { return nil }
        return input
    }

    /// The package's manifest, where one is the only input.
    var manifest: URL? {
        guard inputs.count == 1, let input = inputs.first, input.lastPathComponent == "Package.swift" else {
            return nil
        }
        return input.standardizedFileURL
    }

    /// The code that the package was made without, unless other names are there since: those of other libraries, or of a
    /// newer Masu, with which a newer program comes.
    func omissions() throws -> OmissionRecord {
        let conditions =
            libraries.map(\.path) + modules.map { "\($0.key)=\($0.value.path)" }.sorted() + [masu?.path ?? ""]
        let program = try Bundle.main.executableURL?.resourceValues(forKeys: [.contentModificationDateKey])
        return OmissionRecord(in: output, under: conditions, since: program?.contentModificationDate ?? .distantPast)
    }

    /// The package that is given, or the one that this program was built in.
    func masuPackage() throws -> URL {
        if let masu { return masu }
        var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
        if let own = Bundle.main.executableURL { folder = own.resolvingSymlinksInPath() }
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let sources = folder.appendingPathComponent("Sources/UIKit").path
            let manifest = folder.appendingPathComponent("Package.swift").path
            if [sources, manifest].allSatisfy(FileManager.default.fileExists) { return folder }
        }
        throw UsageError(description: "Masu's package wasn't found around masu-adapt; name its folder by --masu FOLDER")
    }
}

/// A command line that can't be followed.
struct UsageError: Error {
    let description: String
}
