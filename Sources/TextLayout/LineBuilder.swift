/// Places the glyphs of one line: truncates, orders runs by direction, aligns.
struct LineBuilder {
    let text: ShapedText
    let span: LineSpan
    /// The width in which the line is aligned.
    let container: Double
    let baseline: Double
    private var pen = 0.0
    private var runs: [GlyphRun] = []
    private var attachments: [AttachmentPlacement] = []
    private var spaceStretch = 0.0

    init(text: ShapedText, span: LineSpan, container: Double, baseline: Double) {
        self.text = text
        self.span = span
        self.container = container
        self.baseline = baseline
    }

    private var paragraph: ShapedText.Paragraph { text.paragraphs[span.paragraph] }

    mutating func build(ascent: Double, descent: Double, isCut: Bool, isOnlyLine: Bool, mode: LineBreakMode) -> TextLine
    {
        let indents = paragraph.attributes.indents(width: container, isFirst: span.isFirstOfParagraph)
        let room = max(container - indents.total, 0)
        var pieces = Truncation(head: span.start..<span.contentEnd, tail: span.end..<span.end, mark: nil)
        let end = Int(paragraph.contentEnd)
        if span.hyphen > 0, !isCut {
            pieces.mark = text.mark("-", at: span.contentEnd - 1, in: paragraph)
        }
        if isCut {
            if mode.truncates {
                pieces = text.truncate(span.start..<end, in: paragraph, to: room, mode: mode, isOnlyLine: isOnlyLine)
            } else if mode == .byClipping {
                pieces.head = span.start..<end
            }
        }
        let segments = VisualOrder.segments(of: pieces, in: text, paragraph: paragraph)
        let width = segments.reduce(0) { $0 + text.width(of: $1) }
        let isRightToLeft = paragraph.level & 1 != 0
        let left = isRightToLeft ? indents.tail : indents.head
        let start = left + offset(of: width, in: room, isRightToLeft: isRightToLeft, isCut: isCut)
        if paragraph.attributes.alignment == .justified, !span.endsParagraph, !isCut, width < room {
            let spaces = (span.start..<span.contentEnd).count { text.isWhitespace[$0] }
            if spaces > 0 { spaceStretch = (room - width) / Double(spaces) }
        }
        pen = start
        for segment in segments { place(segment) }
        let units = Int(text.clusterOffsets[span.start])..<Int(text.clusterOffsets[isCut ? end : span.end])
        return TextLine(
            x: start, baseline: baseline, ascent: ascent, descent: descent, width: pen - start, range: units,
            isTruncated: isCut, runs: runs, attachments: attachments)
    }

    private func offset(of width: Double, in room: Double, isRightToLeft: Bool, isCut: Bool) -> Double {
        let free = room - width
        switch paragraph.attributes.alignment {
        case .left: return 0
        case .right: return free
        case .center: return free / 2
        case .natural, .justified: return isRightToLeft ? free : 0
        }
    }

    private mutating func place(_ segment: VisualOrder.Segment) {
        switch segment {
        case .mark(let mark):
            let attributes = text.text.runs[Int(mark.attributes)].attributes
            runs.append(
                GlyphRun(
                    face: mark.font.face, size: mark.font.size, style: attributes.style,
                    slant: mark.font.slant, glyphs: [mark.glyph],
                    positions: [.init(x: pen + mark.shift, y: baseline - attributes.baselineOffset)], x: pen,
                    width: mark.advance, range: nil, isRightToLeft: false))
            pen += mark.advance
        case .clusters(let range, let runIndex):
            place(range, of: text.runs[runIndex])
        }
    }

    private mutating func place(_ range: Range<Int>, of run: ShapedText.Run) {
        let attributes = text.text.runs[Int(run.attributes)].attributes
        let y = baseline - attributes.baselineOffset
        let start = pen
        let isRightToLeft = run.level & 1 != 0
        let units = Int(text.clusterOffsets[range.lowerBound])..<Int(text.clusterOffsets[range.upperBound])
        if run.isAttachment {
            let size = attributes.attachment ?? AttachmentSize(width: 0, height: 0)
            attachments.append(
                AttachmentPlacement(
                    offset: units.lowerBound, x: pen, y: y - size.bottom - size.height, width: size.width,
                    height: size.height))
            pen += text.positions[range.upperBound] - text.positions[range.lowerBound]
            return
        }
        var glyphs: [UInt32] = []
        var positions: [GlyphRun.Position] = []
        for step in 0..<range.count {
            let cluster = isRightToLeft ? range.upperBound - 1 - step : range.lowerBound + step
            var x = pen
            for glyph in text.glyphs[Int(text.clusterGlyphs[cluster])..<Int(text.clusterGlyphs[cluster + 1])] {
                glyphs.append(glyph.identifier)
                positions.append(.init(x: x + Double(glyph.x), y: y - Double(glyph.y)))
                x += Double(glyph.advance)
            }
            pen += text.positions[cluster + 1] - text.positions[cluster]
            if text.isWhitespace[cluster] { pen += spaceStretch }
        }
        runs.append(
            GlyphRun(
                face: run.font.face, size: run.font.size, style: attributes.style, slant: run.font.slant,
                glyphs: glyphs, positions: positions, x: start, width: pen - start, range: units,
                isRightToLeft: isRightToLeft))
    }
}

extension ShapedText {
    /// The width of a piece of a line, in points.
    func width(of segment: VisualOrder.Segment) -> Double {
        switch segment {
        case .clusters(let range, _): positions[range.upperBound] - positions[range.lowerBound]
        case .mark(let mark): mark.advance
        }
    }
}
