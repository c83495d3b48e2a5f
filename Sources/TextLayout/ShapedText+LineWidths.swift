/// The widths in which a text breaks into the same lines.
public struct LineWidths: Hashable, Sendable {
    /// The least and the first too large width, points: lines start later the wider a text is, so that all between are alike.
    public let low: Double
    public let high: Double
    /// The width of the longest line with the white space at its end.
    public let longest: Double
}

extension ShapedText {
    /// The widths in which the text breaks as in one; nil where indents or hyphens take part, or a line ends within a word.
    ///
    /// - Complexity: linear in the number of words, without any shaping.
    public func lineWidths(around width: Double) -> LineWidths? {
        let isSimple = paragraphs.allSatisfy {
            let attributes = $0.attributes
            return attributes.hyphenationFactor == 0 && attributes.firstLineHeadIndent == 0
                && attributes.headIndent == 0 && attributes.tailIndent == 0
        }
        guard isSimple, width > 0 else { return nil }
        return walk(width: width, mode: nil) { walk in
            var (low, high, longest) = (0.0, Double.infinity, 0.0)
            while let span = walk.next() {
                if !span.endsParagraph, span.growth == .infinity { return nil }
                // A line of one letter is never shorter.
                if span.contentEnd - span.start > 1 {
                    low = max(low, positions[span.contentEnd] - positions[span.start])
                }
                low = max(low, span.least)
                high = min(high, span.growth - LineWalk.tolerance)
                longest = max(longest, positions[span.end] - positions[span.start])
            }
            return LineWidths(low: low, high: high, longest: longest)
        }
    }
}
