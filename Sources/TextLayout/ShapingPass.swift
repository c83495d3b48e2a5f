import CHarfBuzz

/// Turns a styled text into clusters, glyphs, runs, paragraphs and line-break opportunities, in one pass over the text.
struct ShapingPass {
    let text: StyledText
    let library: FontLibrary
    let context: ShapingContext
    let units: [UInt16]

    var clusterOffsets: [Int32] = []
    var positions: [Double] = []
    var clusterGlyphs: [Int32] = []
    var isWhitespace: [Bool] = []
    var glyphs: [ShapedText.Glyph] = []
    var runs: [ShapedText.Run] = []
    var opportunities: [ShapedText.Opportunity] = []
    var paragraphs: [ShapedText.Paragraph] = []

    /// Where the next cluster starts, in points.
    var pen = 0.0
    /// The run of attributes at the place that was reached, and where it ends.
    var attributesIndex = 0
    var attributesEnd: Int
    /// The last font that was resolved.
    private var resolved: (font: TextFont, result: ResolvedFont)?

    init(text: StyledText, library: FontLibrary, context: ShapingContext) {
        self.text = text
        self.library = library
        self.context = context
        units = Array(text.string.utf16)
        attributesEnd = text.runs[0].length
        let capacity = units.count + 1
        clusterOffsets.reserveCapacity(capacity)
        positions.reserveCapacity(capacity)
        clusterGlyphs.reserveCapacity(capacity)
        isWhitespace.reserveCapacity(capacity)
        glyphs.reserveCapacity(capacity)
    }

    mutating func run() {
        context.breakOffsets.removeAll(keepingCapacity: true)
        units.withUnsafeBufferPointer { context.analysis.appendLineBreaks(in: $0, to: &context.breakOffsets) }
        var start = 0
        var paragraphRun = 0
        var paragraphRunEnd = text.paragraphs[0].length
        var startsParagraph = false
        var nextBreak = 0
        while true {
            let (contentEnd, end, endsParagraph) = separator(from: start)
            while paragraphRunEnd <= start, paragraphRun + 1 < text.paragraphs.count {
                paragraphRun += 1
                paragraphRunEnd += text.paragraphs[paragraphRun].length
            }
            shapeParagraph(
                start..<contentEnd, end: end, attributes: text.paragraphs[paragraphRun].attributes,
                startsParagraph: startsParagraph, nextBreak: &nextBreak)
            if end == contentEnd { break }
            startsParagraph = endsParagraph
            start = end
        }
        clusterOffsets.append(Int32(units.count))
        positions.append(pen)
        clusterGlyphs.append(Int32(glyphs.count))
    }

    /// The next separator at or after an offset: where it starts, where it ends, and whether it ends a paragraph or
    /// only a line; both offsets are the text's end where there is none.
    private func separator(from start: Int) -> (contentEnd: Int, end: Int, endsParagraph: Bool) {
        units.withUnsafeBufferPointer { units in
            var offset = start
            while offset < units.count {
                let unit = units[offset]
                switch unit {
                case 0x0D:
                    let pair = offset + 1 < units.count && units[offset + 1] == 0x0A
                    return (offset, offset + (pair ? 2 : 1), true)
                case 0x0A, 0x85, 0x2029: return (offset, offset + 1, true)
                case 0x0B, 0x0C, 0x2028: return (offset, offset + 1, false)
                default: offset += 1
                }
            }
            return (units.count, units.count, true)
        }
    }

    /// Makes the run of attributes at an offset the current one; offsets come in ascending order.
    mutating func advanceAttributes(to offset: Int) {
        while attributesEnd <= offset, attributesIndex + 1 < text.runs.count {
            attributesIndex += 1
            attributesEnd += text.runs[attributesIndex].length
        }
    }

    mutating func resolve(_ font: TextFont) -> ResolvedFont {
        if let resolved, resolved.font == font { return resolved.result }
        let result = library.resolve(font)
        resolved = (font, result)
        return result
    }
}
