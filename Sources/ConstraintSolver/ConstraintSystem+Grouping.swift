extension ConstraintSystem {
    /// Members that follow each other, whose variables were joined.
    struct Batch {
        var members: Range<Int>
        /// How many trees they make of the forest.
        var treeCount: Int
        /// Whether no other constraint mentions their variables.
        var isClosed: Bool
        /// Whether it isn't worth cutting: blocks are solved by themselves anyway.
        var isSmall: Bool { isClosed && members.count <= 96 }
        /// Where `partition.edited` lists the components made of them.
        var components = 0..<0
    }

    /// Joins the free variables of each member in the union-find forest, up to where no other constraint mentions them.
    ///
    /// A member that mentions a variable of a component dissolves that component, whose constraints become members too;
    /// then all that follow belong to the batch, in order of activation anew. Leaves in `local` of each constraint one
    /// of its variables, or -1 where it mentions no free one.
    func connect(from first: Int) -> Batch {
        let records = variables.records.base
        let rows = constraints.records.base
        var terms = constraints.terms.base
        var touched = partition.touched
        touched.removeAll()
        let known = partition.members.count
        var treeCount = 0
        // How often constraints mention the variables met, beyond the members met.
        var openUses: Int32 = 0
        var m = first
        repeat {
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
                    openUses &+= record.pointee.uses
                    treeCount += 1
                    touched.append(variable)
                } else if record.pointee.parent != variable {
                    other = ConstraintSystem.findRoot(variable, records)
                }
                openUses &-= 1
                if root < 0 {
                    root = other
                } else if root != other {
                    let low = min(root, other)
                    records[Int(max(root, other))].parent = low
                    root = low
                    treeCount -= 1
                }
            }
            row.pointee.local = root
            if root < 0 { treeCount += 1 }
            m += 1
        } while m < partition.members.count && (openUses != 0 || partition.members.count != known)
        partition.touched = touched
        let hasGrown = partition.members.count != known
        if hasGrown { sortMembers(from: first) }
        return Batch(members: first..<m, treeCount: treeCount, isClosed: openUses == 0 && !hasGrown)
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

    /// Makes a component of each tree of the forest, or one of all of a small batch.
    func formComponents(_ batch: inout Batch) {
        sortTouched()
        let first = partition.edited.count
        if batch.treeCount == 1 || batch.isSmall { formComponent(batch.members) } else { formGroups(batch.members) }
        batch.components = first..<partition.edited.count
    }

    /// Makes one component of the members and of the variables touched.
    private func formComponent(_ range: Range<Int>) {
        let component = makeComponent(variableCount: partition.touched.count, constraintCount: range.count)
        partition.edited.append(ComponentReference(component: component.index, serial: component.serial))
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

    /// `local` is the group meanwhile: of a root, later of all.
    private func formGroups(_ range: Range<Int>) {
        let records = variables.records.base
        let (rows, members) = (constraints.records.base, partition.members.base)
        partition.groups.removeAll()
        var m = range.lowerBound
        while m < range.upperBound {
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

    private func fillComponents(_ range: Range<Int>) {
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
        var m = range.lowerBound
        while m < range.upperBound {
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
        partition.headers[Int(component.index)] = ComponentHeader(
            serial: partition.nextSerial, state: .edited, component: .passUnretained(component))
        partition.nextSerial = partition.nextSerial == .max ? 1 : partition.nextSerial + 1
        partition.components[Int(component.index)] = component
    }
}
