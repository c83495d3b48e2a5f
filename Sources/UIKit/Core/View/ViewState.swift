/// The position of a view in the hierarchy.
struct ViewHierarchy {
    /// Unmanaged: a superview clears it in its subviews as it is deallocated (`UIView.deinit`), and every pass goes up
    /// through it, most without retaining the views on the way.
    var superviewReference: Unmanaged<UIView>?
    var subviews: [UIView] = []

    var superview: UIView? { superviewReference?.takeUnretainedValue() }
}

/// A weak reference to a view.
struct WeakView {
    weak var view: UIView?
}

/// The look of a view, apart from its content.
struct ViewStyle {
    // Ordered by size, so that a view is smaller.
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    private var rare: RareStyle?
    var isHidden = false
    var clipsToBounds = false
    var isOpaque = true
    var clearsContextBeforeDrawing = true
    var contentMode = UIView.ContentMode.scaleToFill
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// True if the view fills its background in a shape of its own, with its content.
    var hasOwnGround = false

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
    /// The values for other size classes in the view's document.
    var variations: (any VariesBySizeClass)? {
        get { rare?.variations }
        set { if rare != nil || newValue != nil { ensuredRare.variations = newValue } }
    }
    /// The constraints of the view's document that aren't installed for the size classes.
    var uninstalledConstraints: [NSLayoutConstraint] {
        get { rare?.uninstalledConstraints ?? [] }
        set { if rare != nil || !newValue.isEmpty { ensuredRare.uninstalledConstraints = newValue } }
    }

    var accessibility: AccessibilityAttributes? {
        get { rare?.accessibility }
        set { if rare != nil || newValue != nil { ensuredRare.accessibility = newValue } }
    }
    var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set { if rare != nil || !newValue.isEmpty { ensuredRare.interactions = newValue } }
    }

    var cornerConfiguration: UICornerConfiguration? {
        get { rare?.cornerConfiguration }
        set { if rare != nil || newValue != nil { ensuredRare.cornerConfiguration = newValue } }
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

/// The values that a document has for a view in other size classes.
@MainActor protocol VariesBySizeClass: AnyObject {
    /// Gives the view the values for the traits.
    func apply(_ traits: UITraitCollection)
}

/// Rarely used state, allocated lazily.
private final class RareStyle {
    var tintColor: UIColor?
    var tag = 0
    var accessibilityIdentifier: String?
    var restorationIdentifier: String?
    var variations: (any VariesBySizeClass)?
    var uninstalledConstraints: [NSLayoutConstraint] = []
    var accessibility: AccessibilityAttributes?
    var interactions: [any UIInteraction] = []
    var cornerConfiguration: UICornerConfiguration?
}

/// The pending work of the next passes for a view and its subtree.
///
/// Invariant: where a view's flag is set, the subtree flag of each of its ancestors is.
struct ViewPasses {
    /// The transaction that `layoutsInTransaction` counts for.
    var transaction: UInt32 = 0
    /// The number of layouts of the view in the present transaction.
    var layoutsInTransaction: UInt16 = 0
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = true
    var needsLayout = true
    var subtreeNeedsLayout = false
    /// Loaded from a document and not yet in a superview: its first layout there covers its whole subtree.
    var defersLayoutUntilInserted = false
    /// The superview was deallocated before this view; stored here, where there is room for it.
    var lostSuperview = false
    /// Set by the base implementation of `layoutSubviews`, to notice overrides that forget it.
    var appliedSolvedFrames = false
    var toldOfMissingSuper = false
    var needsUpdateProperties = false
    var subtreeNeedsUpdateProperties = false
    var hasUpdatedProperties = false
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

/// The Auto Layout state of a view.
///
/// Ordered by size, so that a view is smaller.
struct ViewLayoutTraits {
    /// Constraints that are installed on this view, the nearest common ancestor of their items.
    var heldConstraints: [NSLayoutConstraint] = []
    /// Active constraints that involve this view or one of its guides, and that another view holds.
    var outsideConstraints: [NSLayoutConstraint] = []
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
    /// True if a list has a size for the view that no constraint dictates, as nothing in the view takes part in Auto Layout.
    var needsDictatedSize = false
    /// True if this view or a descendant needed its dictated size once.
    var subtreeNeedsDictatedSize = false
    /// True if this view or a descendant takes part in Auto Layout.
    var subtreeUsesAutoLayout = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The number of active constraints installed outside of this view that involve it or a descendant.
    var constraintsFromOutside: Int32 = 0
    /// The number of the host that measured this view in place and doesn't hold it to its dictated height.
    var measuringHost: UInt32 = 0
    private var autoresizingBits: UInt8 = 0

    /// Stored in six bits.
    var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(autoresizingBits)) }
        set { autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue & 0x3F) }
    }
}
