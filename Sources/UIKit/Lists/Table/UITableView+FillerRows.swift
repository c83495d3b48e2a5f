import ListGeometry

/// Empty rows below the last one, where a plain table has less content than room.
///
/// Source: Apple's documentation of `fillerRowHeight`; a footer view of the table takes their place.
extension UITableView {
    /// Makes, places or takes away the empty rows; O(rows that fit).
    func layOutFillerRows() {
        let start = CGFloat(pixelGrid.round(state.geometry.contentExtent))
        let height = start < bounds.maxY ? presentFillerRowHeight : 0
        guard height >= FillerRowsView.leastHeight else {
            state.fillerRows?.removeFromSuperview()
            state.fillerRows = nil
            return
        }
        let view = ensuredFillerRows
        let frame = CGRect(x: 0, y: start, width: bounds.width, height: bounds.maxY - start)
        if view.frame != frame { view.frame = frame }
        view.show(fillerLines(in: frame, height: height), color: separatorColor)
    }

    private var ensuredFillerRows: FillerRowsView {
        if let view = state.fillerRows { return view }
        let view = FillerRowsView(frame: .zero)
        state.fillerRows = view
        insertSubview(view, at: 0)
        return view
    }

    /// Points; 0 where there are none.
    private var presentFillerRowHeight: CGFloat {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil, dataSource != nil else { return 0 }
        guard fillerRowHeight == UITableView.automaticDimension else { return max(0, fillerRowHeight) }
        return lastRow.map { CGFloat(state.geometry.extent(ofRow: $0).length) } ?? constantEstimate
    }

    private var lastRow: RowPosition? {
        for section in (0..<state.geometry.sectionCount).reversed() {
            let count = state.geometry.rowCount(inSection: section)
            if count > 0 { return RowPosition(section: section, row: count - 1) }
        }
        return nil
    }

    private func fillerLines(in frame: CGRect, height: CGFloat) -> [CGRect] {
        let grid = pixelGrid
        let thickness = BehaviourProfile.current.separatorThickness(pixel: 1 / CGFloat(grid.scale))
        let insets = fillerSeparatorInsets
        let first = max(1, ((bounds.minY - frame.minY) / height).rounded(.down))
        return stride(from: first * height, through: frame.height, by: height).map { end in
            CGRect(
                x: insets.left, y: CGFloat(grid.round(Double(end))) - thickness,
                width: max(0, frame.width - insets.left - insets.right), height: thickness)
        }
    }

    /// The separator insets of a row without editing controls and without insets of its own.
    private var fillerSeparatorInsets: UIEdgeInsets {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = insetsContentViewsToSafeArea ? safeAreaOfContent : .zero
        return separatorInsets(
            own: nil, margin: cellMargin, trailingMargin: cellMargin,
            leading: mirrored ? safe.right : safe.left, trailing: mirrored ? safe.left : safe.right, mirrored: mirrored)
    }

    /// A separator's distances from the edges of its row: the cell's own, or the table's, or those that follow from the
    /// margins; from the row's edges or from where the margins put the separator.
    func separatorInsets(
        own: UIEdgeInsets?, margin: CGFloat, trailingMargin: CGFloat, leading start: CGFloat, trailing end: CGFloat,
        mirrored: Bool
    ) -> UIEdgeInsets {
        let given = own ?? separatorInset
        let isAutomatic = given.left == UITableView.automaticSeparatorInset
        let isRelative = separatorInsetReference == .fromAutomaticInsets
        let automatic = isAutomatic || isRelative ? margin : 0
        let leading = (isAutomatic ? 0 : given.left) + automatic + start
        let endsAtMargin = given.right == 0 && BehaviourProfile.current.separatorsEndAtMargin
        let trailing = endsAtMargin ? trailingMargin + end : given.right + (given.right > 0 ? end : 0)
        return UIEdgeInsets(
            top: 0, left: mirrored ? trailing : leading, bottom: 0, right: mirrored ? leading : trailing)
    }
}
