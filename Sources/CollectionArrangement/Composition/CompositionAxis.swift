import Foundation

/// The direction that groups, or the items of a line, follow one another in.
package enum CompositionAxis: Hashable, Sendable {
    case horizontal, vertical

    package var across: CompositionAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    package init(along: CGFloat, across: CGFloat, _ axis: CompositionAxis) {
        self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    package subscript(axis: CompositionAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    package subscript(axis: CompositionAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    package func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}

extension CGRect {
    /// The stretch of an axis that the rectangle takes; none where it isn't made of numbers.
    package func range(along axis: CompositionAxis) -> Range<CGFloat> {
        let start = origin[axis]
        let end = start + size[axis]
        guard start.isFinite, end.isFinite else { return 0..<0 }
        return start..<max(start, end)
    }
}
