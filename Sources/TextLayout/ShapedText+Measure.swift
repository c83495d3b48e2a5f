extension ShapedText {
    /// The size of the text in a width, not rounded.
    ///
    /// - Parameters:
    ///   - width: in points; `.infinity` breaks only at separators, NaN and negative widths count as 0.
    ///   - maximumLines: 0 for any number.
    ///   - mode: how lines end, in place of what the paragraphs say.
    /// - Complexity: linear in the number of words, without any shaping.
    public func measure(
        width: Double, maximumLines: Int = 0, lineBreakMode mode: LineBreakMode? = nil
    ) -> TextMeasure {
        let limit = width > 0 ? width : 0
        var stack = LineStack(text: self)
        var widest = 0.0
        var isTruncated = false
        var walk = LineWalk(
            text: self, width: limit, breaksAnywhere: (mode ?? firstMode) == .byCharWrapping)
        while let span = walk.next() {
            let rules = paragraphs[span.paragraph].attributes
            let isLast = maximumLines > 0 && stack.count + 1 >= maximumLines
            stack.add(span)
            let indent = rules.indents(width: limit, isFirst: span.isFirstOfParagraph).total
            var line = positions[span.endsParagraph ? span.contentEnd : span.end] - positions[span.start] + indent
            if isLast, !walk.isAtEnd {
                isTruncated = true
                if (mode ?? rules.lineBreakMode).truncates { line = limit }
            }
            if !span.endsParagraph || line > limit { line = min(line, limit) }
            widest = max(widest, line)
            if isLast { break }
        }
        return TextMeasure(
            width: widest, height: stack.height, lineCount: stack.count, isTruncated: isTruncated,
            firstBaseline: stack.firstBaseline, lastBaseline: stack.lastBaseline)
    }

    /// The first paragraph's mode, which a label has for all of them.
    var firstMode: LineBreakMode { paragraphs.first?.attributes.lineBreakMode ?? .byWordWrapping }
}

extension LineBreakMode {
    /// Whether an ellipsis stands for what has no place.
    var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
