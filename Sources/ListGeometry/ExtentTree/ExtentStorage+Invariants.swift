extension ExtentStorage {
    /// The invariants that don't hold, in words; none for a sound tree. O(nodes and entries).
    func checkInvariants() -> [String] {
        var check = ExtentInvariantCheck(storage: self)
        let sum = check.visit(root, height, isRoot: true)
        if sum != totals { check.violations.append("the tree's totals are \(totals), those of its items \(sum)") }
        check.compare("leaves", reached: check.leaves, inUse: leaves.blocksInUse)
        check.compare("branches", reached: check.branches, inUse: branches.blocksInUse)
        check.compare("wide runs", reached: check.wide, inUse: wide.inUse)
        return check.violations
    }
}

private struct ExtentInvariantCheck {
    let storage: ExtentStorage
    var violations: [String] = []
    var leaves: Set<UInt32> = []
    var branches: Set<UInt32> = []
    var wide: Set<UInt32> = []

    init(storage: ExtentStorage) { self.storage = storage }

    mutating func compare(_ what: String, reached: Set<UInt32>, inUse: Int) {
        if reached.count != inUse { violations.append("\(reached.count) \(what) are reachable, \(inUse) in use") }
    }

    mutating func visit(_ node: UInt32, _ level: Int, isRoot: Bool) -> ExtentTotals {
        level == 0 ? visitLeaf(node, isRoot) : visitBranch(node, level, isRoot)
    }

    private mutating func visitLeaf(_ node: UInt32, _ isRoot: Bool) -> ExtentTotals {
        let leaf = storage.leaf(node)
        if !leaves.insert(node).inserted { violations.append("leaf \(node) is reachable twice") }
        if leaf.count == 0, !isRoot { violations.append("leaf \(node) is empty") }
        if leaf.count > ExtentLeaf.capacity { violations.append("leaf \(node) holds \(leaf.count) entries") }
        var previous: ExtentRun?
        for place in 0..<leaf.count {
            let entry = leaf.entries[place]
            if entry.isWide, !wide.insert(entry.payload).inserted {
                violations.append("wide run \(entry.payload) is reachable twice")
            }
            let run = storage.run(of: entry)
            if run.count <= 0 { violations.append("leaf \(node) holds a run of \(run.count) items") }
            if run.totals != storage.totals(of: entry) || run.count != storage.items(of: entry) {
                violations.append("entry \(place) of leaf \(node) sums to other than its run")
            }
            if let previous, previous.merges(with: run) {
                violations.append("entries \(place - 1) and \(place) of leaf \(node) are the same and apart")
            }
            previous = run
        }
        return storage.totals(of: leaf)
    }

    private mutating func visitBranch(_ node: UInt32, _ level: Int, _ isRoot: Bool) -> ExtentTotals {
        let branch = storage.branch(node)
        if !branches.insert(node).inserted { violations.append("branch \(node) is reachable twice") }
        if branch.count < (isRoot ? 2 : 1) || branch.count > ExtentBranch.capacity {
            violations.append("branch \(node) has \(branch.count) children")
        }
        var sum = ExtentTotals.zero
        for child in 0..<branch.count {
            let totals = visit(branch.children[child], level - 1, isRoot: false)
            if totals != branch.totals(child) {
                violations.append(
                    "branch \(node) counts \(branch.totals(child)) for child \(child), which has \(totals)")
            }
            sum += totals
        }
        return sum
    }
}
