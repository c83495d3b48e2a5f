import ConstraintSolver
import TestSupport
import XCTest

/// Kind: oracle — proofs of optimality, added up by a checker apart from the solver.
///
/// Systems that share what is known of structures: each finds the values that it finds alone.
final class KnownStructuresTests: XCTestCase {
    /// Rows of the same structure with other constants: what is tight in one isn't tight in another.
    func testSystemsOfAKnownStructureAreProvedOptimal() throws {
        var (proved, followed, presolved) = (0, 0, 0)
        for seed in UInt64(0)..<400 where !RandomWorkload.isNearlySingular(seed: seed) {
            let known = KnownStructures()
            var random = SeededGenerator(seed: seed)
            for turn in 0..<6 {
                var workload = RandomWorkload.make(seed: seed)
                if turn > 0 {
                    for row in workload.rows.indices where Int.random(in: 0..<4, using: &random) == 0 {
                        workload.rows[row].constant += Double.random(in: -20...20, using: &random).rounded()
                    }
                }
                let (system, variables, constraints) = try workload.makeSystem(sharing: known)
                let (alone, _, _) = try workload.makeSystem()
                let broken = system.conflicts.map { constraints.firstIndex(of: $0.broken) }
                XCTAssertEqual(broken.count, alone.conflicts.count, "seed \(seed), turn \(turn)")
                system.checkInvariants()
                followed += system.statistics.basesFollowed
                presolved += turn > 0 ? system.statistics.presolveRuns : 0
                guard broken.isEmpty else { continue }
                if let problem = CertificateChecker(workload, system, variables, constraints).problem() {
                    XCTFail("seed \(seed), turn \(turn): \(problem)")
                }
                proved += 1
            }
        }
        XCTAssertGreaterThan(proved, 1000, "too few systems without conflict to mean anything")
        XCTAssertGreaterThan(followed, 500, "too few systems start where another one came to")
        XCTAssertLessThan(presolved, 400, "structures are analysed again")
    }

    /// A width in two halves of a gap, the right one at most so wide: closed forms.
    func testNothingIsAnalysedAgain() throws {
        let known = KnownStructures()
        for turn in 0..<4 {
            let system = ConstraintSystem(sharing: known)
            let width = 100 + 40 * Double(turn)
            let given = try system.makeVariable(given: width)
            let (left, right) = (system.makeVariable(), system.makeVariable())
            try system.add([Term(left), Term(right), Term(given, -1)], constant: 8, .equal)
            try system.add([Term(right)], constant: -70, .lessThanOrEqual)
            try system.add([Term(left), Term(right, -1)], constant: 0, .equal, priority: 500)
            let half = min((width - 8) / 2, 70)
            XCTAssertEqual(system.value(of: right), half, accuracy: 1e-9)
            XCTAssertEqual(system.value(of: left), width - 8 - half, accuracy: 1e-9)
            XCTAssertEqual(system.statistics.presolveRuns, turn == 0 ? 1 : 0)
            system.checkInvariants()
        }
    }

    /// Both live on, and edits of one are none of the other's.
    func testSystemsThatShareAreEditedApart() throws {
        let known = KnownStructures()
        let systems = (0..<3).map { _ in ConstraintSystem(sharing: known) }
        let made = try systems.map { system in
            let variables = [system.makeVariable(), system.makeVariable()]
            let height = try system.add([Term(variables[0])], constant: -20, .equal, priority: 750)
            try system.add([Term(variables[1]), Term(variables[0], -2)], constant: 0, .equal)
            return (variables, height)
        }
        for system in systems { system.solve() }
        try systems[1].setConstant(-50, of: made[1].1)
        try systems[2].remove(made[2].1)
        for (index, height) in [20.0, 50, 0].enumerated() {
            XCTAssertEqual(systems[index].value(of: made[index].0[0]), height, accuracy: 1e-9)
            XCTAssertEqual(systems[index].value(of: made[index].0[1]), 2 * height, accuracy: 1e-9)
        }
    }
}
