/// The gap between two neighbours of a stack view that distributes gaps; logs show this name.
final class _UIOLAGapGuide: UILayoutGuide {}

/// Spans the arranged views of a stack view on its cross axis; logs show this name.
final class _UILayoutSpacer: UILayoutGuide {}

/// The guides in a stack view's present constraints.
///
/// Invariant: each guide here belongs to the stack view, and no other guide of these classes does. A gap is identified
/// by the arranged view before it, so that hiding another view doesn't affect it.
@MainActor struct ArrangementGuides {
    var alignmentSpanner: _UILayoutSpacer?
    var orderingSpanner: _UILayoutSpacer?
    var gaps: [(view: UIView, guide: _UIOLAGapGuide)] = []

    func gap(after view: UIView) -> _UIOLAGapGuide? { gaps.first { $0.view === view }?.guide }
}

extension UIStackView {
    /// Adds the guides that an arrangement needs and returns those that are no longer needed.
    ///
    /// The latter have to be removed once no constraint involves them.
    func updateGuides(for arrangement: StackArrangement) -> [UILayoutGuide] {
        var retired: [UILayoutGuide] = []
        replace(&guides.alignmentSpanner, isNeeded: arrangement.usesAlignmentSpanner, retired: &retired)
        let visible = arrangement.visible
        replace(
            &guides.orderingSpanner, isNeeded: visible.isEmpty && !arrangement.items.isEmpty, retired: &retired)
        let preceding = arrangement.distributesGaps ? visible.dropLast().map { arranged[$0].view } : []
        let old = guides.gaps
        guides.gaps = preceding.map { view in
            if let known = old.first(where: { $0.view === view }) { return known }
            let guide = _UIOLAGapGuide()
            addLayoutGuide(guide)
            return (view, guide)
        }
        retired += old.filter { gap in !guides.gaps.contains { $0.guide === gap.guide } }.map(\.guide)
        return retired
    }

    private func replace(_ spanner: inout _UILayoutSpacer?, isNeeded: Bool, retired: inout [UILayoutGuide]) {
        if isNeeded, spanner == nil {
            let guide = _UILayoutSpacer()
            guide.identifier = "UISV-alignment-spanner"
            addLayoutGuide(guide)
            spanner = guide
        } else if !isNeeded, let unneeded = spanner {
            retired.append(unneeded)
            spanner = nil
        }
    }
}
