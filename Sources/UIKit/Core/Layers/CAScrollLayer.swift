/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a part of a larger layer and is scrolled by calls; it doesn't handle touches.
open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
        masksToBounds = true
    }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makePresentation() -> CALayer { CAScrollLayer(layer: self) }

    /// Scrolls a point of the content into the layer's corner, in the directions that the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls a rectangle of the content into view, as little as needed.
    open func scroll(to r: CGRect) {
        func moved(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if low < start { return low }
            return high > start + length ? min(low, high - length) : start
        }
        scroll(
            to: CGPoint(
                x: moved(bounds.minX, bounds.width, r.minX, r.maxX),
                y: moved(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}
