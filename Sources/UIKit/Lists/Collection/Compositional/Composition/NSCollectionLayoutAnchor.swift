import CollectionArrangement

extension NSDirectionalRectEdge {
    /// The point of the rectangle, from (0, 0) at top and leading to (1, 1); the middle along an axis of no edge.
    var unit: CGPoint {
        CGPoint(
            x: contains(.leading) ? 0 : contains(.trailing) ? 1 : 0.5,
            y: contains(.top) ? 0 : contains(.bottom) ? 1 : 0.5)
    }
}

/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// How a supplementary item is attached to what it belongs to.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    public let edges: NSDirectionalRectEdge
    /// Points, or multiples of the supplementary item's size.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = finite(offset, "offset of an anchor")
        isFractionalOffset = isFractional
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    nonisolated var anchor: CompositionAnchor {
        CompositionAnchor(unit: edges.unit, offset: offset, isFractional: isFractionalOffset)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return edges == other.edges && anchor == other.anchor
    }
    open override var hash: Int { Int(edges.rawValue) }
}
