/// Content view, separator and selection.
extension UITableViewCell {
    var drawsSeparator: Bool { (table?.separatorStyle ?? .none) != .none }

    var pixel: CGFloat { 1 / traitCollection.displayScale }
    var separatorThickness: CGFloat { BehaviourProfile.current.separatorThickness(pixel: pixel) }

    func makeContentView() -> UIView {
        let view = UITableViewCellContentView(frame: bounds)
        let margins = automaticContentMargins
        state.automaticMargins = margins
        view.directionalLayoutMargins = margins
        // Rows scroll under bars; their content stays where it is.
        view.insetsLayoutMarginsFromSafeArea = false
        return view
    }

    /// Becomes a cell of a table; in a grouped one its background differs from the table's, in the dark too.
    func join(_ table: UITableView) {
        guard self.table !== table else { return }
        self.table = table
        guard table.style != .plain else { return }
        byDefault(.backgroundColor) { $0.backgroundColor = .secondarySystemGroupedBackground }
    }

    /// The view whose constraints make the row's height: the content view, or the cell itself where an app constrains views
    /// of the cell's own and none of the content view's.
    ///
    /// Provenance: recorded — rows of 79 pt on a device 320 pt wide, iOS 12, in a public app's own picture: 10, a title of two
    /// lines (41), 20 and 8, all tied to the cell. The content view is as much lower than the cell as the separator is high, so a
    /// cell that is measured itself gets nothing for it; later releases are taken to do the same. Views in the content view that
    /// are tied to the cell don't count: rows of 44 pt with the log's warning, three reports to Apple (42808310, 42811113,
    /// 46234942).
    var measuredView: UIView {
        func isConstrained(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints }
        guard !contentView.subviews.contains(where: isConstrained), subviews.contains(where: isConstrained) else {
            return contentView
        }
        return self
    }

    /// The size that the constraints of the measured view ask for.
    func size(
        of measured: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        measured === self
            ? fittingSize(target, horizontal: horizontal, vertical: vertical)
            : contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Measures the content view at the cell's width, or the cell itself.
    func fittedSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        updateLabels(isMeasured: true)
        let measured = measuredView
        if measured === self {
            let size = self.size(of: measured, target, horizontal: horizontal, vertical: vertical)
            table?.observe(
                .cellFitted(
                    CellFitting(
                        target: target, vertical: vertical, horizontal: horizontal, fitted: size.height, separator: 0,
                        answer: size.height), self))
            return size
        }
        let beside = contentInsets.leading + contentInsets.trailing
        let target = CGSize(width: max(0, target.width - beside), height: target.height)
        var size = self.size(of: measured, target, horizontal: horizontal, vertical: vertical)
        var answer = CellFitting(
            target: target, vertical: vertical, horizontal: horizontal, fitted: size.height, separator: 0,
            answer: size.height)
        defer { table?.observe(.cellFitted(answer, self)) }
        if size.height <= 0 {
            let plain = sizeThatFits(CGSize(width: target.width, height: 0))
            if overridesSizeThatFits(plain) {
                size.height = plain.height
                answer.plain = plain.height
            }
        }
        size.width += beside
        guard size.height > 0 else { return size }
        if drawsSeparator {
            size.height += separatorThickness
            answer.separator = separatorThickness
        }
        if state.labels?.placesTitle == true {
            size.height = max(
                size.height,
                BehaviourProfile.current.labelledRowHeight(pixel: pixel, separator: answer.separator))
        }
        answer.answer = size.height
        return size
    }

    /// Does something while the texts of the built-in styles are where they are measured: not at whole points.
    func asMeasured<Result>(_ body: () -> Result) -> Result {
        updateLabels(isMeasured: true)
        defer { updateLabels() }
        return body()
    }

    /// The inherited answer is the present size, which says nothing about the content.
    private func overridesSizeThatFits(_ size: CGSize) -> Bool { size != bounds.size && size.height > 0 }

    func updateSeparator() {
        let kind = rowSeparator
        guard kind != .absent, let table else {
            if !separator.isHidden { separator.isHidden = true }
            return
        }
        separator.isHidden = false
        separator.backgroundColor = table.separatorColor
        let insets = separatorInsets(in: table, isFullWidth: kind == .fullWidth)
        separator.frame = CGRect(
            x: insets.left, y: bounds.height - separatorThickness,
            width: max(0, bounds.width - insets.left - insets.right), height: separatorThickness)
        if subviews.last !== separator { bringSubviewToFront(separator) }
    }

    private func separatorInsets(in table: UITableView, isFullWidth: Bool) -> UIEdgeInsets {
        guard !isFullWidth else { return .zero }
        let safe = contentSafeArea
        return table.separatorInsets(
            own: separatorInset.left != UITableView.automaticSeparatorInset ? separatorInset : nil,
            margin: sideMargin + imageRoom, trailingMargin: sideMargin, leading: safe.leading + editIndentation,
            trailing: safe.trailing,
            mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

extension UITableViewCell {
    /// The distance by which an image moves the text, and with it the separator.
    private var imageRoom: CGFloat {
        if let content = configured.view as? UIListContentView {
            return content.shown.image == nil ? 0 : content.contentLayout.imageSpace
        }
        guard let labels = state.labels, labels.placesTitle, let image = labels.image?.image else { return 0 }
        return image.size.width + CellImageView.spaceToText
    }
}

/// The view that holds a cell's content; named as in UIKit's logs.
final class UITableViewCellContentView: UIView {
    /// Without `constraintsOfFramework`: apps make their constraints where this is empty, and tell a new cell from a used
    /// one by that.
    override var constraints: [NSLayoutConstraint] {
        let hidden = constraintsOfFramework
        guard !hidden.isEmpty else { return super.constraints }
        return super.constraints.filter { constraint in !hidden.contains { $0 === constraint } }
    }

    /// Constraints of this view that UIKit's content view doesn't have: those that place the built-in labels, which UIKit
    /// places by frames, and, in a cell that wasn't in a table yet, those that dictate the size, which UIKit adds later.
    private var constraintsOfFramework: [NSLayoutConstraint] {
        guard let cell = superview as? UITableViewCell else { return [] }
        let labels = cell.state.labels?.own ?? []
        guard cell.superview == nil else { return labels }
        return labels + [layoutTraits.encapsulatedWidth, layoutTraits.encapsulatedHeight].compactMap { $0 }
    }

    /// The cell gives the view its frame: UIKit logs a change of this, and makes it.
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            if newValue != super.translatesAutoresizingMaskIntoConstraints, let cell = superview as? UITableViewCell {
                UIKitLog.write(
                    "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView "
                        + "of a UITableViewCell is not supported and will result in undefined behavior, as this property is "
                        + "managed by the owning UITableViewCell. Cell: \(cell.description)")
            }
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    /// Constraints that move something inside are a reason to measure again where the table heeds them.
    override func layoutSubviews() {
        super.layoutSubviews()
        remeasureIfAsked()
    }

    /// Another text that fits into the same frame moves nothing, and asks for another height all the same.
    override func contentSizeChanged() { remeasureIfAsked() }

    private func remeasureIfAsked() {
        guard let cell = superview as? UITableViewCell, let table = cell.table,
            table.selfSizingInvalidation == .enabledIncludingConstraints, !table.state.isLayingOut
        else { return }
        table.remeasure(cell)
    }
}

extension UITableView {
    /// Stands for the inset that follows from the cell's margins.
    static let automaticSeparatorInset: CGFloat = -1

    func separatorsChanged() {
        for row in state.visible {
            state.cells[row]?.rowSeparator = separatorKind(at: row)
            state.cells[row]?.updateSeparator()
        }
        setNeedsLayout()
    }
}
