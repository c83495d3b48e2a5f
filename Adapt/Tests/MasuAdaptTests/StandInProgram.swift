import Foundation
import XCTest

@testable import MasuAdapt

/// A program of stand-ins that need Foundation alone, and some statements.
enum StandInProgram {
    /// The output of the statements, or the compiler's messages.
    static func output(of statements: String, with modules: [String], in folder: URL) throws -> String {
        var files = ["main.swift": "import Foundation\n" + statements]
        for name in modules {
            // Files of one program don't import each other.
            let lines = StandIns.texts[name]?.components(separatedBy: "\n").filter { line in
                !modules.contains { line == "@_exported import \($0)" }
            }
            files["\(name).swift"] = lines?.joined(separator: "\n")
        }
        try TestFolder.write(files, in: folder)
        let sources = files.keys.sorted().map { folder.appendingPathComponent($0).path }
        let program = folder.appendingPathComponent("program").path
        let messages = try ToolOutput.of(
            ["swiftc", "-swift-version", "5", "-suppress-warnings", "-o", program] + sources)
        return messages.isEmpty ? try ToolOutput.of([program]) : messages
    }
}
