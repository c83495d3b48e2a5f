extension NSLayoutManager {
    /// Like `invalidateLayout(forCharacterRange:actualCharacterRange:)`: each glyph is one character.
    public func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

    func redraw() { for container in textContainers { container.owner?.setNeedsDisplay() } }

    func textContainerChangedGeometry(_ container: NSTextContainer, from oldSize: CGSize) {
        delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
        discardLines()
    }

    func discardLines() {
        kept = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// The delegate's additional line spacing; nil without a delegate.
    var lineSpacing: ((Int) -> Double)? {
        guard delegate != nil else { return nil }
        return { [weak self] end in
            guard let self, let delegate else { return 0 }
            return Double(
                delegate.layoutManager(
                    self, lineSpacingAfterGlyphAt: max(0, end - 1), withProposedLineFragmentRect: .zero))
        }
    }
}

/// Notified of layout, and asked for additional line spacing.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Points below a line, in addition to its paragraph's; the proposed rectangle isn't known yet and is zero.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}

extension NSTextStorage {
    @preconcurrency @MainActor public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        aLayoutManager.textStorage = self
        layoutManagers.append(aLayoutManager)
    }
    @preconcurrency @MainActor public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}
