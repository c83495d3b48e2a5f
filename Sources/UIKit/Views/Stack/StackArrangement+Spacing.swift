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
