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
