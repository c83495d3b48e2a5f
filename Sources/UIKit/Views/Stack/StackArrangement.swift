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

extension StackArrangement {
    /// A hidden view has no length on the main axis. It stays in the chain.
    ///
    /// Required: a view whose own constraints require another length conflicts, as in UIKit, and appears in the log.
    var hidingConstraints: [ArrangementConstraint] {
        items.indices.filter { items[$0].isHidden }.map { .collapsing(.hiding, .view($0), mainAxis.size) }
    }
}

/// The chain along the main axis: the distance from each arranged view to the next, hidden ones included.
extension StackArrangement {
    var spacings: [ArrangementConstraint] {
        let measuresBaselines = isBaselineRelative && axis == .vertical
        return zip(items.indices.dropFirst(), distances).map { index, distance in
            .relating(
                .spacing, .view(index), measuresBaselines ? .firstBaseline : mainAxis.start, .view(index - 1),
                measuresBaselines ? .lastBaseline : mainAxis.end,
                relation: distributesGaps ? .greaterThanOrEqual : .equal, constant: distance)
        }
    }

    /// The distances between each item and the next, in points.
    ///
    /// A run of hidden views shares the spacing of the last visible view before it: half of it where the run starts,
    /// half where it ends, so that A, hidden, B are as far apart as A, B. Hidden views at either end of the stack add
    /// nothing.
    var distances: [CGFloat] {
        let last = items.lastIndex { !$0.isHidden } ?? 0
        var spacing: CGFloat = 0
        return items.indices.dropLast().map { index in
            if !items[index].isHidden { spacing = index < last ? items[index].spacingAfter : 0 }
            let hiddenSides = (items[index].isHidden ? 1 : 0) + (items[index + 1].isHidden ? 1 : 0)
            return spacing * (1 - CGFloat(hiddenSides) / 2)
        }
    }

    /// The sum of the distances between visible views, in points.
    var totalSpacing: CGFloat { distances.reduce(0, +) }
}

/// Lengths in proportion to the views' content.
extension StackArrangement {
    /// Each view takes its intrinsic length's share of the sum of all intrinsic lengths and spacings.
    ///
    /// Spacings are fixed, so the shares can't all hold; each is one priority weaker than the one before and the last
    /// absorbs the difference. A view without intrinsic length gets none; where no view has one, all are equal.
    var proportionalLengths: [ArrangementConstraint] {
        let visible = visible
        let measured = visible.filter { items[$0].contentLength != nil }
        guard !measured.isEmpty else { return equalLengths(of: visible.map(ArrangementPart.view), priority: .required) }
        let spacing = totalSpacing
        let total = measured.reduce(spacing) { $0 + (items[$1].contentLength ?? 0) }
        // A single view that fills the stack view leaves nothing to yield.
        let isExact = measured.count == 1 && spacing == 0
        return visible.enumerated().map { rank, index in
            guard let length = items[index].contentLength else {
                return .collapsing(.fillProportionally, .view(index), mainAxis.size)
            }
            return .relating(
                .fillProportionally, .view(index), mainAxis.size, .canvas, multiplier: length / total,
                priority: isExact ? .required : UILayoutPriority(max(1, 999 - Float(rank))))
        }
    }

    /// The arrangement's own length, in points; nil where no visible view has one.
    var contentLength: CGFloat? {
        let lengths = visible.compactMap { items[$0].contentLength }
        guard let longest = lengths.max() else { return nil }
        let sum = distribution == .fillEqually ? longest * CGFloat(visible.count) : lengths.reduce(0, +)
        return sum + totalSpacing
    }
}
