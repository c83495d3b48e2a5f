import Foundation
import SourceRules

/// `masu-adapt lint`: what won't survive scenes of other sizes, a line of JSON a finding, for `masu lint --findings`.
enum LintCommand {
    static let usage = """
        usage: masu-adapt lint FILE|FOLDER... [--output FILE]

        Holds Swift sources against the rules about scenes of other sizes, and writes a line of JSON for each finding, which
        masu lint --findings reads. The exit status is 0 whatever is found.

        """

    /// Folders whose sources aren't the app's own.
    private static let foreign: Set<String> = ["Pods", "Carthage", "Tests", "build", "DerivedData", "node_modules"]

    static func run(_ words: [String]) throws {
        var rest = words[...]
        var paths: [String] = []
        var output: String?
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h":
                print(usage, terminator: "")
                return
            case "--output", "-o":
                guard let value = rest.popFirst() else { throw UsageError(description: "\(word) needs a value") }
                output = value
            case _ where word.hasPrefix("-"):
                throw UsageError(description: "there is no flag '\(word)'; masu-adapt lint --help lists them")
            default: paths.append(word)
            }
        }
        guard !paths.isEmpty else { throw UsageError(description: "name a source file or a folder") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try SourceInspection(try paths.flatMap(sources)).findings.map {
            String(decoding: try encoder.encode($0), as: UTF8.self) + "\n"
        }
        let data = Data(lines.joined().utf8)
        if let output {
            try data.write(to: URL(fileURLWithPath: output))
        } else {
            FileHandle.standardOutput.write(data)
        }
    }

    /// The Swift files of a folder by their paths in it, or the file that is named.
    private static func sources(at path: String) throws -> [(path: String, text: String)] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError(description: "there is no file or folder \(path)")
        }
        func text(_ file: String) -> String? {
            FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
        }
        guard isFolder.boolValue else {
            return path.hasSuffix(".swift") ? [(path, text(path) ?? "")] : []
        }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            let folders = name.split(separator: "/").dropLast().map(String.init)
            return name.hasSuffix(".swift")
                && !folders.contains { foreign.contains($0) || $0.hasPrefix(".") || $0.hasSuffix("Tests") }
        }.sorted().compactMap { name in text("\(path)/\(name)").map { (name, $0) } }
    }
}
