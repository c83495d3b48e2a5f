import ListGeometry

/// Inset groups: cards with round corners, and which separators they have.
extension UITableView {
    /// At each side of the rows of inset groups; other styles have none.
    var rowInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return BehaviourProfile.current.tableCardInset(
            isRegular: traitCollection.horizontalSizeClass == .regular, screenWidth: UIScreen.main.sceneBounds.width)
    }

    /// The margin of rows, headers and footers at their sides.
    var cellMargin: CGFloat {
        BehaviourProfile.current.cellMargin(rowWidth: rowWidth, screenWidth: UIScreen.main.sceneBounds.width)
    }

    /// An inset group's card keeps out of the safe area too.
    var rowSafeArea: UIEdgeInsets { style == .insetGrouped ? safeAreaInsets : .zero }

    var rowStart: CGFloat { rowInset + rowSafeArea.left }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset - rowSafeArea.left - rowSafeArea.right) }

    /// The first and the last row of a section carry its card's corners.
    func roundCorners(of cell: UITableViewCell, at row: RowPosition) {
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if row.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLastOfSection(row) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : BehaviourProfile.current.groupCornerRadius
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = !corners.isEmpty
    }

    func isLastOfSection(_ row: RowPosition) -> Bool {
        guard state.geometry.contains(.row(row)) else { return false }
        return row.row == state.geometry.rowCount(inSection: row.section) - 1
    }

    /// The end of a row: with the separator inset as usual, across the whole width, or without one.
    func separatorKind(at row: RowPosition) -> RowSeparator {
        guard separatorStyle != .none else { return .absent }
        guard style != .plain, isLastOfSection(row) else { return .inset }
        return style == .grouped ? .fullWidth : .absent
    }
}

enum RowSeparator {
    case absent, inset, fullWidth
}
