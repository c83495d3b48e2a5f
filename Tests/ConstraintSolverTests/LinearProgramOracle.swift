import Foundation
import TestSupport
import XCTest

/// Runs `Scripts/linear_program.py`, which solves constraint systems in rational numbers.
struct LinearProgramOracle {
    struct Answer {
        var status: String
        var levels: [Double: Double]
        var values: [Double]
        /// Each variable's range over all optima; nil where it has no end.
        var ranges: [ClosedRange<Double>?]
    }

    /// Solves all the files in one process; the answers are in their order.
    func solve(_ files: [URL], ranges: Bool) throws -> [Answer] {
        let script = RepositoryPaths.root.appendingPathComponent("Scripts/linear_program.py")
        let (status, output) = try LinearProgramOracle.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["python3", script.path] + (ranges ? ["--ranges"] : []) + files.map(\.path))
        XCTAssertEqual(status, 0, "\(script.lastPathComponent) failed; it needs python3")
        return try String(decoding: output, as: UTF8.self).split(separator: "\n").map {
            line in
            let json = try XCTUnwrap(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            var answer = Answer(status: json["status"] as? String ?? "", levels: [:], values: [], ranges: [])
            for (priority, violation) in json["levels"] as? [String: Any] ?? [:] {
                answer.levels[try XCTUnwrap(Double(priority))] = (violation as? NSNumber)?.doubleValue
            }
            answer.values = (json["values"] as? [NSNumber])?.map(\.doubleValue) ?? []
            answer.ranges =
                (json["range"] as? [Any])?.map { item in
                    guard let ends = item as? [NSNumber], ends.count == 2 else { return nil }
                    let (low, high) = (ends[0].doubleValue, ends[1].doubleValue)
                    return min(low, high)...max(low, high)
                } ?? []
            return answer
        }
    }

    private static func run(_ program: URL, _ arguments: [String]) throws -> (status: Int32, output: Data) {
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return (127, Data()) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
