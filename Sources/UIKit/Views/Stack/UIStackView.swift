/// A view that arranges others along an axis, by constraints that it makes and updates.
///
/// The constraints are those of `StackArrangement`, made in the update-constraints pass; views keep their own sizes
/// where the distribution and the alignment leave them free. A stack view has no intrinsic size.
///
/// Arranged views are subviews, in an order of their own; hidden ones stay arranged and occupy no space.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of the length on the main axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the views on the cross axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// A value that means the stack view's own spacing.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// A value that means the system's spacing between siblings.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    struct ArrangedView {
        let view: UIView
        var customSpacing: CGFloat?
    }

    /// Invariant: each view is a subview of this one, once.
    final var arranged: [ArrangedView] = []
    final var settings = Settings()
    final var guides = ArrangementGuides()
    /// The installed constraints, in the order of the arrangement they were made from.
    final var placedConstraints: [PlacedConstraint] = []
    final var reportedInvalidAlignment: Alignment?
    /// The views for which the constraints on this one's baselines were last installed.
    final var installedBaselineViews: [ObjectIdentifier] = []

    struct Settings: Equatable {
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = Distribution.fill
        var alignment = Alignment.fill
        var spacing: CGFloat = 0
        var isBaselineRelative = false
        var isLayoutMarginsRelative = false
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decode(from: coder)
        decodeContent(from: coder)
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: Arranged views

    open var arrangedSubviews: [UIView] { arranged.map(\.view) }
    /// Adds the view as a subview too; an arranged one keeps its position.
    open func addArrangedSubview(_ view: UIView) { append(view) }
    /// Removes the view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { withdraw(view) }
    /// - Parameter stackIndex: an index among the arranged views, from 0 up to their number.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { insert(view, arrangedAt: stackIndex) }
    /// Sets the distance between an arranged view and the next visible one, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        storeCustomSpacing(spacing, after: arrangedSubview)
    }
    /// The distance set after a view, in points; `spacingUseDefault` where none is.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { storedCustomSpacing(after: arrangedSubview) }

    // MARK: Arrangement

    open var axis: NSLayoutConstraint.Axis {
        get { settings.axis }
        set { change(\.axis, to: newValue) }
    }
    open var distribution: Distribution {
        get { settings.distribution }
        set { change(\.distribution, to: newValue) }
    }
    open var alignment: Alignment {
        get { settings.alignment }
        set { change(\.alignment, to: newValue) }
    }
    /// In points between neighbours; the minimum where gaps are distributed.
    open var spacing: CGFloat {
        get { settings.spacing }
        set { changeSpacing(to: newValue) }
    }
    /// A Boolean value that indicates whether vertical spacing is measured from the last baseline of a view to the
    /// first one of the next.
    open var isBaselineRelativeArrangement: Bool {
        get { settings.isBaselineRelative }
        set { change(\.isBaselineRelative, to: newValue) }
    }
    /// A Boolean value that indicates whether views are arranged within the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { settings.isLayoutMarginsRelative }
        set { change(\.isLayoutMarginsRelative, to: newValue) }
    }

    // MARK: What a view does

    open override func updateConstraints() {
        applyArrangement()
        updateBaselineConstraints()
        super.updateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        withdraw(subview)
        super.willRemoveSubview(subview)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConstraints()
    }

    open override var forFirstBaselineLayout: UIView { baselineView(isLast: false)?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView { baselineView(isLast: true)?.forLastBaselineLayout ?? self }

    override func arrangedVisibilityChanged(of subview: UIView) { arrangementChanged() }
    override func arrangedContentChanged(of subview: UIView) { contentChanged() }
}
