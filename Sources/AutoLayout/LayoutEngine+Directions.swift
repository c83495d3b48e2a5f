import ConstraintSolver

/// The change of rectangles as the constants of two groups of constraints change, and where it holds.
public struct LayoutRegion {
    let region: CriticalRegion
    let engine: LayoutEngine

    /// The affine functions of the two steps that aren't negative as long as the solution keeps its shape.
    public var limits: [(value: Double, slope: SIMD2<Double>)] { region.limits.map { ($0.value, $0.slope) } }

    /// The rates at which a number of an item's alignment rectangle changes.
    public func slope(of quantity: LayoutQuantity, of item: LayoutItem) -> SIMD2<Double> {
        region.slope(of: engine.variable(quantity, of: item))
    }
}

extension LayoutEngine {
    /// The region in which two groups of constants grow at a rate each; solves first where needed. Nil where a part of the
    /// system is too large for a tableau.
    public func region(
        _ first: [(constraint: LayoutConstraintID, rate: Double)],
        _ second: [(constraint: LayoutConstraintID, rate: Double)] = []
    ) -> LayoutRegion? {
        system.criticalRegion(rows(first), rows(second)).map { LayoutRegion(region: $0, engine: self) }
    }

    /// True if some number may be 0 only because nothing says otherwise; false is certain.
    public var mayBeAmbiguous: Bool { system.mayHaveUndeterminedVariables }

    private func rows(
        _ rates: [(constraint: LayoutConstraintID, rate: Double)]
    ) -> [(constraint: ConstraintID, rate: Double)] {
        var rows: [(constraint: ConstraintID, rate: Double)] = []
        for (id, rate) in rates {
            // A row's constant is the constraint's with the other sign, except where it is written from right to left.
            let signed = flips(relation(of: id)) ? rate : -rate
            rows.append((row(of: id), signed))
            if let upper = upperRow(of: id) { rows.append((upper, signed)) }
        }
        return rows
    }
}
