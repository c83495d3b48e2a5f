extension ConstraintSystem {
    /// Where a constraint's terms are in the arena. O(terms of the component) if they weren't there yet.
    func terms(of index: Int) -> Range<Int> {
        if constraints.records[index].firstTerm < 0,
            let component = partition.components[Int(constraints.records[index].component)]
        {
            takeTerms(of: component)
        }
        let record = constraints.records[index]
        return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    }

    /// Calls the closure with the variable of each term of a constraint, wherever that is kept.
    func forEachMention(in index: Int, _ body: (Int32) -> Void) {
        let record = constraints.records[index]
        guard record.firstTerm < 0 else {
            for i in terms(of: index) { body(constraints.terms[i].variable) }
            return
        }
        guard let component = partition.components[Int(record.component)], let program = component.program else {
            return
        }
        for i in program.structure.termRange(ofRow: Int(record.local)) {
            let local = program.structure.terms[i].index
            body(local < 0 ? component.parameters[Int(~local)] : component.variables[Int(local)])
        }
    }

    /// Copies the terms of a component's constraints from the program into the arena, unless they are there.
    func takeTerms(of component: Component) {
        guard component.sharesTerms, let program = component.program else { return }
        component.sharesTerms = false
        let (rows, records) = (program.structure.rows.base, constraints.records.base)
        let (own, given) = (component.variables.base, component.parameters.base)
        var r = 0
        while r < component.constraints.count {
            let record = records + Int(component.constraints.base[r])
            let row = rows[r]
            r += 1
            // One that was removed may have left its index to another.
            guard record.pointee.component == component.index, record.pointee.firstTerm < 0 else { continue }
            record.pointee.firstTerm = Int32(truncatingIfNeeded: constraints.terms.count)
            for i in Int(row.firstTerm)..<Int(row.termEnd) {
                let term = program.structure.terms.base[i]
                constraints.terms.append(
                    StoredTerm(
                        variable: term.index < 0 ? given[Int(~term.index)] : own[Int(term.index)],
                        coefficient: term.coefficient))
            }
        }
    }
}
