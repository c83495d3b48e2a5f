import ConstraintSolver
import TestSupport

/// Random systems of the kinds that layouts and their mistakes are made of.
enum RandomWorkload {
    static let priorities: [Float] = [
        1000, 1000, 999.5, 751, 750, 749, 500, 490, 252, 251, 250, 51, 50, 49, 25, 1, 0.5,
    ]

    static func make(seed: UInt64) -> Workload {
        var generator = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 77)
        switch seed % 8 {
        case 0, 1: return algebra(coefficients: [1, -1, 1, -1, 2, -0.5, 3], integers: true, &generator)
        case 2:
            return algebra(coefficients: [1, -1, 0.5625, 1.7777777777777777, -2.25, 7], integers: false, &generator)
        case 3: return ties(&generator)
        case 4: return redundant(&generator)
        case 5: return nearlySingular(&generator)
        default: return views(&generator)
        }
    }

    /// True if a seed makes a system of the kind that strains double precision.
    static func isNearlySingular(seed: UInt64) -> Bool { seed % 8 == 5 }

    /// Anything over a few variables; integers make vertices coincide.
    static func algebra(coefficients: [Double], integers: Bool, _ generator: inout SeededGenerator) -> Workload {
        var workload = Workload()
        workload.variableCount = Int.random(in: 1...8, using: &generator)
        for v in 0..<workload.variableCount where generator.chance(0.1) {
            workload.given.append(.init(variable: v, value: Double(Int.random(in: 0...400, using: &generator))))
        }
        for _ in 0..<Int.random(in: 1...18, using: &generator) {
            workload.rows.append(
                row(
                    workload.variableCount, termCount: generator.pick([1, 1, 2, 2, 2, 3, 4]), coefficients,
                    generator.pick(priorities), integers, &generator))
        }
        return workload
    }

    /// Few priorities and values, so that nearly everything ties.
    static func ties(_ generator: inout SeededGenerator) -> Workload {
        var workload = Workload()
        workload.variableCount = Int.random(in: 1...5, using: &generator)
        for _ in 0..<Int.random(in: 3...16, using: &generator) {
            var made = row(
                workload.variableCount, termCount: generator.pick([1, 1, 2, 2, 3]), [1, -1],
                generator.pick([750, 250, 50]),
                true, &generator)
            made.constant = Double(Int.random(in: -2...2, using: &generator))
            workload.rows.append(made)
        }
        return workload
    }

    /// Rows said twice, scaled, summed, and some that contradict them.
    static func redundant(_ generator: inout SeededGenerator) -> Workload {
        var workload = algebra(coefficients: [1, -1, 2], integers: true, &generator)
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            var copy = generator.pick(workload.rows)
            let scale = generator.pick([1.0, 2.0, 0.5, -1.0])
            copy.terms = copy.terms.map { .init($0.variable, $0.coefficient * scale) }
            copy.constant *= scale
            if scale < 0 {
                copy.relation =
                    copy.relation == .equal
                    ? .equal : (copy.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual)
            }
            if generator.chance(0.2) { copy.constant += 1 }
            if generator.chance(0.3) { copy.priority = generator.pick(priorities) }
            workload.rows.append(copy)
        }
        return workload
    }

    /// Coefficients that differ by little, and one row with multipliers far from 1.
    ///
    /// More such rows multiply up to what double precision can't tell from nothing.
    static func nearlySingular(_ generator: inout SeededGenerator) -> Workload {
        var workload = algebra(coefficients: [1, 1.001, -1, -0.999, 0.5], integers: true, &generator)
        workload.rows.append(
            row(workload.variableCount, termCount: 3, [0.01, 50, 1], generator.pick(priorities), true, &generator))
        return workload
    }

    static func row(
        _ variableCount: Int, termCount: Int, _ coefficients: [Double], _ priority: Float, _ integers: Bool,
        _ generator: inout SeededGenerator
    ) -> Workload.Row {
        var terms: [Workload.Row.Term] = []
        for _ in 0..<termCount {
            let variable = Int.random(in: 0..<variableCount, using: &generator)
            if terms.contains(where: { $0.variable == variable }) { continue }
            terms.append(.init(variable, generator.pick(coefficients)))
        }
        let constant =
            integers
            ? Double(Int.random(in: -60...60, using: &generator)) : Double.random(in: -300...300, using: &generator)
        return Workload.Row(
            priority: priority, relation: generator.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: constant, terms: terms)
    }
}
