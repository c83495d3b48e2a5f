import Graphics

/// How pixels of contents are made where they aren't the screen's.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel's: hard squares when enlarged.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// As `linear`, which is free of moiré here in any case.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Edges of a layer that are drawn smooth.
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
    /// The part that is stretched when contents are resized, in shares of them; what lies around it keeps its size, as
    /// with the caps of a resizable picture.
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
    /// Kept: what is reduced is the mean of its pixels, without levels between which to choose.
    public var minificationFilterBias: Float {
        get { looks.minificationFilterBias }
        set { looks.minificationFilterBias = newValue }
    }
    /// A hint that nothing shines through; a view's layer has the view's.
    public var isOpaque: Bool {
        get { view?.isOpaque ?? looks.isOpaque }
        set { if let view { view.isOpaque = newValue } else { looks.isOpaque = newValue } }
    }
    /// Edges are smooth here in any case.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { looks.edgeAntialiasingMask }
        set { looks.edgeAntialiasingMask = newValue }
    }
    /// Kept without effect, as on iOS, where layers have no filters.
    public var filters: [Any]? {
        get { looks.filters }
        set { looks.filters = newValue }
    }
    /// Kept without effect, as `filters`.
    public var backgroundFilters: [Any]? {
        get { looks.backgroundFilters }
        set { looks.backgroundFilters = newValue }
    }
    /// Kept without effect, as `filters`.
    public var compositingFilter: Any? {
        get { looks.compositingFilter }
        set { looks.compositingFilter = newValue }
    }
    /// How far in front of the layer's plane its anchor point is.
    public var anchorPointZ: CGFloat {
        get { own.anchorPointZ }
        set {
            own.anchorPointZ = newValue
            changed()
        }
    }

    /// How much further than its radius a corner reaches along the sides.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528_665 : 1
    }

    /// Whether the layer is to be laid out before it is drawn.
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

    /// Moves the nearest scroll layer around this one so that a point is in its corner.
    public func scroll(_ p: CGPoint) {
        guard let scroll = self as? CAScrollLayer ?? scrollLayer else { return }
        scroll.scroll(to: scroll === self ? p : convert(p, to: scroll))
    }
    /// Moves the nearest scroll layer around this one no further than it takes to show a rectangle.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: convert(r, to: scroll))
    }
    /// What of the bounds the nearest scroll layer shows; all of it without one.
    public var visibleRect: CGRect {
        guard let scroll = scrollLayer else { return bounds }
        let visible = bounds.intersection(scroll.convert(scroll.bounds, to: self))
        return visible.isNull ? .zero : visible
    }
}

extension CALayer {
    /// Whether the opacity is that of the layer and all inside it as one picture. If not, each thing drawn has it, and what
    /// lies below another shows through.
    public var allowsGroupOpacity: Bool {
        get { looks.allowsGroupOpacity }
        set { change("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
    }
}

extension DisplayListRecorder {
    /// Draws what the body draws with an alpha, as one picture or each thing of it for itself.
    mutating func fading(alpha: Double, asGroup: Bool, _ body: (inout DisplayListRecorder) -> Void) {
        if asGroup || alpha >= 1 { return grouping(alpha: alpha, body) }
        append(DisplayList { body(&$0) }, fadingEach: alpha)
    }
}
