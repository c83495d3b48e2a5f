/// Lines that follow each other and are alike: as many items in each, as much room across.
package struct LineRun: Hashable, Sendable {
    package var lineCount: Int
    var itemsPerLine: Int
    /// The largest item of each line.
    package var across: Double
    /// The size that all items have; nil where they differ, or nobody looked.
    package var common: FlowSize?

    package var itemCount: Int { lineCount * itemsPerLine }

    /// The same lines, fewer or more of them.
    package func with(lineCount: Int) -> LineRun {
        var run = self
        run.lineCount = lineCount
        return run
    }

    func continues(_ other: LineRun) -> Bool {
        itemsPerLine == other.itemsPerLine && across == other.across && common == other.common
    }
}

/// One line: where it is among the section's items and lines.
package struct FlowLine: Hashable, Sendable {
    /// Its number in the section.
    package var index: Int
    package var items: Range<Int>
    /// The room of the lines before it, without the spacing.
    package var lengthBefore: Double
    package var across: Double
}

extension FlowMetrics {
    /// Where the items of a line start, along it, from the start of the section's breadth.
    ///
    /// A full line is justified: what its items leave is shared by the gaps between them. The last line of a section
    /// keeps the gaps that a full line of its items would have where they are all alike, and the least ones otherwise.
    /// An item that is alone because no second one fits stands in the middle, one that is too long too.
    /// Source: measured on UIKit.
    package func origins(of sizes: ArraySlice<FlowSize>, isLast: Bool) -> [Double] {
        guard let first = sizes.first else { return [] }
        var gap = itemSpacing
        let used = sizes.reduce(0) { $0 + $1.along }
        if !isLast {
            guard sizes.count > 1 else { return [startInset + (available - used) / 2] }
            gap = (available - used) / Double(sizes.count - 1)
        } else if sizes.allSatisfy({ $0 == first }) {
            let capacity = self.capacity(of: first.along)
            guard capacity > 1 else { return [startInset + (available - used) / 2] }
            if capacity < Int.max { gap = (available - Double(capacity) * first.along) / Double(capacity - 1) }
        }
        var origins: [Double] = []
        origins.reserveCapacity(sizes.count)
        var place = startInset
        for size in sizes {
            origins.append(place)
            place += size.along + gap
        }
        return origins
    }
}
