/// Content view, separator and selection.
extension UITableViewCell {
    var drawsSeparator: Bool { (table?.separatorStyle ?? .none) != .none }

    private var pixel: CGFloat { 1 / traitCollection.displayScale }

    func makeContentView() -> UIView {
        let view = UITableViewCellContentView(frame: bounds)
        view.directionalLayoutMargins = contentMargins(sides: Self.narrowSideMargin)
        // Rows scroll under bars; their content stays where it is.
        view.insetsLayoutMarginsFromSafeArea = false
        return view
    }

    private static let narrowSideMargin: CGFloat = 16
    private static let wideSideMargin: CGFloat = 20

    private func contentMargins(sides: CGFloat) -> NSDirectionalEdgeInsets {
        let profile = BehaviourProfile.current
        // A content view that ends above the separator has that pixel less at its bottom.
        let bottom = profile.cellVerticalMargin - (profile.release == .iOS11_12 ? pixel : 0)
        return NSDirectionalEdgeInsets(top: profile.cellVerticalMargin, leading: sides, bottom: bottom, trailing: sides)
    }

    /// Rows of 414 pt and more have wider margins at their sides; margins that the app has set stay.
    func updateContentMargins() {
        let isWide = bounds.width >= 414
        let other = contentMargins(sides: isWide ? Self.narrowSideMargin : Self.wideSideMargin)
        guard contentView.directionalLayoutMargins == other else { return }
        contentView.directionalLayoutMargins = contentMargins(
            sides: isWide ? Self.wideSideMargin : Self.narrowSideMargin)
    }

    /// The content view takes the row, less the separator's pixel before iOS 13; its size is dictated to Auto Layout.
    func layOutContentView() {
        var frame = bounds
        frame.size.width = max(0, frame.width - accessoryWidth)
        if drawsSeparator, !BehaviourProfile.current.contentViewTakesWholeRow { frame.size.height -= pixel }
        if contentView.frame != frame { contentView.frame = frame }
        contentView.dictateSize()
    }

    /// Measures the content view at the cell's width.
    func fittedSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let accessory = accessoryWidth
        let target = CGSize(width: max(0, target.width - accessory), height: target.height)
        var size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        if size.height <= 0 {
            let plain = sizeThatFits(CGSize(width: target.width, height: 0))
            if overridesSizeThatFits(plain) { size.height = plain.height }
        }
        size.width += accessory
        guard size.height > 0 else { return size }
        if drawsSeparator { size.height += pixel }
        return size
    }

    /// The inherited answer is the present size, which says nothing about the content.
    private func overridesSizeThatFits(_ size: CGSize) -> Bool { size != bounds.size && size.height > 0 }

    func updateSeparator() {
        let kind = table == nil ? .absent : rowSeparator
        separator.isHidden = kind == .absent
        guard let table, kind != .absent else { return }
        separator.backgroundColor = table.separatorColor
        let own = separatorInset.left
        let inset = own == UITableView.automaticSeparatorInset ? table.resolvedSeparatorInset : own
        let left = kind == .fullWidth ? 0 : inset
        let right = kind == .fullWidth ? 0 : separatorInset.right
        separator.frame = CGRect(
            x: left, y: bounds.height - pixel, width: max(0, bounds.width - left - right), height: pixel)
        if subviews.last !== separator { bringSubviewToFront(separator) }
    }

    func showSelection() {
        let isShown = (isSelected || isHighlighted) && selectionStyle != .none
        contentView.backgroundColor = isShown ? .systemGray4 : nil
    }
}

/// The view that holds a cell's content; named as in UIKit's logs.
final class UITableViewCellContentView: UIView {
    /// Constraints that move something inside are a reason to measure again where the table heeds them.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let cell = superview as? UITableViewCell, let table = cell.table,
            table.selfSizingInvalidation == .enabledIncludingConstraints, !table.table.isLayingOut
        else { return }
        table.remeasure(cell)
    }
}

extension UITableView {
    /// Stands for the inset that follows from the cell's margins.
    static let automaticSeparatorInset: CGFloat = -1

    /// 16 pt; 20 on screens of 414 pt and more.
    var resolvedSeparatorInset: CGFloat {
        separatorInset.left == UITableView.automaticSeparatorInset
            ? (bounds.width >= 414 ? 20 : 16) : separatorInset.left
    }

    func separatorsChanged() {
        for row in table.visible {
            table.cells[row]?.rowSeparator = separatorKind(at: row)
            table.cells[row]?.updateSeparator()
        }
        setNeedsLayout()
    }
}

extension UIView {
    /// Tells Auto Layout that the view's size comes from elsewhere: `UIView-Encapsulated-Layout-Width` and `-Height`.
    func dictateSize() {
        let size = bounds.size
        if let width = layoutTraits.encapsulatedWidth, let height = layoutTraits.encapsulatedHeight {
            width.constant = size.width
            height.constant = size.height
            return
        }
        let width = NSLayoutConstraint(first: self, .width, .equal, second: nil, .notAnAttribute, constant: size.width)
        let height = NSLayoutConstraint(
            first: self, .height, .equal, second: nil, .notAnAttribute, constant: size.height)
        width.identifier = "UIView-Encapsulated-Layout-Width"
        height.identifier = "UIView-Encapsulated-Layout-Height"
        for constraint in [width, height] { constraint.role = .system }
        layoutTraits.encapsulatedWidth = width
        layoutTraits.encapsulatedHeight = height
        markRulesStale()
        NSLayoutConstraint.activate([width, height])
    }
}
