/// Draws and lays out for a layer, or says how it moves.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Gives the layer contents, in place of drawing.
    func display(_ layer: CALayer)
    /// Told before the layer draws by `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    /// What is to happen for an event; nil asks further, `NSNull` stands for nothing.
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
