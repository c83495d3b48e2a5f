import Graphics

/// The resampling of contents whose pixels differ from the screen's.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel: hard squares when enlarged.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Like `linear`, which has no moiré here in any case.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

extension CALayer {
    /// The part that is stretched when contents are resized, in unit coordinates; the parts around it keep their size,
    /// as with the caps of a resizable picture.
    public var contentsCenter: CGRect {
        get { looks.contentsCenter }
        set { change("contentsCenter", \.contentsCenter, newValue) }
    }
    public var magnificationFilter: CALayerContentsFilter {
        get { looks.magnificationFilter }
        set { change("magnificationFilter", \.magnificationFilter, newValue) }
    }
    public var minificationFilter: CALayerContentsFilter {
        get { looks.minificationFilter }
        set { change("minificationFilter", \.minificationFilter, newValue) }
    }
    /// Stored without effect: reduced contents are averaged, without mipmaps to choose from.
    public var minificationFilterBias: Float {
        get { looks.minificationFilterBias }
        set { looks.minificationFilterBias = newValue }
    }
    /// A hint that nothing shows through; a view's layer has the view's.
    public var isOpaque: Bool {
        get { view?.isOpaque ?? looks.isOpaque }
        set { if let view { view.isOpaque = newValue } else { looks.isOpaque = newValue } }
    }
    /// Without effect: edges are antialiased here in any case.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { looks.edgeAntialiasingMask }
        set { looks.edgeAntialiasingMask = newValue }
    }
    /// Stored without effect, as on iOS, where layers have no filters.
    public var filters: [Any]? {
        get { looks.filters }
        set { looks.filters = newValue }
    }
    /// Stored without effect, like `filters`.
    public var backgroundFilters: [Any]? {
        get { looks.backgroundFilters }
        set { looks.backgroundFilters = newValue }
    }
    /// Stored without effect, like `filters`.
    public var compositingFilter: Any? {
        get { looks.compositingFilter }
        set { looks.compositingFilter = newValue }
    }
    /// The distance of its anchor point in front of the layer's plane.
    public var anchorPointZ: CGFloat {
        get { own.anchorPointZ }
        set {
            own.anchorPointZ = newValue
            changed()
        }
    }

    /// The length of a corner along the sides, relative to its radius.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528_665 : 1
    }

    /// Returns true if the layer will be laid out before it is drawn.
    public final func needsLayout() -> Bool { view?.passes.needsLayout ?? isLayoutNeeded }

    // MARK: Scrolling

    private var scrollLayer: CAScrollLayer? {
        var layer = superlayer
        while let present = layer {
            if let scroll = present as? CAScrollLayer { return scroll }
            layer = present.superlayer
        }
        return nil
    }

    /// Scrolls the nearest enclosing scroll layer so that a point is in its corner.
    public func scroll(_ p: CGPoint) {
        guard let scroll = self as? CAScrollLayer ?? scrollLayer else { return }
        scroll.scroll(to: scroll === self ? p : convert(p, to: scroll))
    }
    /// Scrolls the nearest enclosing scroll layer as little as needed to show a rectangle.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: convert(r, to: scroll))
    }
    /// The part of the bounds that the nearest scroll layer shows; all of it without one.
    public var visibleRect: CGRect {
        guard let scroll = scrollLayer else { return bounds }
        let visible = bounds.intersection(scroll.convert(scroll.bounds, to: self))
        return visible.isNull ? .zero : visible
    }
}

extension CALayer {
    /// True if the opacity applies to the layer and its sublayers as one picture. If false, it applies to each drawing
    /// separately, and overlapped ones show through.
    public var allowsGroupOpacity: Bool {
        get { looks.allowsGroupOpacity }
        set { change("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
    }
}

extension DisplayListRecorder {
    /// Draws a body with an alpha, as one picture or each drawing separately.
    mutating func fading(alpha: Double, asGroup: Bool, _ body: (inout DisplayListRecorder) -> Void) {
        if asGroup || alpha >= 1 { return grouping(alpha: alpha, body) }
        append(DisplayList { body(&$0) }, fadingEach: alpha)
    }
}
