import InterfaceBuilder

/// Sizes that a document gives in the place of intrinsic ones.
extension NibLoader {
    /// Gives recorded leaves the size of their frame, less the alignment insets, if constraints place them.
    func giveSize(to view: UIView, _ element: MarkupElement, horizontal: Bool, vertical: Bool) {
        guard options.leafSizes == .recorded, !view.layoutTraits.translatesAutoresizingMask,
            let recorded = element.rect(key: "frame"), let id = element.id
        else { return }
        sizedLeaves.append(id)
        guard !options.measuredLeaves.contains(id) else { return }
        let insets = view.alignmentRectInsets
        let none = UIView.noIntrinsicMetric
        view.layoutTraits.givenContentSize = CGSize(
            width: horizontal ? max(0, CGFloat(recorded.width) - insets.left - insets.right) : none,
            height: vertical ? max(0, CGFloat(recorded.height) - insets.top - insets.bottom) : none)
    }

    /// The placeholder size that a view was given for the canvas; `infinite` means none.
    func givePlaceholderSize(to view: UIView, _ element: MarkupElement) {
        guard options.isCanvas,
            element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
        else { return }
        let none = UIView.noIntrinsicMetric
        view.layoutTraits.givenContentSize = CGSize(
            width: element.number("placeholderIntrinsicWidth").map { CGFloat($0) } ?? none,
            height: element.number("placeholderIntrinsicHeight").map { CGFloat($0) } ?? none)
    }

    /// A view that a stack view neither stretches nor sizes is as large on the canvas as one fresh from the library.
    ///
    /// On a device it has no size across the axis.
    func giveCanvasSizes(to element: MarkupElement, of stack: UIStackView) {
        guard stack.alignment != .fill else { return }
        let isVertical = stack.axis == .vertical
        for child in element.children(of: "subviews") where child.name == "view" {
            guard let view = child.id.flatMap({ objects[$0] }) as? UIView,
                view.layoutTraits.givenContentSize == nil
            else { continue }
            let size = NSLayoutConstraint(
                first: view, isVertical ? .width : .height, .equal, second: nil, .notAnAttribute, multiplier: 1,
                constant: isVertical ? Self.librarySize.width : Self.librarySize.height)
            size.priority = UILayoutPriority(UILayoutPriority.stackAmbiguitySuppression.rawValue + 1)
            size.isActive = true
        }
    }

    /// Points.
    private static let librarySize = CGSize(width: 240, height: 128)
}
