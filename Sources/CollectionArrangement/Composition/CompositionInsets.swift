import Foundation

/// Distances inwards from the edges of a part, by the direction of the text, in points.
package struct CompositionInsets: Hashable, Sendable {
    package var top: CGFloat
    package var leading: CGFloat
    package var bottom: CGFloat
    package var trailing: CGFloat

    package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package static let zero = CompositionInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    package func before(_ axis: CompositionAxis) -> CGFloat { axis == .horizontal ? leading : top }
    package func after(_ axis: CompositionAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    package func total(_ axis: CompositionAxis) -> CGFloat { before(axis) + after(axis) }

    /// Without what an axis that content decides would ignore.
    package func counting(_ size: CompositionSize) -> CompositionInsets {
        var counted = self
        if size.width.isMeasured {
            counted.leading = 0
            counted.trailing = 0
        }
        if size.height.isMeasured {
            counted.top = 0
            counted.bottom = 0
        }
        return counted
    }
}

extension CGRect {
    /// The rectangle less the insets, left to right and never of negative size.
    package func inset(by insets: CompositionInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
}

extension CGSize {
    /// The size less the insets, never negative.
    package func less(_ insets: CompositionInsets) -> CGSize {
        CGSize(width: max(0, width - insets.total(.horizontal)), height: max(0, height - insets.total(.vertical)))
    }
}
