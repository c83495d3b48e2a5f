/// Counts of the work that a system did since it was made, independent of the machine, for tests of cost.
public struct Statistics: Hashable, Sendable {
    /// Calls of `solve()` that had something to do.
    public var solves = 0
    /// Connected components whose structure was analysed or taken from the template cache.
    public var componentsBuilt = 0
    /// Eliminations of required equalities that were computed anew.
    public var presolveRuns = 0
    /// Components that took over the elimination of an equal structure.
    public var templateHits = 0
    /// Components of which only constants were changed.
    public var componentsReevaluated = 0
    /// Components whose values came from the optimal basis of an equal one, checked but not searched for.
    public var basesFollowed = 0
    /// Constraints added that left the optimum where it was, so that nothing was analysed anew.
    public var rowsFollowed = 0
    /// Independent programs brought to their optimum.
    public var blocksSolved = 0
    /// Exchanges of a tight constraint for another.
    public var pivots = 0
    /// Tableaux computed anew from their constraints to end rounding drift.
    public var refactorizations = 0
    /// Searches for contradicting required constraints.
    public var conflictSearches = 0
    /// Blocks that were left before their optimum after too many pivots; anything but 0 is a bug to report.
    public var pivotLimitsReached = 0
}
