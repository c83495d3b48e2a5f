extension ShapedText {
    /// The size of a text that breaks plainly, as `measure` finds it; nil for any other, and where a word is wider than
    /// the lines.
    func measurePlainly(width: Double, maximumLines: Int, mode: LineBreakMode?) -> TextMeasure? {
        guard maximumLines == 0, let plain = plainParagraph, (mode ?? plain.lineBreakMode) != .byCharWrapping else {
            return nil
        }
        return plain.measure(width: width)
    }

    /// The numbers of a plain text of one paragraph; nil where that allows hyphens.
    static func plainParagraph(_ parts: Parts, lineSpacing: Double) -> PlainParagraph? {
        guard parts.paragraphs.count == 1, parts.opportunities.allSatisfy({ $0.hyphen == 0 && !$0.isAutomatic })
        else { return nil }
        let (paragraph, positions) = (parts.paragraphs[0], parts.positions)
        return PlainParagraph(
            breaks: parts.opportunities.map {
                PlainParagraph.Break(contentEnd: positions[Int($0.contentEnd)], next: positions[Int($0.cluster)])
            },
            ascent: paragraph.ascent, descent: paragraph.descent, lineSpacing: lineSpacing,
            lineBreakMode: paragraph.attributes.lineBreakMode, avoidsLoneWord: paragraph.attributes.avoidsLoneWord)
    }
}
