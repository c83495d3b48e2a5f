import ConstraintSolver
import Foundation
import TestSupport
import XCTest

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

    /// How many systems: 2,000, or as many as `MASU_SOLVER_PROGRAMS` says, from seed `MASU_SOLVER_SEED` on.
    private var seeds: Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SOLVER_PROGRAMS"].flatMap(UInt64.init) ?? 2000
        let first = environment["MASU_SOLVER_SEED"].flatMap(UInt64.init) ?? 1
        return first..<first + count
    }

    func testRandomSystemsEqualTheLinearProgram() throws {
        let oracle = try LinearProgramOracle()
        let workloads = seeds.map { RandomWorkload.make(seed: $0) }
        let answers = try oracle.solve(write(workloads, "system"), unique: true)
        XCTAssertEqual(answers.count, workloads.count)
        var parts: [Workload] = []
        var expected: [(status: String, seed: UInt64)] = []
        var uniqueValues = 0
        for (seed, (workload, answer)) in zip(seeds, zip(workloads, answers)) {
            let (system, variables, constraints) = try workload.makeSystem()
            XCTAssertEqual(system.conflicts.isEmpty, answer.status == "Optimal", "seed \(seed): \(answer.status)")
            if let conflict = system.conflicts.first {
                let members = conflict.members.compactMap(constraints.firstIndex(of:))
                parts += irreducibilityParts(workload, members)
                expected += [("Infeasible", seed)] + members.map { _ in ("Optimal", seed) }
            } else if answer.status == "Optimal" {
                uniqueValues += compare(system, variables, answer, seed)
            }
        }
        XCTAssertGreaterThan(uniqueValues, workloads.count, "too few unique values to mean anything")
        XCTAssertGreaterThan(parts.count, workloads.count / 20, "too few conflicts to mean anything")
        let partAnswers = try oracle.solve(write(parts, "part"), unique: false)
        for (answer, wanted) in zip(partAnswers, expected) {
            XCTAssertEqual(answer.status, wanted.status, "seed \(wanted.seed): the conflict isn't irreducible")
        }
    }

    /// Returns how many values were unique and thus compared.
    private func compare(
        _ system: ConstraintSystem, _ variables: [Variable], _ answer: LinearProgramOracle.Answer, _ seed: UInt64
    ) -> Int {
        for level in system.levels() {
            let wanted = answer.levels[Double("\(level.priority)") ?? 0] ?? -1
            XCTAssertEqual(
                level.violation, wanted, accuracy: 1e-6 * max(1, wanted), "seed \(seed), level \(level.priority)")
        }
        var count = 0
        for (v, range) in answer.ranges.enumerated() {
            guard let range, range.upperBound - range.lowerBound < 1e-6 else { continue }
            count += 1
            XCTAssertEqual(
                system.value(of: variables[v]), range.lowerBound, accuracy: 1e-6 * max(1, abs(range.lowerBound)),
                "seed \(seed), variable \(v)")
        }
        return count
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
