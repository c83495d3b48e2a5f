extension ConstraintSystem {
    /// Lets the parameters of a component know it, so that setting them marks it.
    func register(_ component: Component) {
        let locals = component.parameters
        for i in 0..<locals.count {
            let parameter = Int(variables.records[Int(locals[i])].parameter)
            guard parameter >= 0 else { continue }
            let record = parameters.records.base + parameter
            record.pointee.liveDependents += 1
            if record.pointee.dependents.count > 2 * Int(record.pointee.liveDependents) + 16 {
                dropOutdatedDependents(of: parameter)
            }
            record.pointee.dependents.append(
                ComponentReference(component: component.index, serial: component.serial))
        }
    }

    func unregister(_ component: Component) {
        let locals = component.parameters
        for i in 0..<locals.count {
            let parameter = Int(variables.records[Int(locals[i])].parameter)
            guard parameter >= 0 else { continue }
            parameters.records.base[parameter].liveDependents -= 1
        }
    }

    private func dropOutdatedDependents(of parameter: Int) {
        let record = parameters.records.base + parameter
        var kept = 0
        for i in 0..<record.pointee.dependents.count {
            let reference = record.pointee.dependents[i]
            if partition.headers[Int(reference.component)].serial == reference.serial {
                record.pointee.dependents[kept] = reference
                kept += 1
            }
        }
        record.pointee.dependents.setCount(kept)
    }
}
