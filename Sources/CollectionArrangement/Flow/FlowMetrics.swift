/// A size on the axes of a flow layout: the main axis runs along the lines, the cross axis across them. Points.
///
/// In a layout that scrolls down, lines run from left to right and `main` is a width.
package struct FlowSize: Hashable, Sendable {
    package var main: Double
    package var cross: Double

    package init(main: Double, cross: Double) {
        self.main = main
        self.cross = cross
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

/// The metrics of a section, besides its items; points.
package struct FlowMetrics: Hashable, Sendable {
    /// The length that lines and the insets at their ends have together.
    package var lineLength: Double = 0
    /// The section's own insets at the starts and the ends of lines, and the sums with those of the reference.
    package var ownStart: Double = 0
    package var ownEnd: Double = 0
    package var startInset: Double = 0
    package var endInset: Double = 0
    /// The insets before the first line and after the last.
    package var leadingInset: Double = 0
    package var trailingInset: Double = 0
    /// The exact spacing between lines, and the least between the items of a line.
    package var lineSpacing: Double = 10
    package var itemSpacing: Double = 10
    /// The lengths on the cross axis; 0 where there is none.
    package var header: Double = 0
    package var footer: Double = 0

    package init(
        lineLength: Double = 0, ownStart: Double = 0, ownEnd: Double = 0, startInset: Double = 0, endInset: Double = 0,
        leadingInset: Double = 0, trailingInset: Double = 0, lineSpacing: Double = 10, itemSpacing: Double = 10,
        header: Double = 0, footer: Double = 0
    ) {
        self.lineLength = lineLength
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
    package var available: Double { lineLength - startInset - endInset }

    /// The excess of a line's items over its length that is tolerated, for sums that are inexact in binary.
    package static let tolerance = 1e-6

    package func fits(_ used: Double, adding length: Double) -> Bool {
        used + itemSpacing + length <= available + Self.tolerance
    }

    /// The number of items of a length in a full line; at least one.
    package func capacity(of length: Double) -> Int {
        guard length + itemSpacing > 0 else { return Int.max }
        let count = ((available + itemSpacing + Self.tolerance) / (length + itemSpacing)).rounded(.down)
        return count < 1 ? 1 : count > 1e9 ? Int.max : Int(count)
    }
}

/// An item's or a header's place within its section, or an arrangement.
package struct FlowFrame: Hashable, Sendable {
    package var main: Double
    package var cross: Double
    package var size: FlowSize
}
