/// The lengths of an element that follow from its content.
struct EstimatedAxes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let width = EstimatedAxes(rawValue: 1)
    static let height = EstimatedAxes(rawValue: 2)
    static let both: EstimatedAxes = [.width, .height]
}

/// An element of a collection view: a cell, or a supplementary or decoration view of some kind.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, kind: String, _ indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(.cell, kind: UICollectionView.elementKindCell, indexPath)
    }

    /// Elements of several kinds at one place are few: the place alone distinguishes most.
    func hash(into hasher: inout Hasher) {
        hasher.combine(indexPath.last ?? -1)
        hasher.combine(indexPath.first ?? -1)
    }

    /// The name in messages: `item {0, 3}`, `UICollectionElementKindSectionHeader {1, 0}`.
    var name: String {
        let path = "{\(indexPath.map(String.init).joined(separator: ", "))}"
        return category == .cell ? "item \(path)" : "\(kind) \(path)"
    }
}

extension ElementKey: Comparable {
    /// Cells first, then supplementary and decoration views by kind; each by index path.
    static func < (first: ElementKey, second: ElementKey) -> Bool {
        if first.category != second.category { return first.category.rawValue < second.category.rawValue }
        if first.kind != second.kind { return first.kind < second.kind }
        return first.indexPath < second.indexPath
    }
}

/// The values of layout attributes.
///
/// Invariant: `rectangle` is the element before its transform, its size never negative.
struct LayoutAttributeValues: Equatable {
    var element = ElementKey.cell(IndexPath())
    var rectangle = CGRect.zero
    /// The identity where `spatialTransform` is there.
    var transform = CGAffineTransform.identity
    private(set) var spatial: SpatialTransform?
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var estimatedAxes: EstimatedAxes?

    /// A transform in space that isn't affine.
    var spatialTransform: CATransform3D? {
        get { spatial?.value }
        set { if spatial != nil || newValue != nil { spatial = newValue.map { SpatialTransform(value: $0) } } }
    }

    var transform3D: CATransform3D {
        get { spatialTransform ?? CATransform3D(transform) }
        set {
            let isAffine = CATransform3DIsAffine(newValue)
            transform = isAffine ? CATransform3DGetAffineTransform(newValue) : .identity
            spatialTransform = isAffine ? nil : newValue
        }
    }

    var center: CGPoint {
        get {
            CGPoint(
                x: rectangle.origin.x + rectangle.size.width / 2, y: rectangle.origin.y + rectangle.size.height / 2)
        }
        set {
            rectangle.origin = CGPoint(
                x: newValue.x - rectangle.size.width / 2, y: newValue.y - rectangle.size.height / 2)
        }
    }

    var size: CGSize {
        get { rectangle.size }
        set {
            let center = self.center
            rectangle.size = newValue
            self.center = center
        }
    }

    var frame: CGRect {
        get {
            if let spatialTransform { return spatialTransform.box(around: rectangle) }
            guard !transform.isIdentity else { return rectangle }
            let (size, center) = (rectangle.size, center)
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return box.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            let frame = newValue.standardized
            guard !transform.isIdentity else {
                rectangle = frame
                return
            }
            let size = frame.size.applying(transform.inverted())
            rectangle.size = CGSize(width: abs(size.width), height: abs(size.height))
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// True if every number is one.
    var isFinite: Bool {
        rectangle.origin.x.isFinite && rectangle.origin.y.isFinite && rectangle.size.width.isFinite
            && rectangle.size.height.isFinite && alpha.isFinite
    }
}

/// A transform in space, apart from the values of the many elements without one, which are copied often.
final class SpatialTransform: Equatable {
    let value: CATransform3D

    init(value: CATransform3D) { self.value = value }

    static func == (first: SpatialTransform, second: SpatialTransform) -> Bool { first.value == second.value }
}
