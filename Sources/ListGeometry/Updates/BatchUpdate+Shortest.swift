extension BatchUpdate {
    /// The fewest insertions and deletions that lead from some counts of rows to others.
    ///
    /// The edit distance of the two lists of counts: no more sections are deleted or inserted than their number asks for,
    /// and they are those that leave the fewest rows to delete or insert. O(sections before · sections after); beyond a million of those products sections are
    /// kept from the first on, which is valid but may not be shortest.
    public static func shortest(from before: [Int], to after: [Int]) -> BatchUpdate {
        let prefix = zip(before, after).prefix { $0 == $1 }.count
        let suffix = zip(before.dropFirst(prefix).reversed(), after.dropFirst(prefix).reversed())
            .prefix { $0 == $1 }.count
        let old = before[prefix..<before.count - suffix]
        let new = after[prefix..<after.count - suffix]
        var update = BatchUpdate()
        let pairs =
            old.count * new.count <= 1_000_000 ? alignment(Array(old), Array(new)) : inOrder(old.count, new.count)
        for pair in pairs {
            switch pair {
            case (let section?, nil): update.deletedSections.append(prefix + section)
            case (nil, let section?): update.insertedSections.append(prefix + section)
            case (let start?, let end?): update.change(prefix + start, before, prefix + end, after)
            case (nil, nil): break
            }
        }
        return update
    }

    private mutating func change(_ start: Int, _ before: [Int], _ end: Int, _ after: [Int]) {
        let kept = min(before[start], after[end])
        deletedRows += (kept..<before[start]).map { RowPosition(section: start, row: $0) }
        insertedRows += (kept..<after[end]).map { RowPosition(section: end, row: $0) }
    }

    private static func inOrder(_ old: Int, _ new: Int) -> [(Int?, Int?)] {
        (0..<max(old, new)).map { ($0 < old ? $0 : nil, $0 < new ? $0 : nil) }
    }

    /// Pairs of sections that become each other at the least cost, in order.
    private static func alignment(_ old: [Int], _ new: [Int]) -> [(Int?, Int?)] {
        let section = 1 << 40
        let width = new.count + 1
        var cost = Array(repeating: 0, count: (old.count + 1) * width)
        for i in (0...old.count).reversed() {
            for j in (0...new.count).reversed() {
                var best = Int.max
                if i < old.count { best = min(best, cost[(i + 1) * width + j] + section) }
                if j < new.count { best = min(best, cost[i * width + j + 1] + section) }
                if i < old.count, j < new.count {
                    best = min(best, cost[(i + 1) * width + j + 1] + abs(old[i] - new[j]))
                }
                cost[i * width + j] = best == Int.max ? 0 : best
            }
        }
        var pairs: [(Int?, Int?)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let here = cost[i * width + j]
            if i < old.count, j < new.count, here == cost[(i + 1) * width + j + 1] + abs(old[i] - new[j]) {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if i < old.count, here == cost[(i + 1) * width + j] + section {
                pairs.append((i, nil))
                i += 1
            } else {
                pairs.append((nil, j))
                j += 1
            }
        }
        return pairs
    }
}
