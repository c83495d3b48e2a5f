/// A leaf: up to `capacity` entries in order.
struct ExtentLeaf {
    static let capacity = 64
    /// Room for the entries that an edit adds before the leaf is split.
    private static let slack = 3
    static let blockSize = (1 + capacity + slack) * MemoryLayout<ExtentEntry>.stride

    /// The count, then the entries.
    let words: UnsafeMutablePointer<ExtentEntry>

    @inline(__always)
    init(_ block: UnsafeMutableRawPointer) {
        words = block.bindMemory(to: ExtentEntry.self, capacity: 1 + Self.capacity + Self.slack)
    }

    @inline(__always)
    var count: Int {
        get { Int(words[0].bits) }
        nonmutating set { words[0].bits = UInt32(truncatingIfNeeded: newValue) }
    }

    @_transparent
    var entries: UnsafeMutablePointer<ExtentEntry> { words + 1 }
}

/// An inner node: up to `capacity` children in order, each with the totals of its items.
struct ExtentBranch {
    static let capacity = 16
    private static let slots = capacity + 1
    static let blockSize = 8 + slots * (8 + 4 + 4 + 4) + 4

    let block: UnsafeMutableRawPointer

    @inline(__always)
    init(_ block: UnsafeMutableRawPointer) { self.block = block }

    @inline(__always)
    var count: Int {
        get { block.load(as: Int.self) }
        nonmutating set { block.storeBytes(of: newValue, as: Int.self) }
    }

    @inline(__always)
    var known: UnsafeMutablePointer<Int64> { (block + 8).bindMemory(to: Int64.self, capacity: Self.slots) }
    @inline(__always)
    var items: UnsafeMutablePointer<Int32> {
        (block + 8 + Self.slots * 8).bindMemory(to: Int32.self, capacity: Self.slots)
    }
    @inline(__always)
    var defaults: UnsafeMutablePointer<Int32> {
        (block + 8 + Self.slots * 12).bindMemory(to: Int32.self, capacity: Self.slots)
    }
    @inline(__always)
    var children: UnsafeMutablePointer<UInt32> {
        (block + 8 + Self.slots * 16).bindMemory(to: UInt32.self, capacity: Self.slots)
    }

    @inline(__always)
    func totals(_ child: Int) -> ExtentTotals {
        ExtentTotals(items: Int(items[child]), known: known[child], defaults: Int(defaults[child]))
    }

    @inline(__always)
    func setTotals(_ totals: ExtentTotals, _ child: Int) {
        items[child] = Int32(truncatingIfNeeded: totals.items)
        known[child] = totals.known
        defaults[child] = Int32(truncatingIfNeeded: totals.defaults)
    }

    /// The child that holds an item, the last one for the item after the end; the number left is that in the child.
    @inline(__always)
    func child(ofItem left: inout Int) -> Int {
        let last = count - 1
        var child = 0
        while child < last {
            let items = Int(self.items[child])
            if left < items { break }
            left -= items
            child += 1
        }
        return child
    }

    func insert(_ node: UInt32, _ totals: ExtentTotals, at place: Int) {
        move(from: place, to: place + 1, count: count - place, into: self)
        children[place] = node
        setTotals(totals, place)
        count += 1
    }

    func remove(at place: Int) {
        move(from: place + 1, to: place, count: count - place - 1, into: self)
        count -= 1
    }

    /// Copies children; the two stretches may overlap.
    func move(from start: Int, to place: Int, count: Int, into other: ExtentBranch) {
        guard count > 0 else { return }
        (other.known + place).update(from: known + start, count: count)
        (other.items + place).update(from: items + start, count: count)
        (other.defaults + place).update(from: defaults + start, count: count)
        (other.children + place).update(from: children + start, count: count)
    }

    var sum: ExtentTotals {
        var sum = ExtentTotals.zero
        for child in 0..<count { sum += totals(child) }
        return sum
    }
}
