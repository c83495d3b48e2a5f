extension UIView {
    /// The room that the view's text lacks to be shown whole; nil for one that shrinks, and without a text.
    package var truncation: String? {
        guard let needed = lineContent?.neededTextSize,
            needed.width > bounds.width + 0.5 || needed.height > bounds.height + 0.5
        else { return nil }
        return "its text needs \(shortNumber(needed.width)) × \(shortNumber(needed.height)), it has "
            + "\(shortNumber(bounds.width)) × \(shortNumber(bounds.height))"
    }

    /// The overhang of the view beyond its superview; nil for scrolled views, for the framework's own parts, and where
    /// the view's alignment rectangle fits, as that of a slider or switch at an edge does. Transforms don't count: layout
    /// doesn't know them.
    package var overhang: String? {
        guard let superview, superview.scrollingContent == nil else { return nil }
        // A bar's ground reaches up behind the status bar, an accessory's stroke over its box.
        if FrameworkTypes.hides(type(of: self)) || isInBar && FrameworkTypes.contains(type(of: self)) { return nil }
        let room = superview.bounds.insetBy(dx: -0.51, dy: -0.51)
        let place = alignmentRect(forFrame: geometry.constrainedFrame)
        guard place.minX < room.minX || place.minY < room.minY || place.maxX > room.maxX || place.maxY > room.maxY
        else { return nil }
        return "its frame \(frame) reaches beyond its superview's \(shortNumber(superview.bounds.width)) × "
            + "\(shortNumber(superview.bounds.height))"
    }
}
