/// A size by the direction of the lines: along them and across them, in points.
///
/// In a layout that scrolls down, lines run from left to right and `along` is a width.
package struct FlowSize: Hashable, Sendable {
    package var along: Double
    package var across: Double

    package init(along: Double, across: Double) {
        self.along = along
        self.across = across
    }
}

/// A measured size on its way to the arrangement after an update.
package struct CarriedSize: Sendable {
    package var item: Int
    package var size: FlowSize

    package init(item: Int, size: FlowSize) {
        self.item = item
        self.size = size
    }
}

/// What a flow layout knows of a section besides its items; points.
package struct FlowMetrics: Hashable, Sendable {
    /// The length that lines and the insets at their ends have together.
    package var breadth: Double = 0
    /// What the section itself says of the insets at the starts and the ends of lines, and what they come to.
    package var ownStart: Double = 0
    package var ownEnd: Double = 0
    package var startInset: Double = 0
    package var endInset: Double = 0
    /// Before the first line and after the last.
    package var leadingInset: Double = 0
    package var trailingInset: Double = 0
    /// Between lines, exactly; between the items of a line, at least.
    package var lineSpacing: Double = 10
    package var itemSpacing: Double = 10
    /// Across the lines; 0 where there is none.
    package var header: Double = 0
    package var footer: Double = 0

    package init(
        breadth: Double = 0, ownStart: Double = 0, ownEnd: Double = 0, startInset: Double = 0, endInset: Double = 0,
        leadingInset: Double = 0, trailingInset: Double = 0, lineSpacing: Double = 10, itemSpacing: Double = 10,
        header: Double = 0, footer: Double = 0
    ) {
        self.breadth = breadth
        self.ownStart = ownStart
        self.ownEnd = ownEnd
        self.startInset = startInset
        self.endInset = endInset
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.header = header
        self.footer = footer
    }

    /// The length that the items of a line have.
    package var available: Double { breadth - startInset - endInset }

    /// How far a line may be too long for its items, for sums that come out a digit off.
    package static let tolerance = 1e-6

    package func fits(_ used: Double, adding length: Double) -> Bool {
        used + itemSpacing + length <= available + Self.tolerance
    }

    /// How many items of a length a full line has; at least one.
    package func capacity(of length: Double) -> Int {
        guard length + itemSpacing > 0 else { return Int.max }
        let count = ((available + itemSpacing + Self.tolerance) / (length + itemSpacing)).rounded(.down)
        return count < 1 ? 1 : count > 1e9 ? Int.max : Int(count)
    }
}

/// An item's or a header's place within its section, or an arrangement.
package struct FlowFrame: Hashable, Sendable {
    package var along: Double
    package var across: Double
    package var size: FlowSize
}
