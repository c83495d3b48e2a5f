/// An item and where it lies, in units from the first item.
struct ExtentLocation {
    var index: Int
    var start: Int64
    var units: Int64
    var content: ExtentContent
}

extension ExtentStorage {
    /// The item of a number less than the count; O(log n).
    func locate(index: Int, default unit: Int64) -> ExtentLocation {
        var node = root
        var left = index
        var start: Int64 = 0
        for _ in 0..<height {
            let branch = branch(node)
            var child = 0
            while left >= Int(branch.items[child]) {
                left -= Int(branch.items[child])
                start += branch.known[child] + Int64(branch.defaults[child]) * unit
                child += 1
            }
            node = branch.children[child]
        }
        let entries = leaf(node).entries
        var place = 0
        while true {
            let entry = entries[place]
            if entry.isSingle {
                if left == 0 { break }
                left -= 1
                start += Int64(truncatingIfNeeded: entry.payload)
            } else {
                let totals = totals(of: entry)
                if left < totals.items { break }
                left -= totals.items
                start += totals.length(default: unit)
            }
            place += 1
        }
        let content = run(of: entries[place]).content
        let units = content.isAtDefault ? unit : FixedPoint.units(content.knownLength)
        return ExtentLocation(index: index, start: start + Int64(left) * units, units: units, content: content)
    }

    /// The item over an offset that is at least 0 and less than the total length; O(log n).
    func locate(offset: Int64, default unit: Int64) -> ExtentLocation {
        var node = root
        var left = offset
        var index = 0
        for _ in 0..<height {
            let branch = branch(node)
            var child = 0
            while true {
                let length = branch.known[child] + Int64(branch.defaults[child]) * unit
                if left < length { break }
                left -= length
                index += Int(branch.items[child])
                child += 1
            }
            node = branch.children[child]
        }
        let entries = leaf(node).entries
        var place = 0
        while true {
            let entry = entries[place]
            if entry.isSingle {
                let length = Int64(truncatingIfNeeded: entry.payload)
                if left < length {
                    return ExtentLocation(
                        index: index, start: offset - left, units: length, content: run(of: entry).content)
                }
                left -= length
                index += 1
                place += 1
                continue
            }
            let totals = totals(of: entry)
            let length = totals.length(default: unit)
            if left < length {
                let content = run(of: entry).content
                let units = length / Int64(totals.items)
                let steps = left / units
                return ExtentLocation(
                    index: index + Int(steps), start: offset - left + steps * units, units: units, content: content)
            }
            left -= length
            index += totals.items
            place += 1
        }
    }

    /// Passes consecutive items' locations to `body`, from one item on; O(log n + items).
    func forEachLocation(
        of items: Range<Int>, default unit: Int64, _ body: (ExtentLocation) -> Void
    ) {
        guard !items.isEmpty else { return }
        var location = locate(index: items.lowerBound, default: unit)
        forEachRun(from: items.lowerBound) { run in
            location.content = run.content
            location.units = run.content.isAtDefault ? unit : FixedPoint.units(run.content.knownLength)
            for _ in 0..<min(run.count, items.upperBound - location.index) {
                body(location)
                location.index += 1
                location.start += location.units
            }
            return location.index < items.upperBound
        }
    }

    /// Passes the runs from an item on to `body` until it returns false; the first may begin in the middle of an entry.
    func forEachRun(from index: Int, _ body: (ExtentRun) -> Bool) {
        guard index < totals.items else { return }
        var skip = index
        _ = visit(root, height, &skip, body)
    }

    private func visit(_ node: UInt32, _ level: Int, _ skip: inout Int, _ body: (ExtentRun) -> Bool) -> Bool {
        if level == 0 {
            let leaf = leaf(node)
            let (entries, count) = (leaf.entries, leaf.count)
            var place = 0
            while place < count {
                let entry = entries[place]
                place += 1
                if skip > 0, entry.isSingle {
                    skip -= 1
                    continue
                }
                var run = run(of: entry)
                if skip >= run.count {
                    skip -= run.count
                    continue
                }
                run.count -= skip
                skip = 0
                if !body(run) { return false }
            }
            return true
        }
        let branch = branch(node)
        let count = branch.count
        var child = -1
        while child + 1 < count {
            child += 1
            let items = Int(truncatingIfNeeded: branch.items[child])
            if skip >= items {
                skip -= items
            } else if !visit(branch.children[child], level - 1, &skip, body) {
                return false
            }
        }
        return true
    }
}
