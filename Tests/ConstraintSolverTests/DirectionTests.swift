import ConstraintSolver
import TestSupport
import XCTest

/// Kind: model — solving again at steps along the direction.
///
/// The ratio test along a direction, against solving again at steps.
final class DirectionTests: XCTestCase {
    func testTheWidthOfARow() throws {
        let system = ConstraintSystem()
        let (width, first, second) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        let given = try system.add([Term(width)], constant: -100, .equal)
        try system.add([Term(first), Term(second), Term(width, -1)], constant: 0, .equal)
        try system.add([Term(first)], constant: -30, .equal, priority: 500)
        try system.add([Term(second)], constant: -120, .lessThanOrEqual)
        let direction = try XCTUnwrap(system.direction([(given, -1)]))
        // The second takes all growth until it is 120 wide.
        XCTAssertEqual(direction.reach, 50, accuracy: 1e-9)
        XCTAssertEqual(direction.slope(of: width), 1)
        XCTAssertEqual(direction.slope(of: first), 0)
        XCTAssertEqual(direction.slope(of: second), 1)
        try system.setConstant(-150.001, of: given)
        let later = try XCTUnwrap(system.direction([(given, -1)]))
        XCTAssertEqual(later.reach, .infinity)
        XCTAssertEqual(later.slope(of: first), 1)
    }

    /// Random systems: within the reach every value is where the slope says.
    func testRandomSystemsAgreeWithSolvingAgain() throws {
        for seed in UInt64(1)...200 {
            var generator = SeededGenerator(seed: seed)
            let system = ConstraintSystem()
            let variables = (0..<6).map { _ in system.makeVariable() }
            var ids: [(ConstraintID, Double)] = []
            for _ in 0..<10 {
                let terms = variables.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)).map {
                    Term($0, [1, -1, 0.5, 2].randomElement(using: &generator) ?? 1)
                }
                let constant = Double(Int.random(in: -100...100, using: &generator))
                let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
                let priority = Float([1000, 750, 250, 50].randomElement(using: &generator) ?? 50)
                ids.append(
                    (try system.add(terms, constant: constant, relation ?? .equal, priority: priority), constant))
            }
            guard system.conflicts.isEmpty else { continue }
            let moved = ids[Int.random(in: 0..<ids.count, using: &generator)]
            guard let direction = system.direction([(moved.0, 1)]), direction.reach > 1e-6 else { continue }
            let step = min(direction.reach, 50) * Double.random(in: 0.1...1, using: &generator)
            let wanted = variables.map { system.value(of: $0) + step * direction.slope(of: $0) }
            // A second optimum of equal rank may be taken where there are several.
            guard system.ambiguousVariables().isEmpty else { continue }
            try system.setConstant(moved.1 + step, of: moved.0)
            for (variable, value) in zip(variables, wanted) {
                XCTAssertEqual(system.value(of: variable), value, accuracy: 1e-6, "seed \(seed), step \(step)")
            }
        }
    }
}
