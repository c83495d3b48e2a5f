import ConstraintSolver
import TestSupport

extension RandomWorkload {
    /// The constraints of real cells: views with edges, sizes, ratios, texts with hugging and compression, a fitting
    /// size.
    static func views(_ generator: inout SeededGenerator) -> Workload {
        var builder = ViewBuilder(generator: generator)
        builder.build()
        generator = builder.generator
        return builder.workload
    }

    private struct ViewBuilder {
        var generator: SeededGenerator
        var workload = Workload()

        /// Variables of view i: x, y, width, height; view 0 is the cell.
        func x(_ view: Int) -> Int { 4 * view }
        func y(_ view: Int) -> Int { 4 * view + 1 }
        func width(_ view: Int) -> Int { 4 * view + 2 }
        func height(_ view: Int) -> Int { 4 * view + 3 }

        mutating func add(
            _ terms: [(Int, Double)], _ constant: Double, _ relation: Relation = .equal, _ priority: Float = 1000
        ) {
            workload.rows.append(
                Workload.Row(
                    priority: priority, relation: relation, constant: constant,
                    terms: terms.map { .init($0.0, $0.1) }))
        }

        mutating func build() {
            let count = Int.random(in: 2...6, using: &generator)
            workload.variableCount = 4 * count
            add([(x(0), 1)], 0)
            add([(y(0), 1)], 0)
            if generator.chance(0.5) {
                workload.given.append(.init(variable: width(0), value: generator.pick([320, 375, 390, 844])))
            } else {
                add([(width(0), 1)], -generator.pick([320, 375, 390.0]), .equal, generator.pick([1000, 999.5]))
            }
            add([(height(0), 1)], 0, .equal, 50)
            if generator.chance(0.5) { add([(height(0), 1)], -44, .greaterThanOrEqual) }
            for view in 1..<count { place(view) }
            for view in 1..<count where generator.chance(0.3) { size(view) }
        }

        private mutating func place(_ view: Int) {
            let inset = generator.pick([0, 8, 11, 16.5])
            let previous = generator.chance(0.5) ? 0 : Int.random(in: 0..<view, using: &generator)
            if previous == 0 {
                add([(x(view), 1), (x(0), -1)], -inset, generator.pick([.equal, .equal, .greaterThanOrEqual]))
                add([(y(view), 1), (y(0), -1)], -inset, generator.pick([.equal, .equal, .greaterThanOrEqual]))
            } else if generator.chance(0.5) {
                add([(x(view), 1), (x(previous), -1), (width(previous), -1)], -inset)
                add(
                    [(y(view), 1), (height(view), 0.5), (y(previous), -1), (height(previous), -0.5)], 0, .equal,
                    generator.pick([1000, 1000, 750]))
            } else {
                add([(x(view), 1), (x(previous), -1)], 0)
                add([(y(view), 1), (y(previous), -1), (height(previous), -1)], -inset)
            }
            if generator.chance(0.6) {
                add(
                    [(x(view), 1), (width(view), 1), (x(0), -1), (width(0), -1)], inset,
                    generator.pick([.equal, .lessThanOrEqual, .lessThanOrEqual]),
                    generator.pick([1000, 1000, 750, 999.5]))
            }
            if generator.chance(0.6) {
                add(
                    [(y(view), 1), (height(view), 1), (y(0), -1), (height(0), -1)], inset,
                    generator.pick([.equal, .lessThanOrEqual, .lessThanOrEqual]), generator.pick([1000, 1000, 750]))
            }
            size(view)
        }

        private mutating func size(_ view: Int) {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                add([(width(view), 1)], -generator.pick([20, 40, 100.0]), .equal, generator.pick([1000, 750, 250]))
                add([(height(view), 1)], -generator.pick([20, 40.0]), .equal, generator.pick([1000, 999.5, 250]))
            case 1:
                add(
                    [(height(view), 1), (width(view), generator.pick([-0.5625, -1, -0.75]))], 0, .equal,
                    generator.pick([1000, 750]))
                add([(width(view), 1)], 0, .greaterThanOrEqual)
            case 2:
                let other = Int.random(in: 0..<view, using: &generator)
                add(
                    [(width(view), 1), (width(other), -generator.pick([1, 0.5, 0.333]))], 0, .equal,
                    generator.pick([1000, 750, 500]))
                text(view)
            default:
                text(view)
            }
        }

        private mutating func text(_ view: Int) {
            let wide = Double.random(in: 10...600, using: &generator)
            let high = generator.pick([18, 20.5, 36, 41.0])
            add([(width(view), 1)], -wide, .lessThanOrEqual, generator.pick([250, 251, 252]))
            add([(width(view), 1)], -wide, .greaterThanOrEqual, generator.pick([748, 749, 750, 751, 1000]))
            add([(height(view), 1)], -high, .lessThanOrEqual, generator.pick([250, 251]))
            add([(height(view), 1)], -high, .greaterThanOrEqual, generator.pick([750, 751]))
        }
    }
}
