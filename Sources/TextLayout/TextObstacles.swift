import Foundation

/// Shapes that text flows around, in points from the text's top-left corner, y downwards.
public struct TextObstacles: Hashable, Sendable {
    public struct Corner: Hashable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    }

    /// Contours; curves are given as many short sides.
    public var contours: [[Corner]]

    public init(contours: [[Corner]]) { self.contours = contours.filter { $0.count > 2 } }

    public var isEmpty: Bool { contours.isEmpty }

    /// The lower edge of the obstacles.
    var bottom: Double { contours.joined().map(\.y).max() ?? 0 }

    /// The free stretches of a row between two heights, from the left.
    ///
    /// A shape blocks all that it covers anywhere between the heights: the sides that run there, and its inside at the
    /// upper and at the lower edge.
    public func free(from top: Double, to end: Double, width: Double) -> [Range<Double>] {
        var covered: [ClosedRange<Double>] = []
        for contour in contours {
            for (index, first) in contour.enumerated() {
                let second = contour[(index + 1) % contour.count]
                if let span = Self.span(of: first, second, from: top, to: end) { covered.append(span) }
            }
        }
        // A shape that begins where the row ends doesn't block it, nor does one that ends where it begins.
        covered += inside(at: top) { $0 <= top }
        covered += inside(at: end) { $0 < end }
        var free: [Range<Double>] = []
        var left = 0.0
        for span in covered.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if span.lowerBound > left, left < width { free.append(left..<min(span.lowerBound, width)) }
            left = max(left, span.upperBound)
        }
        if left < width { free.append(left..<width) }
        return free
    }

    /// The horizontal range that a side covers strictly between two heights.
    private static func span(
        of first: Corner, _ second: Corner, from top: Double, to end: Double
    ) -> ClosedRange<Double>? {
        let (upper, lower) = first.y <= second.y ? (first, second) : (second, first)
        guard upper.y < end, lower.y > top else { return nil }
        guard lower.y > upper.y else { return min(first.x, second.x)...max(first.x, second.x) }
        func x(at y: Double) -> Double { upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y) }
        let (a, b) = (x(at: max(top, upper.y)), x(at: min(end, lower.y)))
        return min(a, b)...max(a, b)
    }

    /// The stretches between odd and even crossings of a height, all contours together.
    private func inside(at height: Double, isAbove: (Double) -> Bool) -> [ClosedRange<Double>] {
        var crossings: [Double] = []
        for contour in contours {
            for (index, first) in contour.enumerated() {
                let second = contour[(index + 1) % contour.count]
                guard isAbove(first.y) != isAbove(second.y) else { continue }
                crossings.append(first.x + (second.x - first.x) * (height - first.y) / (second.y - first.y))
            }
        }
        crossings.sort()
        return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
    }
}
