/// A size by the direction of the lines: along them and across them, in points.
///
/// In a layout that scrolls down, lines run from left to right and `along` is a width.
struct FlowSize: Hashable, Sendable {
    var along: Double
    var across: Double
}

/// What a flow layout knows of a section besides its items; points.
struct FlowMetrics: Hashable, Sendable {
    /// The length that lines and the insets at their ends have together.
    var breadth: Double = 0
    /// What the section itself says of the insets at the starts and the ends of lines, and what they come to.
    var ownStart: Double = 0
    var ownEnd: Double = 0
    var startInset: Double = 0
    var endInset: Double = 0
    /// Before the first line and after the last.
    var leadingInset: Double = 0
    var trailingInset: Double = 0
    /// Between lines, exactly; between the items of a line, at least.
    var lineSpacing: Double = 10
    var itemSpacing: Double = 10
    /// Across the lines; 0 where there is none.
    var header: Double = 0
    var footer: Double = 0

    /// The length that the items of a line have.
    var available: Double { breadth - startInset - endInset }

    /// How far a line may be too long for its items, for sums that come out a digit off.
    static let tolerance = 1e-6

    func fits(_ used: Double, adding length: Double) -> Bool {
        used + itemSpacing + length <= available + Self.tolerance
    }

    /// How many items of a length a full line has; at least one.
    func capacity(of length: Double) -> Int {
        guard length + itemSpacing > 0 else { return Int.max }
        let count = ((available + itemSpacing + Self.tolerance) / (length + itemSpacing)).rounded(.down)
        return count < 1 ? 1 : count > 1e9 ? Int.max : Int(count)
    }
}

/// An item's or a header's place within its section, or an arrangement.
struct FlowFrame: Hashable, Sendable {
    var along: Double
    var across: Double
    var size: FlowSize
}
