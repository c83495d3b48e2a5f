/// The chain along the axis: the distance from each arranged view to the next, hidden ones included.
extension StackArrangement {
    var spacings: [ArrangementConstraint] {
        let measuresBaselines = isBaselineRelative && axis == .vertical
        return items.indices.dropFirst().map { index in
            .relating(
                .spacing, .view(index), measuresBaselines ? .firstBaseline : along.start, .view(index - 1),
                measuresBaselines ? .lastBaseline : along.end,
                relation: distributesGaps ? .greaterThanOrEqual : .equal, constant: spacing(before: index))
        }
    }

    /// The distance between an item and the one before it, in points.
    ///
    /// A run of hidden views shares the spacing of the last visible view before it: half of it where the run starts, half
    /// where it ends, so that A, hidden, B are as far apart as A, B. Hidden views at either end of the stack add nothing.
    func spacing(before index: Int) -> CGFloat {
        let visible = visible
        guard let first = visible.first, let last = visible.last, index > first, index <= last,
            let owner = visible.last(where: { $0 < index })
        else { return 0 }
        let hiddenSides = [index - 1, index].filter { items[$0].isHidden }.count
        return items[owner].spacingAfter * (1 - CGFloat(hiddenSides) / 2)
    }

    /// The sum of the distances between visible views, in points.
    var totalSpacing: CGFloat { items.indices.dropFirst().reduce(0) { $0 + spacing(before: $1) } }
}
