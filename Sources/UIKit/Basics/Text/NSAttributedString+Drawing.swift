import AutoLayout
import Graphics
import TextLayout

/// Drawing into the current context; without one only a line in the log is written. Text without a colour is black,
/// without a font 12 pt.
extension NSAttributedString {
    /// Draws each paragraph on one line, the text's top-left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: .zero), lines: { $0.lines(width: .infinity, maximumLines: 0) })
    }

    /// Draws as many lines as fit a rectangle, one at least, from its top.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws in a rectangle as `boundingRect(with:options:context:)` measures.
    ///
    /// With `usesLineFragmentOrigin` as many lines as fit the height, one at least, zero being no limit; otherwise one
    /// line, its baseline's left end at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard length > 0 else { return }
        var scale: CGFloat = 1
        if let context {
            _ = boundingRect(with: rect.size, options: options, context: context)
            scale = context.actualScaleFactor
        }
        guard options.contains(.usesLineFragmentOrigin) else {
            return draw(in: rect, scale: scale, isFromBaseline: true) { $0.lines(width: .infinity, maximumLines: 1) }
        }
        let truncates = options.contains(.truncatesLastVisibleLine)
        let text = truncates ? truncatingAtEnd : self
        let width = rect.width > 0 && rect.width < TextEngine.unlimitedLength ? Double(rect.width) : .infinity
        let limit = wrapsLines ? 0 : 1
        text.draw(in: rect, scale: scale) { shaped in
            let lines = shaped.lines(width: width, maximumLines: limit)
            guard rect.height > 0 else { return lines }
            let tolerance = 1e-6
            let start = lines.first?.top ?? 0
            let room = lines.prefix { $0.top + $0.height - start <= Double(rect.height) + tolerance }.count
            guard room < lines.count else { return lines }
            return truncates
                ? shaped.lines(width: width, maximumLines: max(room, 1)) : Array(lines.prefix(max(room, 1)))
        }
    }

    private func draw(
        in rect: CGRect, scale: CGFloat = 1, isFromBaseline: Bool = false, lines: (ShapedText) -> [TextLine]
    ) {
        guard length > 0, let context = GraphicsContextStack.current(for: "CGContextShowGlyphs"),
            rect.minX.isFinite, rect.minY.isFinite
        else { return }
        let defaults = TextDefaults(font: .systemFont(ofSize: 12), paragraph: ParagraphValues(), direction: nil)
        let text = AttributedText(self, defaults: defaults, scale: scale)
        let placed = lines(TextEngine.shaper.shaped(text.styled))
        guard let first = placed.first else { return }
        let rendering = TextRendering(
            text: text, grid: PixelGrid(scale: Double(context.scale)), traits: .current, textColor: .black)
        let rise = isFromBaseline ? CGFloat(first.baseline) : 0
        context.paint { rendering.record(placed, at: CGPoint(x: rect.minX, y: rect.minY - rise), into: &$0) }
    }

    private var wrapsLines: Bool {
        let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let mode = style?.lineBreakMode ?? .byWordWrapping
        return mode == .byWordWrapping || mode == .byCharWrapping
    }

    /// The string with an ellipsis at the end of overflowing text, where its paragraphs wrap.
    private var truncatingAtEnd: NSAttributedString {
        guard wrapsLines else { return self }
        let result = NSMutableAttributedString(attributedString: self)
        let whole = NSRange(location: 0, length: length)
        enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.lineBreakMode = .byTruncatingTail
            result.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return result
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}
