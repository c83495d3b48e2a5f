extension ConstraintSystem {
    /// An empty component under a free index, listed as one to be solved.
    func makeComponent(variableCount: Int, constraintCount: Int, parameterRoom: Int) -> Component {
        let serial = partition.nextSerial
        partition.nextSerial = serial == .max ? 1 : serial + 1
        let index = partition.freeComponent >= 0 ? partition.freeComponent : Int32(partition.headers.count)
        let component = Component(
            index: index, variableCount: variableCount, constraintCount: constraintCount, parameterRoom: parameterRoom)
        let header = ComponentHeader(component, serial: serial)
        if index == partition.freeComponent {
            partition.freeComponent = partition.headers[Int(index)].nextFree
            partition.headers[Int(index)] = header
        } else {
            partition.headers.append(header)
        }
        partition.edited.append(ComponentReference(component: index, serial: serial))
        return component
    }

    /// Dissolves a component: its constraints become members, but for those that are queued anyway.
    func dissolve(_ index: Int32) {
        guard let component = partition.component(at: index) else { return }
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
        let index = component.index
        leaveEvaluation(of: component)
        partition.headers[Int(index)] = ComponentHeader(nextFree: partition.freeComponent)
        partition.freeComponent = index
        component.deallocate()
    }

    /// Leaves what was last solved here to the programs, for other systems. O(components).
    func leaveEvaluations() {
        for i in 0..<partition.headers.count {
            if let component = partition.headers[i].component { leaveEvaluation(of: component) }
        }
    }

    /// Leaves what was last solved with a program to it, for the next component to start from.
    private func leaveEvaluation(of component: Component) {
        guard let program = component.program, program.basis == nil, let evaluation = component.evaluation,
            program.lastSystem == number, program.lastSolved == partition.reference(to: component),
            component.isFreeOfConflicts
        else { return }
        program.leave(evaluation)
        component.evaluation = nil
    }
}
