/// One of eight kinds of list: rows alike or different, by Auto Layout or by frames, whole or in pages.
struct RowHeightPattern: Hashable {
    /// Rows are as tall as their texts; else all are alike.
    var isVariable: Bool
    /// Cells size themselves by constraints; else their height is computed and their frames are set.
    var usesAutoLayout: Bool
    /// Twenty rows at a time, more when the last one is about to be seen.
    var isPaged: Bool

    /// The patterns in the order in which the gallery numbers them, from 1.
    static let all = [false, true].flatMap { isVariable in
        [true, false].flatMap { usesAutoLayout in
            [false, true].map { isPaged in
                RowHeightPattern(isVariable: isVariable, usesAutoLayout: usesAutoLayout, isPaged: isPaged)
            }
        }
    }

    var number: Int { (isVariable ? 4 : 0) + (usesAutoLayout ? 0 : 2) + (isPaged ? 1 : 0) + 1 }

    var summary: String {
        let heights = isVariable ? "different heights" : "equal heights"
        let layout = usesAutoLayout ? "Auto Layout" : "frames"
        return "\(heights), \(layout), \(isPaged ? "pages of 20" : "all rows at once")"
    }

    /// The table's `rowHeight` and `estimatedRowHeight` in this pattern.
    var advice: String {
        guard isVariable else { return "rowHeight 64, estimatedRowHeight 0" }
        let estimate = isPaged ? "estimatedHeightForRowAt gives back what was measured" : "estimatedRowHeight automatic"
        return usesAutoLayout ? "rowHeight automatic, \(estimate)" : "heightForRowAt computes, \(estimate)"
    }
}
