extension ShapedText {
    /// The text broken into lines and placed, not rounded.
    ///
    /// - Parameters:
    ///   - width: in points; lines are aligned in it, or in the widest line's width where it is infinite.
    ///   - maximumLines: 0 for any number.
    ///   - mode: the line break mode, in place of the paragraphs' own.
    public func lines(
        width: Double, maximumLines: Int = 0, lineBreakMode mode: LineBreakMode? = nil
    ) -> [TextLine] {
        let limit = width > 0 ? width : 0
        let container =
            limit.isFinite ? limit : measure(width: limit, maximumLines: maximumLines, lineBreakMode: mode).width
        return walk(width: limit, mode: mode) { walk in
            var stack = LineStack(text: self)
            var result: [TextLine] = []
            while let span = walk.next() {
                let place = stack.add(span)
                let isCut = maximumLines > 0 && stack.count >= maximumLines && walk.hasMoreText
                var line = LineBuilder(text: self, span: span, container: container, baseline: place.baseline)
                result.append(
                    line.build(
                        ascent: place.ascent, descent: place.descent, isCut: isCut, isOnlyLine: maximumLines == 1,
                        mode: mode ?? paragraphs[span.paragraph].attributes.lineBreakMode))
                if isCut { break }
            }
            return result
        }
    }
}
