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

    /// Configured buttons side by side in a stack view that fills are equally wide where their hugging ties; below that
    /// the stack's own rules decide.
    ///
    /// Provenance: recorded — equal widths where hugging ties: four of five stacks of documents whose buttons' titles
    /// differ; in the fifth one button hugs less and all are equal nevertheless.
    func shareWidth(among element: MarkupElement, of stack: UIStackView) {
        guard stack.axis == .horizontal, stack.distribution == .fill else { return }
        let buttons = element.children(of: "subviews").filter { $0.name == "button" }
            .compactMap { $0.id.flatMap { objects[$0] } as? UIButton }.filter { $0.configuration != nil }
        for (one, next) in zip(buttons, buttons.dropFirst()) {
            let hugging = one.contentHuggingPriority(for: .horizontal)
            guard hugging == next.contentHuggingPriority(for: .horizontal), hugging.rawValue > 1 else { continue }
            let width = NSLayoutConstraint(
                first: one, .width, .equal, second: next, .width, multiplier: 1, constant: 0)
            width.priority = UILayoutPriority(hugging.rawValue - 1)
            width.isActive = true
        }
    }

    /// Points.
    private static let librarySize = CGSize(width: 240, height: 128)
}
