/// What a stack view arranges and how: from this, and nothing else, follow the constraints that it wants.
///
/// The rules are those that UIKit's published constraint dumps show, with the same identifiers and priorities. The first
/// arranged view is the reference across the axis; hidden views stay in the chain along it, with no length.
struct StackArrangement: Hashable {
    struct Item: Hashable {
        var isHidden = false
        /// The distance to the next visible view, in points.
        var spacingAfter: CGFloat = 0
        /// The intrinsic length along the axis, in points; nil for a view that has none.
        var contentLength: CGFloat?
        /// The view breaks its text at the width it gets.
        var wrapsText = false
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    /// Spacing is measured between baselines; counts in vertical stacks only.
    var isBaselineRelative = false
    var items: [Item] = []

    /// The places of the visible items.
    var visible: [Int] { items.indices.filter { !items[$0].isHidden } }

    /// In the order in which they are to be installed.
    var constraints: [ArrangementConstraint] {
        guard !items.isEmpty else { return [] }
        return chain + distributionConstraints + hidingConstraints + constraintsAcrossAxis
    }

    var mainAxis: ArrangementAxis { ArrangementAxis(axis) }
    var crossAxis: ArrangementAxis { ArrangementAxis(axis.perpendicular) }

    /// The alignment as it applies: views can share a baseline only beside each other.
    var effectiveAlignment: UIStackView.Alignment {
        switch alignment {
        case .firstBaseline where axis == .vertical: .leading
        case .lastBaseline where axis == .vertical: .trailing
        default: alignment
        }
    }

    var distributesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}
