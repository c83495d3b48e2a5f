/// The second pass over a batch of any size: components of the trees that its variables make.
extension ConstraintSystem {
    /// Makes a component of each tree of the forest.
    func formComponents(_ batch: inout Batch) {
        sortTouched()
        batch.variables = touchedRange()
        let first = partition.edited.count
        if batch.treeCount == 1 { formComponent(batch.members) } else { formGroups(batch.members) }
        batch.components = first..<partition.edited.count
    }

    /// Makes one component of the members and of the variables touched.
    private func formComponent(_ range: Range<Int>) {
        let component = makeComponent(
            variableCount: partition.touched.count, constraintCount: range.count,
            parameterRoom: Component.parameterRoom)
        let index = component.index
        let (rows, members, list) = (constraints.records.base, partition.members.base, component.constraints.base)
        var m = range.lowerBound
        while m < range.upperBound {
            rows[Int(members[m])].component = index
            list[m - range.lowerBound] = members[m]
            m += 1
        }
        let (records, touched, own) = (variables.records.base, partition.touched.base, component.variables.base)
        var i = 0
        while i < partition.touched.count {
            let record = records + Int(touched[i])
            own[i] = touched[i]
            record.pointee.component = index
            record.pointee.parent = -1
            i += 1
        }
    }

    /// A variable's `local` is its group meanwhile: of a root, later of all.
    private func formGroups(_ range: Range<Int>) {
        let records = variables.records.base
        let (rows, members) = (constraints.records.base, partition.members.base)
        partition.groups.removeAll()
        var m = range.lowerBound
        while m < range.upperBound {
            let row = rows + Int(members[m])
            var group = Int32(truncatingIfNeeded: partition.groups.count)
            if row.pointee.group >= 0 {
                let root = records + Int(ConstraintSystem.findRoot(row.pointee.group, records))
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
            row.pointee.group = group
            m += 1
        }
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
        fillComponents(range)
    }

    private func fillComponents(_ range: Range<Int>) {
        let records = variables.records.base
        let rows = constraints.records.base
        let groups = partition.groups.base
        for g in 0..<partition.groups.count {
            let component = makeComponent(
                variableCount: Int(groups[g].variableCount), constraintCount: Int(groups[g].constraintCount),
                parameterRoom: Component.parameterRoom)
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
        var m = range.lowerBound
        while m < range.upperBound {
            let row = rows + Int(members[m])
            let group = groups + Int(row.pointee.group)
            group.pointee.constraints.unsafelyUnwrapped.pointee = members[m]
            group.pointee.constraints = group.pointee.constraints.unsafelyUnwrapped + 1
            row.pointee.component = group.pointee.component
            m += 1
        }
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

    /// The touched variables, which are sorted, if nothing lies between them.
    private func touchedRange() -> Range<Int32>? {
        let count = partition.touched.count
        guard count > 0 else { return nil }
        let (low, end) = (partition.touched[0], partition.touched[count - 1] + 1)
        return Int(end - low) == count ? low..<end : nil
    }
}
