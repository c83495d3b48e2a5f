extension ShapingPass {
    /// Shapes one paragraph and records where its lines may end.
    mutating func shapeParagraph(
        _ content: Range<Int>, end: Int, attributes: ParagraphAttributes, startsParagraph: Bool, nextBreak: inout Int
    ) {
        let firstCluster = parts.clusterOffsets.count
        paragraphStart = firstCluster
        let firstRun = parts.runs.count
        let firstOpportunity = parts.opportunities.count
        let (levels, base) = embeddingLevels(of: content, direction: attributes.baseWritingDirection)
        advanceAttributes(to: content.lowerBound)
        let strutIndex = attributesIndex
        let strut = text.runs[strutIndex].attributes
        paragraphAttributes = attributes
        openTab = nil
        shapeItems(of: content, levels: levels)
        settleTab()
        let contentEnd = parts.clusterOffsets.count
        contentLimit = content.upperBound
        appendOpportunities(
            from: firstCluster, contentEnd: contentEnd, hyphenates: attributes.hyphenationFactor > 0,
            nextBreak: &nextBreak)
        if end > content.upperBound { appendSeparator(at: content.upperBound) }
        parts.paragraphs.append(
            ShapedText.Paragraph(
                firstCluster: Int32(firstCluster), contentEnd: Int32(contentEnd),
                endCluster: Int32(parts.clusterOffsets.count), firstOpportunity: Int32(firstOpportunity),
                endOpportunity: Int32(parts.opportunities.count), firstRun: Int32(firstRun),
                endRun: Int32(parts.runs.count),
                level: base, startsParagraph: startsParagraph, attributes: attributes,
                strut: Int32(strutIndex), ascent: strut.font.ascender + strut.baselineOffset,
                descent: -strut.font.descender - strut.baselineOffset))
    }

    /// Levels by UTF-16 unit; nil where the whole paragraph runs left to right.
    private func embeddingLevels(
        of content: Range<Int>, direction: WritingDirection
    ) -> (levels: [UInt8]?, base: UInt8) {
        let isPlain = units.withUnsafeBufferPointer { units in
            content.allSatisfy { !Self.mayRunRightToLeft(units[$0]) }
        }
        if isPlain, direction != .rightToLeft { return (nil, 0) }
        if content.isEmpty { return (nil, direction == .rightToLeft ? 1 : 0) }
        let (levels, base) = units.withUnsafeBufferPointer {
            context.analysis.levels(of: UnsafeBufferPointer(rebasing: $0[content]), direction: direction)
        }
        return (levels.allSatisfy { $0 == 0 } ? nil : levels, base)
    }

    /// True if a unit belongs to a right-to-left script, an embedding control or a surrogate pair that might.
    private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
        guard unit >= 0x590 else { return false }
        switch unit {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD802, 0xD803, 0xD83A, 0xD83B, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF:
            return true
        default: return false
        }
    }

    /// A separator is a cluster without glyphs or width.
    private mutating func appendSeparator(at offset: Int) {
        appendCluster(offset: Int32(offset), advance: 0, isWhitespace: true)
    }

    /// Starts a cluster; its glyphs follow.
    mutating func appendCluster(offset: Int32, advance: Double, isWhitespace white: Bool) {
        parts.clusterOffsets.append(offset)
        parts.positions.append(pen)
        parts.clusterGlyphs.append(Int32(parts.glyphs.count))
        parts.isWhitespace.append(white)
        pen += advance
    }

    /// White space that may hang over the end of a line: all of it that doesn't forbid a break.
    static func isHangingWhitespace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }
}
