/// A distance that is kept exactly, or one that takes a share of what is left over.
enum CompositionSpacing: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(atLeast: CGFloat)

    /// The distance without any share.
    var least: CGFloat {
        switch self {
        case .fixed(let value), .flexible(let value): value
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// Distances kept around an item by the line it stands in; nil is none.
struct CompositionEdges: Hashable, Sendable {
    var leading: CompositionSpacing?
    var top: CompositionSpacing?
    var trailing: CompositionSpacing?
    var bottom: CompositionSpacing?

    static let none = CompositionEdges()

    func before(_ axis: CompositionAxis) -> CompositionSpacing? { axis == .horizontal ? leading : top }
    func after(_ axis: CompositionAxis) -> CompositionSpacing? { axis == .horizontal ? trailing : bottom }

    func least(_ axis: CompositionAxis) -> CGFloat { (before(axis)?.least ?? 0) + (after(axis)?.least ?? 0) }

    func flexibleCount(_ axis: CompositionAxis) -> Int {
        (before(axis)?.isFlexible == true ? 1 : 0) + (after(axis)?.isFlexible == true ? 1 : 0)
    }
}

extension NSDirectionalEdgeInsets {
    func before(_ axis: CompositionAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func after(_ axis: CompositionAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func total(_ axis: CompositionAxis) -> CGFloat { before(axis) + after(axis) }

    /// Without what an axis that content decides would ignore.
    func counting(_ size: CompositionSize) -> NSDirectionalEdgeInsets {
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
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
}
