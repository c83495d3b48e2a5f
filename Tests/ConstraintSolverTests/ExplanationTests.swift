import ConstraintSolver
import XCTest

/// Kind: property — explanations add up to the values.
///
/// Explanations of random systems, checked by adding up.
final class ExplanationTests: XCTestCase {
    func testExplanationsAddUpToTheValues() throws {
        var checked = 0
        var losers = 0
        for seed in UInt64(20_000)..<20_400 {
            let workload = RandomWorkload.make(seed: seed)
            let (system, variables, constraints) = try workload.makeSystem()
            let values = variables.map(system.value(of:))
            let rounding = Rating(workload, values).rounding * 10
            for variable in variables {
                let explanation = system.explanation(of: variable)
                if let problem = problem(explanation, workload, values, constraints, variables, 1e-8 + rounding) {
                    XCTFail("seed \(seed), \(variable): \(problem)")
                }
                checked += 1
                losers += explanation.losers.count
            }
        }
        XCTAssertGreaterThan(checked, 1000)
        XCTAssertGreaterThan(losers, 500)
    }

    /// Only adds numbers up: the weighted constants make the value; the coefficients cancel in every other variable; the
    /// tight ones hold; the losers fail by what is said.
    private func problem(
        _ explanation: Explanation, _ workload: Workload, _ values: [Double], _ constraints: [ConstraintID],
        _ variables: [Variable], _ tolerance: Double
    ) -> String? {
        var sum = 0.0
        var coefficients = [Double](repeating: 0, count: values.count)
        for item in explanation.tight {
            guard let row = constraints.firstIndex(of: item.constraint).map({ workload.rows[$0] }) else {
                return "an unknown constraint"
            }
            if row.constant != item.constant { return "\(item.constraint) has the constant \(row.constant)" }
            let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
            if abs(residual) > tolerance { return "\(item.constraint) isn't tight, but off by \(residual)" }
            sum += item.coefficient * item.constant
            for term in row.terms { coefficients[term.variable] += item.coefficient * term.coefficient }
        }
        for item in explanation.parameters {
            guard let index = variables.firstIndex(of: item.variable) else { return "an unknown parameter" }
            if item.value != values[index] { return "\(item.variable) is \(values[index])" }
            sum += item.coefficient * item.value
            coefficients[index] -= item.coefficient
        }
        if abs(sum - explanation.value) > tolerance { return "adds up to \(sum), not \(explanation.value)" }
        for (index, variable) in variables.enumerated() {
            let wanted = variable == explanation.variable ? -1.0 : 0
            if explanation.parameters.first?.variable == explanation.variable { continue }
            if explanation.undetermined.contains(variable) {
                if abs(values[index]) > tolerance { return "\(variable) doesn't rest at 0" }
            } else if abs(coefficients[index] - wanted) > 1e-7 * max(1, coefficients.map(abs).max() ?? 1) {
                return "the coefficients of \(variable) add up to \(coefficients[index]), not \(wanted)"
            }
        }
        for loser in explanation.losers {
            guard let row = constraints.firstIndex(of: loser.constraint).map({ workload.rows[$0] }) else {
                return "an unknown loser"
            }
            let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
            let violation =
                row.relation == .equal ? abs(residual) : Double(-row.relation.rawValue) * residual
            if abs(violation - loser.violation) > tolerance { return "\(loser.constraint) lost \(violation)" }
        }
        return nil
    }

    func testALoserIsNamedWithWhatItLost() throws {
        let system = ConstraintSystem()
        let x = system.makeVariable()
        let winner = try system.add([Term(x)], constant: -100, .greaterThanOrEqual, priority: 501)
        let loser = try system.add([Term(x)], constant: -90, .equal, priority: 500)
        let explanation = system.explanation(of: x)
        XCTAssertEqual(explanation.tight.map(\.constraint), [winner])
        XCTAssertEqual(explanation.tight.map(\.coefficient), [-1])
        XCTAssertEqual(explanation.losers.map(\.constraint), [loser])
        XCTAssertEqual(explanation.losers.map(\.violation), [10])
    }
}
