/// The clusters of one line.
struct LineSpan: Sendable {
    var paragraph: Int
    var start: Int
    /// Where the next line starts.
    var end: Int
    /// Where the line's content ends, without the white space at its end.
    var contentEnd: Int
    /// Whether a separator or the text's end follows, not a break that the width asks for.
    var endsParagraph: Bool
    var isFirstOfParagraph: Bool
}

/// Breaks a shaped text greedily into lines of a width, one after the other.
struct LineWalk {
    let text: ShapedText
    /// In points.
    let width: Double
    let breaksAnywhere: Bool
    private var paragraph = 0
    private var cluster = 0
    private var opportunity = 0
    private var isFirst = true

    /// Widths that differ by less count as equal, so that a text fits the width that it measured.
    static let tolerance = 1e-7

    init(text: ShapedText, width: Double, breaksAnywhere: Bool) {
        self.text = text
        self.width = width
        self.breaksAnywhere = breaksAnywhere
    }

    var isAtEnd: Bool { paragraph == text.paragraphs.count }

    /// The next line; nil after the last.
    mutating func next() -> LineSpan? {
        guard paragraph < text.paragraphs.count else { return nil }
        let current = text.paragraphs[paragraph]
        if isFirst {
            cluster = Int(current.firstCluster)
            opportunity = Int(current.firstOpportunity)
        }
        let end = Int(current.contentEnd)
        let last = Int(current.endOpportunity) - 1
        let limit = text.positions[cluster] + availableWidth(in: current, isFirst: isFirst) + Self.tolerance
        var span = LineSpan(
            paragraph: paragraph, start: cluster, end: end, contentEnd: Int(text.opportunities[last].contentEnd),
            endsParagraph: true, isFirstOfParagraph: isFirst)
        if span.contentEnd < cluster { span.contentEnd = cluster }
        if text.positions[span.contentEnd] <= limit {
            paragraph += 1
            isFirst = true
            return span
        }
        isFirst = false
        span.endsParagraph = false
        if breaksAnywhere {
            breakByCharacter(&span, limit: limit)
        } else {
            breakByWord(&span, limit: limit, last: last)
        }
        cluster = span.end
        while opportunity < last, Int(text.opportunities[opportunity].cluster) <= cluster { opportunity += 1 }
        if span.end == end {
            span.endsParagraph = true
            paragraph += 1
            isFirst = true
        }
        return span
    }

    private mutating func breakByWord(_ span: inout LineSpan, limit: Double, last: Int) {
        var best = -1
        var candidate = opportunity
        while candidate <= last {
            let place = text.opportunities[candidate]
            if text.positions[Int(place.contentEnd)] > limit { break }
            if Int(place.cluster) > span.start { best = candidate }
            candidate += 1
        }
        if best >= 0 {
            span.end = Int(text.opportunities[best].cluster)
            span.contentEnd = max(Int(text.opportunities[best].contentEnd), span.start)
            opportunity = best + 1
        } else {
            breakByCharacter(&span, limit: limit)
        }
    }

    /// Fills the line with as many clusters as fit, at least one.
    private func breakByCharacter(_ span: inout LineSpan, limit: Double) {
        var low = span.start + 1
        var high = span.end
        while low < high {
            let middle = (low + high + 1) / 2
            if text.positions[middle] <= limit { low = middle } else { high = middle - 1 }
        }
        span.end = low
        var trimmed = low
        while trimmed > span.start, text.isWhitespace[trimmed - 1] { trimmed -= 1 }
        span.contentEnd = trimmed
    }

    private func availableWidth(in paragraph: ShapedText.Paragraph, isFirst: Bool) -> Double {
        width - paragraph.attributes.indents(width: width, isFirst: isFirst).total
    }
}

extension ParagraphAttributes {
    /// What is left free on the leading and the trailing side of a line, in points.
    func indents(width: Double, isFirst: Bool) -> (head: Double, tail: Double, total: Double) {
        let head = isFirst ? firstLineHeadIndent : headIndent
        let tail = tailIndent > 0 ? (width.isFinite ? max(width - tailIndent, 0) : 0) : -tailIndent
        return (head, tail, head + tail)
    }
}
