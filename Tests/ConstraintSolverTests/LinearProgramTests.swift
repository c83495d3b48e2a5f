import ConstraintSolver
import Foundation
import TestSupport
import XCTest

/// Kind: oracle — one linear program per priority.
///
/// Random systems against one linear program per priority: level by level, and in value where it is unique.
final class LinearProgramTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-solver-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    /// The number of systems: 2,000, or as many as `MASU_SOLVER_PROGRAMS` says, from seed `MASU_SOLVER_SEED` on.
    private var seeds: Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SOLVER_PROGRAMS"].flatMap(UInt64.init) ?? 2000
        let first = environment["MASU_SOLVER_SEED"].flatMap(UInt64.init) ?? 1
        return first..<first + count
    }

    func testRandomSystemsEqualTheLinearProgram() throws {
        let oracle = LinearProgramOracle()
        let workloads = seeds.map { RandomWorkload.make(seed: $0) }
        let answers = try oracle.solve(write(workloads, "system"), ranges: true)
        XCTAssertEqual(answers.count, workloads.count)
        var parts: [Workload] = []
        var expected: [(status: String, seed: UInt64)] = []
        var counts = Counts()
        for (seed, (workload, answer)) in zip(seeds, zip(workloads, answers)) {
            guard ["Optimal", "Infeasible"].contains(answer.status) else {
                counts.unanswered += 1
                continue
            }
            let (system, variables, constraints) = try workload.makeSystem()
            XCTAssertEqual(system.conflicts.isEmpty, answer.status == "Optimal", "seed \(seed): \(answer.status)")
            if let conflict = system.conflicts.first {
                let members = conflict.members.compactMap(constraints.firstIndex(of:))
                parts += irreducibilityParts(workload, members)
                expected += [("Infeasible", seed)] + members.map { _ in ("Optimal", seed) }
            } else if answer.status == "Optimal" {
                let values = variables.map(system.value(of:))
                compare(workload, values, answer, "seed \(seed)", &counts)
                if seed % 4 != 1 { compareAmbiguity(system, variables, answer, "seed \(seed)") }
            }
        }
        XCTAssertGreaterThan(counts.uniqueValues, workloads.count, "too few unique values to mean anything")
        XCTAssertGreaterThan(parts.count, workloads.count / 20, "too few conflicts to mean anything")
        XCTAssertLessThanOrEqual(counts.unanswered + counts.outdone, 1 + workloads.count / 500)
        let partAnswers = try oracle.solve(write(parts, "part"), ranges: false)
        for (answer, wanted) in zip(partAnswers, expected) {
            XCTAssertEqual(answer.status, wanted.status, "seed \(wanted.seed): the conflict isn't irreducible")
        }
    }

    private struct Counts {
        var uniqueValues = 0
        /// Systems that the linear program gave up on, numerically.
        var unanswered = 0
        /// Systems where our values show an optimum below the linear program's: its rounding, on near-singular rows.
        var outdone = 0
    }

    private func compare(
        _ workload: Workload, _ values: [Double], _ answer: LinearProgramOracle.Answer, _ name: String,
        _ counts: inout Counts
    ) {
        let rating = Rating(workload, values)
        XCTAssertLessThanOrEqual(rating.required, 1e-9 + rating.rounding, name)
        for (priority, violation) in rating.levels {
            let wanted = answer.levels[Double("\(priority)") ?? 0] ?? -1
            let accuracy = 1e-6 * max(1, wanted) + rating.rounding
            if violation < wanted - accuracy {
                counts.outdone += 1
                return
            }
            XCTAssertEqual(violation, wanted, accuracy: accuracy, "\(name), level \(priority)")
        }
        for (v, range) in answer.ranges.enumerated() {
            guard let range, range.upperBound - range.lowerBound < 1e-6 else { continue }
            counts.uniqueValues += 1
            XCTAssertEqual(
                values[v], range.lowerBound, accuracy: 1e-6 * max(1, abs(range.lowerBound)) + rating.rounding,
                "\(name), variable \(v)")
        }
    }

    /// A variable is ambiguous where the final face is wider than a point in it.
    private func compareAmbiguity(
        _ system: ConstraintSystem, _ variables: [Variable], _ answer: LinearProgramOracle.Answer, _ name: String
    ) {
        let ambiguous = Set(system.ambiguousVariables())
        for (variable, range) in zip(variables, answer.ranges) where !system.isGiven(variable) {
            // If the script gives no range, HiGHS may have found no end or have given up.
            guard let range else { continue }
            let width = range.upperBound - range.lowerBound
            guard width < 1e-7 || width > 1e-4 else { continue }
            XCTAssertEqual(ambiguous.contains(variable), width > 1e-4, "\(name), \(variable): \(width)")
        }
    }

    /// The conflict by itself, and it without each of its members.
    private func irreducibilityParts(_ workload: Workload, _ members: [Int]) -> [Workload] {
        var whole = workload
        whole.rows = members.map { workload.rows[$0] }
        return [whole]
            + members.indices.map { left in
                var part = whole
                part.rows.remove(at: left)
                return part
            }
    }

    private func write(_ workloads: [Workload], _ name: String) throws -> [URL] {
        try workloads.enumerated().map { index, workload in
            let file = folder.appendingPathComponent("\(name)\(index).txt")
            try workload.text.write(to: file, atomically: false, encoding: .utf8)
            return file
        }
    }
}
