/// The layout of a text field's content.
extension UITextField {
    func textDidChange() {
        placeholderLabel.isHidden = hasText
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var line: CGFloat { font?.lineHeight ?? 0 }

    /// The distance from the border to the text; measured on a rounded field, assumed for the other borders.
    private var textInset: CGSize { borderStyle == .none ? .zero : CGSize(width: 7, height: 2) }

    /// As wide as text or placeholder, whichever is wider, with their surroundings.
    var naturalSize: CGSize {
        let grid = pixelGrid
        let metrics = BehaviourProfile.current
        let texts = [label, placeholderLabel].map { $0.intrinsicContentSize.width }.max() ?? 0
        let lineHeight =
            BehaviourProfile.current.fieldsFitTheirCaret
            ? CGFloat(grid.ceil(Double(line + UITextField.caretOverhang))) : line.rounded(.up)
        var size = CGSize(width: texts, height: lineHeight)
        if isShown(leftViewMode), let view = leftView { size.width += view.bounds.width }
        if isShown(rightViewMode), let view = rightView { size.width += view.bounds.width }
        switch borderStyle {
        case .none: break
        case .line, .bezel:
            size.width += 2 * textInset.width
            size.height = line.rounded(.up) + 5
        case .roundedRect:
            let content = texts > 0 ? texts : spaceWidth
            size.width += content.rounded(.up) - texts + metrics.roundedFieldPadding
            size.height = max(metrics.roundedFieldHeight, lineHeight + 2 * textInset.height)
        }
        return size
    }

    /// The difference of height between the caret and the text's line.
    static var caretOverhang: CGFloat { 1.5 }

    /// A rounded field without any text is as wide as one with a space: recorded 32 at 14 points, measured 33 at 17.
    private var spaceWidth: CGFloat {
        " ".size(withAttributes: [.font: label.font ?? UIFont.systemFont(ofSize: 17)]).width
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private var showsClearButton: Bool {
        hasText && isEnabled && isShown(clearButtonMode) && !showsView(atRight: !flips)
    }
    private var flips: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Left and right are exchanged where text runs from right to left.
    private func showsView(atRight: Bool) -> Bool {
        atRight != flips ? rightView != nil && isShown(rightViewMode) : leftView != nil && isShown(leftViewMode)
    }

    func textRectangle(in bounds: CGRect) -> CGRect {
        // Insets that are larger than the bounds would give a rectangle at infinity.
        var rectangle = bounds.insetBy(
            dx: min(textInset.width, bounds.width / 2), dy: min(textInset.height, bounds.height / 2))
        func trimLeft(to x: CGFloat) {
            let moved = max(0, x - rectangle.minX)
            rectangle.origin.x += moved
            rectangle.size.width -= moved
        }
        func trimRight(to x: CGFloat) { rectangle.size.width -= max(0, rectangle.maxX - x) }
        for (shows, frame) in [
            (leftView != nil && isShown(leftViewMode), leftViewRect(forBounds: bounds)),
            (rightView != nil && isShown(rightViewMode), rightViewRect(forBounds: bounds)),
            (showsClearButton, clearButtonRect(forBounds: bounds)),
        ] where shows {
            if frame.midX < bounds.midX { trimLeft(to: frame.maxX) } else { trimRight(to: frame.minX) }
        }
        rectangle.size.width = max(0, rectangle.width)
        rectangle.size.height = max(0, rectangle.height)
        return rectangle
    }

    func sideRectangle(_ view: UIView?, in bounds: CGRect, isRight: Bool) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        let x = isRight != flips ? bounds.maxX - size.width : bounds.minX
        let y = CGFloat(pixelGrid.round(Double(bounds.midY - size.height / 2)))
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// Provenance: claimed — a text field's clear button 19 pt square, 5 from the edge: published, not by Apple.
    func clearButtonRectangle(in bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let x = flips ? bounds.minX + 5 : bounds.maxX - 5 - side
        let y = CGFloat(pixelGrid.round(Double(bounds.midY - side / 2)))
        return CGRect(x: x, y: y, width: side, height: side)
    }

    func placeContent() {
        show(leftView, isShown(leftViewMode), at: leftViewRect(forBounds: bounds))
        show(rightView, isShown(rightViewMode), at: rightViewRect(forBounds: bounds))
        show(clearButton, showsClearButton, at: clearButtonRect(forBounds: bounds))
        placeEditedText()
        placeholderLabel.frame = aligned(placeholderRect(forBounds: bounds))
    }

    private func show(_ view: UIView?, _ shows: Bool, at frame: CGRect) {
        guard let view else { return }
        if shows {
            if view.superview !== self { addSubview(view) }
            view.frame = frame
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }

    /// A line of the text's height in a rectangle.
    func aligned(_ rectangle: CGRect) -> CGRect {
        let grid = pixelGrid
        let height = min(CGFloat(grid.ceil(Double(line))), rectangle.height)
        var frame = rectangle
        switch contentVerticalAlignment {
        case .fill: return rectangle
        case .top: break
        case .bottom: frame.origin.y = rectangle.maxY - height
        case .center: frame.origin.y = CGFloat(grid.round(Double(rectangle.midY - height / 2)))
        }
        frame.size.height = height
        return frame
    }

    var textBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        let height = bounds.height > 0 ? bounds.height : naturalSize.height
        let frame = aligned(textRectangle(in: CGRect(x: 0, y: 0, width: bounds.width, height: height)))
        guard let font else { return nil }
        let first = frame.minY + CGFloat(pixelGrid.round(Double(font.ascender)))
        return (first, height - first)
    }
}
