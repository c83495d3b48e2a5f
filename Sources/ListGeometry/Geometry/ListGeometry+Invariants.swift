extension ListGeometry {
    /// The invariants that don't hold, in words; none for a sound list. For tests; O(rows known).
    ///
    /// Both trees are sound; the sections' items add up to all items; every section has at least its four parts.
    public func checkInvariants() -> [String] {
        var violations = items.storage.checkInvariants().map { "items: \($0)" }
        violations += sections.storage.checkInvariants().map { "sections: \($0)" }
        if sections.length(default: 0) != Int64(items.count) {
            violations.append("the sections have \(sections.length(default: 0)) items, the list \(items.count)")
        }
        sections.storage.forEachRun(from: 0) { run in
            let count = FixedPoint.units(run.content.knownLength)
            if !run.content.isFixed || count < Int64(Self.itemsAroundRows) {
                violations.append("\(run.count) sections have \(count) items")
            }
            return true
        }
        return violations
    }
}
