/// A change of consecutive items.
enum ExtentEdit {
    /// The item becomes this.
    case replace(ExtentContent)
    /// The run comes in before the item.
    case insert(ExtentRun)
    /// So many items go, from the item on; a leaf removes those that it has.
    case remove(Int)
}

/// The effect of an edit on a node.
struct ExtentOutcome {
    var change: ExtentTotals
    /// The node's later half, where it was split.
    var split: (node: UInt32, totals: ExtentTotals)?
    /// True if the node has fewer entries or children than before.
    var shrank = false
}

extension ExtentStorage {
    func editLeaf(_ node: UInt32, _ items: Int, at index: Int, _ edit: ExtentEdit) -> ExtentOutcome {
        let leaf = leaf(node)
        var inside = index
        let place = self.place(ofItem: &inside, in: leaf, items: items)
        switch edit {
        case .replace(let content): return replace(leaf, place, inside, content)
        case .insert(let run): return insert(leaf, place, inside, run)
        case .remove(let count): return remove(leaf, place, inside, count)
        }
    }

    private func replace(
        _ leaf: ExtentLeaf, _ place: Int, _ inside: Int, _ content: ExtentContent
    ) -> ExtentOutcome {
        let old = run(of: leaf.entries[place])
        if old.content == content { return ExtentOutcome(change: .zero) }
        let new = ExtentRun(count: 1, content: content)
        let change = new.totals - ExtentRun(count: 1, content: old.content).totals
        var pieces = ExtentPieces()
        pieces.append(ExtentRun(count: inside, content: old.content))
        pieces.append(new)
        pieces.append(ExtentRun(count: old.count - inside - 1, content: old.content))
        return splice(leaf, place, place + 1, pieces, change)
    }

    private func insert(
        _ leaf: ExtentLeaf, _ place: Int, _ inside: Int, _ new: ExtentRun
    ) -> ExtentOutcome {
        var pieces = ExtentPieces()
        guard inside > 0 else {
            pieces.append(new)
            return splice(leaf, place, place, pieces, new.totals)
        }
        let old = run(of: leaf.entries[place])
        if old.content == new.content {
            pieces.append(ExtentRun(count: old.count + new.count, content: old.content))
        } else {
            pieces.append(ExtentRun(count: inside, content: old.content))
            pieces.append(new)
            pieces.append(ExtentRun(count: old.count - inside, content: old.content))
        }
        return splice(leaf, place, place + 1, pieces, new.totals)
    }

    private func remove(_ leaf: ExtentLeaf, _ place: Int, _ inside: Int, _ wanted: Int) -> ExtentOutcome {
        let first = run(of: leaf.entries[place])
        var pieces = ExtentPieces()
        pieces.append(ExtentRun(count: inside, content: first.content))
        var removed = ExtentTotals.zero
        var end = place
        var skip = inside
        while end < leaf.count, removed.items < wanted {
            let old = run(of: leaf.entries[end])
            let taken = min(old.count - skip, wanted - removed.items)
            removed += ExtentRun(count: taken, content: old.content).totals
            pieces.append(ExtentRun(count: old.count - skip - taken, content: old.content))
            skip = 0
            end += 1
        }
        pieces.joinEnds()
        return splice(leaf, place, end, pieces, .zero - removed)
    }

    /// Puts pieces in the place of entries, keeps neighbours merged, and cuts a leaf that is over its capacity.
    private func splice(
        _ leaf: ExtentLeaf, _ start: Int, _ end: Int, _ replacement: ExtentPieces,
        _ change: ExtentTotals
    ) -> ExtentOutcome {
        var pieces = replacement
        var start = start
        var end = end
        let count = leaf.count
        let entries = leaf.entries
        if pieces.count == 0, start > 0 {
            start -= 1
            pieces.append(run(of: entries[start]))
        }
        if pieces.count > 0, start > 0, case let previous = run(of: entries[start - 1]),
            previous.merges(with: pieces.first)
        {
            pieces.extendFirst(by: previous.count)
            start -= 1
        }
        if pieces.count > 0, end < count, case let next = run(of: entries[end]), pieces.last.merges(with: next) {
            pieces.extendLast(by: next.count)
            end += 1
        }
        for place in start..<end { drop(entries[place]) }
        let newCount = count - (end - start) + pieces.count
        if newCount != count {
            (entries + start + pieces.count).update(from: entries + end, count: count - end)
            leaf.count = newCount
        }
        for piece in 0..<pieces.count { entries[start + piece] = entry(for: pieces[piece]) }
        var outcome = ExtentOutcome(change: change, split: nil, shrank: newCount < count)
        if newCount > ExtentLeaf.capacity { outcome.split = cut(leaf, near: start) }
        return outcome
    }

    /// Moves the later part of a leaf into a new one.
    ///
    /// Near an end the cut is beside the change: lists are measured in one direction, with a section's other parts and
    /// the rows not yet seen at that end, and this leaves full leaves behind.
    private func cut(_ leaf: ExtentLeaf, near place: Int) -> (node: UInt32, totals: ExtentTotals) {
        let count = leaf.count
        let edge = 5
        let isAtEdge = place < edge || place >= count - edge
        let least = max(1, count - ExtentLeaf.capacity)
        let most = min(count - 1, ExtentLeaf.capacity)
        let cut = min(max(isAtEdge ? place + 1 : count / 2, least), most)
        let node = leaves.allocate()
        let right = self.leaf(node)
        right.entries.update(from: leaf.entries + cut, count: count - cut)
        right.count = count - cut
        leaf.count = cut
        return (node, totals(of: right))
    }

    /// Appends a leaf's entries to its left neighbour; the caller frees the emptied leaf.
    func joinLeaves(_ left: ExtentLeaf, _ right: ExtentLeaf) {
        let seam = left.count
        (left.entries + seam).update(from: right.entries, count: right.count)
        left.count = seam + right.count
        guard seam > 0, right.count > 0 else { return }
        var pieces = ExtentPieces()
        pieces.append(run(of: left.entries[seam - 1]))
        _ = splice(left, seam - 1, seam, pieces, .zero)
    }
}
