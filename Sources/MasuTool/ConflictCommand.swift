import Explanations
import Foundation

/// `masu conflict`: what UIKit's reports of constraints that can't hold together come to.
enum ConflictCommand {
    static func run(_ arguments: [String]) -> Int32 {
        var files: [String] = []
        var isJSON = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--format":
                guard let word = rest.popFirst(), word == "text" || word == "json" else {
                    MasuTool.complain("masu conflict: --format is text or json\n")
                    return 2
                }
                isJSON = word == "json"
            case _ where argument.hasPrefix("--"):
                MasuTool.complain(MasuTool.unknownFlag(argument, of: "conflict"))
                return 2
            default: files.append(argument)
            }
        }
        guard !files.isEmpty else {
            MasuTool.complain("masu conflict: no file is named; name one, or - for the standard input\n")
            return 2
        }
        var status: Int32 = 0
        for file in files { status = max(status, report(file, isJSON: isJSON)) }
        return status
    }

    private static func report(_ file: String, isJSON: Bool) -> Int32 {
        let bytes: [UInt8]
        do {
            bytes = try file == "-" ? [UInt8](FileHandle.standardInput.readDataToEndOfFile()) : InputFile.bytes(file)
        } catch {
            return MasuTool.status(of: error, in: "conflict")
        }
        let logs = ConflictLog.parse(String(decoding: bytes, as: UTF8.self))
        guard !logs.isEmpty else {
            MasuTool.complain("masu conflict: there is no report of contradicting constraints in \(file)\n")
            return 1
        }
        do {
            for log in logs {
                if isJSON {
                    print(try JSONText.of(Report(file: file, log: log, analysis: log.analysis())))
                } else {
                    print(try log.text())
                }
            }
            return logs.allSatisfy(\.unread.isEmpty) ? 0 : 1
        } catch {
            MasuTool.complain("masu conflict: \(file): \(error)\n")
            return 1
        }
    }

    private struct Report: Encodable {
        let file: String
        let log: ConflictLog
        let analysis: ConflictAnalysis
    }
}
