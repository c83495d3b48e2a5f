import ConstraintSolver

/// A view or a layout guide in one engine.
///
/// An item has four variables: the origin and size of its alignment rectangle, in the coordinates of its parent's
/// bounds. An item belongs to the engine that made it and is void once removed there.
public struct LayoutItem: Hashable, Comparable, Sendable, BitwiseCopyable {
    let index: Int32

    /// The index in tables beside the engine's: small, not negative, reused once the item is removed.
    public var number: Int { Int(index) }

    // As the compiler's own, but without copies of both in a debug build.
    public static func == (first: LayoutItem, second: LayoutItem) -> Bool { first.index == second.index }

    public static func < (first: LayoutItem, second: LayoutItem) -> Bool { first.index < second.index }
}

/// Four distances inwards from the edges of a rectangle, in points.
public struct EdgeDistances: Hashable, Sendable, BitwiseCopyable {
    public var top, left, bottom, right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = EdgeDistances()
}

/// A rectangle in points; the engine's only geometry, so that it needs no other module's.
public struct LayoutRectangle: Hashable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// The metrics of an item besides its constraints; every field enters constraints as a constant only.
public struct LayoutItemMetrics: Hashable, Sendable, BitwiseCopyable {
    /// The distances from the frame to the alignment rectangle.
    public var alignmentInsets = EdgeDistances.zero
    /// The item's bounds origin: where its children's coordinates start.
    public var boundsOriginX = 0.0
    public var boundsOriginY = 0.0
    /// The distance from the alignment rectangle's top to the first baseline.
    public var firstBaselineFromTop: Double?
    /// The distance from the last baseline to the alignment rectangle's bottom.
    public var lastBaselineFromBottom = 0.0

    public init() {}

    /// True if a place on the horizontal axis may be elsewhere than by other metrics.
    func differsHorizontally(from other: LayoutItemMetrics) -> Bool {
        boundsOriginX != other.boundsOriginX || alignmentInsets.left != other.alignmentInsets.left
            || alignmentInsets.right != other.alignmentInsets.right
    }

    /// The same on the vertical axis, on which baselines are.
    func differsVertically(from other: LayoutItemMetrics) -> Bool {
        boundsOriginY != other.boundsOriginY || alignmentInsets.top != other.alignmentInsets.top
            || alignmentInsets.bottom != other.alignmentInsets.bottom
            || firstBaselineFromTop != other.firstBaselineFromTop
            || lastBaselineFromBottom != other.lastBaselineFromBottom
    }

    var isFinite: Bool {
        let insets = alignmentInsets
        return insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite
            && boundsOriginX.isFinite && boundsOriginY.isFinite && firstBaselineFromTop?.isFinite != false
            && lastBaselineFromBottom.isFinite
    }
}

/// The engine's record of an item; free of references, so that reading a field copies nothing else.
struct LayoutItemRecord: BitwiseCopyable {
    var parent: Int32
    /// minX, minY, width, height.
    var variables: (Variable, Variable, Variable, Variable)
    var metrics = LayoutItemMetrics()
    /// The item for the margins, where one was given.
    var marginsGuide: LayoutItem?
    /// The item for the scrolled content, where this is a scroll view.
    var contentGuide: LayoutItem?
    /// Internal rows that live and die with the item: width ≥ 0 and height ≥ 0.
    var implicitWidth: ConstraintID?
    var implicitHeight: ConstraintID?
    /// Content-size rows by axis: hugging and compression resistance.
    var contentSize: (horizontal: ContentSizeRows?, vertical: ContentSizeRows?) = (nil, nil)
    /// The youngest mention of the item by a constraint.
    var firstMention = MentionLink.none
    /// The listing of changes in which the item was last named.
    var changeListing: UInt32 = 0
    var isLive = true
}

/// The rows of one axis of an intrinsic content size; one of priority 0 isn't there.
struct ContentSizeRows: BitwiseCopyable {
    var hugging: ConstraintID?
    var compression: ConstraintID?
    var value: ContentSize
}

/// An intrinsic size along one axis, with how strongly the item hugs it and resists being made smaller.
public struct ContentSize: Hashable, Sendable, BitwiseCopyable {
    /// Points, in alignment-rectangle space.
    public var length: Double
    public var huggingPriority: Float
    public var compressionResistancePriority: Float

    public init(length: Double, huggingPriority: Float, compressionResistancePriority: Float) {
        self.length = length
        self.huggingPriority = huggingPriority
        self.compressionResistancePriority = compressionResistancePriority
    }
}
