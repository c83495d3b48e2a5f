import ConstraintSolver
import Foundation
import TestSupport
import XCTest

/// Kind: model — a system made from scratch, after any edits in any order.
///
/// An edited system equals one made from scratch, after any edits in any order.
final class IncrementalTests: XCTestCase {
    func testRandomScriptsEqualSystemsFromScratch() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SOLVER_SCRIPTS"].flatMap(UInt64.init) ?? 500
        let first = environment["MASU_SOLVER_SEED"].flatMap(UInt64.init) ?? 1
        var checks = 0
        for seed in first..<first + count {
            var generator = SeededGenerator(seed: seed)
            let bytes = (0..<Int.random(in: 50...600, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            var script = EditScript(bytes)
            if let problem = try script.run() {
                XCTFail("seed \(seed), check \(script.checks): \(problem)")
            }
            checks += script.checks
        }
        XCTAssertGreaterThan(checks, Int(count) * 2)
    }

    /// The constant of an optional constraint over values that are decided changes how far it is violated, and nothing else is
    /// computed; raised to a required one it counts again.
    func testAnOptionalConstraintOverDecidedValuesIsEditedAlone() throws {
        let system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let fixed = try system.add([Term(x, 1)], constant: -5, .equal)
        try system.add([Term(y, 1), Term(x, -1)], constant: 0, .greaterThanOrEqual)
        try system.add([Term(y, 1)], constant: -7, .equal, priority: 100)
        let limit = try system.add([Term(x, 1)], constant: -3, .lessThanOrEqual, priority: 500)
        XCTAssertEqual(system.value(of: x), 5)
        // The first edit makes the component's own numbers.
        try system.setConstant(-2, of: limit)
        system.solve()
        let before = system.statistics
        for constant in [4.0, 6, 1] {
            try system.setConstant(-constant, of: limit)
            XCTAssertEqual(system.value(of: x), 5)
            XCTAssertEqual(system.value(of: y), 7)
            let violation = system.levels().first { $0.priority == 500 }?.violation
            XCTAssertEqual(violation, max(0, 5 - constant))
        }
        XCTAssertEqual(system.statistics.blocksSolved, before.blocksSolved)
        try system.setConstant(-8, of: fixed)
        XCTAssertEqual(system.value(of: x), 8)
        XCTAssertEqual(system.value(of: y), 8)
        XCTAssertEqual(system.levels().first { $0.priority == 500 }?.violation, 7)
        try system.setPriority(1000, of: limit)
        XCTAssertFalse(system.conflicts.isEmpty)
        try system.setConstant(-9, of: limit)
        XCTAssertEqual(system.value(of: x), 8)
        XCTAssertTrue(system.conflicts.isEmpty)
    }

    /// The order in which constraints came doesn't matter if the optimum is unique.
    func testOrderOfInsertionDoesNotMatterWhereTheOptimumIsUnique() throws {
        var compared = 0
        for seed in UInt64(5000)..<5400 {
            let workload = RandomWorkload.make(seed: seed)
            let (system, variables, _) = try workload.makeSystem()
            guard system.conflicts.isEmpty else { continue }
            var generator = SeededGenerator(seed: seed)
            var shuffled = workload
            shuffled.rows.shuffle(using: &generator)
            let (other, otherVariables, _) = try shuffled.makeSystem()
            let ambiguous = Set(system.ambiguousVariables())
            XCTAssertEqual(ambiguous.map(\.index).sorted(), other.ambiguousVariables().map(\.index), "seed \(seed)")
            let rounding = Rating(workload, variables.map(system.value(of:))).rounding
            for (a, b) in zip(variables, otherVariables) where !ambiguous.contains(a) {
                compared += 1
                XCTAssertEqual(
                    system.value(of: a), other.value(of: b), accuracy: 1e-7 + 10 * rounding, "seed \(seed), \(a)")
            }
            for (a, b) in zip(system.levels(), other.levels()) {
                XCTAssertEqual(a.priority, b.priority, "seed \(seed)")
                XCTAssertEqual(a.violation, b.violation, accuracy: 1e-7 + 10 * rounding, "seed \(seed)")
            }
        }
        XCTAssertGreaterThan(compared, 400)
    }

    /// A change that leaves a level's optimum as it is leaves all values as they are.
    func testARedundantConstraintChangesNothing() throws {
        for seed in UInt64(9000)..<9200 {
            let workload = RandomWorkload.make(seed: seed)
            let (system, variables, _) = try workload.makeSystem()
            guard system.conflicts.isEmpty else { continue }
            let values = variables.map(system.value(of:))
            guard let row = workload.rows.first(where: { $0.priority == 1000 }) else { continue }
            try system.add(
                row.terms.map { Term(variables[$0.variable], 2 * $0.coefficient) }, constant: 2 * row.constant,
                row.relation)
            let rounding = Rating(workload, values).rounding
            for (v, value) in values.enumerated() {
                XCTAssertEqual(
                    system.value(of: variables[v]), value, accuracy: 1e-7 + 10 * rounding, "seed \(seed), \(v)")
            }
        }
    }

    /// Required constraints hold after many edits of the same system: there is no drift.
    func testNoDriftAfterManyEdits() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SOLVER_EDITS"].flatMap(Int.init) ?? 20_000
        var generator = SeededGenerator(seed: 11)
        let workload = try XCTUnwrap(
            (UInt64(1)..<2000).map { RandomWorkload.make(seed: $0 * 8 + 6) }.first { $0.rows.count > 45 })
        let (system, variables, constraints) = try workload.makeSystem()
        let required = workload.rows.indices.filter { workload.rows[$0].priority == 1000 }
        let soft = workload.rows.indices.filter { workload.rows[$0].priority < 1000 }
        var constants = workload.rows.map(\.constant)
        var worst = 0.0
        for edit in 0..<count {
            let row = generator.pick(soft)
            constants[row] = -Double.random(in: 0...600, using: &generator)
            try system.setConstant(constants[row], of: constraints[row])
            system.solve()
            guard edit % 100 == 99, system.conflicts.isEmpty else { continue }
            for index in required {
                let row = workload.rows[index]
                let residual = row.terms.reduce(row.constant) {
                    $0 + $1.coefficient * system.value(of: variables[$1.variable])
                }
                switch row.relation {
                case .equal: worst = max(worst, abs(residual))
                case .lessThanOrEqual: worst = max(worst, residual)
                case .greaterThanOrEqual: worst = max(worst, -residual)
                }
            }
        }
        XCTAssertLessThan(worst, 1e-9)
        XCTAssertEqual(system.statistics.presolveRuns, system.statistics.componentsBuilt, "an edit redid the presolve")
        XCTAssertLessThan(system.statistics.componentsBuilt, 10)
        XCTAssertGreaterThan(system.statistics.pivots, count / 10)
    }
}
