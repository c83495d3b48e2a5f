import ApplicationCommand
import Foundation

/// Masu's modules as a compiler left them, for apps to link against: a Swift package whose products are prebuilt.
struct PrebuiltModules {
    let folder: URL

    /// The compiler that they were built with, to the build number.
    static func compiler(of folder: URL) -> String? {
        try? String(contentsOf: folder.appendingPathComponent("compiler"), encoding: .utf8)
    }

    /// The compiler at hand, in its own words.
    static func presentCompiler() throws(UsageError) -> String {
        let (text, status) = ChildProcess.output(of: ["swiftc", "--version"])
        guard status == 0 else {
            throw UsageError("There is no Swift compiler on the path; see https://www.swift.org/install. \(text)")
        }
        return text.split(separator: "\n").filter { $0.contains("Swift version") || $0.hasPrefix("Target") }
            .joined(separator: "\n") + "\n"
    }

    /// Puts links to the fonts, the symbols and the inspector's page where code looks for its resources: beside the executable.
    func putResources(in programs: URL) throws {
        for name in ["TextLayout", "Symbols", "Inspector"].map({ "Masu_\($0).resources" }) {
            let link = programs.appendingPathComponent(name).path
            let place = folder.appendingPathComponent(name).path
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == place { continue }
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place)
        }
    }

    /// The arguments with which `swift build` finds and links them.
    func arguments() throws -> [String] {
        let text = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
        return text.replacingOccurrences(of: "@FOLDER@", with: folder.path).split(separator: "\n").map(String.init)
    }
}
