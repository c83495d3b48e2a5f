import TextLayout

/// Positions and rectangles for text input.
extension TextEditor {
    func offset(of position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, 0), text.count)
    }

    func range(of range: UITextRange) -> Range<Int> {
        if let known = (range as? TextStretch)?.range { return known.clamped(to: 0..<text.count) }
        let ends = (offset(of: range.start), offset(of: range.end))
        return min(ends.0, ends.1)..<max(ends.0, ends.1)
    }

    func textRange(from first: UITextPosition, to second: UITextPosition) -> UITextRange {
        let ends = (offset(of: first), offset(of: second))
        return TextStretch(min(ends.0, ends.1)..<max(ends.0, ends.1))
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(of: position), offset(of: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
        let range = self.range(of: range)
        return TextOffset(min(max(place(at: point).offset, range.lowerBound), range.upperBound))
    }

    func string(in range: Range<Int>) -> String { storage.attributedSubstring(from: NSRange(range)).string }

    func place(_ place: TextPlace) -> TextOffset { TextOffset(place.offset, isUpstream: place.isUpstream) }

    private func textPlace(_ position: UITextPosition) -> TextPlace {
        TextPlace(offset(of: position), isUpstream: (position as? TextOffset)?.isUpstream ?? false)
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        let (offset, overflows) = offset(of: position).addingReportingOverflow(distance)
        guard !overflows, (0...text.count).contains(offset) else { return nil }
        return TextOffset(offset)
    }

    /// The position a number of visual steps away; nil beyond the text's end.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int
    ) -> UITextPosition? {
        guard let frame = host?.editedLines.frame else { return nil }
        var place = textPlace(position)
        let x = frame.caret(at: place).x
        for _ in 0..<abs(distance) {
            let next =
                switch (direction, distance > 0) {
                case (.left, true), (.right, false): frame.place(beside: place, towards: .left)
                case (.right, true), (.left, false): frame.place(beside: place, towards: .right)
                case (.up, true), (.down, false): frame.place(above: place, keeping: x)
                case (.down, true), (.up, false): frame.place(below: place, keeping: x)
                }
            guard next != place else { return nil }
            place = next
        }
        return self.place(place)
    }

    // MARK: Rectangles

    /// 2 points wide, on pixels.
    func caretRect(for position: UITextPosition) -> CGRect {
        guard let host else { return .zero }
        let lines = host.editedLines
        var rect = lines.rectangle(lines.frame.caret(at: textPlace(position)))
        rect = rect.insetBy(dx: 0, dy: -lines.caretOverhang / 2)
        let grid = host.pixelGrid
        let most = max(lines.origin.x, lines.origin.x + CGFloat(lines.frame.width) - CaretView.width)
        let x = lines.frame.width.isFinite ? min(rect.minX, most) : rect.minX
        return CGRect(
            x: CGFloat(grid.round(Double(x))), y: rect.minY, width: CaretView.width, height: rect.height)
    }

    func selectionRects(for range: Range<Int>) -> [SelectionRectangle] {
        guard let host else { return [] }
        let lines = host.editedLines
        return lines.frame.stretches(of: range).map {
            SelectionRectangle(
                lines.rectangle($0.rectangle), isRightToLeft: $0.isRightToLeft, containsStart: $0.containsStart,
                containsEnd: $0.containsEnd)
        }
    }

    func firstRect(for range: Range<Int>) -> CGRect {
        guard !range.isEmpty else { return caretRect(for: TextOffset(range.lowerBound)) }
        return selectionRects(for: range).first?.rect ?? .null
    }

    func place(at point: CGPoint) -> TextPlace {
        guard let lines = host?.editedLines else { return TextPlace(0) }
        return lines.frame.place(atX: Double(point.x - lines.origin.x), y: Double(point.y - lines.origin.y))
    }

    func characterRange(at point: CGPoint) -> Range<Int>? {
        guard let lines = host?.editedLines else { return nil }
        return lines.frame.character(atX: Double(point.x - lines.origin.x), y: Double(point.y - lines.origin.y))
    }

    /// The part of the text that has to be visible, in the host's coordinates: the line of the caret.
    var revealedRectangle: CGRect {
        guard let host else { return .zero }
        if !host.hasManyLines { return host.bounds }
        return caretRect(for: place(text.head)).insetBy(dx: 0, dy: -8)
    }

    func writingDirection(at offset: Int) -> NSWritingDirection {
        host?.editedLines.frame.shaped.isRightToLeft(at: offset) == true ? .rightToLeft : .leftToRight
    }

    func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
        let paragraphs =
            text.units.paragraph(at: range.lowerBound)
            .lowerBound..<text.units.paragraph(at: range.upperBound).upperBound
        storage.beginEditing()
        storage.enumerateAttribute(.paragraphStyle, in: NSRange(paragraphs)) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.baseWritingDirection = direction
            storage.addAttribute(.paragraphStyle, value: style, range: range)
        }
        storage.endEditing()
    }
}
