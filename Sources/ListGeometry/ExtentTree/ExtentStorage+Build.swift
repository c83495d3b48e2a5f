/// Makes a tree from runs in order; O(runs).
struct ExtentBuilder {
    private let storage = ExtentStorage()
    private var pending: ExtentRun?
    private var leaves: [(node: UInt32, totals: ExtentTotals)] = []
    private var open: UInt32
    private var openTotals = ExtentTotals.zero

    init() { open = storage.root }

    mutating func append(_ content: ExtentContent, count: Int = 1) {
        let run = ExtentRun(count: count, content: content)
        guard count > 0 else { return }
        if let last = pending, last.merges(with: run) {
            pending = ExtentRun(count: last.count + count, content: content)
        } else {
            flush()
            pending = run
        }
    }

    private mutating func flush() {
        guard let run = pending else { return }
        if storage.leaf(open).count == ExtentLeaf.capacity {
            closeLeaf()
            open = storage.leaves.allocate()
            storage.leaf(open).count = 0
        }
        let leaf = storage.leaf(open)
        leaf.entries[leaf.count] = storage.entry(for: run)
        leaf.count += 1
        openTotals += run.totals
        pending = nil
    }

    private mutating func closeLeaf() {
        leaves.append((open, openTotals))
        openTotals = .zero
    }

    mutating func finish() -> ExtentStorage {
        flush()
        closeLeaf()
        var level = leaves
        while level.count > 1 {
            var parents: [(node: UInt32, totals: ExtentTotals)] = []
            for start in stride(from: 0, to: level.count, by: ExtentBranch.capacity) {
                let node = storage.branches.allocate()
                let branch = storage.branch(node)
                branch.count = 0
                for child in level[start..<min(start + ExtentBranch.capacity, level.count)] {
                    branch.insert(child.node, child.totals, at: branch.count)
                }
                parents.append((node, branch.sum))
            }
            level = parents
            storage.height += 1
        }
        storage.root = level[0].node
        storage.totals = level[0].totals
        return storage
    }
}
