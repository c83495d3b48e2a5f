import Foundation

/// The direction that groups, or the items of a line, follow one another in.
package enum CompositionAxis: Hashable, Sendable {
    case horizontal, vertical

    package var crossAxis: CompositionAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    package init(main: CGFloat, cross: CGFloat, _ axis: CompositionAxis) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    package subscript(axis: CompositionAxis) -> CGFloat {
        // A switch: in a debug build == is a call.
        get {
            switch axis {
            case .horizontal: width
            case .vertical: height
            }
        }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

extension CGPoint {
    package subscript(axis: CompositionAxis) -> CGFloat {
        get {
            switch axis {
            case .horizontal: x
            case .vertical: y
            }
        }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
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
