/// Where a view stands among others.
struct ViewHierarchy {
    unowned(unsafe) var superviewReference: UIView?
    var subviews: [UIView] = []

    var superview: UIView? { superviewReference }
}

/// A view that is remembered, not held.
struct WeakView {
    weak var view: UIView?
}

/// What a view looks like, apart from its content.
struct ViewStyle {
    // Ordered by size, so that a view is smaller.
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    private var rare: RareStyle?
    var isHidden = false
    var clipsToBounds = false
    var isOpaque = true
    var contentMode = UIView.ContentMode.scaleToFill
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false

    var tintColor: UIColor? {
        get { rare?.tintColor }
        set { if rare != nil || newValue != nil { ensuredRare.tintColor = newValue } }
    }
    var tag: Int {
        get { rare?.tag ?? 0 }
        set { if rare != nil || newValue != 0 { ensuredRare.tag = newValue } }
    }
    var accessibilityIdentifier: String? {
        get { rare?.accessibilityIdentifier }
        set { if rare != nil || newValue != nil { ensuredRare.accessibilityIdentifier = newValue } }
    }

    var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { if rare != nil || newValue != nil { ensuredRare.restorationIdentifier = newValue } }
    }
    /// What the document that the view is from says for other size classes.
    var variations: (any VariesBySizeClass)? {
        get { rare?.variations }
        set { if rare != nil || newValue != nil { ensuredRare.variations = newValue } }
    }

    var accessibility: AccessibilityAttributes? {
        get { rare?.accessibility }
        set { if rare != nil || newValue != nil { ensuredRare.accessibility = newValue } }
    }
    var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set { if rare != nil || !newValue.isEmpty { ensuredRare.interactions = newValue } }
    }

    private var ensuredRare: RareStyle {
        mutating get {
            if let rare { return rare }
            let made = RareStyle()
            rare = made
            return made
        }
    }
}

/// What a document says of a view for other size classes.
@MainActor protocol VariesBySizeClass: AnyObject {
    /// Brings the view to what holds for the traits.
    func apply(_ traits: UITraitCollection)
}

/// What few views have; made with the first of it.
private final class RareStyle {
    var tintColor: UIColor?
    var tag = 0
    var accessibilityIdentifier: String?
    var restorationIdentifier: String?
    var variations: (any VariesBySizeClass)?
    var accessibility: AccessibilityAttributes?
    var interactions: [any UIInteraction] = []
}

/// What the next passes have to do for a view and below it.
///
/// Invariant: where a view's flag is set, the subtree flag of each of its ancestors is.
struct ViewPasses {
    /// The commit that `layoutsInCommit` counts for.
    var commit: UInt32 = 0
    /// How often the view was laid out in the present commit.
    var layoutsInCommit: UInt16 = 0
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = true
    var needsLayout = true
    var subtreeNeedsLayout = false
    /// Loaded from a document and not yet in a superview: its first layout there is one of everything in it.
    var standsAsDrawn = false
    /// The superview went before this view did; kept here, where there is room for it.
    var lostSuperview = false
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
///
/// Ordered by size, so that a view is smaller.
struct ViewLayoutTraits {
    /// Constraints that are installed on this view, the nearest common ancestor of their items.
    var heldConstraints: [NSLayoutConstraint] = []
    /// Active constraints that name this view or a guide of its, wherever they are held.
    var namingConstraints: [NSLayoutConstraint] = []
    var rare: RareLayoutTraits?
    var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: .defaultLow)
    var compressionResistance = AxisPair(horizontal: UILayoutPriority.defaultHigh, vertical: .defaultHigh)
    /// The view's item in the engine of its tree.
    var hosted = HostedItem()
    var translatesAutoresizingMask = true
    var autoresizesSubviews = true
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var wasFitted = false
    /// This view or one below it takes part in Auto Layout.
    var subtreeUsesAutoLayout = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// How many active constraints that are held outside of this view name it or something in it.
    var constraintsFromOutside: Int32 = 0
    /// The host, by its number, that measured this view in place and doesn't hold it to its dictated height.
    var measuringHost: UInt32 = 0
    private var autoresizingBits: UInt8 = 0

    /// Its bits are the six lowest.
    var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(autoresizingBits)) }
        set { autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue & 0x3F) }
    }
}
