internal import Explanations

/// Texts that are there and can't be read.
extension UIView {
    /// The fault of the view's text where another view lies over it, another text across it, or where it reaches out of its
    /// row; nil where it is seen.
    ///
    /// Views that cover the whole of what they lie in, bars, and whatever floats over scrolled content are meant so.
    package var hiddenText: String? {
        guard let place = textPlace, superview?.shownText?.text != shownText?.text, !isInBar else { return nil }
        var (inner, area) = (self, place.standardized)
        while let outer = inner.superview, !(outer is UIWindow) {
            area = inner.convert(area, to: outer)
            guard outer.scrollingContent == nil else {
                return outer.answersForItsContent ? area.fault(inRow: inner.frame) : nil
            }
            if outer.arrangesViewsOfTheApp, let fault = outer.cover(of: area, by: inner, shownText) { return fault }
            if outer.clipsToBounds { area = area.intersection(outer.bounds) }
            guard !area.isNull else { return nil }
            inner = outer
        }
        return nil
    }

    /// The text's rectangle in the view; nil without a text.
    private var textPlace: CGRect? {
        guard let shownText, !shownText.isPlaceholder, alpha > 0.01 else { return nil }
        guard let lines = lineContent else { return bounds }
        let size = lines.wholeTextSize(in: bounds.width)
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.width - width
        let x =
            switch lines.textAlignment {
            case .center: room / 2
            case .right: room
            case .left: CGFloat(0)
            default: isReversed ? room : 0
            }
        return CGRect(x: bounds.minX + x, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// True for a view in which an app, its constraints or a stack place the subviews.
    private var arrangesViewsOfTheApp: Bool {
        holdsViewsOfTheApp || self is UIStackView || superview?.cellContent === self
    }

    /// The fault of a text in one of the subviews by those in front of it.
    private func cover(of area: CGRect, by holder: UIView, _ text: ShownText?) -> String? {
        guard let text, let index = subviews.firstIndex(of: holder) else { return nil }
        for view in subviews[(index + 1)...] where !view.frame.covers(bounds) {
            if let cover = view.cover(of: area, in: self, text) { return cover }
        }
        return nil
    }

    /// The same by the view and all in it.
    private func cover(of area: CGRect, in root: UIView, _ text: ShownText) -> String? {
        guard !isHidden, alpha > 0.01, !isInBar, area.meets(convert(bounds, to: root)) || !clipsToBounds else {
            return nil
        }
        if let other = shownText, other.text != text.text, let place = textPlace {
            let meeting = area.intersection(convert(place, to: root))
            // Lines leave room above and below their letters.
            if !meeting.isNull, meeting.width > 2, meeting.height > 0.35 * min(text.fontSize, other.fontSize) {
                return "its text and “\(other.text.prefix(30))” of \(explainedName) are drawn across each other, "
                    + "\(shortNumber(meeting.width)) × \(shortNumber(meeting.height))"
            }
        }
        let meeting = area.intersection(convert(bounds, to: root))
        if !meeting.isNull, hidesWhatIsBehind, meeting.width > 2, meeting.height > 0.35 * text.fontSize {
            return
                "\(explainedName) lies over \(shortNumber(meeting.width)) × \(shortNumber(meeting.height)) of its text"
        }
        guard scrollingContent == nil else { return nil }
        return subviews.lazy.compactMap { $0.cover(of: area, in: root, text) }.first
    }

    /// True for an opaque ground, for pictures, and for controls that draw themselves.
    private var hidesWhatIsBehind: Bool {
        guard alpha > 0.98 else { return false }
        if let color = backgroundColor, color.graphicsColor(for: traitCollection).alpha > 0.98 { return true }
        if let picture = self as? UIImageView { return picture.image != nil }
        return takesInput && FrameworkTypes.contains(type(of: self)) && !(self is UIButton)
    }
}

extension CGRect {
    /// True if another rectangle lies in this one, but for a point.
    fileprivate func covers(_ other: CGRect) -> Bool { insetBy(dx: -1, dy: -1).contains(other) }

    fileprivate func meets(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// The fault of a text that reaches out of its row; nil where it doesn't.
    fileprivate func fault(inRow row: CGRect) -> String? {
        guard let (points, side) = overhang(beyond: row), points > 2 else { return nil }
        return "its text reaches \(points.inPoints) pt \(side) its row, which is \(row.size.inPoints)"
    }
}
