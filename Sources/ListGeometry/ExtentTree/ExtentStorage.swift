/// The nodes of one extent tree.
///
/// An order-statistic B+tree: items are counted and their lengths summed per child, so an item is found by its
/// number or by an offset in O(log n). Leaves hold runs, so items of which nothing is known cost nothing.
///
/// Invariants (`checkInvariants`):
/// - every leaf is at depth `height`; no node is empty but a root leaf; no node is over its capacity;
/// - a child's totals are those of its items; the root's are `totals`;
/// - no entry of a leaf merges with the next one of the same leaf;
/// - a wide run or a block is reachable from exactly one place, or free.
///
/// Nodes may be less than half full: a leaf that fills from one end is cut at that end, which leaves the other
/// part full. Neighbours that fit in three quarters of a node are joined when one shrinks to a quarter.
final class ExtentStorage {
    // `@exclusivity(unchecked)`: all access is from this class's own methods, none of which call out while they write.
    @exclusivity(unchecked) var leaves = BlockPool(blockSize: ExtentLeaf.blockSize)
    @exclusivity(unchecked) var branches = BlockPool(blockSize: ExtentBranch.blockSize)
    @exclusivity(unchecked) var wide = WideRuns()
    @exclusivity(unchecked) var root: UInt32
    /// 0 where the root is a leaf.
    @exclusivity(unchecked) var height = 0
    @exclusivity(unchecked) var totals = ExtentTotals.zero
    /// The way down to the item being changed; scratch, of no meaning between calls.
    let path = UnsafeMutablePointer<ExtentStep>.allocate(capacity: maximumHeight)

    /// More than 2³¹ items can reach: a branch that is cut has at least half its children, or its neighbour is full.
    static let maximumHeight = 24

    init() {
        root = leaves.allocate()
        leaf(root).count = 0
    }

    private init(copying other: ExtentStorage) {
        leaves = other.leaves.copy()
        branches = other.branches.copy()
        wide = other.wide
        root = other.root
        height = other.height
        totals = other.totals
    }

    /// The same tree in memory of its own; O(nodes), a copy of bytes.
    func copy() -> ExtentStorage { ExtentStorage(copying: self) }

    deinit {
        leaves.deallocate()
        branches.deallocate()
        path.deallocate()
    }

    @inline(__always)
    func leaf(_ node: UInt32) -> ExtentLeaf { ExtentLeaf(leaves[node]) }

    @inline(__always)
    func branch(_ node: UInt32) -> ExtentBranch { ExtentBranch(branches[node]) }

    var bytes: Int { leaves.bytes + branches.bytes + wide.bytes }
}

extension ExtentStorage {
    @inline(__always)
    func run(of entry: ExtentEntry) -> ExtentRun {
        switch entry.kindBits {
        case ExtentEntry.Kind.measured.rawValue:
            ExtentRun(count: 1, content: ExtentContent(estimate: -1, measured: FixedPoint.points(Int64(entry.payload))))
        case ExtentEntry.Kind.atDefault.rawValue:
            ExtentRun(count: Int(entry.payload), content: .unknown)
        case ExtentEntry.Kind.estimated.rawValue:
            ExtentRun(count: 1, content: ExtentContent(estimate: FixedPoint.points(Int64(entry.payload)), measured: -1))
        case ExtentEntry.Kind.wide.rawValue:
            wide[entry.payload]
        default:
            ExtentRun(count: 1, content: .fixed(FixedPoint.points(Int64(entry.payload))))
        }
    }

    @inline(__always)
    func items(of entry: ExtentEntry) -> Int {
        switch entry.kindBits {
        case ExtentEntry.Kind.atDefault.rawValue: Int(entry.payload)
        case ExtentEntry.Kind.wide.rawValue: wide[entry.payload].count
        default: 1
        }
    }

    @inline(__always)
    func totals(of entry: ExtentEntry) -> ExtentTotals {
        switch entry.kindBits {
        case ExtentEntry.Kind.atDefault.rawValue:
            ExtentTotals(items: Int(entry.payload), known: 0, defaults: Int(entry.payload))
        case ExtentEntry.Kind.wide.rawValue:
            wide[entry.payload].totals
        default:
            ExtentTotals(items: 1, known: Int64(entry.payload), defaults: 0)
        }
    }

    func totals(of leaf: ExtentLeaf) -> ExtentTotals {
        var sum = ExtentTotals.zero
        for place in 0..<leaf.count { sum += totals(of: leaf.entries[place]) }
        return sum
    }

    /// An entry for a run; the caller owns it until it is stored or dropped.
    @inline(__always)
    func entry(for run: ExtentRun) -> ExtentEntry {
        if run.content.isAtDefault, run.count < Int(ExtentEntry.payloadLimit) {
            return ExtentEntry(.atDefault, UInt32(truncatingIfNeeded: run.count))
        }
        let content = run.content
        if run.count == 1, let units = content.shortUnits {
            return ExtentEntry(content.shortKind, units)
        }
        return ExtentEntry(.wide, wide.add(run))
    }

    @inline(__always)
    func drop(_ entry: ExtentEntry) {
        if entry.isWide { wide.remove(entry.payload) }
    }
}
