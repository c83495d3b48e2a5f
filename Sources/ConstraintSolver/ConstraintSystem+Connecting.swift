/// The first pass over a batch of any size: which of its variables hang together.
extension ConstraintSystem {
    /// Joins the free variables of each member in the union-find forest, up to where no other constraint mentions them.
    ///
    /// A member that mentions a variable of a component dissolves that component, whose constraints become members too;
    /// then all that follow belong to the batch, in order of activation anew. Leaves in `group` of each constraint one
    /// of its variables, or -1 where it mentions no free one.
    func connect(from first: Int) -> Batch {
        let records = variables.records.base
        let rows = constraints.records.base
        var terms = constraints.terms.base
        var touched = partition.touched
        touched.removeAll()
        let known = partition.members.count
        var treeCount = 0
        // The number of mentions of the variables met in constraints beyond the members met.
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
                if record.pointee.isGiven { continue }
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
            row.pointee.group = root
            if root < 0 { treeCount += 1 }
            m += 1
        } while m < partition.members.count && (openUses != 0 || partition.members.count != known)
        partition.touched = touched
        let hasGrown = partition.members.count != known
        if hasGrown { sortMembers(from: first) }
        return Batch(members: first..<m, treeCount: treeCount, isClosed: openUses == 0 && !hasGrown)
    }

    @inline(__always)
    static func findRoot(_ variable: Int32, _ records: UnsafeMutablePointer<VariableRecord>) -> Int32 {
        var root = variable
        while true {
            let parent = records[Int(root)].parent
            if parent == root { return root }
            let grandparent = records[Int(parent)].parent
            records[Int(root)].parent = grandparent
            root = grandparent
        }
    }
}
