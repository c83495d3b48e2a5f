/// Draws and lays out for a layer, or provides its actions.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents, in place of drawing.
    func display(_ layer: CALayer)
    /// Called before the layer draws by `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    /// The action for an event; nil continues the search, `NSNull` means none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension UIView: CALayerDelegate {}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func layerWillDraw(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
