import ConstraintSolver

/// The change of rectangles when the constants of constraints change together.
public struct LayoutDirection {
    let direction: SolutionDirection
    let engine: LayoutEngine

    /// The largest step for which the solution keeps its shape.
    public var reach: Double { direction.reach }

    /// The rate at which a number of an item's alignment rectangle changes.
    public func slope(of quantity: LayoutQuantity, of item: LayoutItem) -> Double {
        direction.slope(of: engine.variable(quantity, of: item))
    }
}

extension LayoutEngine {
    /// The direction in which constants of constraints grow at a rate each; solves first where needed. Nil where a part
    /// of the system is too large for a tableau.
    public func direction(_ rates: [(constraint: LayoutConstraintID, rate: Double)]) -> LayoutDirection? {
        var rows: [(constraint: ConstraintID, rate: Double)] = []
        for (id, rate) in rates {
            let record = constraints[Int(id.index)]
            // A row's constant is the constraint's with the other sign, except where it is written from right to left.
            let signed = flips(record.constraint) ? rate : -rate
            rows.append((record.row, signed))
            if let upper = record.upperRow { rows.append((upper, signed)) }
        }
        return system.direction(rows).map { LayoutDirection(direction: $0, engine: self) }
    }
}
