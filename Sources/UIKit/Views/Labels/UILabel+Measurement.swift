import AutoLayout
import TextLayout

extension UILabel: WidthDependentContent {
    var wrapsAtLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// The text's rectangle in a width, rounded up to pixels: subclasses that override the rectangle change the size.
    func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        let limit = numberOfLines == 1 ? .greatestFiniteMagnitude : width ?? .greatestFiniteMagnitude
        let bounds = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
        let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        let grid = pixelGrid
        return CGSize(width: grid.ceil(Double(size.width)), height: grid.ceil(Double(size.height)))
    }
}

extension UILabel: LineContent {
    var shrinksText: Bool { adjustsFontSizeToFitWidth }
    var textFont: UIFont { font }
    var growsText: Bool { font.specification.scaling != nil }
    var plainText: String { content.text ?? content.attributed?.string ?? "" }

    func wholeTextSize(in width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return numberOfLines == 1 ? sizeThatFits(room.size) : textRect(forBounds: room, limitedToNumberOfLines: 0).size
    }
}

extension UILabel {
    func measuredRectangle(in bounds: CGRect, lines: Int) -> CGRect {
        let measured = roundedUp(measure(width: bounds.width, lines: lines))
        var rectangle = CGRect(
            x: bounds.minX, y: bounds.minY, width: min(measured.width, max(bounds.width, 0)), height: measured.height)
        if measured.height > bounds.height {
            let top = Double(bounds.minY + (bounds.height - measured.height) / 2)
            rectangle.origin.y = CGFloat(pixelGrid.roundedHalfUp(top))
            rectangle.size.height = max(bounds.height, 0)
        }
        return rectangle
    }

    /// The first baseline is the first line's ascender below the top, the last one the last line's descender above the
    /// bottom, rounded to pixels.
    func measuredBaselines(wrappedAt width: CGFloat?) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        guard !content.isEmpty else { return nil }
        let width =
            width ?? layoutHost?.wrapWidth(of: self) ?? (bounds.width > 0 ? bounds.width : .infinity)
        let measure = measure(width: width, lines: content.lineLimit)
        let grid = pixelGrid
        return (
            CGFloat(grid.round(measure.firstBaseline)), CGFloat(grid.round(measure.height - measure.lastBaseline))
        )
    }

    /// The text shaped; nil where there is none.
    func shapedText() -> (text: AttributedText, shaped: ShapedText)? {
        if let shapedContent { return shapedContent }
        guard let text = content.attributedText(direction: effectiveUserInterfaceLayoutDirection) else { return nil }
        let made = (text: text, shaped: TextEngine.shaper.shaped(text.styled))
        shapedContent = made
        return made
    }

    private func measure(width: CGFloat, lines: Int) -> TextMeasure {
        guard let shaped = shapedText()?.shaped else {
            return TextMeasure(
                width: 0, height: 0, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
        }
        let limit = width < TextEngine.unlimitedLength ? Double(width) : .infinity
        if let flowing = flowingLines(of: shaped, width: limit, limit: max(lines, 0)) { return TextMeasure(flowing) }
        return shaped.measure(width: limit, maximumLines: max(lines, 0))
    }

    private func roundedUp(_ measure: TextMeasure) -> CGSize {
        let grid = pixelGrid
        return CGSize(width: grid.ceil(measure.width), height: grid.ceil(measure.height))
    }
}

extension TextMeasure {
    /// The measurements of lines at given positions.
    fileprivate init(_ lines: [TextLine]) {
        self.init(
            width: lines.map { $0.x + $0.width }.max() ?? 0, height: lines.map { $0.top + $0.height }.max() ?? 0,
            lineCount: lines.count, isTruncated: lines.last?.isTruncated ?? false,
            firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0)
    }
}

extension PixelGrid {
    /// The nearest pixel, ties downwards on the screen, as for placed text.
    func roundedHalfUp(_ value: Double) -> Double { floor(value + 0.5 / scale) }
}
