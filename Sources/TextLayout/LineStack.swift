/// Stacks lines downwards by the rules of their paragraphs; lengths in points.
struct LineStack {
    let text: ShapedText
    private(set) var height = 0.0
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0
    private(set) var count = 0
    private var pendingSpacing = 0.0
    /// Room that was left free between lines.
    private var skipped = 0.0

    /// The metrics of every line where all are equal.
    private let ascent: Double
    private let descent: Double
    private let gap: Double

    init(text: ShapedText) {
        self.text = text
        ascent = text.paragraphs[0].ascent
        descent = text.paragraphs[0].descent
        gap = text.lineSpacing(of: text.paragraphs[0])
    }

    /// Leaves room free above the next line.
    mutating func skip(by distance: Double) {
        skipped += distance
        height += distance
    }

    /// Adds a line and returns its top, its baseline, and its height above and below the baseline.
    @discardableResult
    mutating func add(_ span: LineSpan) -> (top: Double, baseline: Double, ascent: Double, descent: Double) {
        if text.isPlain {
            let top = skipped + Double(count) * (ascent + descent + gap)
            count += 1
            height = top + ascent + descent
            lastBaseline = top + ascent
            if count == 1 { firstBaseline = top + ascent }
            return (top, lastBaseline, ascent, descent)
        }
        let paragraph = text.paragraphs[span.paragraph]
        let rules = paragraph.attributes
        var (ascent, descent) = text.extent(of: span)
        let natural = ascent + descent
        var line = natural
        if rules.lineHeightMultiple > 0 { line *= rules.lineHeightMultiple }
        line = max(line, rules.minimumLineHeight)
        if rules.maximumLineHeight > 0 { line = min(line, rules.maximumLineHeight) }
        ascent += line - natural
        if count > 0 {
            height += pendingSpacing
            if span.isFirstOfParagraph, paragraph.startsParagraph { height += rules.paragraphSpacingBefore }
        }
        let top = height
        let baseline = top + ascent
        height += line
        if count == 0 { firstBaseline = baseline }
        lastBaseline = baseline
        count += 1
        pendingSpacing = rules.lineSpacing + text.lineSpacing(of: paragraph)
        if span.endsParagraph, span.paragraph + 1 < text.paragraphs.count,
            text.paragraphs[span.paragraph + 1].startsParagraph
        {
            pendingSpacing += rules.paragraphSpacing
        }
        return (top, baseline, ascent, descent)
    }
}

extension ShapedText {
    /// The greatest declared ascent and descent in a line; an empty line has its paragraph's.
    func extent(of span: LineSpan) -> (ascent: Double, descent: Double) {
        let paragraph = paragraphs[span.paragraph]
        if hasUniformLines || span.start == span.end { return (paragraph.ascent, paragraph.descent) }
        var ascent = -Double.infinity
        var descent = -Double.infinity
        for run in runs[runIndex(containing: span.start, in: paragraph)..<Int(paragraph.endRun)] {
            if Int(run.firstCluster) >= span.end { break }
            ascent = max(ascent, run.ascent)
            descent = max(descent, run.descent)
        }
        return ascent.isFinite ? (ascent, descent) : (paragraph.ascent, paragraph.descent)
    }

    /// The run of a paragraph that contains a cluster.
    func runIndex(containing cluster: Int, in paragraph: Paragraph) -> Int {
        var low = Int(paragraph.firstRun)
        var high = Int(paragraph.endRun)
        while low < high {
            let middle = (low + high) / 2
            if Int(runs[middle].endCluster) <= cluster { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
