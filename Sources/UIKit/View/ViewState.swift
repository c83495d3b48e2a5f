/// Where a view stands among others.
struct ViewHierarchy {
    unowned(unsafe) var superviewReference: UIView?
    var subviews: [UIView] = []
    /// The superview went before this view did.
    var lostSuperview = false

    var superview: UIView? { superviewReference }
}

/// What a view looks like, apart from its content.
struct ViewStyle {
    var isHidden = false
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    var clipsToBounds = false
    var isOpaque = true
    var contentMode = UIView.ContentMode.scaleToFill
    var tintColor: UIColor?
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var tag = 0
    var accessibilityIdentifier: String?
}

/// What the next passes have to do for a view and below it.
///
/// Invariant: where a view's flag is set, the subtree flag of each of its ancestors is.
struct ViewPasses {
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = true
    var needsLayout = true
    var subtreeNeedsLayout = false
    /// How often the view was laid out in the present commit.
    var layoutsInCommit = 0
    /// The commit that `layoutsInCommit` counts for.
    var commit = 0
    /// The view's number in traces; 0 until it is traced.
    var traceNumber = 0
    /// Set by the base implementation of `layoutSubviews`, to notice overrides that forget it.
    var appliedSolvedFrames = false
}

/// A value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// What Auto Layout knows of a view.
struct ViewLayoutTraits {
    var translatesAutoresizingMask = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: .defaultLow)
    var compressionResistance = AxisPair(horizontal: UILayoutPriority.defaultHigh, vertical: .defaultHigh)
    /// Takes the place of the intrinsic size, where a canvas's is to be repeated; alignment rectangle, points.
    var givenContentSize: CGSize?
    /// Constraints that are installed on this view, the nearest common ancestor of their items.
    var heldConstraints: [NSLayoutConstraint] = []
    /// Active constraints that name this view or a guide of its, wherever they are held.
    var namingConstraints: [NSLayoutConstraint] = []
    /// How many active constraints that are held outside of this view name it or something in it.
    var constraintsFromOutside = 0
    var layoutGuides: [UILayoutGuide] = []
    /// The size comes from code that knows nothing of Auto Layout: the encapsulated constraints' constants.
    var encapsulatedWidth: NSLayoutConstraint?
    var encapsulatedHeight: NSLayoutConstraint?
    var ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var safeAreaInsets = UIEdgeInsets.zero
    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    /// The strips under bars that the view's controller was asked for so far.
    var barGuides: [BarLayoutGuide] = []
    /// The engine of this tree, where this view is its topmost.
    var host: LayoutHost?
    /// The view's item in the engine of its tree.
    var hosted = HostedItem()
    /// The host, by its number, that measured this view in place and doesn't hold it to its dictated height, and what it
    /// measured.
    var measuringHost = 0
    var measuredSize = CGSize.zero
    /// The engine that measures this view, kept from its second measurement on.
    var fittingHost: LayoutHost?
    var wasFitted = false
    /// This view or one below it takes part in Auto Layout.
    var subtreeUsesAutoLayout = false
}
