/// The position and the look of one element of a collection view: a layout's answer about it.
///
/// Content coordinates, points. Subclasses add values of their own and override `copy(with:)` and `isEqual(_:)`; as those are
/// asked from anywhere, attributes belong to no actor, unlike in UIKit.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// `@exclusivity(unchecked)`: read and replaced many times for each element; nothing is called back meanwhile.
    @exclusivity(unchecked) final var values = LayoutAttributeValues()

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.element = ElementKey(.cell, kind: UICollectionView.elementKindCell, indexPath)
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = ElementKey(.supplementaryView, kind: elementKind, indexPath)
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = ElementKey(.decorationView, kind: decorationViewKind, indexPath)
    }

    // MARK: Element

    open var indexPath: IndexPath {
        get { values.element.indexPath }
        set { values.element.indexPath = newValue }
    }
    open var representedElementCategory: UICollectionView.ElementCategory { values.element.category }
    /// nil for a cell.
    open var representedElementKind: String? { values.element.category == .cell ? nil : values.element.kind }

    // MARK: Geometry

    /// The box around the element; under a transform, around the transformed one.
    open var frame: CGRect {
        // Most elements have no transform, and their values needn't be copied.
        get { values.spatial == nil && values.transform.isIdentity ? values.rectangle : values.frame }
        set { values.frame = newValue }
    }
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }
    /// Changes around the centre.
    open var size: CGSize {
        get { values.rectangle.size }
        set { values.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.rectangle.size) }
        set { values.size = newValue.size }
    }
    open var transform: CGAffineTransform {
        get { values.transform }
        set {
            values.transform = newValue
            values.spatialTransform = nil
        }
    }
    /// The transform in space, as seen without perspective of the collection view's own; an affine one is `transform`,
    /// too, which is the identity beside any other.
    open var transform3D: CATransform3D {
        get { values.transform3D }
        set { values.transform3D = newValue }
    }

    // MARK: Look

    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }
    /// Higher ones lie above lower ones; equal ones, in no particular order in UIKit, here in that of the layout.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }
    /// No view is made for a hidden element.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
            return false
        }
        return values == other.values
    }

    open override var hash: Int { values.element.indexPath.description.hash }

    open override var description: String {
        let path = values.element.indexPath.map(String.init).joined(separator: "-")
        return "<\(shortClassName(of: self)): \(address(of: self)); index path: (\(path)); \(values.element.name); "
            + "frame = \(shortRectangle(values.frame)); zIndex = \(values.zIndex)>"
    }
}

extension UICollectionViewLayoutAttributes {
    /// A copy of the same class.
    var copied: UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }

    /// The lengths that the element's content decides; the others are given to it as they are.
    ///
    /// A layout that knows an element's size says none, and its view isn't measured. Nil, for apps' own layouts: views are
    /// asked, and answer the layout's size unless they override the question.
    var estimatedAxes: EstimatedAxes? {
        get { values.estimatedAxes }
        set { values.estimatedAxes = newValue }
    }
}
