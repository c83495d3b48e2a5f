extension ShapedText {
    /// The size of the text in a width, not rounded.
    ///
    /// - Parameters:
    ///   - width: in points; `.infinity` breaks only at separators, NaN and negative widths count as 0.
    ///   - maximumLines: 0 for any number.
    ///   - mode: the line break mode, in place of the paragraphs' own.
    /// - Complexity: linear in the number of words, without any shaping.
    public func measure(
        width: Double, maximumLines: Int = 0, lineBreakMode mode: LineBreakMode? = nil
    ) -> TextMeasure {
        let limit = width > 0 ? width : 0
        if let plain = measurePlainly(width: limit, maximumLines: maximumLines, mode: mode) { return plain }
        return walk(width: limit, mode: mode) { walk in
            var stack = LineStack(text: self)
            var widest = 0.0
            var isTruncated = false
            while let span = walk.next() {
                stack.add(span)
                if maximumLines > 0, stack.count >= maximumLines, walk.hasMoreText {
                    widest = max(
                        widest, widthOfCutLine(span, limit: limit, mode: mode, isOnly: maximumLines == 1))
                    isTruncated = true
                    break
                }
                widest = max(widest, self.width(of: span, limit: limit))
            }
            return TextMeasure(
                width: widest, height: stack.height, lineCount: stack.count, isTruncated: isTruncated,
                firstBaseline: stack.firstBaseline, lastBaseline: stack.lastBaseline)
        }
    }

    /// A line's width includes the white space at its end, up to the limit.
    private func width(of span: LineSpan, limit: Double) -> Double {
        let width = positions[span.end] - positions[span.start] + span.hyphen
        if isPlain { return min(width, limit) }
        let indents = paragraphs[span.paragraph].attributes.indents(width: limit, isFirst: span.isFirstOfParagraph)
        return min(width + indents.total, limit)
    }

    /// The width of the last line where text is left over.
    ///
    /// It is as wide as what is shown: with an ellipsis what stays beside it; clipped, all that is left, up to the
    /// limit; wrapped, its words without the space at their end, but all that is left if it is the only line.
    private func widthOfCutLine(_ span: LineSpan, limit: Double, mode: LineBreakMode?, isOnly: Bool) -> Double {
        let paragraph = paragraphs[span.paragraph]
        let mode = mode ?? paragraph.attributes.lineBreakMode
        let indent = paragraph.attributes.indents(width: limit, isFirst: span.isFirstOfParagraph).total
        let rest = span.start..<Int(paragraph.contentEnd)
        if mode.truncates {
            let pieces = truncate(rest, in: paragraph, to: max(limit - indent, 0), mode: mode, isOnlyLine: isOnly)
            return min(width(of: pieces) + indent, limit)
        }
        let end = mode == .byClipping || isOnly ? rest.upperBound : span.contentEnd
        return min(positions[end] - positions[span.start] + indent, limit)
    }

    private func width(of pieces: Truncation) -> Double {
        positions[pieces.head.upperBound] - positions[pieces.head.lowerBound] + (pieces.mark?.advance ?? 0)
            + positions[pieces.tail.upperBound] - positions[pieces.tail.lowerBound]
    }
}

extension LineBreakMode {
    /// True if an ellipsis replaces text that doesn't fit.
    var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
