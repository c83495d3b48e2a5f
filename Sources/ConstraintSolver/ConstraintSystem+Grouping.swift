extension ConstraintSystem {
    /// Joins the free variables of each collected constraint in the union-find forest.
    ///
    /// One that mentions a variable of a component dissolves that component, whose constraints are collected too. Leaves
    /// in `local` of each constraint one of its variables, or -1 where it mentions no free one.
    func connect() {
        let records = variables.records.base
        let rows = constraints.records.base
        var terms = constraints.terms.base
        var touched = partition.touched
        touched.removeAll()
        var m = 0
        while m < partition.members.count {
            let row = rows + Int(partition.members.base[m])
            var term = Int(row.pointee.firstTerm)
            let end = term + Int(row.pointee.termCount)
            var root: Int32 = -1
            while term < end {
                let variable = terms[term].variable
                term += 1
                let record = records + Int(variable)
                if record.pointee.parameter >= 0 { continue }
                var other = variable
                if record.pointee.parent < 0 {
                    if record.pointee.component >= 0 {
                        dissolve(record.pointee.component)
                        terms = constraints.terms.base
                    }
                    record.pointee.parent = variable
                    record.pointee.local = -1
                    touched.append(variable)
                } else if record.pointee.parent != variable {
                    other = ConstraintSystem.findRoot(variable, records)
                }
                if root < 0 {
                    root = other
                } else if root != other {
                    let low = min(root, other)
                    records[Int(max(root, other))].parent = low
                    root = low
                }
            }
            row.pointee.local = root
            m += 1
        }
        partition.touched = touched
    }

    @inline(__always)
    private static func findRoot(_ variable: Int32, _ records: UnsafeMutablePointer<VariableRecord>) -> Int32 {
        var root = variable
        while true {
            let parent = records[Int(root)].parent
            if parent == root { return root }
            let grandparent = records[Int(parent)].parent
            records[Int(root)].parent = grandparent
            root = grandparent
        }
    }

    /// Makes a component of each tree of the forest; `local` is the group meanwhile: of a root, later of all.
    func formGroups() {
        let records = variables.records.base
        let (rows, members) = (constraints.records.base, partition.members.base)
        partition.groups.removeAll()
        var m = 0
        while m < partition.members.count {
            let row = rows + Int(members[m])
            var group = Int32(truncatingIfNeeded: partition.groups.count)
            if row.pointee.local >= 0 {
                let root = records + Int(ConstraintSystem.findRoot(row.pointee.local, records))
                if root.pointee.local >= 0 {
                    group = root.pointee.local
                } else {
                    root.pointee.local = group
                    partition.groups.append(Partition.Group())
                }
            } else {
                partition.groups.append(Partition.Group())
            }
            partition.groups.base[Int(group)].constraintCount += 1
            row.pointee.local = group
            m += 1
        }
        sortTouched()
        let touched = partition.touched.base
        var i = 0
        while i < partition.touched.count {
            let variable = Int(touched[i])
            let group = records[Int(ConstraintSystem.findRoot(touched[i], records))].local
            // A root keeps its group in `local`; every other variable may have it there too from here on.
            records[variable].local = group
            partition.groups.base[Int(group)].variableCount += 1
            i += 1
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
        let rows = constraints.records.base
        let groups = partition.groups.base
        for g in 0..<partition.groups.count {
            let component = makeComponent(
                variableCount: Int(groups[g].variableCount), constraintCount: Int(groups[g].constraintCount))
            partition.edited.append(ComponentReference(component: component.index, serial: component.serial))
            groups[g].component = component.index
            groups[g].variables = component.variables.base
            groups[g].constraints = component.constraints.base
        }
        let touched = partition.touched.base
        var i = 0
        while i < partition.touched.count {
            let variable = touched[i]
            let record = records + Int(variable)
            let group = groups + Int(record.pointee.local)
            group.pointee.variables.unsafelyUnwrapped.pointee = variable
            group.pointee.variables = group.pointee.variables.unsafelyUnwrapped + 1
            record.pointee.component = group.pointee.component
            record.pointee.parent = -1
            i += 1
        }
        let members = partition.members.base
        var m = 0
        while m < partition.members.count {
            let row = rows + Int(members[m])
            let group = groups + Int(row.pointee.local)
            group.pointee.constraints.unsafelyUnwrapped.pointee = members[m]
            group.pointee.constraints = group.pointee.constraints.unsafelyUnwrapped + 1
            row.pointee.component = group.pointee.component
            m += 1
        }
    }

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
        file(component)
        return component
    }

    /// Puts a component under its index, to be solved, with a new serial.
    func file(_ component: Component) {
        component.serial = partition.nextSerial
        partition.headers[Int(component.index)] = ComponentHeader(serial: partition.nextSerial, state: .edited)
        partition.nextSerial = partition.nextSerial == .max ? 1 : partition.nextSerial + 1
        partition.components[Int(component.index)] = component
    }
}
