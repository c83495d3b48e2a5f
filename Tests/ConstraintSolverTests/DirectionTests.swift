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
        let direction = try XCTUnwrap(system.criticalRegion([(given, -1)]))
        // The second takes all growth until it is 120 wide.
        XCTAssertEqual(direction.reach(along: SIMD2(1, 0)), 50, accuracy: 1e-9)
        XCTAssertEqual(direction.slope(of: width).x, 1)
        XCTAssertEqual(direction.slope(of: first).x, 0)
        XCTAssertEqual(direction.slope(of: second).x, 1)
        try system.setConstant(-150.001, of: given)
        let later = try XCTUnwrap(system.criticalRegion([(given, -1)]))
        XCTAssertEqual(later.reach(along: SIMD2(1, 0)), .infinity)
        XCTAssertEqual(later.slope(of: first).x, 1)
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
            guard let direction = system.criticalRegion([(moved.0, 1)]), direction.reach(along: SIMD2(1, 0)) > 1e-6
            else { continue }
            let step = min(direction.reach(along: SIMD2(1, 0)), 50) * Double.random(in: 0.1...1, using: &generator)
            let wanted = variables.map { system.value(of: $0) + step * direction.slope(of: $0).x }
            // A second optimum of equal rank may be taken where there are several.
            guard system.ambiguousVariables().isEmpty else { continue }
            try system.setConstant(moved.1 + step, of: moved.0)
            for (variable, value) in zip(variables, wanted) {
                XCTAssertEqual(system.value(of: variable), value, accuracy: 1e-6, "seed \(seed), step \(step)")
            }
        }
    }

    /// Two given lengths: inside of all limits every value is where the slopes say, and where a limit is broken a later
    /// solution may be another function.
    func testTwoGroupsAgreeWithSolvingAgain() throws {
        var checked = 0
        for seed in UInt64(1)...400 {
            var generator = SeededGenerator(seed: seed)
            let system = ConstraintSystem()
            let variables = (0..<6).map { _ in system.makeVariable() }
            let given = try variables.prefix(2).map { try system.add([Term($0)], constant: -100, .equal) }
            for _ in 0..<9 {
                let terms = variables.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)).map {
                    Term($0, [1, -1, 0.5].randomElement(using: &generator) ?? 1)
                }
                let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
                let priority = Float([1000, 750, 250, 50].randomElement(using: &generator) ?? 50)
                try system.add(
                    terms, constant: Double(Int.random(in: -100...100, using: &generator)), relation ?? .equal,
                    priority: priority)
            }
            guard system.conflicts.isEmpty, system.ambiguousVariables().isEmpty,
                let region = system.criticalRegion([(given[0], -1)], [(given[1], -1)])
            else { continue }
            let values = variables.map { system.value(of: $0) }
            for _ in 0..<5 {
                var step = SIMD2(Double.random(in: -1...1, using: &generator), .random(in: -1...1, using: &generator))
                step *= min(region.reach(along: step), 80) * Double.random(in: 0...1, using: &generator)
                guard step != .zero else { continue }
                XCTAssertTrue(region.limits.allSatisfy { $0.value + ($0.slope * step).sum() > -1e-9 })
                try system.setConstant(-100 - step.x, of: given[0])
                try system.setConstant(-100 - step.y, of: given[1])
                guard system.ambiguousVariables().isEmpty else { continue }
                for (variable, value) in zip(variables, values) {
                    XCTAssertEqual(
                        system.value(of: variable), value + (region.slope(of: variable) * step).sum(), accuracy: 1e-6,
                        "seed \(seed), step \(step)")
                }
                checked += 1
            }
        }
        XCTAssertGreaterThan(checked, 200)
    }
}
