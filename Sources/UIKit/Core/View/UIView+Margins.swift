/// Layout margins: the view's own, increased by the safe area and the superview's margins.
extension UIView {
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: UIScreen.main.interfaceDirection)
    }

    /// The direction for an attribute under the application's direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != layoutTraits.semanticContentAttribute else { return }
        layoutTraits.semanticContentAttribute = attribute
        layoutDirectionDidChange()
        setNeedsLayout()
    }

    /// Updates margins, and the leading and trailing edges in constraints, after a change of direction.
    func layoutDirectionDidChange() {
        markNeedsSystemConstraints()
        for constraint in layoutTraits.heldConstraints where constraint.followsDirection {
            forEachHost { $0.directionChanged(of: constraint) }
        }
    }

    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        let margins = effectiveLayoutMargins
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: flips ? margins.right : margins.left, bottom: margins.bottom,
            trailing: flips ? margins.left : margins.right)
    }

    /// Own margins plus the safe area, for each edge; with the superview's margins preserved, the larger of that and
    /// their extent into this view: as of the safe area, never more than the superview has itself. Along an axis that scrolls
    /// there is none: rows pass below bars and edges, and their content stays where it is.
    var effectiveLayoutMargins: UIEdgeInsets {
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let own = effectiveOwnMargins
        var margins = UIEdgeInsets(
            top: own.top, left: flips ? own.trailing : own.leading, bottom: own.bottom,
            right: flips ? own.leading : own.trailing)
        if layoutTraits.insetsMarginsFromSafeArea, BehaviourProfile.current.hasSafeAreas {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        if layoutTraits.preservesSuperviewMargins, let superview {
            let (outer, frame, container) = (superview.layoutMargins, self.frame, superview.bounds)
            func inherited(_ margin: CGFloat, at distance: CGFloat) -> CGFloat { margin - max(0, distance) }
            let scrolls = superview.scrollingContent?.scrollingAxes ?? (vertical: false, horizontal: false)
            if !scrolls.vertical {
                margins.top = max(margins.top, inherited(outer.top, at: frame.minY - container.minY))
                margins.bottom = max(margins.bottom, inherited(outer.bottom, at: container.maxY - frame.maxY))
            }
            if !scrolls.horizontal {
                margins.left = max(margins.left, inherited(outer.left, at: frame.minX - container.minX))
                margins.right = max(margins.right, inherited(outer.right, at: container.maxX - frame.maxX))
            }
        }
        return margins
    }

    /// A controller's root view has at least the system's minimum at its sides.
    private var effectiveOwnMargins: NSDirectionalEdgeInsets {
        let own = layoutTraits.ownMargins
        guard let controller = controller else { return own }
        return controller.raisingToSystemMinimum(own)
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        setDirectionalLayoutMargins(
            NSDirectionalEdgeInsets(
                top: margins.top, leading: flips ? margins.right : margins.left, bottom: margins.bottom,
                trailing: flips ? margins.left : margins.right))
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != layoutTraits.ownMargins else { return }
        layoutTraits.ownMargins = margins
        marginsChanged()
    }

    func marginsChanged() {
        if hasInsetGuides { markNeedsSystemConstraints() }
        setNeedsLayout()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        for subview in hierarchy.subviews where subview.layoutTraits.preservesSuperviewMargins {
            subview.marginsChanged()
        }
    }

    /// Insets that keep text readable: the guide is centred, as wide as suits the present text size, and never wider
    /// than the margins.
    var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let available = bounds.width - insets.left - insets.right
        let limit = traitCollection.preferredContentSizeCategory.readableWidth
        guard available > limit else { return insets }
        insets.left = (bounds.width - limit) / 2
        insets.right = insets.left
        return insets
    }
}
