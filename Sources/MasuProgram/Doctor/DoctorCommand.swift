import ApplicationCommand
import Foundation
import WindowHost

/// `masu doctor`: checks what Masu needs, and says the cure of what is missing.
enum DoctorCommand {
    private struct Finding {
        var subject: String
        /// The version or place found; nil where it is missing.
        var present: String?
        var cure: String
        /// True if most works without it.
        var isOptional = false
    }

    static func run() -> Int32 {
        let findings = [toolchain, syntax, modules, fonts] + libraries + [display]
        for finding in findings {
            if let present = finding.present {
                print("ok       \(finding.subject): \(present)")
            } else {
                print("\(finding.isOptional ? "without " : "missing ") \(finding.subject): \(finding.cure)")
            }
        }
        return findings.contains { $0.present == nil && !$0.isOptional } ? 1 : 0
    }

    private static var toolchain: Finding {
        let compiler = (try? PrebuiltModules.presentCompiler())?.split(separator: "\n").first.map(String.init)
        let version = compiler?.firstMatch(of: /Swift version (\d+)\.(\d+)/)
        let isRecent = version.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) >= (6, 2) } ?? false
        return Finding(
            subject: "toolchain", present: isRecent ? compiler : nil,
            cure: (compiler.map { "\($0) is too old; " } ?? "")
                + "install Swift 6.2 or later from https://www.swift.org/install")
    }

    private static var syntax: Finding {
        let adapter = MasuFolder.present.adapter?.path
        let program =
            ChildProcess.output(of: ["sh", "-c", "readlink -f \"$(command -v swift)\""]).text
            .split(separator: "\n").first.map(String.init) ?? ""
        let library = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host/libSwiftSyntax.so").path
        let hasLibrary = FileManager.default.fileExists(atPath: library)
        return Finding(
            subject: "source adapter", present: hasLibrary ? adapter ?? "built when it is needed" : nil,
            cure: "\(library) isn't there; a toolchain of swift.org has it. Xcode projects need it.", isOptional: true)
    }

    private static var modules: Finding {
        let masu = MasuFolder.present
        guard let installed = masu.installed else {
            return Finding(
                subject: "modules", present: masu.source.map { "built from \($0.path)" },
                cure: "neither installed modules nor sources lie beside \(masu.programs.path); install Masu again")
        }
        let theirs = PrebuiltModules.compiler(of: installed.appendingPathComponent("debug"))
        let isSame = theirs != nil && theirs == (try? PrebuiltModules.presentCompiler())
        return Finding(
            subject: "modules",
            present: isSame
                ? "installed, of this compiler"
                : "built from source at the first run: the installed ones are of another compiler",
            cure: "")
    }

    private static var fonts: Finding {
        let folder = MasuFolder.present.programs.appendingPathComponent("Masu_TextLayout.resources").path
        return Finding(
            subject: "fonts", present: FileManager.default.fileExists(atPath: folder) ? "bundled" : nil,
            cure: "\(folder) isn't there; install Masu again")
    }

    private static var libraries: [Finding] {
        let list = MasuFolder.present.source?.appendingPathComponent("Scripts/system-packages")
        let text = list.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        let pairs = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 2 && $0[1] != "-" }
        return pairs.map { pair in
            let (version, status) = ChildProcess.output(of: ["pkg-config", "--modversion", pair[1]])
            return Finding(
                subject: pair[1],
                present: status == 0 ? version.trimmingCharacters(in: .whitespacesAndNewlines) : nil,
                cure: "apt-get install \(pair[0])")
        }
    }

    private static var display: Finding {
        let obstacle = MainActor.assumeIsolated { WindowHost.obstacle.map { "\($0)" } }
        return Finding(
            subject: "display", present: obstacle == nil ? "windows can be opened" : nil,
            cure: "\(obstacle ?? "") Pictures need none: masu run --png FILE.", isOptional: true)
    }
}
