import AutoLayout

/// A view that a collection view makes for an element, takes back when it leaves, and uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { reuse.identifier }
    /// `@exclusivity(unchecked)`: read some times an element; its members are read or replaced, and call nothing of an app's.
    @exclusivity(unchecked) final var reuse = ReuseState()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeReuse(from: coder)
    }

    /// Called before a view from the pool is used again; not for a new one. Overrides call super.
    open func prepareForReuse() {}

    /// Takes over what a layout's own attributes add to place and look, which the collection view applies by itself.
    ///
    /// Called only where the attributes differ from the ones applied last.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that would suit the view's content, given those of the layout; of which the layout decides.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

    /// The size for which `fittedAttributes` asks.
    func fittedElementSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

extension PixelGrid {
    /// A length in whole pixels, upwards; one that ends on a pixel is kept to the last digit.
    func pixelLength(_ length: CGFloat) -> CGFloat {
        let pixels = CGFloat(ceil(Double(length)))
        return abs(pixels - length) < 1e-6 ? length : pixels
    }
}

/// The basis of a view's measurement, and its result.
struct ElementMeasurement {
    let given: CGSize
    let preferred: CGSize
    /// True if the layout took it up.
    let isTakenUp: Bool

    /// True if the view needn't be asked again: it came to this size, or the layout kept to this one all the same.
    func holds(for size: CGSize) -> Bool { preferred == size || given == size && !isTakenUp }
}

/// The state that a collection view keeps with each view that it reuses.
struct ReuseState {
    var identifier: String?
    var category = UICollectionView.ElementCategory.cell
    var kind = ""
    /// The element that the view was last dequeued for.
    var indexPath: IndexPath?
    /// The element that the view was last shown for; it is still, where the collection view shows this view for it.
    var element: ElementKey?
    /// The number of the collection view's layout in which the view came in for the element.
    var arrival = 0
    /// The attributes applied last.
    var attributes: UICollectionViewLayoutAttributes?
    /// So that an unchanged element isn't measured again.
    var measured: ElementMeasurement?
    private var listReference: ConstraintItemReference?
    @MainActor var collectionView: UICollectionView? {
        get { listReference?.view as? UICollectionView }
        set { listReference = newValue?.constraintItemReference }
    }
}

extension UICollectionReusableView {
    /// The axes that an app's own flow layout estimates where it returns attributes that it made itself.
    private func axesOfOwnAttributes(_ attributes: UICollectionViewLayoutAttributes) -> EstimatedAxes? {
        guard let flow = reuse.collectionView?.collectionViewLayout as? UICollectionViewFlowLayout,
            flow.estimatedItemSize != .zero, attributes.representedElementCategory == .cell
        else { return nil }
        return .both
    }

    /// The attributes with the lengths that the content gives along the axes that the layout estimates.
    ///
    /// The other axis is required to be as the layout says; a length that the content leaves open stays.
    func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let axes = attributes.estimatedAxes ?? axesOfOwnAttributes(attributes), !axes.isEmpty else {
            return attributes
        }
        let given = attributes.size
        let grid = pixelGrid
        var size = fittedElementSize(
            given, horizontal: axes.contains(.width) ? .fittingSizeLevel : .required,
            vertical: axes.contains(.height) ? .fittingSizeLevel : .required)
        if !axes.contains(.width) { size.width = given.width }
        if !axes.contains(.height) { size.height = given.height }
        if size.width <= 0 || size.height <= 0 {
            // Nothing to see would come of it: the layout's own size stays.
            ZeroSizeWarning.warn(self)
            if size.width <= 0 { size.width = given.width }
            if size.height <= 0 { size.height = given.height }
        }
        size = CGSize(width: grid.pixelLength(size.width), height: grid.pixelLength(size.height))
        guard size != given else { return attributes }
        let fitted = attributes.copied
        let origin = attributes.frame.origin
        fitted.frame = CGRect(origin: origin, size: size)
        return fitted
    }
}
