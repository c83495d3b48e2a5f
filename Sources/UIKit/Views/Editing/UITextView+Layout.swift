import TextLayout

extension UITextView: WidthDependentContent {
    var wrapsAtLayoutWidth: Bool { !isScrollEnabled }

    func contentSize(wrappedAt width: CGFloat?) -> CGSize { textSize(wrappedAt: width) }
}

extension UITextView {
    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func containerDidChange() {
        canvas.numberOfLines = textContainer.maximumNumberOfLines
        canvas.lineBreakMode = textContainer.lineBreakMode
        canvas.obstacles = obstacles
        editor.discardLines()
        textDidChange()
        canvas.setNeedsDisplay()
    }

    /// The total insets of the text, horizontally and vertically.
    private var surroundings: CGSize {
        CGSize(
            width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
            height: textContainerInset.top + textContainerInset.bottom)
    }

    /// The text's size with its surroundings; an empty text is a line high.
    func textSize(wrappedAt width: CGFloat?) -> CGSize {
        let around = surroundings
        let limit = width.map { max(1, $0 - around.width) } ?? .greatestFiniteMagnitude
        let size = canvasSize(within: limit)
        return CGSize(width: size.width + around.width, height: size.height + around.height)
    }

    /// In the canvas's coordinates.
    var obstacles: TextObstacles? { textContainer.obstacles(padding: textContainer.lineFragmentPadding) }

    private func canvasSize(within width: CGFloat) -> CGSize {
        guard canvas.attributedText?.length ?? 0 > 0 else {
            return CGSize(width: 0, height: CGFloat(pixelGrid.ceil(Double(canvas.font.lineHeight))))
        }
        return canvas.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    func placeText() {
        let around = surroundings
        let ownWidth = textContainer.size.width - 2 * textContainer.lineFragmentPadding
        let follows = textContainer.widthTracksTextView || textContainer.size.width <= 0
        let width = max(0, follows ? bounds.width - around.width : ownWidth)
        let height = canvasSize(within: max(1, width)).height
        canvas.frame = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: width,
            height: height)
        contentSize = CGSize(width: bounds.width, height: height + around.height)
    }

    var textBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        guard let inner = canvas.baselineOffsets else { return nil }
        return (textContainerInset.top + inner.firstFromTop, textContainerInset.bottom + inner.lastFromBottom)
    }
}
