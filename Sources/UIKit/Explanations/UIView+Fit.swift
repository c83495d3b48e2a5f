internal import Explanations

extension UIView {
    /// The room that the view's text lacks to be shown whole; nil for one that shrinks, and without a text.
    package var truncation: String? {
        guard let needed = lineContent?.neededTextSize,
            needed.width > bounds.width + 0.5 || needed.height > bounds.height + 0.5
        else { return nil }
        return "its text needs \(needed.inPoints), it has \(bounds.size.inPoints)"
    }

    /// The overhang of the view beyond its superview; nil for scrolled views, for the framework's own parts, and where
    /// the view's alignment rectangle fits, as that of a slider or switch at an edge does. Transforms don't count: layout
    /// doesn't know them.
    package var overhang: String? {
        guard let superview, superview.scrollingContent == nil else { return nil }
        // A bar's ground reaches up behind the status bar, an accessory's stroke over its box.
        if FrameworkTypes.hides(type(of: self)) || isInBar && FrameworkTypes.contains(type(of: self)) { return nil }
        let place = alignmentRect(forFrame: geometry.constrainedFrame)
        let room = superview.bounds
        guard let (points, side) = place.overhang(beyond: room), points > 0.51 else { return nil }
        return "its frame \(frame.inPoints) reaches \(points.inPoints) pt \(side) its superview, which is "
            + room.size.inPoints
    }
}

extension CGSize {
    /// The width and the height.
    var inPoints: String { "\(Double(width).inPoints) × \(Double(height).inPoints)" }
}

extension CGRect {
    /// The greatest distance by which the rectangle reaches out of another one, and the side; nil where it lies in it.
    func overhang(beyond room: CGRect) -> (points: Double, side: String)? {
        let sides = [
            (room.minX - minX, "to the left of"), (room.minY - minY, "above"), (maxX - room.maxX, "to the right of"),
            (maxY - room.maxY, "below"),
        ]
        guard let (points, side) = sides.max(by: { $0.0 < $1.0 }), points > 0 else { return nil }
        return (Double(points), side)
    }

    /// The origin and the size, as calls of `CGRect(x:y:width:height:)` list them.
    var inPoints: String {
        "(" + [minX, minY, width, height].map { Double($0).inPoints }.joined(separator: ", ") + ")"
    }
}
