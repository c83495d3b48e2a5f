import AutoLayout
import Graphics
import TextLayout

/// The positions of a text storage's characters in a container; a glyph is a UTF-16 unit of the text.
///
/// Lines are laid out by the text engine: the first container has all of them, further ones none. Rectangles are in the
/// container's coordinates, its line fragment padding left of the text; text without a font is 12 pt.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    /// A Boolean value that indicates whether line spacing includes the font's leading; the system font has none.
    open var usesFontLeading = true
    var kept: (text: NSAttributedString, width: Double, frame: TextFrame)?

    public override init() { super.init() }

    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            kept = nil
            for container in textContainers { container.owner?.containerDidChange() }
        }
    }
    /// Stored without effect: layout always covers everything needed.
    open var allowsNonContiguousLayout = false
    /// Stored without effect: hyphenation follows paragraph styles.
    open var usesDefaultHyphenation = false
    /// Stored without effect: text is laid out whatever it contains.
    open var limitsLayoutForSuspiciousContents = false

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager = self
        textContainers.insert(container, at: min(max(0, index), textContainers.count))
        discardLines()
    }
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        discardLines()
    }

    // MARK: Layout

    var container: NSTextContainer? { textContainers.first }

    /// The lines, and the position of the text's corner in the container.
    var lines: (frame: TextFrame, padding: CGFloat)? {
        guard let container else { return nil }
        if let owner = container.owner { return (owner.editedLines.frame, container.lineFragmentPadding) }
        guard let textStorage else { return nil }
        let room = container.size.width - 2 * container.lineFragmentPadding
        let isLimited = container.size.width > 0 && container.size.width < TextEngine.unlimitedLength
        let width = isLimited ? Double(max(room, 0)) : .infinity
        if let kept, kept.width == width, kept.text.isEqual(to: textStorage) {
            return (kept.frame, container.lineFragmentPadding)
        }
        let text = attributed(textStorage, in: container)
        let frame = TextFrame(
            TextEngine.shaper.shaped(text.styled), width: width, maximumLines: container.maximumNumberOfLines,
            around: container.obstacles(padding: container.lineFragmentPadding), spacing: lineSpacing)
        kept = (NSAttributedString(attributedString: textStorage), width, frame)
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
        return (frame, container.lineFragmentPadding)
    }

    private func attributed(_ storage: NSTextStorage, in container: NSTextContainer) -> AttributedText {
        var paragraph = ParagraphValues()
        paragraph.lineBreakMode = container.lineBreakMode
        let defaults = TextDefaults(font: .systemFont(ofSize: 12), paragraph: paragraph, direction: nil)
        return storage.length == 0
            ? AttributedText("", defaults: defaults) : AttributedText(storage, defaults: defaults)
    }

    /// Without effect, as layout is always up to date when it is read.
    open func ensureLayout(for container: NSTextContainer) { _ = lines }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === self.container, let (frame, padding) = lines else { return .zero }
        let right = frame.lines.map { $0.x + $0.width }.max() ?? 0
        return CGRect(x: 0, y: 0, width: CGFloat(right) + 2 * padding, height: CGFloat(frame.height))
    }

    // MARK: Glyphs and characters

    open var numberOfGlyphs: Int { lines?.frame.count ?? 0 }
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        container === self.container ? NSRange(location: 0, length: numberOfGlyphs) : NSRange(location: 0, length: 0)
    }
    /// Extended to whole characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        let range = wholeCharacters(charRange)
        actualCharacterRange?.pointee = range
        return range
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        let range = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    private func wholeCharacters(_ range: NSRange) -> NSRange {
        guard let frame = lines?.frame else { return range }
        let units = TextUnits(frame.shaped.text.string)
        let asked = range.units(within: units.count)
        guard !asked.isEmpty else { return NSRange(asked) }
        let start = units.character(at: asked.lowerBound).lowerBound
        return NSRange(start..<max(asked.upperBound, units.character(at: asked.upperBound - 1).upperBound))
    }

    // MARK: Points

    /// The glyph under a point, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        var fraction: CGFloat = 0
        return glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard container === self.container, let (frame, padding) = lines, frame.count > 0 else {
            partialFraction?.pointee = 0
            return 0
        }
        let hit = frame.nearestCharacter(toX: Double(point.x - padding), y: Double(point.y))
        partialFraction?.pointee = CGFloat(hit.fraction)
        return hit.range.lowerBound
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Rectangles

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rectangles(glyphRange, in: container)
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stops = false
        for rect in rectangles(glyphRange, in: textContainer) where !stops { block(rect, &stops) }
    }
    private func rectangles(_ range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard container === self.container, let (frame, padding) = lines else { return [] }
        let edited = EditedLines(frame: frame, origin: CGPoint(x: padding, y: 0))
        return frame.stretches(of: range.units(within: frame.count)).map { edited.rectangle($0.rectangle) }
    }

    /// The rectangle of the line around a glyph, as wide as the container.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        fragment(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }
    /// The same rectangle, as wide as its text.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        fragment(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero
    }
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let (frame, _) = lines, let container else { return }
        let asked = glyphRange.units(within: frame.count)
        var stops = false
        for line in frame.lines where line.range.overlaps(asked) && !stops {
            let (rect, used) = rectangles(of: line)
            block(rect, used, container, NSRange(line.range), &stops)
        }
    }

    private func fragment(
        at index: Int, _ range: UnsafeMutablePointer<NSRange>?
    ) -> (rect: CGRect, used: CGRect)? {
        guard let (frame, _) = lines else { return nil }
        let line = frame.lines[frame.lineIndex(at: TextPlace(index))]
        range?.pointee = NSRange(line.range)
        return rectangles(of: line)
    }

    func rectangles(of line: TextLine) -> (rect: CGRect, used: CGRect) {
        let padding = container?.lineFragmentPadding ?? 0
        let (top, height) = (CGFloat(line.top), CGFloat(line.height))
        let used = CGRect(x: CGFloat(line.x), y: top, width: CGFloat(line.width) + 2 * padding, height: height)
        let width = lines?.frame.width ?? 0
        let full = width.isFinite ? CGFloat(width) + 2 * padding : used.maxX
        return (CGRect(x: 0, y: top, width: full, height: height), used)
    }

    // MARK: Invalidation

    /// Discards the lines, which are laid out again when they are next needed.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharacterRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
        discardLines()
        for container in textContainers { container.owner?.containerDidChange() }
    }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }
    /// Discards the lines after a change of a container's shape or size.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        textContainerChangedGeometry(container, from: container.size)
    }

    // MARK: Drawing

    /// Draws backgrounds of the text into the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { $0.recordBackgrounds($1, at: $2, into: &$3) }
    }

    /// Draws into the current context, the container's corner at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { $0.recordForegrounds($1, at: $2, into: &$3) }
    }

    private func draw(
        _ glyphsToShow: NSRange, at origin: CGPoint,
        with record: (TextRendering, [TextLine], CGPoint, inout DisplayListRecorder) -> Void
    ) {
        guard let (frame, padding) = lines, let container, let textStorage,
            let context = GraphicsContextStack.current(for: "CGContextShowGlyphs")
        else { return }
        let shown = glyphsToShow.units(within: frame.count)
        let rendering = TextRendering(
            text: attributed(textStorage, in: container), grid: PixelGrid(scale: Double(context.scale)),
            traits: .current, textColor: .black)
        let visible = frame.lines.filter { $0.range.overlaps(shown) }
        context.paint { record(rendering, visible, CGPoint(x: origin.x + padding, y: origin.y), &$0) }
    }
}
