/// The content view, the backgrounds and how the cell is measured.
extension UICollectionViewCell {
    func setUpCell() {
        addSubview(contentView)
    }

    func makeContentView() -> UIView {
        let view = UICollectionViewCellContentView(frame: CGRect(origin: .zero, size: bounds.size))
        view.isOpaque = false
        return view
    }

    func layOutContentView() {
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
        contentView.dictateSize()
    }

    func layOutBackgrounds() {
        fillBounds(configured.background)
        fillBounds(backgroundView)
        fillBounds(selectedBackgroundView)
    }

    private func fillBounds(_ view: UIView?) {
        if let view, view.frame != bounds { view.frame = bounds }
    }

    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }

    func replaceSelectedBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let selectedBackgroundView else { return }
        if let backgroundView {
            insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
        } else {
            insertSubview(selectedBackgroundView, at: 0)
        }
        showSelection()
        setNeedsLayout()
    }

    func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    /// True if the cell's own constraints hold what is in the content view.
    ///
    /// Provenance: claimed — a cell that its own constraints tie to what is in the content view is measured itself: documents whose
    /// cells have a content view without a name (`<view key="contentView">`) tie its views so, and apps have rows that are as high
    /// as these ask for.
    private var tiesContentToItself: Bool {
        func isInside(_ item: ConstraintItemReference?) -> Bool {
            guard let view = item?.owningView else { return false }
            return view !== contentView && view.isDescendant(of: contentView)
        }
        return constraints.contains { tie in
            let (first, second) = (tie.firstReference, tie.secondReference)
            return first?.owningView === self && isInside(second) || second?.owningView === self && isInside(first)
        }
    }

    /// The size of the content view, or of the cell where that holds the content; `sizeThatFits` where neither has constraints
    /// to go by.
    func fittedContentSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        checkContentViewsMask()
        var size =
            tiesContentToItself
            ? fittingSize(target, horizontal: horizontal, vertical: vertical)
            : contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        guard size.width <= 0 || size.height <= 0 else { return size }
        let plain = sizeThatFits(target)
        // The inherited answer is the present size, which says nothing about the content.
        guard plain != bounds.size else { return size }
        if size.width <= 0 { size.width = plain.width }
        if size.height <= 0 { size.height = plain.height }
        return size
    }
}

extension UICollectionViewCell {
    /// A content view without its mask has to be tied to the cell: UIKit logs one that is measured and isn't.
    private func checkContentViewsMask() {
        guard !contentView.translatesAutoresizingMaskIntoConstraints,
            !constraints.contains(where: { $0.firstItem === contentView || $0.secondItem === contentView })
        else { return }
        UIKitLog.write(
            "[Assert] contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false and is missing "
                + "constraints to the cell, which will cause substandard performance in cell autosizing. Please leave the "
                + "contentView's translatesAutoresizingMaskIntoConstraints true or else provide constraints between the "
                + "contentView and the cell. \(description)")
    }
}

/// The log line for cells whose constraints leave their size open; once an app, as UIKit does.
@MainActor enum ZeroSizeWarning {
    static func warn(_ view: UIView) {
        guard UIApplication.shared.isFirst(.zeroSize) else { return }
        UIKitLog.write(
            "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a size of zero for a "
                + "collection view cell's content view. We're considering the collapse unintentional and using "
                + "standard size instead. Cell: \(view.description)")
    }
}

/// The view that holds a cell's content; named as in UIKit's logs.
final class UICollectionViewCellContentView: UIView {
    /// Constraints that move something inside are a reason to measure again where the collection view heeds them.
    override func layoutSubviews() {
        super.layoutSubviews()
        remeasureIfAsked()
    }

    /// Another text that fits into the same frame moves nothing, and asks for another size all the same.
    override func contentSizeChanged() { remeasureIfAsked() }

    private func remeasureIfAsked() {
        guard let cell = superview as? UICollectionViewCell, let view = cell.reuse.collectionView,
            view.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        view.contentSizeBecameStale(of: cell)
    }
}
