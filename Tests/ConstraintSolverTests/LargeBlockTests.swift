import ConstraintSolver
import TestSupport
import XCTest

/// Kind: model, oracle — the dense method and a system made from scratch; certificates.
///
/// Blocks too large for a tableau take another path; on what both can do, both must agree.
final class LargeBlockTests: XCTestCase {
    /// A list of views in one block: texts, flexible gaps, a soft equal width with a view far away, a width to fill.
    static func list(views: Int, seed: UInt64) -> Workload {
        var generator = SeededGenerator(seed: seed)
        var workload = Workload()
        workload.variableCount = 2 * views + 1
        workload.given = [.init(variable: 0, value: Double(views) * 90)]
        func add(
            _ priority: Float, _ relation: Relation, _ constant: Double, _ terms: [(Int, Double)]
        ) {
            workload.rows.append(
                Workload.Row(
                    priority: priority, relation: relation, constant: constant,
                    terms: terms.map { .init($0.0, $0.1) }))
        }
        for view in 0..<views {
            let (x, width) = (2 * view + 1, 2 * view + 2)
            if view == 0 {
                add(1000, .equal, -8, [(x, 1)])
            } else {
                add(1000, .greaterThanOrEqual, -8, [(x, 1), (x - 2, -1), (x - 1, -1)])
                add(500, .equal, -Double.random(in: 8...20, using: &generator), [(x, 1), (x - 2, -1), (x - 1, -1)])
            }
            let text = Double.random(in: 20...140, using: &generator)
            add(1000, .greaterThanOrEqual, 0, [(width, 1)])
            add(251, .lessThanOrEqual, -text, [(width, 1)])
            add(generator.pick([748, 749, 750]), .greaterThanOrEqual, -text, [(width, 1)])
            if generator.chance(0.3) {
                let other = 2 * Int.random(in: 0..<views, using: &generator) + 2
                if other != width { add(generator.pick([240, 760]), .equal, 0, [(width, 1), (other, -1)]) }
            }
        }
        add(1000, .lessThanOrEqual, 8, [(2 * views - 1, 1), (2 * views, 1), (0, -1)])
        return workload
    }

    func testLargeBlocksAreProvedOptimal() throws {
        for (views, seed) in [(150, UInt64(1)), (150, 2), (220, 3)] {
            let workload = LargeBlockTests.list(views: views, seed: seed)
            let (system, variables, constraints) = try workload.makeSystem()
            XCTAssertEqual(system.conflicts, [], "seed \(seed)")
            XCTAssertEqual(system.statistics.pivotLimitsReached, 0, "seed \(seed)")
            XCTAssertNil(CertificateChecker(workload, system, variables, constraints).problem(), "seed \(seed)")
        }
    }

    /// Small systems, all of whose blocks are made to go the way of large ones.
    func testTheSparsePathSolvesWhatTheDenseOneSolves() throws {
        var proved = 0
        for seed in UInt64(60_000)..<61_000 where seed % 8 != 5 {
            let workload = RandomWorkload.make(seed: seed)
            let (dense, denseVariables, _) = try workload.makeSystem()
            let (sparse, variables, constraints) = try workload.makeSystem(
                sharing: KnownStructures(largestTableau: 0))
            XCTAssertEqual(sparse.conflicts.map(\.broken.index), dense.conflicts.map(\.broken.index), "seed \(seed)")
            let values = denseVariables.map(dense.value(of:))
            let accuracy = 1e-6 + 10 * Rating(workload, values).rounding
            for (variable, value) in zip(variables, values) {
                XCTAssertEqual(sparse.value(of: variable), value, accuracy: accuracy, "seed \(seed), \(variable)")
            }
            XCTAssertEqual(sparse.statistics.pivotLimitsReached, 0, "seed \(seed)")
            guard sparse.conflicts.isEmpty else { continue }
            if let problem = CertificateChecker(workload, sparse, variables, constraints).problem() {
                XCTFail("seed \(seed): \(problem)")
            }
            proved += 1
        }
        XCTAssertGreaterThan(proved, 400)
    }

    func testEditsOfALargeBlockEqualItFromScratch() throws {
        var workload = LargeBlockTests.list(views: 150, seed: 5)
        let (system, variables, constraints) = try workload.makeSystem()
        system.solve()
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<2 {
            for _ in 0..<3 {
                let row = Int.random(in: 1..<workload.rows.count, using: &generator)
                guard workload.rows[row].priority < 1000 else { continue }
                workload.rows[row].constant = -Double.random(in: 20...140, using: &generator)
                try system.setConstant(workload.rows[row].constant, of: constraints[row])
            }
            // The last row is the list's width.
            let last = workload.rows.count - 1
            workload.rows[last].constant = Double.random(in: -10...10, using: &generator) * 150
            try system.setConstant(workload.rows[last].constant, of: constraints[last])
            let (fresh, freshVariables, _) = try workload.makeSystem()
            for (a, b) in zip(variables, freshVariables) {
                XCTAssertEqual(system.value(of: a), fresh.value(of: b), accuracy: 1e-6, "\(a)")
            }
            XCTAssertNil(CertificateChecker(workload, system, variables, constraints).problem())
        }
        let explanation = system.explanation(of: variables[200])
        let sum =
            explanation.tight.reduce(0) { $0 + $1.coefficient * $1.constant }
            + explanation.parameters.reduce(0) { $0 + $1.coefficient * $1.value }
        XCTAssertEqual(sum, explanation.value, accuracy: 1e-7)
    }
}
