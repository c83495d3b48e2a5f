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
        guard let component = partition.component(at: record.component) else { return }
        component.programReference?._withUnsafeGuaranteedRef { program in
            for i in program.structure.termRange(ofRow: Int(record.row)) {
                body(component.stored(program.structure.terms[i]))
            }
        }
    }

    /// Copies the terms of a component's constraints from the program into the arena, unless they are there.
    func copyTerms(of component: Component) {
        guard let program = component.program else { return }
        constraints.terms.reserve(constraints.terms.count + program.structure.terms.count)
        let (rows, records) = (program.structure.rows.base, constraints.records.base)
        let (list, index) = (component.solved, component.index)
        let (variables, parameters) = (component.variables.base, component.parameters.base)
        let (source, target) = (program.structure.terms.base, constraints.terms.base)
        var next = constraints.terms.count
        var r = 0
        while r < list.count {
            let record = records + Int(list.base[r])
            let row = rows[r]
            r += 1
            // One that was removed may have left its index to another.
            guard record.pointee.component == index, record.pointee.firstTerm < 0 else { continue }
            record.pointee.firstTerm = Int32(truncatingIfNeeded: next)
            var i = Int(row.firstTerm)
            while i < Int(row.termEnd) {
                let term = source[i]
                let variable = term.index < 0 ? parameters[Int(~term.index)] : variables[Int(term.index)]
                target[next] = StoredTerm(variable: variable, coefficient: term.coefficient)
                next &+= 1
                i += 1
            }
        }
        constraints.terms.setCount(next)
    }
}
