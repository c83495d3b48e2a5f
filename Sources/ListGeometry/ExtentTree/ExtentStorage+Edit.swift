extension ExtentStorage {
    /// Makes one change; returns what it did to the tree's totals.
    ///
    /// A removal ends at the end of a leaf: repeat it with what is left.
    func edit(at index: Int, _ edit: ExtentEdit) -> ExtentTotals {
        let outcome = self.edit(root, height, totals.items, at: index, edit)
        totals += outcome.change
        if let right = outcome.split {
            let node = branches.allocate()
            let branch = branch(node)
            branch.count = 0
            branch.insert(root, totals - right.totals, at: 0)
            branch.insert(right.node, right.totals, at: 1)
            root = node
            height += 1
            precondition(height < Self.maximumHeight, "ListGeometry: a tree of more than \(Self.maximumHeight) levels")
        }
        if outcome.shrank { lowerRoot() }
        return outcome.change
    }

    private func edit(
        _ node: UInt32, _ level: Int, _ items: Int, at index: Int, _ edit: ExtentEdit
    ) -> ExtentOutcome {
        level == 0 ? editLeaf(node, items, at: index, edit) : editBranch(node, level, at: index, edit)
    }

    private func editBranch(_ node: UInt32, _ level: Int, at index: Int, _ edit: ExtentEdit) -> ExtentOutcome {
        let branch = branch(node)
        var index = index
        let child = branch.child(ofItem: &index)
        let items = Int(branch.items[child])
        let inner = self.edit(branch.children[child], level - 1, items, at: index, edit)
        branch.setTotals(branch.totals(child) + inner.change, child)
        var outcome = ExtentOutcome(change: inner.change)
        if let right = inner.split {
            branch.setTotals(branch.totals(child) - right.totals, child)
            branch.insert(right.node, right.totals, at: child + 1)
            if branch.count > ExtentBranch.capacity { outcome.split = cut(branch, near: child) }
        } else if inner.shrank {
            let before = branch.count
            tidy(branch, child, level - 1)
            outcome.shrank = branch.count < before
        }
        return outcome
    }

    private func cut(_ branch: ExtentBranch, near child: Int) -> (node: UInt32, totals: ExtentTotals) {
        let count = branch.count
        let cut: Int
        if child >= ExtentBranch.capacity - 2 {
            cut = count - 1
        } else if child == 0 {
            cut = 1
        } else {
            cut = count / 2
        }
        let node = branches.allocate()
        let right = self.branch(node)
        branch.move(from: cut, to: 0, count: count - cut, into: right)
        right.count = count - cut
        branch.count = cut
        return (node, right.sum)
    }

    /// Removes a child that has become empty, or joins one that has become small with a neighbour.
    private func tidy(_ branch: ExtentBranch, _ child: Int, _ level: Int) {
        let count = self.count(branch.children[child], level)
        if count == 0 {
            free(branch.children[child], level)
            branch.remove(at: child)
            return
        }
        let capacity = level == 0 ? ExtentLeaf.capacity : ExtentBranch.capacity
        guard count <= capacity / 4 else { return }
        for left in [child, child - 1] where left >= 0 && left + 1 < branch.count {
            let sum = self.count(branch.children[left], level) + self.count(branch.children[left + 1], level)
            guard sum <= capacity * 3 / 4 else { continue }
            join(branch.children[left], branch.children[left + 1], level)
            branch.setTotals(branch.totals(left) + branch.totals(left + 1), left)
            branch.remove(at: left + 1)
            return
        }
    }

    private func join(_ left: UInt32, _ right: UInt32, _ level: Int) {
        if level == 0 {
            joinLeaves(leaf(left), leaf(right))
        } else {
            let start = branch(left)
            let end = branch(right)
            end.move(from: 0, to: start.count, count: end.count, into: start)
            start.count += end.count
        }
        free(right, level)
    }

    private func count(_ node: UInt32, _ level: Int) -> Int { level == 0 ? leaf(node).count : branch(node).count }

    private func free(_ node: UInt32, _ level: Int) {
        if level == 0 { leaves.release(node) } else { branches.release(node) }
    }

    private func lowerRoot() {
        while height > 0, branch(root).count <= 1 {
            let only = branch(root).count == 1 ? branch(root).children[0] : nil
            branches.release(root)
            if let only {
                root = only
                height -= 1
            } else {
                root = leaves.allocate()
                leaf(root).count = 0
                height = 0
            }
        }
    }
}
