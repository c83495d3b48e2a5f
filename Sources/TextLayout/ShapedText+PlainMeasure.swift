extension ShapedText {
    /// The size of a text that breaks plainly, as `measure` finds it; nil for any other, and where a word is wider than
    /// the lines. A few additions and comparisons a word.
    func measurePlainly(width: Double, maximumLines: Int, mode: LineBreakMode?) -> TextMeasure? {
        guard breaksPlainly, maximumLines == 0 else { return nil }
        return positions.withUnsafeBufferPointer { positions in
            opportunities.withUnsafeBufferPointer { opportunities in
                paragraphs.withUnsafeBufferPointer { paragraphs in
                    guard let positions = positions.baseAddress, let places = opportunities.baseAddress,
                        let paragraph = paragraphs.baseAddress,
                        (mode ?? paragraph.pointee.attributes.lineBreakMode) != .byCharWrapping
                    else { return nil }
                    guard let lines = Self.breakPlainly(positions, places, paragraph, width) else { return nil }
                    let (ascent, descent) = (paragraph.pointee.ascent, paragraph.pointee.descent)
                    let top = Double(lines.count - 1) * (ascent + descent + plainLineSpacing)
                    return TextMeasure(
                        width: lines.widest, height: top + ascent + descent, lineCount: lines.count,
                        isTruncated: false, firstBaseline: ascent, lastBaseline: top + ascent)
                }
            }
        }
    }

    /// The lines of the only paragraph: how many, and the widest; nil where a word is wider than a line.
    private static func breakPlainly(
        _ positions: UnsafePointer<Double>, _ places: UnsafePointer<Opportunity>, _ paragraph: UnsafePointer<Paragraph>,
        _ width: Double
    ) -> (count: Int, widest: Double)? {
        let end = Int(paragraph.pointee.contentEnd)
        let last = Int(paragraph.pointee.endOpportunity) - 1
        var start = Int(paragraph.pointee.firstCluster)
        var place = Int(paragraph.pointee.firstOpportunity)
        let whole = positions[max(Int(places[last].contentEnd), start)]
        let room = width + LineWalk.tolerance
        var (count, widest) = (0, 0.0)
        while start < end {
            let limit = positions[start] + room
            if whole <= limit { break }
            let first = place
            while place <= last, positions[Int(places[place].contentEnd)] <= limit { place += 1 }
            guard place > first, Int(places[place - 1].cluster) > start else { return nil }
            let next = Int(places[place - 1].cluster)
            widest = max(widest, positions[next] - positions[start])
            count += 1
            start = next
            if next == end { return (count, min(widest, width)) }
            while place < last, Int(places[place].cluster) <= start { place += 1 }
        }
        return (count + 1, min(max(widest, positions[end] - positions[start]), width))
    }
}
