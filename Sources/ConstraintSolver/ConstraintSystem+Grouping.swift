extension ConstraintSystem {
    /// Joins the free variables of each collected constraint in the union-find forest.
    func connect() {
        let records = variables.records.base
        partition.touched.removeAll()
        for m in 0..<partition.members.count {
            let constraint = constraints.records[Int(partition.members[m])]
            var root: Int32 = -1
            for i in Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount) {
                let variable = constraints.terms[i].variable
                guard records[Int(variable)].parameter < 0 else { continue }
                if records[Int(variable)].parent < 0 {
                    records[Int(variable)].parent = variable
                    partition.touched.append(variable)
                }
                let other = findRoot(variable)
                if root < 0 {
                    root = other
                } else if root != other {
                    let (low, high) = root < other ? (root, other) : (other, root)
                    records[Int(high)].parent = low
                    root = low
                }
            }
        }
    }

    @inline(__always)
    private func findRoot(_ variable: Int32) -> Int32 {
        let records = variables.records.base
        var root = variable
        while records[Int(root)].parent != root {
            let parent = records[Int(root)].parent
            records[Int(root)].parent = records[Int(parent)].parent
            root = records[Int(root)].parent
        }
        return root
    }

    /// Makes a component of each tree of the forest; `local` of a root is its group meanwhile.
    func formGroups() {
        partition.groups.removeAll()
        partition.groupOfMember.removeAll()
        let records = variables.records.base
        for i in 0..<partition.touched.count { records[Int(partition.touched[i])].local = -1 }
        for m in 0..<partition.members.count {
            let constraint = constraints.records[Int(partition.members[m])]
            var group: Int32 = -1
            for i in Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount) {
                let variable = constraints.terms[i].variable
                guard records[Int(variable)].parameter < 0 else { continue }
                let root = findRoot(variable)
                if records[Int(root)].local < 0 {
                    records[Int(root)].local = Int32(partition.groups.count)
                    partition.groups.append(Partition.Group(root: root))
                }
                group = records[Int(root)].local
                break
            }
            if group < 0 {
                group = Int32(partition.groups.count)
                partition.groups.append(Partition.Group(root: -1))
            }
            partition.groups.base[Int(group)].constraintCount += 1
            partition.groupOfMember.append(group)
        }
        sortTouched()
        for i in 0..<partition.touched.count {
            let root = findRoot(partition.touched[i])
            partition.groups.base[Int(records[Int(root)].local)].variableCount += 1
        }
        fillComponents()
    }

    /// Puts the touched variables in order of index, by a scan where they lie close together.
    private func sortTouched() {
        let count = partition.touched.count
        guard count > 1 else { return }
        var low = partition.touched[0]
        var high = low
        var isSorted = true
        for i in 1..<count {
            let variable = partition.touched[i]
            if variable < partition.touched[i - 1] { isSorted = false }
            low = min(low, variable)
            high = max(high, variable)
        }
        if isSorted { return }
        if Int(high - low) < 8 * count {
            var next = 0
            for variable in low...high
            where variables.records[Int(variable)].parent >= 0 && variables.records[Int(variable)].stamp != 0 {
                partition.touched[next] = variable
                next += 1
            }
            assert(next == count)
        } else {
            var touched = UnsafeMutableBufferPointer(start: partition.touched.base, count: count)
            touched.sort()
        }
    }

    private func fillComponents() {
        let records = variables.records.base
        let first = partition.edited.count
        for g in 0..<partition.groups.count {
            let group = partition.groups[g]
            let component = makeComponent(
                variableCount: Int(group.variableCount), constraintCount: Int(group.constraintCount))
            partition.edited.append(ComponentReference(component: component.index, serial: component.serial))
            partition.groups.base[g] = Partition.Group(root: group.root)
        }
        for i in 0..<partition.touched.count {
            let variable = partition.touched[i]
            let g = Int(records[Int(findRoot(variable))].local)
            let component = partition.components[Int(partition.edited[first + g].component)]
            component?.variables[Int(partition.groups[g].variableCount)] = variable
            partition.groups.base[g].variableCount += 1
            records[Int(variable)].component = partition.edited[first + g].component
        }
        for m in 0..<partition.members.count {
            let constraint = partition.members[m]
            let g = Int(partition.groupOfMember[m])
            let component = partition.components[Int(partition.edited[first + g].component)]
            component?.constraints[Int(partition.groups[g].constraintCount)] = constraint
            partition.groups.base[g].constraintCount += 1
            constraints.records.base[Int(constraint)].component = partition.edited[first + g].component
        }
        for i in 0..<partition.touched.count { records[Int(partition.touched[i])].parent = -1 }
    }

    private func makeComponent(variableCount: Int, constraintCount: Int) -> Component {
        let index: Int32
        if let free = partition.freeComponents.popLast() {
            index = free
        } else {
            index = Int32(partition.components.count)
            partition.components.append(nil)
            partition.headers.append(ComponentHeader(serial: 0, state: .absent))
        }
        let component = Component(
            index: index, serial: partition.nextSerial, variableCount: variableCount, constraintCount: constraintCount)
        partition.headers[Int(index)] = ComponentHeader(serial: partition.nextSerial, state: .edited)
        partition.nextSerial = partition.nextSerial == .max ? 1 : partition.nextSerial + 1
        partition.components[Int(index)] = component
        return component
    }
}
