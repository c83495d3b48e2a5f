/// The clusters of one line.
struct LineSpan: Sendable {
    var paragraph: Int
    var start: Int
    /// The start of the next line.
    var end: Int
    /// The end of the line's content, without trailing white space.
    var contentEnd: Int
    /// True if a separator or the text's end follows, not a break that the width asks for.
    var endsParagraph: Bool
    var isFirstOfParagraph: Bool
    /// The width of the hyphen that the line ends with, in points; 0 without one.
    var hyphen = 0.0
    /// True if the line ends within a word, since that alone is wider.
    var cutsWord = false
    /// The least width in which a line that ends between words would end elsewhere, in points, hyphens left aside.
    var growth = Double.infinity
    /// The least width in which a line that gave its last word away ends there, in points; 0 where its content says it.
    var least = 0.0
}

/// Breaks a shaped text greedily into lines of a width, one after the other.
///
/// It reads the text's tables by address, so it lives only inside `ShapedText.walk`.
struct LineWalk {
    private let text: ShapedText
    private let positions: UnsafePointer<Double>
    private let opportunities: UnsafePointer<ShapedText.Opportunity>
    /// The available width in points.
    private var width: Double
    /// The line break mode in place of the paragraphs' own.
    private let mode: LineBreakMode?
    private var breaksAnywhere = false
    private var hyphenationFactor = 0.0
    private var avoidsLoneWord = false
    private var paragraph = 0
    private var cluster = 0
    private var opportunity = 0
    /// The current paragraph's last opportunity, and where its content ends with and without white space.
    private var last = 0
    private var end = 0
    private var trimmedEnd = 0
    private var isFirst = true

    /// Widths that differ by less count as equal, so that a text fits the width that it measured.
    static let tolerance = 1e-7

    fileprivate init(
        text: ShapedText, positions: UnsafePointer<Double>, opportunities: UnsafePointer<ShapedText.Opportunity>,
        width: Double, mode: LineBreakMode?
    ) {
        self.text = text
        self.positions = positions
        self.opportunities = opportunities
        self.width = width
        self.mode = mode
        enterParagraph()
    }

    var isAtEnd: Bool { paragraph == text.paragraphs.count }

    /// True if text follows the last line; an empty line after a separator at the end doesn't count.
    var hasMoreText: Bool { !isAtEnd && cluster < text.clusterOffsets.count - 1 }

    /// The next line, in a width of its own; nil after the last.
    mutating func next(in width: Double) -> LineSpan? {
        self.width = width
        return next()
    }

    /// The next line; nil after the last.
    mutating func next() -> LineSpan? {
        guard !isAtEnd else { return nil }
        let available = text.isPlain ? width : availableWidth()
        let limit = positions[cluster] + available + Self.tolerance
        var span = LineSpan(
            paragraph: paragraph, start: cluster, end: end, contentEnd: max(trimmedEnd, cluster), endsParagraph: true,
            isFirstOfParagraph: isFirst)
        if cluster == end || positions[span.contentEnd] <= limit {
            leaveParagraph()
            return span
        }
        isFirst = false
        span.endsParagraph = false
        if breaksAnywhere {
            breakByCharacter(&span, limit: limit)
        } else {
            breakByWord(&span, limit: limit, available: available)
        }
        cluster = span.end
        if span.end == end {
            span.endsParagraph = true
            leaveParagraph()
        } else {
            while opportunity < last, Int(opportunities[opportunity].cluster) <= cluster { opportunity += 1 }
        }
        return span
    }

    private mutating func breakByWord(_ span: inout LineSpan, limit: Double, available: Double) {
        var candidate = opportunity
        var best = -1
        var hyphenated = -1
        while candidate <= last {
            let place = opportunities[candidate]
            let end = positions[Int(place.contentEnd)]
            if end > limit {
                span.growth = end - positions[span.start]
                break
            }
            if end + Double(place.hyphen) <= limit {
                if place.isAutomatic { hyphenated = candidate } else { best = candidate }
            }
            candidate += 1
        }
        if hyphenated > best {
            let filled = best >= 0 ? positions[Int(opportunities[best].contentEnd)] - positions[span.start] : 0
            if filled < hyphenationFactor * available { best = hyphenated }
        }
        if avoidsLoneWord, best >= opportunity { best = companion(of: best, &span, limit: limit) }
        if best >= opportunity, Int(opportunities[best].cluster) > span.start {
            span.hyphen = Double(opportunities[best].hyphen)
            span.end = Int(opportunities[best].cluster)
            span.contentEnd = max(Int(opportunities[best].contentEnd), span.start)
            opportunity = best + 1
        } else {
            breakByCharacter(&span, limit: limit)
            span.cutsWord = true
        }
    }

    /// The opportunity before one, if that leaves a lone word for the last line, which then has two; else the given one.
    ///
    /// The line keeps a word at least, and the two have to fit.
    private func companion(of best: Int, _ span: inout LineSpan, limit: Double) -> Int {
        // A line may end in an address, or in Japanese: that is more than a word.
        guard best + 1 == last, isBetweenWords(best),
            let earlier = (opportunity..<best).last(where: isBetweenWords)
        else { return best }
        let first = Int(opportunities[earlier].cluster)
        guard first > span.start else { return best }
        let length = positions[trimmedEnd] - positions[first]
        if length <= limit - positions[span.start] {
            // In a smaller width the line may end within the word, at a hyphen.
            if best - earlier > 1 {
                span.least = positions[Int(opportunities[best].contentEnd)] - positions[span.start]
            }
            return earlier
        }
        // In a width in which they fit, the line ends earlier.
        span.growth = min(span.growth, length)
        return best
    }

    /// True if white space is between what ends there and what follows.
    private func isBetweenWords(_ index: Int) -> Bool { opportunities[index].contentEnd < opportunities[index].cluster }

    /// Fills the line with as many clusters as fit, at least one.
    private func breakByCharacter(_ span: inout LineSpan, limit: Double) {
        var low = span.start + 1
        var high = span.end
        while low < high {
            let middle = (low + high + 1) / 2
            if positions[middle] <= limit { low = middle } else { high = middle - 1 }
        }
        span.growth = .infinity
        span.end = low
        span.contentEnd = text.trimmedEnd(of: span.start..<low)
    }

    private mutating func leaveParagraph() {
        paragraph += 1
        isFirst = true
        enterParagraph()
    }

    private mutating func enterParagraph() {
        guard !isAtEnd else { return }
        text.paragraphs.withUnsafeBufferPointer {
            cluster = Int($0[paragraph].firstCluster)
            opportunity = Int($0[paragraph].firstOpportunity)
            last = Int($0[paragraph].endOpportunity) - 1
            end = Int($0[paragraph].contentEnd)
            hyphenationFactor = $0[paragraph].attributes.hyphenationFactor
            avoidsLoneWord = $0[paragraph].attributes.avoidsLoneWord
            breaksAnywhere = (mode ?? $0[paragraph].attributes.lineBreakMode) == .byCharWrapping
        }
        trimmedEnd = Int(opportunities[last].contentEnd)
    }

    private func availableWidth() -> Double {
        width - text.paragraphs[paragraph].attributes.indents(width: width, isFirst: isFirst).total
    }
}

extension ShapedText {
    /// Breaks the text into lines of a width as long as the body asks for more.
    func walk<Result>(
        width: Double, mode: LineBreakMode?, _ body: (inout LineWalk) -> Result
    ) -> Result {
        positions.withUnsafeBufferPointer { positions in
            opportunities.withUnsafeBufferPointer { opportunities in
                guard let positions = positions.baseAddress, let opportunities = opportunities.baseAddress else {
                    preconditionFailure("A shaped text has at least one position and one opportunity")
                }
                var walk = LineWalk(
                    text: self, positions: positions, opportunities: opportunities, width: width,
                    mode: mode)
                return body(&walk)
            }
        }
    }

    /// The end of a range of clusters without the white space there.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isWhitespace[end - 1] { end -= 1 }
        return end
    }

    /// The start of a range of clusters without the white space there.
    func trimmedStart(of range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound, isWhitespace[start] { start += 1 }
        return start
    }
}

extension ParagraphAttributes {
    /// The free space on the leading and the trailing side of a line, in points.
    func indents(width: Double, isFirst: Bool) -> (head: Double, tail: Double, total: Double) {
        let head = isFirst ? firstLineHeadIndent : headIndent
        let tail = tailIndent > 0 ? (width.isFinite ? max(width - tailIndent, 0) : 0) : -tailIndent
        return (head, tail, head + tail)
    }

    /// True if lines have their natural height without any spacing between them.
    var isPlain: Bool {
        lineSpacing == 0 && minimumLineHeight == 0 && maximumLineHeight == 0 && lineHeightMultiple == 0
            && paragraphSpacing == 0 && paragraphSpacingBefore == 0 && firstLineHeadIndent == 0 && headIndent == 0
            && tailIndent == 0
    }
}
