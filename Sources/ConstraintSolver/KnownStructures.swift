/// Knowledge of structures of constraints: the way to solve those of a cell, for the cells to come.
///
/// Systems that share it solve what one of them met before without analysing it: a system made for a measurement, or for
/// one of many equal views. Rows are compared exactly, and the values are those that a system by itself finds, up to
/// rounding. Not `Sendable`: it belongs to the owner of all systems that share it.
///
/// `@exclusivity(unchecked)`: as for `ConstraintSystem`, whose solving alone reads and writes these.
public final class KnownStructures {
    @exclusivity(unchecked) var templates = TemplateCache()
    @exclusivity(unchecked) var patterns = PatternCache()
    let largestTableau: Int
    @exclusivity(unchecked) private var systemCount: UInt32 = 0

    /// Knowledge of nothing yet.
    ///
    /// A block whose tableau would have more than `largestTableau` numbers is solved without one: slower a pivot, but in
    /// memory proportional to its nonzeros.
    public init(largestTableau: Int = 40_000) {
        self.largestTableau = largestTableau
    }

    /// The number of the next system.
    func addSystem() -> UInt32 {
        systemCount &+= 1
        return systemCount
    }
}
