/// The look of a layer, apart from its geometry.
struct LayerStyle {
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var backgroundColor: CGColor?
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    /// The radii of a view's corners that differ from each other; nil for `cornerRadius` at those of `maskedCorners`.
    var cornerRadii: [CGFloat]?
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowPath: CGPath?
    var contents: CGImage?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part that is stretched when the contents are resized, in unit coordinates.
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var isOpaque = false
    var allowsGroupOpacity = true
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    /// Stored without effect.
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
}
