import Foundation

/// A distance that is kept exactly, or one that takes a share of what is left over.
package enum CompositionSpacing: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(atLeast: CGFloat)

    /// The distance without any share.
    package var least: CGFloat {
        switch self {
        case .fixed(let value), .flexible(let value): value
        }
    }

    package var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// Distances kept around an item by the line it stands in; nil is none.
package struct CompositionEdges: Hashable, Sendable {
    package var leading: CompositionSpacing?
    package var top: CompositionSpacing?
    package var trailing: CompositionSpacing?
    package var bottom: CompositionSpacing?

    package init(
        leading: CompositionSpacing? = nil, top: CompositionSpacing? = nil, trailing: CompositionSpacing? = nil,
        bottom: CompositionSpacing? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    package static let none = CompositionEdges()

    package func before(_ axis: CompositionAxis) -> CompositionSpacing? { axis == .horizontal ? leading : top }
    package func after(_ axis: CompositionAxis) -> CompositionSpacing? { axis == .horizontal ? trailing : bottom }

    package func least(_ axis: CompositionAxis) -> CGFloat { (before(axis)?.least ?? 0) + (after(axis)?.least ?? 0) }

    func flexibleCount(_ axis: CompositionAxis) -> Int {
        (before(axis)?.isFlexible == true ? 1 : 0) + (after(axis)?.isFlexible == true ? 1 : 0)
    }
}
