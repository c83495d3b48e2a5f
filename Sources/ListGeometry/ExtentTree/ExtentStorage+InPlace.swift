extension ExtentStorage {
    /// Changes a single item that keeps its entry: the common case, a measured length that changes. O(log n).
    ///
    /// Nil, and nothing changed, where entries would have to be split or might merge: then `edit(at:_:)` does it.
    @inline(__always)
    func replaceInPlace(_ index: Int, _ transform: (ExtentContent) -> ExtentContent) -> ExtentTotals? {
        var node = root
        var left = index
        var items = totals.items
        for level in 0..<height {
            let branch = branch(node)
            let child = branch.child(ofItem: &left)
            path[level] = ExtentStep(branch: branch, child: child)
            items = Int(branch.items[child])
            node = branch.children[child]
        }
        let leaf = leaf(node)
        let place = self.place(ofItem: &left, in: leaf, items: items)
        let entry = leaf.entries[place]
        guard self.items(of: entry) == 1 else { return nil }
        let old = run(of: entry).content
        let content = transform(old)
        if content == old { return .zero }
        guard !content.isAtDefault, let units = content.shortUnits else { return nil }
        let before = totals(of: entry)
        drop(entry)
        leaf.entries[place] = ExtentEntry(content.shortKind, units)
        let change = ExtentTotals(items: 0, known: Int64(units) - before.known, defaults: -before.defaults)
        totals += change
        for level in 0..<height {
            let step = path[level]
            step.branch.known[step.child] += change.known
            step.branch.defaults[step.child] += Int32(truncatingIfNeeded: change.defaults)
        }
        return change
    }

    /// The entry that holds an item of a leaf; the number left is that inside the entry.
    ///
    /// The entry count means the item after the last. `items` is the leaf's number of items.
    @inline(__always)
    func place(ofItem left: inout Int, in leaf: ExtentLeaf, items: Int) -> Int {
        let count = leaf.count
        guard count > 0 else { return 0 }
        // A list that is measured from its start has leaves of single items with the rest as the last entry.
        let itemsBeforeLast = items - self.items(of: leaf.entries[count - 1])
        if left >= itemsBeforeLast, left < items {
            left -= itemsBeforeLast
            return count - 1
        }
        if itemsBeforeLast == count - 1, left < items {
            let place = left
            left = 0
            return place
        }
        var place = 0
        while place < count {
            let items = self.items(of: leaf.entries[place])
            if left < items { break }
            left -= items
            place += 1
        }
        return place
    }
}

/// A step down the tree.
struct ExtentStep {
    var branch: ExtentBranch
    var child: Int
}
