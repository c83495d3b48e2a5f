import TextLayout

/// Queries about single glyphs and lines, and methods without effect since layout is always up to date.
extension NSLayoutManager {
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// The container of all text is the first one.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard isValidGlyphIndex(glyphIndex), let container else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return container
    }

    /// The position of a glyph on its baseline, relative to the corner of its line fragment's rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (frame, _) = lines, let container, isValidGlyphIndex(glyphIndex) else { return .zero }
        let line = frame.lines[frame.lineIndex(at: TextPlace(glyphIndex))]
        let glyph = boundingRect(forGlyphRange: NSRange(location: glyphIndex, length: 1), in: container)
        return CGPoint(x: glyph.minX, y: CGFloat(line.baseline - line.top))
    }

    /// The range of glyphs that an ellipsis replaces in a glyph's line; `NSNotFound` and 0 where the line has none.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let (frame, _) = lines, isValidGlyphIndex(glyphIndex) else { return none }
        let line = frame.lines[frame.lineIndex(at: TextPlace(glyphIndex))]
        guard line.isTruncated else { return none }
        var hidden = IndexSet(integersIn: line.range)
        for run in line.runs { if let range = run.range { hidden.remove(integersIn: range) } }
        guard let first = hidden.first, let last = hidden.last else { return none }
        return NSRange(location: first, length: last - first + 1)
    }

    /// The empty line after a line break that ends the text; zero without one.
    public var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
    public var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : container }

    private var extraLine: (rect: CGRect, used: CGRect)? {
        guard let (frame, _) = lines, let last = frame.lines.last, last.range.isEmpty, frame.lines.count > 1 else {
            return nil
        }
        return rectangles(of: last)
    }

    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureFirstLayout() }
    public func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureFirstLayout() }
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureFirstLayout() }
    public func ensureLayout(forCharacterRange charRange: NSRange) { ensureFirstLayout() }
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        ensureLayout(for: container)
    }
    private func ensureFirstLayout() { if let container { ensureLayout(for: container) } }

    /// The end of the text: all of it is laid out when any of it is.
    public func firstUnlaidCharacterIndex() -> Int { textStorage?.length ?? 0 }
    public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
    public func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    /// The fraction of the glyph under a point that lies before the point, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The size of the attachment at a glyph; -1 by -1 where there is none.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let (frame, _) = lines, isValidGlyphIndex(glyphIndex) else { return CGSize(width: -1, height: -1) }
        let line = frame.lines[frame.lineIndex(at: TextPlace(glyphIndex))]
        guard let found = line.attachments.first(where: { $0.offset == glyphIndex }) else {
            return CGSize(width: -1, height: -1)
        }
        return CGSize(width: CGFloat(found.width), height: CGFloat(found.height))
    }

    /// True if a glyph is invisible: a line break, or text replaced by an ellipsis.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        guard let (frame, _) = lines, isValidGlyphIndex(glyphIndex) else { return false }
        let line = frame.lines[frame.lineIndex(at: TextPlace(glyphIndex))]
        let isShown =
            line.runs.contains { $0.range?.contains(glyphIndex) ?? false }
            || line.attachments.contains { $0.offset == glyphIndex }
        return !isShown
    }

    public var hasNonContiguousLayout: Bool { false }
}
