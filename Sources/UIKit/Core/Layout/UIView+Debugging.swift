import AutoLayout

/// For debugging only: none of this is fast.
extension UIView {
    /// A Boolean value that indicates whether the view could have another frame that satisfies the constraints equally
    /// well.
    ///
    /// False for a view that Auto Layout doesn't place, and for one whose autoresizing mask is translated, which is
    /// never ambiguous.
    public final var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let host = solvedHost, let item = host.knownItem(of: self)
        else { return false }
        return host.engine.isAmbiguous(item)
    }

    /// A view in another layout that satisfies the constraints equally well.
    struct OtherPlace {
        let view: UIView
        /// Alignment rectangles in the superview, in points.
        let present: LayoutRectangle
        let other: LayoutRectangle
    }

    /// The views that another layout moves in which this one has another frame, itself first; empty where there is none.
    final var otherPlaces: [OtherPlace] {
        guard !translatesAutoresizingMaskIntoConstraints, let host = solvedHost, let item = host.knownItem(of: self)
        else { return [] }
        let places = host.engine.alternativeRectangles(moving: item).compactMap { item, other -> OtherPlace? in
            guard case .view(let reference)? = host.itemOwner(of: item) else { return nil }
            return OtherPlace(
                view: reference.object, present: host.engine.alignmentRectangle(of: item), other: other)
        }
        return places.filter { $0.view === self } + places.filter { $0.view !== self }
    }

    /// Shows another of the layouts that the constraints allow, or, called again, the first one; so does the next
    /// layout pass.
    public final func exerciseAmbiguityInLayout() {
        guard let host = solvedHost, let item = host.knownItem(of: self) else { return }
        let alternative = host.engine.alternativeRectangles(moving: item)
        var changed: [(view: UIView, other: CGRect, present: CGRect)] = []
        for (item, rectangle) in alternative {
            guard case .view(let reference)? = host.itemOwner(of: item), reference.object !== host.root,
                let present = host.solvedFrame(of: reference.object, on: pixelGrid)
            else { continue }
            let view = reference.object
            let moved = pixelGrid.round(rectangle)
            let frame = view.frame(
                forAlignmentRect: CGRect(x: moved.x, y: moved.y, width: moved.width, height: moved.height))
            changed.append((view, frame, present))
        }
        let isShown = changed.allSatisfy { $0.view.frame == $0.other }
        for change in changed { change.view.setFrame(isShown ? change.present : change.other) }
    }

    /// The constraints that determine the view's position and length along an axis.
    ///
    /// Masks, content sizes and other rows of the framework's own are included, as objects that only describe them.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let host = solvedHost, let item = host.knownItem(of: self) else { return [] }
        let engineAxis: LayoutAxis = axis == .horizontal ? .horizontal : .vertical
        return host.engine.members(determining: item, axis: engineAxis).compactMap { member in
            if case .constraint(let id) = member, case .author(let constraint)? = host.owner(of: id) {
                return constraint
            }
            return host.description(of: member).map { FrameworkLayoutConstraint(of: self, text: $0) }
        }
    }

    /// The host of the tree with everything recorded so far solved; nil where nothing uses Auto Layout.
    var solvedHost: LayoutHost? {
        let root = topmost
        guard root.layoutTraits.subtreeUsesAutoLayout else { return nil }
        let host = root.ensuredLayoutHost
        host.holdMeasuredViews()
        host.resolve()
        return host
    }
}

/// Represents one of the framework's own rows in lists for debugging; it is never installed.
final class FrameworkLayoutConstraint: NSLayoutConstraint {
    private nonisolated(unsafe) var text = ""

    convenience init(of view: UIView, text: String) {
        self.init(view.constraintItemReference, .notAnAttribute, .equal, nil, .notAnAttribute)
        self.text = text
        role = .system
    }

    override var description: String { text }
    override var debugDescription: String { text }
}
