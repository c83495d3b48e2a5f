extension UIView {
    /// The room that a label's text lacks to be shown whole; nil for labels that shrink their text, and for other
    /// views.
    package var truncation: String? {
        guard let label = self as? UILabel, let text = label.text, !text.isEmpty, !label.adjustsFontSizeToFitWidth
        else { return nil }
        let room = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
        let needed =
            label.numberOfLines == 1
            ? label.sizeThatFits(room.size)
            : label.textRect(forBounds: room, limitedToNumberOfLines: 0).size
        guard needed.width > bounds.width + 0.5 || needed.height > bounds.height + 0.5 else { return nil }
        return "its text needs \(shortNumber(needed.width)) × \(shortNumber(needed.height)), it has "
            + "\(shortNumber(bounds.width)) × \(shortNumber(bounds.height))"
    }

    /// The overhang of the view beyond its superview; nil for scrolled views, and where the view's alignment rectangle fits,
    /// as that of a slider or switch at an edge does.
    package var overhang: String? {
        guard let superview, !(superview is UIScrollView) else { return nil }
        let room = superview.bounds.insetBy(dx: -0.51, dy: -0.51)
        let place = alignmentRect(forFrame: frame)
        guard place.minX < room.minX || place.minY < room.minY || place.maxX > room.maxX || place.maxY > room.maxY
        else { return nil }
        return "its frame \(frame) reaches beyond its superview's \(shortNumber(superview.bounds.width)) × "
            + "\(shortNumber(superview.bounds.height))"
    }
}
