import Foundation
import TestSupport
import XCTest

/// Runs `lexicographic_lp.py` of the recorded data in a virtual environment under the build folder.
struct LinearProgramOracle {
    struct Answer {
        var status: String
        var levels: [Double: Double]
        var values: [Double]
        /// Each variable's range over all optima; nil where it has no end.
        var ranges: [ClosedRange<Double>?]
    }

    private let python: URL
    private let script: URL

    /// Makes the environment where it is missing; skips the test where the data or the package index is absent.
    init() throws {
        guard let oracles = RepositoryPaths.oracles else {
            throw XCTSkip("the recorded data isn't beside this checkout: no linear program to compare with")
        }
        script = oracles.appendingPathComponent("solver/lexicographic_lp.py")
        let environment = RepositoryPaths.root.appendingPathComponent(".build/venv")
        python = environment.appendingPathComponent("bin/python")
        if try LinearProgramOracle.run(python, ["-c", "import highspy, numpy"]).status == 0 { return }
        let system = URL(fileURLWithPath: "/usr/bin/env")
        _ = try LinearProgramOracle.run(system, ["python3", "-m", "venv", environment.path])
        _ = try LinearProgramOracle.run(python, ["-m", "pip", "-q", "install", "highspy", "numpy"])
        guard try LinearProgramOracle.run(python, ["-c", "import highspy, numpy"]).status == 0 else {
            throw XCTSkip("highspy can't be installed into .build/venv: no linear program to compare with")
        }
    }

    /// Solves all the files in one process; the answers are in their order.
    func solve(_ files: [URL], unique: Bool) throws -> [Answer] {
        let (status, output) = try LinearProgramOracle.run(
            python, [script.path] + (unique ? ["--unique"] : []) + files.map(\.path))
        XCTAssertEqual(status, 0, "the linear program's script failed")
        // HiGHS prints a word of its own now and then.
        return try String(decoding: output, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("{") }.map {
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
