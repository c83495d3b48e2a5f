/// The views and settings of a stack view: its constraints depend on this, and nothing else.
///
/// The rules are those that UIKit's published constraint dumps show, with the same identifiers and priorities. The
/// first arranged view is the reference on the cross axis; hidden views stay in the chain on the main axis, with no
/// length.
struct StackArrangement: Hashable {
    struct Item: Hashable {
        var isHidden = false
        /// The distance to the next visible view, in points.
        var spacingAfter: CGFloat = 0
        /// The intrinsic length on the main axis, in points; nil for a view that has none.
        var contentLength: CGFloat?
        /// True if the view wraps its text at the width it gets.
        var wrapsText = false
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    /// True if spacing is measured between baselines; only in vertical stacks.
    var isBaselineRelative = false
    var items: [Item] = []

    /// The indexes of the visible items.
    var visible: [Int] { items.indices.filter { !items[$0].isHidden } }

    /// In the order of installation.
    var constraints: [ArrangementConstraint] {
        guard !items.isEmpty else { return [] }
        return chain + distributionConstraints + hidingConstraints + constraintsOnCrossAxis
    }

    var mainAxis: ArrangementAxis { ArrangementAxis(axis) }
    var crossAxis: ArrangementAxis { ArrangementAxis(axis.perpendicular) }

    /// The alignment in effect: only views beside each other can share a baseline.
    var effectiveAlignment: UIStackView.Alignment {
        switch alignment {
        case .firstBaseline where axis == .vertical: .leading
        case .lastBaseline where axis == .vertical: .trailing
        default: alignment
        }
    }

    var distributesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}
