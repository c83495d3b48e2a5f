extension ConstraintSystem {
    /// Calls the closure with each term of a constraint, wherever that is kept. O(terms).
    @inline(__always)
    func forEachTerm(in index: Int, _ body: (StoredTerm) -> Void) {
        let record = constraints.records[index]
        guard record.firstTerm < 0 else {
            let first = Int(record.firstTerm)
            for i in first..<first + Int(record.termCount) { body(constraints.terms[i]) }
            return
        }
        guard let component = partition.component(at: record.component), let program = component.program else {
            return
        }
        for i in program.structure.termRange(ofRow: Int(record.local)) {
            body(component.stored(program.structure.terms[i]))
        }
    }

    /// Copies the terms of a component's constraints from the program into the arena, unless they are there.
    func copyTerms(of component: Component) {
        guard component.sharesTerms, let program = component.program else { return }
        component.sharesTerms = false
        constraints.terms.reserve(constraints.terms.count + program.structure.terms.count)
        let (rows, records) = (program.structure.rows.base, constraints.records.base)
        var r = 0
        while r < component.constraints.count {
            let record = records + Int(component.constraints.base[r])
            let row = rows[r]
            r += 1
            // One that was removed may have left its index to another.
            guard record.pointee.component == component.index, record.pointee.firstTerm < 0 else { continue }
            record.pointee.firstTerm = Int32(truncatingIfNeeded: constraints.terms.count)
            for i in Int(row.firstTerm)..<Int(row.termEnd) {
                constraints.terms.append(component.stored(program.structure.terms.base[i]))
            }
        }
    }
}
