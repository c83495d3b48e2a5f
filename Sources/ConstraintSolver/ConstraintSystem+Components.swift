extension ConstraintSystem {
    /// An empty component under a free index, to be solved.
    func makeComponent(variableCount: Int, constraintCount: Int) -> Component {
        let index: Int32
        if let free = partition.freeComponents.popLast() {
            index = free
        } else {
            index = Int32(partition.components.count)
            partition.components.append(nil)
            partition.headers.append(ComponentHeader(serial: 0, state: .absent))
        }
        let component = Component(index: index, variableCount: variableCount, constraintCount: constraintCount)
        component.serial = partition.nextSerial
        partition.headers[Int(component.index)] = ComponentHeader(
            serial: partition.nextSerial, state: .edited, component: .passUnretained(component))
        partition.nextSerial = partition.nextSerial == .max ? 1 : partition.nextSerial + 1
        partition.components[Int(component.index)] = component
        return component
    }

    /// Dissolves a component: its constraints become members, but for those that are queued anyway.
    func dissolve(_ index: Int32) {
        guard let component = partition.components[Int(index)] else { return }
        copyTerms(of: component)
        for i in 0..<component.variables.count {
            let variable = Int(component.variables[i])
            if variables.records[variable].component == index {
                variables.records[variable].component = -1
                partition.orphans.append(Int32(variable))
            }
        }
        for i in 0..<component.constraints.count {
            let constraint = Int(component.constraints[i])
            if constraints.records[constraint].component == index {
                constraints.records[constraint].component = -1
                if constraints.records[constraint].flags & ConstraintRecord.queued == 0 {
                    partition.members.append(Int32(constraint))
                }
            }
        }
        discard(component)
    }

    /// Forgets a component whose constraints and variables are in no component any more.
    private func discard(_ component: Component) {
        let index = Int(component.index)
        leaveEvaluation(of: component)
        partition.components[index] = nil
        partition.headers.base[index].state = .absent
        partition.headers.base[index].serial = 0
        partition.headers.base[index].component = nil
        partition.freeComponents.append(component.index)
    }

    /// Leaves what was last solved with a program to it, for the next component to start from.
    private func leaveEvaluation(of component: Component) {
        guard let program = component.program, program.basis == nil, let evaluation = component.evaluation,
            program.lastSolved.component == component.index, program.lastSolved.serial == component.serial,
            component.conflicts.isEmpty
        else { return }
        program.leave(evaluation)
        component.evaluation = nil
    }
}
